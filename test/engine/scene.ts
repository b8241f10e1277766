/**
 * Scenes for rule tests: a table set in one object, then a handful of verbs. What a scene does not mention is the plain
 * case: characters on their set-up locations, empty hands, no ships in space, everyone Not a Cylon, full resources.
 */
import { defaultOptions } from '../../src/engine/index.ts';
import { dealTitles } from '../../src/engine/rules/titles/titles.ts';
import { placeCivilian, placeCylonShip, placeViper } from '../../src/engine/pieces/ships.ts';
import { buildDestiny, removeCards, skillOf, skillPile } from '../../src/engine/pieces/cards.ts';
import { newState } from '../../src/engine/rules/setup/setup.ts';
import { holdingsOf } from '../../src/engine/modules/cylonLeaders/state.ts';
import { standsFor } from '../../src/engine/content.ts';
import { RunningGame } from '../../src/engine/flow/game.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import type { Area, Resource, Skill, Title } from '../../src/catalogue/vocabulary.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { people } from './people.ts';
import type { Person } from './people.ts';
import { idOf, placeOf, stackOn } from './slugs.ts';
import { Table } from './table.ts';

export { people } from './people.ts';
export type { Person } from './people.ts';
export { idOf, placeOf } from './slugs.ts';
export { Table } from './table.ts';

export interface PlayerScene {
  /**
   * Skill cards: `politics/3` (some card of that skill and strength), `repair/2` or a whole face `skill/base/repair/2`.
   */
  readonly hand?: ReadonlyArray<string>;
  /** A location's slug (`armory`) or `stranded`. */
  readonly at?: string;
  readonly piloting?: Area;
  /** A Cylon player on the Resurrection Ship (or at `at`). */
  readonly revealed?: boolean;
  readonly sympathizer?: boolean;
  /** The Sympathetic Cylon, as a Cylon player. */
  readonly sympathetic?: boolean;
  /** The state of a Cylon Leader or the Sympathetic Cylon; `at` says where they are. */
  readonly infiltrating?: boolean;
  /** Slug of an Agenda. */
  readonly agenda?: string;
  /** Slugs of Loyalty cards, face down; `cylon` is the card that reduces morale. */
  readonly loyalty?: ReadonlyArray<string>;
  readonly superCrises?: ReadonlyArray<string>;
  /** Slugs of Quorum cards that lie before the player. */
  readonly attached?: ReadonlyArray<string>;
  readonly spent?: boolean;
  /** The number of miracle tokens, with Daybreak; 1 by default. */
  readonly miracles?: number;
}

export type Ships = Partial<
  Record<Area, Partial<Record<'basestar' | 'raider' | 'heavyRaider' | 'viper' | 'civilian', number>>>
>;

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
  stackOn(
    state.civilianPile,
    (set.civilians ?? []).map((slug) => (slug.includes('/') ? slug : `token/base/civilian-ship-${slug}`)),
  );
  placeShips(state, set.ships ?? {});
  seats.forEach(([name, player], seat) => setPlayer(state, seat, name, player));
  setDamage(state, set.damaged ?? []);
  Object.assign(state.reserves, set.reserves);
  state.damagedCraft.viper = set.damagedVipers ?? 0;
  Object.assign(state.destroyed, set.destroyed);
  state.inPlay = (set.inPlay ?? []).map((id) => (id.includes('/') ? id : idOf('crisis', id)));
  state.quorumHand = (set.quorumHand ?? []).map((slug) => idOf('quorum', slug));
  removeCards(state.quorum.deck, state.quorumHand);
  stackOn(
    state.quorum.deck,
    (set.quorumDeck ?? []).map((slug) => idOf('quorum', slug)),
  );
  stackOn(
    state.crisis.deck,
    (set.crisisDeck ?? []).map((slug) => idOf('crisis', slug)),
  );
  stackOn(
    state.destinations.deck,
    (set.destinations ?? []).map((slug) => idOf('destination', slug)),
  );
  state.loyaltyDeck = (set.loyaltyDeck ?? ['human', 'human', 'human', 'human', 'human', 'human', 'human'])
    .map(loyaltyId)
    .reverse();
  const game = new RunningGame(state);
  const destiny = (set.destiny ?? []).map((name) => takeFromDeck(state, name));
  buildDestiny(game);
  state.destiny.push(...destiny.reverse());
  dealTitles(game);
  for (const [title, name] of Object.entries(set.titles ?? {}))
    if (name !== undefined) state.titles[title] = names.indexOf(name);
  return new Table(state, names);
}

function placeShips(state: GameState, ships: Ships): void {
  for (const [area, kinds] of Object.entries(ships)) {
    for (const [kind, count] of Object.entries(kinds))
      for (let n = 0; n < count; n += 1) placeOne(state, kind, area as Area);
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
  if (state.modules.miracles !== undefined)
    state.modules.miracles.tokens[seat] = set.miracles ?? (set.revealed === true ? 0 : 1);
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
    removeCards(token.kind === 'pegasusDamage' ? (state.modules.pegasus?.damage ?? []) : state.galacticaDamage, [
      token.id,
    ]);
    state.damaged.push(location);
  }
}
