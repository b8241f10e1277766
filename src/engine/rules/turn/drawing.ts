/**
 * Drawing with a choice of types: R-TURN-20 to R-TURN-24, R-TURN-30; discarding: R-TURN-103, R-TURN-146, R-TURN-147,
 * R-TURN-153.
 */
import { catalogue } from '../../../catalogue/index.ts';
import type { Character } from '../../../catalogue/content.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { sheetRule } from '../../abilities/rules.ts';
import { gameRule } from '../../content.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { hooks } from '../../hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import {
  canDraw,
  drawSkills,
  removeCards,
  skillCardChoices,
  skillsInGame,
  toDiscard,
  weakest,
} from '../../pieces/cards.ts';
import { characterOf, clockwise, isAboard, isHuman, locationOf, playerAt, sheetCounts } from '../../pieces/players.ts';
import type { Discarded } from './hooks.ts';

interface DrawData {
  readonly seat: Seat;
  left: number;
  from: ReadonlyArray<Skill>;
  /** R-TURN-24: every card of another type. */
  readonly different?: boolean;
  readonly why: Cause | 'receiveSkills' | 'setup';
}

/** `all`: the whole hand, and no number was named (R-DAY-12); a choice again once someone may keep a card of it. */
interface Toll {
  readonly seat: Seat;
  readonly count: number;
  readonly all?: true;
}

interface DiscardData {
  /** `random`: forced by an effect that picks at random; `cost`: paid for something, so nothing forces it. */
  from: ReadonlyArray<Toll>;
  readonly why: Cause | 'handLimit' | 'reveal' | 'infiltrationEnded' | 'cost';
  readonly random?: boolean;
  readonly cost?: boolean;
  /** No one can make it fewer: a limit of the hand, the fate of a player, the price of an ability. */
  readonly inFull?: true;
  /** R-TURN-43: the location that a move pays for, announced by the question. */
  readonly to?: LocationId;
}

export interface DrawingProcedures {
  drawChosen: DrawData;
  receiveSkills: { readonly seat: Seat };
  discard: DiscardData;
}

/** The types of a skill set, those of multi-skills included. */
export function skillSet(character: Character): Array<Skill> {
  const types = new Set<Skill>();
  for (const [skill, count] of Object.entries(character.skills)) if (count > 0) types.add(skill as Skill);
  for (const multi of character.multiSkills) for (const skill of multi.of) types.add(skill);
  return [...types];
}

/** R-TURN-23: the types of a draw that names none; without a sheet that counts (R-LOY-62) any. */
export function ownSkills(state: GameState, seat: Seat): Array<Skill> {
  return sheetCounts(state, seat) ? skillSet(characterOf(state, seat)) : skillsInGame(state);
}

function skillChoices(skills: ReadonlyArray<Skill>): Array<Choice> {
  return skills.map((skill) => ({ id: skill, kind: 'skill', skill }));
}

export const drawChosenProcedure = procedure('drawChosen', {
  choose: (game, { seat, left, from, different, why }) => {
    const skills = left > 0 ? from.filter((skill) => canDraw(game.state, skill)) : [];
    const [only] = skills;
    if (only === undefined) game.finish();
    else if (skills.length === 1 && different !== true) {
      drawSkills(game, seat, repeat(only, left), why);
      game.finish();
    } else game.ask({ seat, topic: { kind: 'drawSkill', count: left, why }, choices: skillChoices(skills) });
  },
  draw: (game, data, frame) => {
    const { skill } = answerOf(frame, data.seat, 'skill');
    drawSkills(game, data.seat, [skill], data.why);
    if (data.different === true) data.from = data.from.filter((other) => other !== skill);
    data.left -= 1;
    game.goto('choose');
  },
});

export const receiveSkillsProcedure = procedure('receiveSkills', {
  fixed: (game, { seat }) => {
    const { state } = game;
    const character = characterOf(state, seat);
    const why = 'receiveSkills';
    if (
      sheetRule(state, seat, 'skipsFirstSkills') === true &&
      playerAt(state, seat).ownTurns === turnsBefore(state, seat) + 1
    ) {
      game.tell({ kind: 'skillsSkipped', seat });
      game.finish();
      return;
    }
    const here = locationOf(state, seat);
    const place = here === undefined ? undefined : catalogue.locations.get(here);
    if (place?.hazardous === true && sheetRule(state, seat, 'noSkillsInHazard') === true) {
      game.tell({ kind: 'skillsSkipped', seat });
      game.finish();
      return;
    }
    const most = place?.receives;
    if (!sheetCounts(state, seat)) {
      // R-TURN-24, R-TURN-26: without a skill set, any types.
      const different = gameRule(state, 'cylonsDrawDifferent') === true;
      game.call('drawChosen', {
        seat,
        left: most ?? (state.options.noSympathizer || isHuman(state, seat) ? 3 : 2),
        from: skillsInGame(state),
        different,
        why,
      });
      game.finish();
    } else if (most !== undefined) {
      game.call('drawChosen', {
        seat,
        left: Math.max(0, most - lessAway(state, seat)),
        from: skillSet(character),
        why,
      });
      game.finish();
    } else if (character.multiSkills.length > 0) {
      const count = character.multiSkills.reduce((sum, multi) => sum + multi.count, 0);
      game.ask({ seat, topic: { kind: 'multiSkill', count }, choices: splitsOf(character) });
    } else if (lessAway(state, seat) > 0) {
      const choices = without(fixedSkills(character), lessAway(state, seat));
      game.ask({ seat, topic: { kind: 'multiSkill', count: choices[0]?.skills.length ?? 0 }, choices });
    }
  },
  draw: (game, { seat }, frame) => {
    const character = characterOf(game.state, seat);
    // No one is asked who has no multi-skill and draws all cards.
    const chosen = answerIfAny(frame, seat, 'skills')?.skills ?? [];
    // R-TURN-28: a player who has to leave out a card has named all the others.
    const isWhole = character.multiSkills.length === 0 && chosen.length > 0;
    drawSkills(game, seat, isWhole ? chosen : [...fixedSkills(character), ...chosen], 'receiveSkills');
  },
  more: (game, { seat }) => {
    // R-LOY-102
    if (!playerAt(game.state, seat).infiltrating) return;
    const left = sheetRule(game.state, seat, 'infiltrationDraw') ?? 1;
    game.call('drawChosen', { seat, left, from: skillSet(characterOf(game.state, seat)), why: 'receiveSkills' });
  },
});

/** R-EXE-64: how many of the player's own turns were over, or going on, when this character came. */
function turnsBefore(state: GameState, seat: Seat): number {
  return playerAt(state, seat).cameAfterTurns ?? 0;
}

function repeat<T>(item: T, count: number): Array<T> {
  return Array.from({ length: count }, () => item);
}

const fixed = new WeakMap<Character, ReadonlyArray<Skill>>();

/** R-TURN-20: without those of multi-skills. */
function fixedSkills(character: Character): ReadonlyArray<Skill> {
  const known = fixed.get(character);
  // The keys come from the vocabulary.
  const skills = known ?? Object.entries(character.skills).flatMap(([skill, count]) => repeat(skill as Skill, count));
  if (known === undefined) fixed.set(character, skills);
  return skills;
}

/** How many cards this seat does not receive because of where it is. */
function lessAway(state: GameState, seat: Seat): number {
  const less = sheetRule(state, seat, 'receivesLessOff');
  return less === undefined || isAboard(state, seat, less.board) ? 0 : less.cards;
}

type SkillsChoice = Extract<Choice, { kind: 'skills' }>;

/** Every way to leave out `count` of these cards. */
function without(skills: ReadonlyArray<Skill>, count: number): Array<SkillsChoice> {
  if (count === 0) return [{ id: skills.join('-'), kind: 'skills', skills }];
  const left = [...new Set(skills)].flatMap((skill) => without(skills.toSpliced(skills.indexOf(skill), 1), count - 1));
  return left.filter(({ id }, at) => left.findIndex((other) => other.id === id) === at);
}

/** R-TURN-21: the ways to split all multi-skills of a sheet. */
function splitsOf({ multiSkills }: Character): Array<SkillsChoice> {
  return multiSkills.map(splits).reduce((all, next) =>
    all.flatMap((one) =>
      next.map((other): SkillsChoice => ({
        id: `${one.id}-${other.id}`,
        kind: 'skills',
        skills: [...one.skills, ...other.skills],
      })),
    ),
  );
}

/** R-TURN-21: the ways to split a multi-skill, decided before any of its cards is drawn. */
function splits(multi: Character['multiSkills'][number]): Array<SkillsChoice> {
  const [first, second] = multi.of;
  if (first === undefined || second === undefined) throw new Error('a multi-skill has two types');
  return Array.from({ length: multi.count + 1 }, (_, ofSecond): SkillsChoice => ({
    id: `${first}${multi.count - ofSecond}-${second}${ofSecond}`,
    kind: 'skills',
    skills: [...repeat(first, multi.count - ofSecond), ...repeat(second, ofSecond)],
  }));
}

export const discardProcedure = procedure('discard', {
  // R-TURN-153 (1)
  demand: (game, { inFull, why }) => {
    if (inFull === true || catalogue.superCrises.has(why) || !sheetsReactTo(game.state, 'discardDemanded')) return;
    game.call('window', { window: 'discardDemanded', once: true });
  },
  choose: (game, { from, why, random, cost, to }) => {
    for (const { seat, count } of from) {
      const { hand } = game.player(seat);
      if (isRandom(game, seat, random, cost) || count <= 0 || hand.length === 0) continue;
      game.ask({
        seat,
        topic:
          to === undefined
            ? { kind: 'discard', count: Math.min(count, hand.length), why }
            : { kind: 'payForMove', location: to },
        choices: skillCardChoices(hand),
        min: count,
        max: count,
        privacy: 'private',
        fallback: weakest(hand, count),
      });
    }
  },
  discard: (game, { from, why, random, cost }, frame) => {
    const discards: Array<Discarded> = [];
    for (const { seat, count, all } of from) {
      const byChance = isRandom(game, seat, random, cost);
      const { hand } = game.player(seat);
      const chosen = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
      const cards = byChance ? shuffle(game.state.random, [...hand]).slice(0, count) : chosen;
      const keepsSome = cards.length < hand.length;
      discardFrom(game, seat, cards, why, byChance);
      discards.push({ seat, cards, chosen: !byChance && (all !== true || keepsSome) });
    }
    handsDiscarded(game, discards);
  },
});

/**
 * R-TURN-153: cards of the player's own choice, the number free or a price; nothing forces them or makes them fewer.
 */
export function discardChosen(game: Game, seat: Seat, cards: ReadonlyArray<SkillCard>, why: DiscardData['why']): void {
  discardFrom(game, seat, cards, why, false);
  handsDiscarded(game, [{ seat, cards, chosen: true }]);
}

/** R-TURN-153 (4), R-PEG-42: one moment, no matter who has discarded. */
export function handsDiscarded(game: Game, discards: ReadonlyArray<Discarded>): void {
  const done = discards.filter(({ cards }) => cards.length > 0);
  if (done.length > 0) for (const follows of hooks(game.state, 'skillsDiscarded')) follows(game, done);
}

function isRandom(game: Game, seat: Seat, random: boolean | undefined, cost: boolean | undefined): boolean {
  return random === true || (cost !== true && sheetRule(game.state, seat, 'randomDiscards') === true);
}

/** R-TURN-153: the cards go faceup to their discard piles. */
function discardFrom(
  game: Game,
  seat: Seat,
  cards: ReadonlyArray<SkillCard>,
  why: DiscardData['why'],
  random: boolean,
): void {
  if (cards.length === 0) return;
  removeCards(game.player(seat).hand, cards);
  toDiscard(game, cards);
  game.tell({ kind: 'skillsDiscarded', seat, cards, why, random });
}

/** Everyone with too many cards, clockwise from the current player, with the number to discard (R-TURN-101). */
export function overHandLimit(state: GameState): Array<{ seat: Seat; count: number }> {
  return clockwise(state, state.current)
    .map((seat) => ({ seat, count: playerAt(state, seat).hand.length - (sheetRule(state, seat, 'handLimit') ?? 10) }))
    .filter(({ count }) => count > 0);
}
