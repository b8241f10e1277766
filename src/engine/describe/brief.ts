/** The shortest text that tells what a thing does: for the second line of a menu entry. */
import { deckBrief } from './further.ts';
import type { CheckEffects, Recipient } from '../../catalogue/effect.ts';
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
import { capital, inRow, noted, openSentences, sentences, tell, unstopped } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import { find } from './lookup.ts';
import type { FoundEntry } from './lookup.ts';
import { activation, amounts, characterType, name, skill, skillList } from './nouns.ts';
import { briefAgenda } from './cards/agenda.ts';
import { loyaltySubtitle, loyaltyTitle } from './cards/loyalty.ts';
import { whoShort } from './effects/clause.ts';
import { conditionTold } from './effects/conditions.ts';
import { openEffects, toldEffects, toldResults } from './effects/index.ts';
import { totalTold } from './effects/fleet.ts';
import { shortMoment } from './reactions.ts';
import { rulesTold } from './rules.ts';

const brief = { brief: true } as const;
const terse = { brief: true, terse: true } as const;

/** “3 Politics, 2 Leadership, 1 Tactics or Piloting”: what a character draws in a turn. */
export function skillSet(character: Character): Text {
  const fixed = skills.flatMap((each) => {
    const count = character.skills[each];
    return count ? [tell('brief.skills', { count, skills: skill(each) })] : [];
  });
  const multi = character.multiSkills.map(({ count, of }) =>
    tell('brief.skills', { count, skills: skillList(of, 'or') }),
  );
  return inRow([...fixed, ...multi]);
}

export const briefCharacter = (character: Character): Text =>
  tell('brief.character', { type: characterType(character.type), gifts: characterGifts(character) });

/** Returns a character's skills and whether they fly vipers, for a list whose type is known. */
export const characterGifts = (character: Character): Text =>
  tell('brief.gifts', { skills: skillSet(character), pilot: character.pilot });

/** An ability of a card that no one plays. */
const revealed = ({ requires }: SkillCardEntry): Text =>
  requires === undefined
    ? tell('brief.revealedInCheck')
    : tell('brief.revealedIf', { condition: conditionTold(requires) });

/** Returns when a card is used for which no window has to open, or when its ability comes. */
export const whenUsed = (card: SkillCardEntry): Text =>
  card.timing === 'ability' ? revealed(card) : tell('brief.timing', { timing: card.timing });

export const briefSkillCard = (card: SkillCardEntry): Text =>
  card.mutinyOnDiscard === true ? openSentences([briefText(card), tell('brief.mutinyOnDiscard')]) : briefText(card);

function briefText(card: SkillCardEntry): Text {
  const what = openEffects(card.effects, brief);
  if (card.timing === 'reaction') {
    return card.reaction === undefined
      ? toldEffects(card.effects, brief)
      : after(capital(shortMoment(card.reaction.window)), what);
  }
  return after(
    card.timing === 'ability' && card.requires === undefined ? tell('brief.whenRevealed') : whenUsed(card),
    what,
  );
}

/** “Action: …” */
const after = (when: Text, what: Text): Text => tell('brief.when', { when, what });

/** “Check 13: Politics, Leadership, Tactics”; `long`: “Skill check 13: …” */
export const checkHead = (check: CheckEffects, long = true): Text =>
  tell('brief.check', { long, difficulty: check.difficulty, skills: inRow(check.skills.map((each) => skill(each))) });

/** The special rule of an attack card. */
const specialText = (attack: AttackSteps): Text =>
  attack.special && attack.special.effects.length > 0 ? openEffects(attack.special.effects, brief) : '';

function briefAttack(attack: AttackSteps): Text {
  return sentences(tell('brief.attack', { ships: totalTold(attack.place) }), specialText(attack));
}

function briefCrisis(crisis: Crisis): Text {
  switch (crisis.kind) {
    case 'check':
      return sentences(checkHead(crisis.check, false), toldResults(crisis.check, terse));
    case 'choice':
      return chosenBy(
        crisis.chooser,
        inRow(
          crisis.options.map((option) => openEffects(option.effects, terse)),
          ' / ',
        ),
      );
    case 'attack':
      return briefAttack(crisis.attack);
    case 'event':
      return toldEffects(crisis.effects, brief);
  }
}

const chosenBy = (chooser: Recipient, options: Text): Text =>
  chooser === 'current' ? options : after(capital(whoShort(chooser)), options);

const briefQuorum = (card: QuorumCard): Text =>
  sentences(openEffects(card.effects, brief), ...rulesTold(card.rules ?? {}));

function briefDestination({ distance, effects, afterwards = [] }: Destination): Text {
  const told = [effects, afterwards].flatMap((list) => (list.length === 0 ? [] : [openEffects(list, brief)]));
  return sentences(tell('brief.destination', { distance, what: inRow(told, '; ') }));
}

function briefLocation(location: Location): Text {
  if (location.effects.length === 0) return tell('brief.noAction');
  return toldEffects(location.effects, location.who === 'cylon' ? { ...brief, forCylons: true } : brief);
}

function briefToken(token: Token): Text {
  switch (token.kind) {
    case 'galacticaDamage':
      return token.location === undefined
        ? tell('brief.lose', { amounts: amounts(token.lose ?? {}) })
        : tell('brief.damaged');
    case 'pegasusDamage':
      return tell('brief.damaged');
    case 'civilianShip':
      return Object.keys(token.lose).length === 0
        ? tell('brief.nothingLost')
        : tell('brief.loseIfDestroyed', { amounts: amounts(token.lose) });
    case 'basestarDamage':
      return tell('brief.basestarDamage', { count: token.counts });
    default:
      return '';
  }
}

function briefLoyalty(card: Loyalty): Text {
  const title = card.kind === 'cylon' ? loyaltySubtitle(card) : undefined;
  return title === undefined ? tell('brief.loyalty', { kind: card.kind }) : tell('brief.cylonCard', { title });
}

/** Passive, an action or a reaction: what the ability does. */
export function briefAbility(ability: Ability): Text {
  const { effects, rules = {} } = ability;
  return unstopped(effects === undefined ? sentences(...rulesTold(rules)) : sentences(openEffects(effects, brief)));
}

/** Returns what a card, a location or a token does, in a few words; empty if there is nothing to say. */
export function briefEntry(found: FoundEntry): Text {
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
      return briefLoyalty(found.entry);
    case 'destination':
      return briefDestination(found.entry);
    case 'location':
      return briefLocation(found.entry);
    case 'token':
      return briefToken(found.entry);
    case 'further':
      return deckBrief(found) ?? name(found.entry.id);
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

/** “Water Sabotaged (raiders, jump +1)”: the icons matter as much as the text, and Loyalty cards share names. */
export function cardLabel(card: string): Text {
  const found = find(card);
  if (found?.kind === 'loyalty') return loyaltyTitle(found.entry);
  if (found?.kind !== 'crisis') return name(card);
  return noted(
    name(card),
    ...found.entry.activation.map(activation),
    ...(found.entry.jump ? [tell('brief.jumpIcon')] : []),
  );
}
