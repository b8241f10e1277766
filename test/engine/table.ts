/** A scene being played: a handful of verbs, and what there is to see. */
import { answer, decisions, view } from '../../src/engine/index.ts';
import { skillOf } from '../../src/engine/pieces/cards.ts';
import { crisisData } from '../../src/engine/rules/crisis/crisisCard.ts';
import { RunningGame } from '../../src/engine/flow/game.ts';
import type { ProcedureName, Procedures } from '../../src/engine/flow/procedures.ts';
import { randomBelow, seedRandom } from '../../src/engine/flow/random.ts';
import type { Effects } from '../../src/catalogue/effect.ts';
import type { Activation, Area, Title } from '../../src/catalogue/vocabulary.ts';
import type { Choice, Decision } from '../../src/engine/types/decision.ts';
import type { GameEvent, Happening } from '../../src/engine/types/event.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import type { Person } from './people.ts';
import { idOf, stackOn } from './slugs.ts';

/** A scene being played. */
export class Table {
  readonly state: GameState;
  readonly events: Array<GameEvent> = [];
  private readonly names: ReadonlyArray<Person>;

  constructor(state: GameState, names: ReadonlyArray<Person>) {
    this.state = state;
    this.names = names;
  }

  seat(person: Person): Seat {
    return this.names.indexOf(person);
  }

  person(seat: Seat): Person {
    const found = this.names[seat];
    if (found === undefined) throw new Error(`nobody sits at ${seat}`);
    return found;
  }

  player(person: Person): GameState['players'][number] {
    const found = this.state.players[this.seat(person)];
    if (found === undefined) throw new Error(`${person} does not play`);
    return found;
  }

  /** The place of a player: a location's slug, a space area, or `stranded`. */
  where(person: Person): string {
    const { place } = this.player(person);
    if (place.kind === 'location') return place.location.split('/').at(-1) ?? '';
    if (place.kind === 'piloting') return this.state.ships.find((ship) => ship.id === place.ship)?.area ?? 'nowhere';
    return place.kind;
  }

  holder(title: Title): Person | undefined {
    const seat = this.state.titles[title];
    return seat === undefined ? undefined : this.names[seat];
  }

  view(person: Person | 'public'): GameView {
    return view(this.state, person === 'public' ? 'public' : this.seat(person));
  }

  /** Starts any procedure of the rules as the only thing that runs. */
  call<K extends ProcedureName>(name: K, data: Procedures[K]): this {
    const game = new RunningGame(this.state);
    game.call(name, data);
    game.begin();
    this.events.push(...game.events);
    return this;
  }

  /** Resolves effects as if someone used them. */
  resolve(list: Effects, by: Person, source = 'crisis/base/riots-a'): this {
    return this.call('effects', { list, context: { source, you: this.seat(by) } });
  }

  /** The current player draws this Crisis card in the Crisis step. */
  crisis(slug: string): this {
    const card = idOf('crisis', slug);
    stackOn(this.state.crisis.deck, [card]);
    return this.call(
      'crisis',
      crisisData({ seat: this.state.current, card: undefined, superCrisis: false, withIcons: true }),
    );
  }

  superCrisis(slug: string): this {
    return this.call(
      'crisis',
      crisisData({ seat: this.state.current, card: idOf('super-crisis', slug), superCrisis: true, withIcons: false }),
    );
  }

  /** Someone takes an action (or several), the choices being asked. */
  actions(person: Person, count = 1): this {
    const grant =
      count === 1
        ? ({ by: 'actionStep', piloting: false } as const)
        : ({ by: 'effect', source: 'location/base/hangar-deck', count } as const);
    return this.call('actions', { seat: this.seat(person), grant, taken: 0 });
  }

  /** A whole turn of the current player begins; the next player's follows. */
  turn(): this {
    return this.call('turns', {});
  }

  activate(...icons: ReadonlyArray<Activation>): this {
    return this.call('activate', { icons, at: 0, why: 'crisis/base/riots-a' });
  }

  jump(): this {
    return this.call('jump', { cards: [], chooser: undefined });
  }

  /** The next rolls of the die; call it right before what rolls, with nothing else random between. */
  dice(...results: ReadonlyArray<number>): this {
    for (let n = 0; ; n += 1) {
      const random = seedRandom(`dice ${n}`);
      const kept: typeof random = [...random];
      if (!results.every((result) => randomBelow(random, 8) + 1 === result)) continue;
      this.state.random = kept;
      return this;
    }
  }

  /** The open question of someone, if there is one. */
  question(person: Person): Decision | undefined {
    return decisions(this.state).find((open) => open.seat === this.seat(person));
  }

  /** Like `question`, but it must be there. */
  choices(person: Person): Decision {
    const found = this.question(person);
    if (found === undefined)
      throw new Error(
        `${person} is not asked; open: ${JSON.stringify(decisions(this.state).map(({ seat, topic }) => [this.names[seat], topic.kind]))}`,
      );
    return found;
  }

  /** The ids of what someone may choose. */
  ids(person: Person): Array<string> {
    return this.choices(person).choices.map((choice) => choice.id);
  }

  /**
   * Chooses by ids: whole ids, or the slug that an id ends with (`armory`), or `roslin` for a seat, or `politics/3` for
   * a card.
   */
  choose(person: Person, ...wanted: ReadonlyArray<string>): this {
    const decision = this.choices(person);
    const taken = new Set<string>();
    const ids = wanted.map((name) => {
      const found = decision.choices.find((choice) => !taken.has(choice.id) && this.isNamed(choice, name));
      if (found === undefined)
        throw new Error(
          `${person} cannot choose ${name}; open (${decision.topic.kind}): ${decision.choices.map(({ id }) => id).join(', ')}`,
        );
      taken.add(found.id);
      return found.id;
    });
    this.events.push(...answer(this.state, decision.seat, decision.id, ids).events);
    return this;
  }

  private isNamed(choice: Choice, name: string): boolean {
    if (choice.id === name || choice.id.endsWith(`/${name}`)) return true;
    if (choice.kind === 'seat') return this.names[choice.seat] === name;
    if (choice.kind !== 'skillCard' && choice.kind !== 'playSkillCard') return false;
    return name === `${skillOf(choice.card)}/${choice.card.slice(-1)}` || choice.card === `skill/base/${name}`;
  }

  pass(person: Person): this {
    return this.choose(person);
  }

  /** Declines every open reaction, until something else is asked or nothing is. */
  decline(): this {
    for (let open = this.reactions(); open.length > 0; open = this.reactions())
      for (const decision of open) this.events.push(...answer(this.state, decision.seat, decision.id, []).events);
    return this;
  }

  private reactions(): ReadonlyArray<Decision> {
    const open = decisions(this.state);
    return open.every(({ topic }) => topic.kind === 'react') ? [...open] : [];
  }

  /** No one adds a card, no one reacts, until the check is over or something else is asked. */
  contributeNothing(): this {
    for (;;) {
      const [open] = decisions(this.state);
      if (open === undefined || (open.topic.kind !== 'contribute' && open.topic.kind !== 'react')) return this;
      this.events.push(...answer(this.state, open.seat, open.id, []).events);
    }
  }

  /** Answers everything that is asked by its fallback until nothing is running or, at most, that many answers. */
  settle(most = 200): this {
    for (let n = 0; n < most; n += 1) {
      const [open] = decisions(this.state);
      if (open === undefined) return this;
      this.events.push(...answer(this.state, open.seat, open.id, open.fallback).events);
    }
    return this;
  }

  /** The events of that kind, told to everyone or to one person. */
  told<K extends Happening['kind']>(kind: K, to: Person | 'public' = 'public'): Array<Extract<Happening, { kind: K }>> {
    const seat = to === 'public' ? undefined : this.seat(to);
    const heard = this.events.filter(({ audience, except }) =>
      audience === 'public'
        ? seat === undefined || except?.includes(seat) !== true
        : seat !== undefined && audience.includes(seat),
    );
    // `filter` compares the kind.
    return heard.map(({ what }) => what).filter((what) => what.kind === kind) as Array<Extract<Happening, { kind: K }>>;
  }

  count(kind: GameState['ships'][number]['kind'], area?: Area): number {
    return this.state.ships.filter((ship) => ship.kind === kind && (area === undefined || ship.area === area)).length;
  }
}
