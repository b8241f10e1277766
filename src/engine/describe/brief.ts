/** The shortest text that tells what a thing does: for the second line of a menu entry. */
import { wordsOfDeck } from './further.ts';
import type { Check, Role } from '../../catalogue/effect.ts';
import type {
  Ability,
  AttackSteps,
  Character,
  Crisis,
  Destination,
  Location,
  Loyalty,
  QuorumCard,
  SkillCardEntry,
  Token,
} from '../../catalogue/content.ts';
import { skills } from '../../catalogue/vocabulary.ts';
import { find } from './lookup.ts';
import type { Found } from './lookup.ts';
import { nameOf } from './names.ts';
import { briefAgenda } from './cards/agenda.ts';
import { whoShort } from './effects/clause.ts';
import { inEnglish } from './inEnglish.ts';
import { condition } from './effects/filters.ts';
import { checkResults, describeEffects, effectsText } from './effects/index.ts';
import { totalText } from './effects/fleet.ts';
import { capital, note, plural, sentence, sentences } from './grammar.ts';
import { shortMoments } from './reactions.ts';
import { ruleTexts } from './rules.ts';
import { activationNames, amounts, characterTypeNames, skillList, skillNames } from './terms.ts';

const brief = { brief: true } as const;
const terse = { brief: true, terse: true } as const;

/** «3 Politics, 2 Leadership, 1 Tactics or Piloting»: what a character draws in a turn. */
export function skillSet(character: Character): string {
  const fixed = skills.flatMap((skill) => (character.skills[skill] ? [`${character.skills[skill]} ${skillNames[skill]}`] : []));
  const multi = character.multiSkills.map(({ count, of }) => `${count} ${skillList(of, 'or')}`);
  return [...fixed, ...multi].join(', ');
}

export const briefCharacter = (character: Character): string => `${characterTypeNames[character.type]}: ${characterGifts(character)}`;

/** Where the type is known. */
export const characterGifts = (character: Character): string => `${skillSet(character)}${character.pilot ? '; can fly a viper' : ''}`;

const timingWords = {
  action: 'Action',
  movement: 'Instead of moving',
  actionOrMovement: 'Action, or instead of moving',
} as const;

/** An ability of a card that nobody plays. */
const revealed = ({ requires }: SkillCardEntry): string =>
  (requires === undefined ? 'When revealed in a skill check' : `When revealed, if ${condition(requires)}`);

/** When a card is used that nobody waits for a window with, or what it does comes. */
export const whenUsed = (card: SkillCardEntry): string =>
  (card.timing === 'ability' ? revealed(card) : timingWords[card.timing === 'reaction' ? 'action' : card.timing]);

export const briefSkillCard = (card: SkillCardEntry): string =>
  card.mutinyOnDiscard === true ? `${briefText(card)}. Discarding it draws a Mutiny card` : briefText(card);

const briefText = (card: SkillCardEntry): string =>
  card.timing !== 'reaction'
    ? `${card.timing === 'ability' && card.requires === undefined ? 'When revealed' : whenUsed(card)}: ${effectsText(card.effects, brief)}`
    : card.reaction
      ? `${capital(shortMoments(card.reaction.window))}: ${effectsText(card.effects, brief)}`
      : describeEffects(card.effects, brief);

/** «Check 13: Politics, Leadership, Tactics» */
export const checkHead = (check: Check, word = 'Skill check'): string =>
  `${word} ${check.difficulty}: ${check.skills.map((skill) => skillNames[skill]).join(', ')}`;

/** The special rule of an attack card. */
const specialText = (attack: AttackSteps): string =>
  attack.special && attack.special.effects.length > 0 ? effectsText(attack.special.effects, brief) : '';

function briefAttack(attack: AttackSteps): string {
  return sentences(`attack: ${totalText(attack.place)}`, specialText(attack));
}

const chooserHead = (chooser: Role): string => (chooser === 'current' ? '' : `${capital(inEnglish(whoShort(chooser)))}: `);

function briefCrisis(crisis: Crisis): string {
  switch (crisis.kind) {
    case 'check':
      return sentences(checkHead(crisis.check, 'check'), checkResults(crisis.check, terse));
    case 'choice':
      return `${chooserHead(crisis.chooser)}${crisis.options.map((option) => effectsText(option.effects, terse)).join(' / ')}`;
    case 'attack':
      return briefAttack(crisis.attack);
    case 'event':
      return describeEffects(crisis.effects, brief);
  }
}

const briefQuorum = (card: QuorumCard): string => sentences(effectsText(card.effects, brief), ...ruleTexts(card.rules ?? {}));

function briefDestination({ distance, effects, afterwards = [] }: Destination): string {
  return sentence(`distance ${distance}: ${[effects, afterwards].flatMap((list) => (list.length === 0 ? [] : [effectsText(list, brief)])).join('; ')}`);
}

const briefLoyalty: Readonly<Record<Loyalty['kind'], string>> = {
  notACylon: 'You are human',
  personalGoal: 'You are human, and should reveal it before the end',
  finalFive: 'You are human, and it harms whoever looks at it',
  cylon: 'You win with the Cylons, in secret until you reveal yourself',
  sympathizer: 'Is revealed at once',
  sympatheticCylon: 'Is revealed at once',
  mutineer: 'Is revealed at once: your titles pass, and you may hold 2 Mutiny cards',
};

function briefLocation(location: Location): string {
  if (location.effects.length === 0) return 'No action here';
  return describeEffects(location.effects, brief);
}

function briefToken(token: Token): string {
  switch (token.kind) {
    case 'galacticaDamage':
      return token.location === undefined
        ? `Lose ${amounts(token.lose ?? {})}`
        : 'Everybody there is sent to Sickbay; no action there until it is repaired';
    case 'pegasusDamage':
      return 'Everybody there is sent to Sickbay; no action there until it is repaired';
    case 'civilianShip':
      return Object.keys(token.lose).length === 0 ? 'Nothing is lost with it' : `If it is destroyed, lose ${amounts(token.lose)}`;
    case 'basestarDamage':
      return `Counts as ${plural(token.counts, 'damage', 'damage')}`;
    default:
      return '';
  }
}

/** Passive, an action or a reaction: what the ability does. */
export function briefAbility(ability: Ability): string {
  const effects = ability.effects === undefined ? '' : effectsText(ability.effects, brief);
  const text = effects === '' ? sentences(...ruleTexts(ability.rules ?? {})) : sentence(effects);
  return text.replace(/\.$/, '');
}

/** What a card, a location or a token does, in a few words; empty if there is nothing to say. */
export function briefEntry(found: Found): string {
  switch (found.kind) {
    case 'character':
      return briefCharacter(found.entry);
    case 'skillCard':
      return briefSkillCard(found.entry);
    case 'crisis':
    case 'superCrisis':
      return briefCrisis(found.entry);
    case 'quorum':
      return briefQuorum(found.entry);
    case 'loyalty':
      return found.entry.kind === 'cylon' && found.entry.title !== undefined
        ? `Cylon: ${found.entry.title}`
        : briefLoyalty[found.entry.kind];
    case 'destination':
      return briefDestination(found.entry);
    case 'location':
      return briefLocation(found.entry);
    case 'token':
      return briefToken(found.entry);
    case 'further': {
      const { brief: short, lines } = wordsOfDeck(found.deck);
      return inEnglish(short?.(found.entry) ?? lines(found.entry)[0] ?? found.entry.name);
    }
    case 'agenda':
      return briefAgenda(found.entry);
    case 'title':
    case 'track':
    case 'objective':
    case 'setup':
    case 'module':
      return '';
  }
}

/** «Water Sabotaged (raiders, jump +1)»: the icons matter as much as the text. */
export function cardLabel(card: string): string {
  const found = find(card);
  if (found?.kind !== 'crisis') return nameOf(card);
  const icons = [...found.entry.activation.map((one) => activationNames[one]), ...(found.entry.jump ? ['jump +1'] : [])];
  return `${nameOf(card)}${note(...icons)}`;
}
