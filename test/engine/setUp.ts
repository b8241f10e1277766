/** A real set-up, from the first choice of a character to the first turn: what the set-up tests share. */
import { answer, decisions, defaultOptions, startGame } from '../../src/engine/index.ts';
import type { Decision } from '../../src/engine/types/decision.ts';
import type { GameEvent, Happening } from '../../src/engine/types/event.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { people, type Person } from './scene.ts';

/** A game that is being set up; seats are counted from the first player here, so `order[0]` chooses first. */
export class SetUp {
  readonly state: GameState;
  readonly events: Array<GameEvent>;

  constructor(options: Partial<GameOptions> = {}, seed = 'set-up') {
    const game = startGame({ ...defaultOptions, players: 4, ...options }, seed);
    this.state = game.state;
    this.events = [...game.events];
  }

  /** The seats clockwise from the first player. */
  get order(): Array<number> {
    const { players, firstPlayer } = this.state;
    return players.map((_, step) => (firstPlayer + step) % players.length);
  }

  open(): Decision {
    const [first] = decisions(this.state);
    if (first === undefined) throw new Error('nothing is being asked');
    return first;
  }

  /** Answers the open question by its fallback, or by these ids. */
  answer(...ids: ReadonlyArray<string>): this {
    const { seat, id, fallback } = this.open();
    this.events.push(...answer(this.state, seat, id, ids.length > 0 ? ids : fallback).events);
    return this;
  }

  /** They are chosen in that order; questions between are answered by their fallback. */
  choose(...chosen: ReadonlyArray<Person>): this {
    for (const person of chosen) this.upTo('chooseCharacter').answer(people[person]);
    return this;
  }

  /** Answers by fallback until such a question is open. */
  upTo(kind: Decision['topic']['kind']): this {
    while (this.open().topic.kind !== kind) this.answer();
    return this;
  }

  /** To the first decision of the first turn. */
  done(): this {
    while (this.state.turn === 0) this.answer();
    return this;
  }

  /** The player with that character. */
  player(person: Person): GameState['players'][number] {
    const found = this.state.players.find(({ character }) => character === people[person]);
    if (found === undefined) throw new Error(`nobody plays ${person}`);
    return found;
  }

  seat(person: Person): number {
    return this.state.players.indexOf(this.player(person));
  }

  /** Everything of that kind that happened, full and public halves alike. */
  all<K extends Happening['kind']>(kind: K): Array<Extract<Happening, { kind: K }>> {
    // `filter` compares the kind.
    return this.events.map(({ what }) => what).filter((what) => what.kind === kind) as Array<
      Extract<Happening, { kind: K }>
    >;
  }

  /** Position of the first event of that kind. */
  at(kind: Happening['kind']): number {
    return this.events.findIndex(({ what }) => what.kind === kind);
  }
}

/** How many cards of each id there are. */
export function tally(cards: ReadonlyArray<string>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}
