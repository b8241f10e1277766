/**
 * Scenes for rule tests: a table set in one object, then a handful of verbs. What a scene does not mention is the plain
 * case: characters on their set-up locations, empty hands, no ships in space, everybody Not a Cylon, full resources.
 */
import { answer, decisions, defaultOptions, view } from '../../src/engine/index.ts';
import { dealTitles } from '../../src/engine/rules/titles/titles.ts';
import { placeCivilian, placeCylonShip, placeViper } from '../../src/engine/pieces/ships.ts';
import { buildDestiny, removeCards, skillOf, skillPile } from '../../src/engine/pieces/cards.ts';
import { crisisData } from '../../src/engine/rules/crisis/crisisCard.ts';
import { newState } from '../../src/engine/rules/setup/setup.ts';
import { holdingsOf } from '../../src/engine/modules/cylonLeaders/state.ts';
import { standsFor } from '../../src/engine/content.ts';
import { RunningGame } from '../../src/engine/flow/game.ts';
import type { ProcedureName, Procedures } from '../../src/engine/flow/procedures.ts';
import { randomBelow, seedRandom } from '../../src/engine/flow/random.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import type { Effects } from '../../src/catalogue/effect.ts';
import type { Activation, Area, Resource, Skill, Title } from '../../src/catalogue/vocabulary.ts';
import type { Choice, Decision } from '../../src/engine/types/decision.ts';
import type { GameEvent, Happening } from '../../src/engine/types/event.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { people } from './people.ts';
import type { Person } from './people.ts';

export { people } from './people.ts';
export type { Person } from './people.ts';

export interface PlayerScene {
  /** Skill cards: `politics/3` (some card of that skill and strength), `repair/2` or a whole face `skill/base/repair/2`. */
  readonly hand?: ReadonlyArray<string>;
  /** A location's slug (`armory`) or `stranded`. */
  readonly at?: string;
  readonly piloting?: Area;
  /** A Cylon player on the Resurrection Ship (or at `at`). */
  readonly revealed?: boolean;
  readonly sympathizer?: boolean;
  /** The Sympathetic Cylon, as a Cylon player. */
  readonly sympathetic?: boolean;
  /** Of a Cylon Leader or the Sympathetic Cylon; `at` says where. */
  readonly infiltrating?: boolean;
  /** Slug of an Agenda. */
  readonly agenda?: string;
  /** Slugs of Loyalty cards, face down; `cylon` is the card that reduces morale. */
  readonly loyalty?: ReadonlyArray<string>;
  readonly superCrises?: ReadonlyArray<string>;
  /** Slugs of Quorum cards that lie before the player. */
  readonly attached?: ReadonlyArray<string>;
  readonly spent?: boolean;
  /** With Daybreak; 1 if nothing else is said. */
  readonly miracles?: number;
}

export type Ships = Partial<Record<Area, Partial<Record<'basestar' | 'raider' | 'heavyRaider' | 'viper' | 'civilian', number>>>>;

export interface Scene {
  readonly players: ReadonlyArray<Person | Partial<Record<Person, PlayerScene>>>;
  readonly current?: Person;
  readonly titles?: Partial<Record<Title, Person>>;
  readonly resources?: Partial<Record<Resource, number>>;
  readonly ships?: Ships;
  /** Top first; the rest is as shuffled. */
  readonly destiny?: ReadonlyArray<string>;
  readonly crisisDeck?: ReadonlyArray<string>;
  readonly destinations?: ReadonlyArray<string>;
  /** Slugs of the civilian ships that are placed or drawn first. */
  readonly civilians?: ReadonlyArray<string>;
  readonly loyaltyDeck?: ReadonlyArray<string>;
  readonly quorumDeck?: ReadonlyArray<string>;
  readonly quorumHand?: ReadonlyArray<string>;
  readonly inPlay?: ReadonlyArray<string>;
  readonly damaged?: ReadonlyArray<string>;
  readonly boarding?: ReadonlyArray<number>;
  readonly jumpTrack?: number;
  readonly travelled?: ReadonlyArray<string>;
  /** Events of the objective that have been reached. */
  readonly milestones?: ReadonlyArray<string>;
  readonly nukes?: number;
  readonly reserves?: Partial<GameState['reserves']>;
  readonly damagedVipers?: number;
  readonly destroyed?: Partial<Pick<GameState['destroyed'], 'viper' | 'raptor'>>;
  readonly options?: Partial<GameOptions>;
  readonly seed?: string;
}

const cylonCard = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const humanCard = 'loyalty/base/you-are-not-a-cylon';

const every = new Set(Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((entries) => [...entries.keys()]));

/** The full id of an entry by its slug: of the base game, or of the first expansion that has it. */
export function idOf(deck: string, name: string): string {
  if (name.includes('/')) return name;
  const expansions = [...catalogue.modules.values()].map(({ expansion }) => expansion);
  return expansions.map((expansion) => `${deck}/${expansion}/${name}`).find((id) => every.has(id)) ?? `${deck}/base/${name}`;
}

/** A location by its slug, as it stands in this game. */
export function placeOf(state: GameState, slug: string): string {
  return standsFor(state, idOf('location', slug));
}

function loyaltyId(name: string): string {
  if (name === 'cylon') return cylonCard;
  return name === 'human' ? humanCard : idOf('loyalty', name);
}

/** A face by `politics/3`, `repair/2` or in full, that is still in its deck. */
function face(state: GameState, name: string): string {
  const [what, value] = name.split('/');
  if (name.split('/').length > 2) return name;
  const isSkill = what !== undefined && what in state.skillDecks;
  const found = [...catalogue.skillCards.values()].find(
    (entry) =>
      (isSkill ? entry.skill === what && inDeck(state, entry) : entry.id === idOf('skill', what ?? '')) &&
      entry.values.some((strength) => strength.value === Number(value)),
  );
  if (found === undefined) throw new Error(`there is no Skill card ${name}`);
  return `${found.id}/${value ?? ''}`;
}

/** Whether there is a card of that title in its deck. */
function inDeck(state: GameState, { id, skill }: { readonly id: string; readonly skill: Skill }): boolean {
  return state.skillDecks[skill]?.deck.some((card) => card.startsWith(`${id}/`)) === true;
}

function takeFromDeck(state: GameState, name: string): string {
  const card = face(state, name);
  const pile = skillPile(state, skillOf(card));
  removeCards(pile.deck, [card]);
  return card;
}

/** Puts these on top of a deck, the first one uppermost. */
function stackOn(deck: Array<string>, cards: ReadonlyArray<string>): void {
  for (const card of [...cards].reverse()) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
    deck.push(card);
  }
}

export function scene(set: Scene): Table {
  const seats = set.players.map((entry) =>
    typeof entry === 'string' ? ([entry, {}] as const) : (Object.entries(entry)[0] as [Person, PlayerScene]),
  );
  const options: GameOptions = { ...defaultOptions, players: Math.max(3, set.players.length), ...set.options };
  const state = newState(options, set.seed ?? 'scene');
  if (seats.length !== state.players.length) throw new Error('a scene needs 3 to 6 players');
  const names = seats.map(([name]) => name);
  state.firstPlayer = 0;
  state.current = set.current === undefined ? 0 : names.indexOf(set.current);
  state.turn = 1;
  state.phase = 'action';
  Object.assign(state.resources, set.resources);
  seats.forEach(([name], seat) => {
    const player = state.players[seat];
    if (player !== undefined) player.character = people[name];
  });
  if (set.travelled !== undefined) state.travelled = set.travelled.map((slug) => idOf('destination', slug));
  state.milestones = [...(set.milestones ?? [])];
  if (set.jumpTrack !== undefined) state.jumpTrack = set.jumpTrack;
  if (set.nukes !== undefined) state.nukes = set.nukes;
  state.boarding = [...(set.boarding ?? [])];
  stackOn(state.civilianPile, (set.civilians ?? []).map((slug) => (slug.includes('/') ? slug : `token/base/civilian-ship-${slug}`)));
  placeShips(state, set.ships ?? {});
  seats.forEach(([name, player], seat) => setPlayer(state, seat, name, player));
  setDamage(state, set.damaged ?? []);
  Object.assign(state.reserves, set.reserves);
  state.damagedCraft.viper = set.damagedVipers ?? 0;
  Object.assign(state.destroyed, set.destroyed);
  state.inPlay = (set.inPlay ?? []).map((id) => (id.includes('/') ? id : idOf('crisis', id)));
  state.quorumHand = (set.quorumHand ?? []).map((slug) => idOf('quorum', slug));
  removeCards(state.quorum.deck, state.quorumHand);
  stackOn(state.quorum.deck, (set.quorumDeck ?? []).map((slug) => idOf('quorum', slug)));
  stackOn(state.crisis.deck, (set.crisisDeck ?? []).map((slug) => idOf('crisis', slug)));
  stackOn(state.destinations.deck, (set.destinations ?? []).map((slug) => idOf('destination', slug)));
  state.loyaltyDeck = (set.loyaltyDeck ?? ['human', 'human', 'human', 'human', 'human', 'human', 'human']).map(loyaltyId).reverse();
  const game = new RunningGame(state);
  const destiny = (set.destiny ?? []).map((name) => takeFromDeck(state, name));
  buildDestiny(game);
  state.destiny.push(...destiny.reverse());
  dealTitles(game);
  for (const [title, name] of Object.entries(set.titles ?? {})) if (name !== undefined) state.titles[title] = names.indexOf(name);
  return new Table(state, names);
}

function placeShips(state: GameState, ships: Ships): void {
  for (const [area, kinds] of Object.entries(ships)) {
    for (const [kind, count] of Object.entries(kinds)) for (let n = 0; n < count; n += 1) placeOne(state, kind, area as Area);
  }
}

function placeOne(state: GameState, kind: string, area: Area): void {
  if (kind === 'viper') placeViper(state, area, undefined);
  else if (kind === 'civilian') placeCivilian(state, area);
  else placeCylonShip(state, kind as 'raider', area);
}

function setPlayer(state: GameState, seat: Seat, name: Person, set: PlayerScene): void {
  const player = state.players[seat];
  const character = catalogue.characters.get(people[name]);
  if (player === undefined || character === undefined) throw new Error(`no seat for ${name}`);
  player.hand = (set.hand ?? []).map((card) => takeFromDeck(state, card));
  const leads = character.type === 'cylonLeader';
  player.loyalty = (set.loyalty ?? (leads ? [] : ['human'])).map((card) => ({ card: loyaltyId(card), faceUp: false }));
  player.superCrises = (set.superCrises ?? []).map((slug) => idOf('super-crisis', slug));
  removeCards(state.superCrisis.deck, player.superCrises);
  player.attached = (set.attached ?? []).map((slug) => idOf('quorum', slug));
  player.usedOncePerGame = set.spent ?? false;
  player.ownTurns = 1;
  if (set.revealed === true) player.cylon = 'revealed';
  if (set.sympathizer === true) player.cylon = 'sympathizer';
  if (set.sympathetic === true) player.cylon = 'sympathetic';
  if (leads) player.cylon = 'leader';
  player.infiltrating = set.infiltrating ?? character.infiltrates === true;
  if (state.modules.miracles !== undefined) state.modules.miracles.tokens[seat] = set.miracles ?? (set.revealed === true ? 0 : 1);
  if (set.agenda !== undefined) holdingsOf(state, seat).agenda = [idOf('agenda', set.agenda)];
  const own = standsFor(state, character.setup[0] ?? 'location/base/hangar-deck');
  const start = player.cylon === undefined || leads ? own : placeOf(state, 'resurrection-ship');
  if (set.at === 'stranded') player.place = { kind: 'stranded', untilOwnTurn: 2 };
  else player.place = { kind: 'location', location: set.at === undefined ? start : placeOf(state, set.at) };
  if (set.piloting === undefined) return;
  const ship = placeViper(state, set.piloting, seat);
  if (ship === undefined) throw new Error('no viper is left to pilot');
  player.place = { kind: 'piloting', ship: ship.id };
}

function setDamage(state: GameState, slugs: ReadonlyArray<string>): void {
  for (const slug of slugs) {
    const location = idOf('location', slug);
    const token = [...catalogue.tokens.values()].find(
      (entry) => (entry.kind === 'galacticaDamage' || entry.kind === 'pegasusDamage') && entry.location === location,
    );
    if (token === undefined) throw new Error(`${slug} cannot be damaged`);
    removeCards(token.kind === 'pegasusDamage' ? (state.modules.pegasus?.damage ?? []) : state.galacticaDamage, [token.id]);
    state.damaged.push(location);
  }
}

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

  /** Where somebody is: a location's slug, a space area, or `stranded`. */
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

  /** Resolves effects as if somebody used them. */
  resolve(list: Effects, by: Person, source = 'crisis/base/riots-a'): this {
    return this.call('effects', { list, context: { source, you: this.seat(by) } });
  }

  /** The current player draws this Crisis card in the Crisis step. */
  crisis(slug: string): this {
    const card = idOf('crisis', slug);
    stackOn(this.state.crisis.deck, [card]);
    return this.call('crisis', crisisData({ seat: this.state.current, card: undefined, superCrisis: false, withIcons: true }));
  }

  superCrisis(slug: string): this {
    return this.call(
      'crisis',
      crisisData({ seat: this.state.current, card: idOf('super-crisis', slug), superCrisis: true, withIcons: false }),
    );
  }

  /** Somebody takes an action (or several), the choices being asked. */
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

  /** The open question of somebody, if there is one. */
  question(person: Person): Decision | undefined {
    return decisions(this.state).find((open) => open.seat === this.seat(person));
  }

  /** As `question`, but it has to be there. */
  choices(person: Person): Decision {
    const found = this.question(person);
    if (found === undefined) throw new Error(`${person} is not asked; open: ${JSON.stringify(decisions(this.state).map(({ seat, topic }) => [this.names[seat], topic.kind]))}`);
    return found;
  }

  /** The ids of what somebody may choose. */
  ids(person: Person): Array<string> {
    return this.choices(person).choices.map((choice) => choice.id);
  }

  /** Chooses by ids: whole ids, or the slug that an id ends with (`armory`), or `roslin` for a seat, or `politics/3` for a card. */
  choose(person: Person, ...wanted: ReadonlyArray<string>): this {
    const decision = this.choices(person);
    const taken = new Set<string>();
    const ids = wanted.map((name) => {
      const found = decision.choices.find((choice) => !taken.has(choice.id) && this.isNamed(choice, name));
      if (found === undefined) throw new Error(`${person} cannot choose ${name}; open (${decision.topic.kind}): ${decision.choices.map(({ id }) => id).join(', ')}`);
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

  /** Nobody adds a card, nobody reacts, until the check is over or something else is asked. */
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

  /** What has been told of that kind to everybody, or to one person. */
  told<K extends Happening['kind']>(kind: K, to: Person | 'public' = 'public'): Array<Extract<Happening, { kind: K }>> {
    const seat = to === 'public' ? undefined : this.seat(to);
    const heard = this.events.filter(({ audience, except }) =>
      audience === 'public' ? seat === undefined || except?.includes(seat) !== true : seat !== undefined && audience.includes(seat),
    );
    // `filter` compares the kind.
    return heard.map(({ what }) => what).filter((what) => what.kind === kind) as Array<Extract<Happening, { kind: K }>>;
  }

  count(kind: GameState['ships'][number]['kind'], area?: Area): number {
    return this.state.ships.filter((ship) => ship.kind === kind && (area === undefined || ship.area === area)).length;
  }
}
