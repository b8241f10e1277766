/** Choices that name a thing: a card, a character, a place, a skill, a player. */
import type { Option } from '../../../catalogue/effect.ts';
import type { Idle, Topic } from '../../types/decision.ts';
import type { CardId, LocationId, SkillCard } from '../../types/ids.ts';
import { cardsOfSkill, find, optionAt, skillFace } from '../lookup.ts';
import { briefCharacter, briefEntry, briefSkillCard, cardLabel, characterGifts, checkHead } from '../brief.ts';
import { condition } from '../effects/filters.ts';
import { checkResults, describeEffects, describeOption } from '../effects/index.ts';
import { capital, list, plural, sentence } from '../grammar.ts';
import { deckName, faceWithSkill, nameOf } from '../names.ts';
import { areaHelp, areaNames, boardName, ships, skillNames } from '../terms.ts';
import type { Asked, ChoiceWords, Told } from './table.ts';
import { labelLimit } from '../types.ts';

const entryDetail = (id: string): string => {
  const found = find(id);
  return found ? briefEntry(found) : '';
};

function skillCard(card: SkillCard, { topic }: Asked): Told {
  const face = skillFace(card);
  if (!face) return { label: faceWithSkill(card) };
  if (topic.kind === 'react') return { label: `Play ${faceWithSkill(card)}`, detail: describeEffects(face.entry.effects, { brief: true }) };
  if (topic.kind === 'contribute') return { label: faceWithSkill(card), detail: `Strength ${face.value}, for or against by its skill` };
  return { label: faceWithSkill(card), detail: briefSkillCard(face.entry) };
}

/** A box of a Crisis card, or one of several results inside a card. */
function option(card: CardId, path: ReadonlyArray<string | number>): Told {
  const found = optionAt(card, path);
  if (found) return optionTold(found);
  const at = path.filter((step) => typeof step === 'number').map((step) => step + 1);
  return { label: `Option ${at.join('.')} of ${nameOf(card)}` };
}

/** A check is told by its numbers, with the results below; other options by what they do. */
function optionTold(found: Option): Told {
  const [first, ...others] = found.effects;
  if (first && 'check' in first && others.length === 0)
    return { label: checkHead(first.check), detail: sentence(checkResults(first.check, { brief: true })) };
  const text = describeOption(found, { brief: true });
  const plain = found.effects.length === 0 ? 'Do nothing more' : text;
  // Where the label is cut, the detail goes on further.
  return plain.length <= labelLimit ? { label: plain } : { label: plain, detail: plain };
}

/** Why nothing can be done at a place, as everybody can see. */
function idleText(idle: Exclude<Idle, 'noAction'>, location: LocationId): string {
  switch (idle) {
    case 'damaged': return 'it is damaged';
    case 'cards': return 'you lack the Skill cards that it costs';
    case 'forbidden': return 'you may not use it';
    case 'requires': {
      const found = find(location);
      const asked = found?.kind === 'location' ? found.entry.requires ?? [] : [];
      return `only if ${list(asked.map((each) => condition(each)))}`;
    }
  }
}

type Things =
  | 'skillCard'
  | 'card'
  | 'character'
  | 'location'
  | 'area'
  | 'skill'
  | 'skills'
  | 'seat'
  | 'effects'
  | 'option'
  | 'token'
  | 'board'
  | 'cardTo'
  | 'toHand'
  | 'toCheck'
  | 'deck'
  | 'top'
  | 'bottom'
  | 'result'
  | 'amount';

export const thingChoices: ChoiceWords<Things> = {
  skillCard: ({ card }, asked) => skillCard(card, asked),
  card: ({ card }) => ({ label: cardLabel(card), detail: entryDetail(card) }),
  character: ({ character }, { names }) => {
    const found = find(character);
    const label = names.character(character);
    return found?.kind === 'character' ? {
      label,
      detail: briefCharacter(found.entry),
      shortDetail: characterGifts(found.entry),
    } : { label };
  },
  location: ({ location, costsCard, idle }) => {
    const found = find(location);
    const brief = entryDetail(location);
    const board = found?.kind === 'location' && found.entry.board !== 'cylonLocations' ? ` on ${boardName(found.entry.board)}` : '';
    return {
      label: `${nameOf(location)}${board}${costsCard ? ' (costs 1 Skill card)' : ''}`,
      short: `${nameOf(location)}${costsCard ? ' (costs 1 card)' : ''}`,
      detail: idle === undefined || idle === 'noAction' ? brief : `No action there now: ${idleText(idle, location)}`,
    };
  },
  area: ({ area }) => ({ label: areaNames[area], detail: areaHelp[area] }),
  skill: ({ skill }, { names }) => ({ label: skillNames[skill], detail: list(cardsOfSkill(skill, names.has)) }),
  skills: ({ skills }) => ({ label: countSkills(skills) }),
  seat: ({ seat }, { names }) => ({ label: names.seat(seat) }),
  effects: ({ effects }) => optionTold({ effects }),
  option: ({ card, path }) => option(card, path),
  token: ({ token }) => ({ label: nameOf(token), detail: entryDetail(token) }),
  board: ({ board }) => ({ label: capital(boardName(board)) }),
  cardTo: ({ card, where }) => ({ label: `${where === 'top' ? 'Top' : 'Bottom'}: ${cardLabel(card)}`, detail: entryDetail(card) }),
  toHand: () => ({ label: 'Take them into your hand' }),
  toCheck: () => ({ label: 'Add them to the check', detail: 'They go in right after the Destiny cards' }),
  deck: ({ deck }) => ({ label: `The ${deckName(deck)}` }),
  top: () => ({ label: 'On the top of the deck', detail: 'It is the next card to be drawn' }),
  bottom: () => ({ label: 'On the bottom of the deck', detail: 'It is out of the way for a long time' }),
  result: ({ result }) => ({
    label: result === 'pass' ? 'The check passes' : 'The check fails',
    detail: 'The result is carried out at once, without any cards',
  }),
  amount: ({ amount }, { topic }) => ({ label: amountLabel(amount, topic) }),
};

const counted = {
  viper: ['viper', 'vipers'],
  destroyedViper: ['destroyed viper', 'destroyed vipers'],
  raptor: ['raptor', 'raptors'],
  raider: ['raider', 'raiders'],
  heavyRaider: ['heavy raider', 'heavy raiders'],
  pegasusDamage: ['token of Pegasus', 'tokens of Pegasus'],
} as const;

function amountLabel(amount: number, topic: Topic): string {
  if (topic.kind === 'chooseRepair') return `${ships(amount, 'viper')} from the damaged ones`;
  if (topic.kind !== 'chooseAmount') return String(amount);
  const [one, many] = counted[topic.of];
  return plural(amount, one, many);
}

/** «1 Leadership and 1 Politics», «2 Politics». */
function countSkills(skills: ReadonlyArray<keyof typeof skillNames>): string {
  const kinds = [...new Set(skills)];
  return list(kinds.map((kind) => `${skills.filter((skill) => skill === kind).length} ${skillNames[kind]}`));
}
