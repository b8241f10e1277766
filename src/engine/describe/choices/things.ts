/** Choices that name a thing: a card, a character, a place, a skill, a player. */
import type { ChoiceOption } from '../../../catalogue/effect.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { capital, counted, inForm, listed, noted, noun, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Idle, Topic } from '../../types/decision.ts';
import type { CardId, LocationId, SkillCard } from '../../types/ids.ts';
import { cardsOfSkill, find, optionAt, skillFace } from '../lookup.ts';
import { briefCharacter, briefEntry, briefSkillCard, cardLabel, characterGifts, checkHead } from '../brief.ts';
import { conditionTold } from '../effects/conditions.ts';
import { toldEffects, toldOption, toldResults } from '../effects/index.ts';
import {
  area as areaNoun,
  areaHelp,
  board as boardNoun,
  cards,
  deck as deckNoun,
  faceWithSkill,
  name,
  ships,
  skill as skillNoun,
} from '../nouns.ts';
import type { ChoiceContext, ChoiceWords, ChoiceParts } from './table.ts';

const entryDetail = (id: string): Text => {
  const found = find(id);
  return found ? briefEntry(found) : '';
};

function skillCard(card: SkillCard, { topic }: ChoiceContext): ChoiceParts {
  const found = skillFace(card);
  const label = faceWithSkill(card);
  if (!found) return { label };
  if (topic.kind === 'react') {
    return {
      label: tell('choices.actions.play', { card: label }),
      detail: toldEffects(found.entry.effects, { brief: true }),
    };
  }
  if (topic.kind === 'contribute') return { label, detail: tell('choices.things.strength', { strength: found.value }) };
  return { label, detail: briefSkillCard(found.entry) };
}

/** A box of a Crisis card, or one of several results inside a card. */
function option(card: CardId, path: ReadonlyArray<string | number>): ChoiceParts {
  const found = optionAt(card, path);
  if (found) return optionTold(found);
  const at = path.filter((step) => typeof step === 'number').map((step) => step + 1);
  return { label: tell('choices.things.option', { number: at.join('.'), card: name(card) }) };
}

/**
 * A check is told by its numbers, with the results below; other options by what they do, which goes on below where it
 * is cut.
 */
function optionTold(found: ChoiceOption): ChoiceParts {
  const [first, ...others] = found.effects;
  if (first && 'check' in first && others.length === 0) {
    return { label: checkHead(first.check), detail: sentences(toldResults(first.check, { brief: true })) };
  }
  const plain = found.effects.length === 0 ? tell('choices.things.nothing') : toldOption(found, { brief: true });
  return { label: plain, detail: plain };
}

/** Why nothing can be done at a place, as everyone can see. */
function idleText(idle: Exclude<Idle, 'noAction'>, location: LocationId): Text {
  if (idle !== 'requires') return tell('choices.things.idle', { idle });
  const found = find(location);
  const asked = found?.kind === 'location' ? (found.entry.requires ?? []) : [];
  return tell('choices.things.idleUnless', { conditions: listed(asked.map(conditionTold)) });
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

/** The label alone, or with its form `detail`. */
const withDetail = (label: Text): ChoiceParts => ({ label, detail: inForm(label, 'detail') });

export const thingChoices: ChoiceWords<Things> = {
  skillCard: ({ card }, asked) => skillCard(card, asked),
  card: ({ card }) => ({ label: cardLabel(card), detail: entryDetail(card) }),
  character: ({ character }, { names }) => {
    const found = find(character);
    const label = names.character(character);
    return found?.kind === 'character'
      ? {
          label,
          detail: briefCharacter(found.entry),
          shortDetail: characterGifts(found.entry),
        }
      : { label };
  },
  location: ({ location, costsCard, costsCrises, idle }) => {
    const found = find(location);
    const place = name(location);
    const isOnBoard = found?.kind === 'location' && found.entry.board !== 'cylonLocations';
    const label = isOnBoard ? tell('choices.things.placeOn', { place, board: boardNoun(found.entry.board) }) : place;
    const leaving =
      costsCrises === undefined
        ? []
        : [tell('choices.things.costsSuperCrises', { cards: cards(costsCrises, 'superCrisis') })];
    return {
      label: noted(label, ...(costsCard ? [tell('choices.things.costsSkillCard')] : []), ...leaving),
      short: noted(place, ...(costsCard ? [tell('choices.things.costsCard')] : []), ...leaving),
      detail:
        idle === undefined || idle === 'noAction'
          ? entryDetail(location)
          : tell('choices.things.idlePlace', { why: idleText(idle, location) }),
    };
  },
  area: ({ area }) => ({ label: areaNoun(area), detail: areaHelp(area) }),
  skill: ({ skill }, { names }) => ({
    label: skillNoun(skill),
    detail: listed(cardsOfSkill(skill, names.has).map(({ id, name: called }) => noun(id, called))),
  }),
  skills: ({ skills }) => ({ label: countSkills(skills) }),
  seat: ({ seat }, { names }) => ({ label: names.seat(seat) }),
  effects: ({ effects }) => optionTold({ effects }),
  option: ({ card, path }) => option(card, path),
  token: ({ token }) => ({ label: name(token), detail: entryDetail(token) }),
  board: ({ board }) => ({ label: capital({ ...boardNoun(board), case: 'the' }) }),
  cardTo: ({ card, where }) => ({
    label: tell('choices.things.cardTo', { top: where === 'top', card: cardLabel(card) }),
    detail: entryDetail(card),
  }),
  toHand: () => ({ label: tell('choices.things.toHand') }),
  toCheck: () => withDetail(tell('choices.things.toCheck')),
  deck: ({ deck }) => ({ label: tell('choices.things.deck', { deck: deckNoun(deck) }) }),
  top: () => withDetail(tell('choices.things.top')),
  bottom: () => withDetail(tell('choices.things.bottom')),
  result: ({ result }) => withDetail(tell('choices.things.result', { passes: result === 'pass' })),
  amount: ({ amount }, { topic }) => ({ label: amountLabel(amount, topic) }),
};

function amountLabel(amount: number, topic: Topic): Text {
  if (topic.kind === 'chooseRepair') return tell('choices.things.damagedVipers', { ships: ships(amount, 'viper') });
  return topic.kind === 'chooseAmount' ? counted(amount, `amount/${topic.of}`) : String(amount);
}

/** “1 Leadership and 1 Politics”, “2 Politics”. */
function countSkills(skills: ReadonlyArray<Skill>): Text {
  const kinds = [...new Set(skills)];
  const countOf = (kind: Skill): number => skills.filter((skill) => skill === kind).length;
  return listed(kinds.map((kind) => tell('brief.skills', { count: countOf(kind), skills: skillNoun(kind) })));
}
