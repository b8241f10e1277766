/** Moving: R-TURN-40 to R-TURN-52, R-TURN-110, R-TURN-115. */
import { catalogue } from '../../catalogue/index.ts';
import { rulesInPlay } from '../abilities/rules.ts';
import { answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { LocationId, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { neighbour } from './combat/board.ts';
import { boardOf, brig } from './places.ts';
import { isAt, isHuman, isStranded, locationOf, pilotedShip, playerAt } from './players.ts';
import { putAt, whereabouts } from './sending.ts';

declare module '../flow/procedures.ts' {
  interface Procedures {
    move: { readonly seat: Seat; to: LocationId | undefined };
    release: { readonly seat: Seat; readonly by: Seat; readonly why: LocationId };
  }
}

/** Locations of boards that a card in play has closed (R-TURN-48). */
export function closedLocations(state: GameState): Array<LocationId> {
  const closed = new Set(rulesInPlay(state, 'closesBoard').map((rule) => rule.value));
  return closed.size === 0 ? [] : [...catalogue.locations.values()].filter((location) => closed.has(location.board)).map(({ id }) => id);
}

/** Where this seat may go by its own choice now (R-TURN-42 to R-TURN-50). */
export function moves(state: GameState, seat: Seat): Array<Choice> {
  if (isAt(state, seat, brig) || isStranded(state, seat)) return [];
  const here = locationOf(state, seat);
  const ship = pilotedShip(state, seat);
  const steps = ship === undefined ? [] : ([1, -1] as const).map((step): Choice => ({ id: neighbour(ship.area, step), kind: 'area', area: neighbour(ship.area, step) }));
  const who = isHuman(state, seat) ? 'human' : 'cylon';
  const canPay = playerAt(state, seat).hand.length > 0;
  const closed = closedLocations(state);
  const locations: Array<Choice> = [];
  for (const { id, board, hazardous, who: owner } of catalogue.locations.values()) {
    if (hazardous || owner !== who || id === here || closed.includes(id)) continue;
    // R-TURN-42, R-TURN-45, R-TURN-50: another ship costs a card; so does leaving a viper.
    const costsCard = who === 'human' && (here === undefined || boardOf(here) !== board);
    if (!costsCard || canPay) locations.push({ id, kind: 'location', location: id, costsCard });
  }
  return [...steps, ...locations];
}

/** One move, or none. */
procedure('move', {
  choose: (game, { seat }) => {
    game.ask({ seat, topic: { kind: 'move' }, choices: moves(game.state, seat), min: 0, max: 1 });
  },
  pay: (game, data, frame) => {
    const { seat } = data;
    const [choice] = answersOf(frame, seat);
    if (choice?.kind === 'area') flyTo(game, seat, choice.area);
    if (choice?.kind !== 'location') {
      game.finish();
      return;
    }
    data.to = choice.location;
    // R-TURN-43: the destination is announced, then the card is discarded. It is a cost, so nobody forces it.
    if (choice.costsCard) game.call('discard', { from: [{ seat, count: 1 }], why: 'cost', cost: true, to: choice.location });
  },
  arrive: (game, { seat, to }) => {
    if (to === undefined) return;
    game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
    putAt(game, seat, to);
  },
});

function flyTo(game: Game, seat: Seat, area: Extract<Choice, { kind: 'area' }>['area']): void {
  const ship = pilotedShip(game.state, seat);
  if (ship === undefined) return;
  game.tell({ kind: 'moved', seat, to: area, from: ship.area });
  ship.area = area;
}

/** Out of the Brig to a location of Galactica that `by` chooses (R-TURN-111, R-TURN-112). */
procedure('release', {
  choose: (game, { seat, by, why }) => {
    const open = [...catalogue.locations.values()].filter(({ board, hazardous }) => board === 'galactica' && !hazardous);
    game.ask({ seat: by, topic: { kind: 'chooseLocation', why }, choices: open.map(({ id }): Choice => ({ id, kind: 'location', location: id, costsCard: false })), min: seat === by ? 0 : 1, max: 1 });
  },
  go: (game, { seat, by }, frame) => {
    const [choice] = answersOf(frame, by);
    if (choice?.kind !== 'location') return;
    game.tell({ kind: 'moved', seat, to: choice.location, from: brig });
    putAt(game, seat, choice.location);
  },
});
