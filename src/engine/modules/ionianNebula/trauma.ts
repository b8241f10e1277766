/** Drawing, taking and discarding trauma tokens: R-ION-03 to R-ION-16, R-SET-106, R-EXE-42, R-EXE-50. */
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { brig, sickbay } from '../../pieces/places.ts';
import { isAt, isHuman, isInPlay } from '../../pieces/players.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat, TokenId } from '../../types/ids.ts';
import { backToPool, traumaChoices, unseenTrauma } from './pool.ts';
import { nebulaOf, symbolOf, traumaCounts, traumaOf } from './state.ts';
import { removeCards } from '../../pieces/cards.ts';

interface DrawTrauma {
  readonly seat: Seat;
  /** Tokens that have still to be drawn. */
  count: number;
  readonly why: Cause;
  /** Disasters have no effect: others are drawn in their place (R-ION-06). */
  readonly harmless?: true;
  /** First the token that lies there is taken. */
  from?: LocationId;
  /** Disasters, which everyone has seen; they stay out until the whole draw is over (R-ION-08, R-ION-09). */
  readonly shown: Array<TokenId>;
}

export interface IonianNebulaTraumaProcedures {
  drawTrauma: DrawTrauma;
  /** `optional`: that many or none (R-ION-13); `random`: without a choice. */
  discardTrauma: {
    readonly seat: Seat;
    readonly count: number;
    readonly optional?: boolean;
    readonly random?: boolean;
    readonly why: Cause;
  };
  takeLying: { readonly seat: Seat; readonly location: LocationId };
}

/** The id of the disaster token: the cause of an execution. */
const disaster = 'token/exodus/trauma-disaster';

/** The tokens of the next draw; nothing is drawn of an empty pool (R-ION-07). */
function drawn(game: Game, data: DrawTrauma): Array<TokenId> {
  const { state } = game;
  const { lying } = nebulaOf(state);
  const at = lying.findIndex(({ location }) => location === data.from);
  const taken = at < 0 ? [] : lying.splice(at, 1).map(({ token }) => token);
  delete data.from;
  for (; data.count > 0; data.count -= 1) {
    const token = unseenTrauma(state);
    if (token !== undefined) taken.push(token);
  }
  data.count = 0;
  return taken;
}

export const drawTraumaProcedure = procedure(
  'drawTrauma',
  {
    draw: (game, data) => {
      const { state } = game;
      const { seat, why, shown } = data;
      const tokens = traumaCounts(state) && isInPlay(state, seat) ? drawn(game, data) : [];
      if (tokens.length === 0) return;
      const half = { kind: 'traumaDrawn', seat, count: tokens.length, why } as const;
      game.tellSecretly([seat], { ...half, tokens }, half);
      const disasters = tokens.filter((token) => symbolOf(token) === 'disaster');
      traumaOf(state, seat).push(...tokens.filter((token) => !disasters.includes(token)));
      if (disasters.length === 0) return;
      shown.push(...disasters);
      const harmless = data.harmless === true;
      game.tell({ kind: 'traumaDisaster', seat, count: disasters.length, ...(harmless ? { harmless } : {}) });
      if (!harmless && isHuman(state, seat)) {
        // R-ION-04: once, however many there are.
        game.call('execute', { seat, why: disaster });
        return;
      }
      data.count = harmless ? disasters.length : 2 * disasters.length;
      game.goto('draw');
    },
    putBack: (game, { shown }) => {
      if (shown.length > 0 && traumaCounts(game.state)) backToPool(game, shown.splice(0));
    },
  },
  undefined,
  { shown: 'public' },
);

export const discardTraumaProcedure = procedure('discardTrauma', {
  choose: (game, { seat, count, optional, random, why }) => {
    const { state } = game;
    const most = traumaCounts(state) ? Math.min(count, traumaOf(state, seat).length) : 0;
    if (random === true)
      throwAway(game, seat, shuffle(state.random, [...traumaOf(state, seat)]).slice(0, most), why, 'traumaLost');
    if (most === 0 || random === true) {
      game.finish();
      return;
    }
    const least = optional === true ? 0 : most;
    game.ask({
      seat,
      topic: { kind: 'discardTrauma', count: most, why },
      choices: traumaChoices(state, seat),
      privacy: 'private',
      min: least,
      max: most,
      counts: [...new Set([least, most])],
    });
  },
  discard: (game, { seat, why }, frame) => {
    throwAway(
      game,
      seat,
      answersOf(frame, seat, 'token').map(({ token }) => token),
      why,
    );
  },
});

function throwAway(
  game: Game,
  seat: Seat,
  tokens: ReadonlyArray<TokenId>,
  why: Cause,
  kind: 'traumaDiscarded' | 'traumaLost' = 'traumaDiscarded',
): void {
  if (tokens.length === 0) return;
  removeCards(traumaOf(game.state, seat), tokens);
  backToPool(game, tokens);
  const half = { kind, seat, count: tokens.length, why };
  game.tellSecretly([seat], { ...half, tokens }, half);
}

/** R-ION-10: a player whose turn starts where a token lies takes it, and another one is put there. */
export function takeWhatLies(game: Game, seat: Seat): void {
  const { state } = game;
  if (!traumaCounts(state)) return;
  const location = [sickbay, brig].find((place) => isAt(state, seat, place));
  if (location !== undefined) game.call('takeLying', { seat, location });
}

export const takeLyingProcedure = procedure('takeLying', {
  take: (game, { seat, location }) => {
    game.call('drawTrauma', { seat, count: 0, from: location, why: location, shown: [] });
  },
  // R-ION-11: only after an execution.
  replace: (game, { location }) => {
    const token = unseenTrauma(game.state);
    if (token === undefined) return;
    nebulaOf(game.state).lying.push({ location, token });
    game.tell({ kind: 'traumaPlaced', on: location });
  },
});

/** R-EXE-42 */
export function returnAllTrauma(game: Game, seat: Seat): void {
  if (!traumaCounts(game.state)) return;
  const tokens = traumaOf(game.state, seat).splice(0);
  if (tokens.length === 0) return;
  backToPool(game, tokens);
  game.tell({ kind: 'traumaDiscarded', seat, count: tokens.length, why: 'executed' });
}

/** Tokens at set-up and of a new character (R-SET-106, R-EXE-50). */
const startingTrauma = 3;

export function drawStartingTrauma(game: Game, seat: Seat): void {
  game.call('drawTrauma', { seat, count: startingTrauma, harmless: true, why: 'setup', shown: [] });
}
