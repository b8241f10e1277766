import type { GameView } from '../../store/engineTypes.ts';
import type { GameId, GameRecord } from '../../store/records.ts';
import { AppError } from '../error.ts';
import { findGame, takeStarted } from '../lookUp.ts';
import type { Context, Guarded } from '../parts.ts';
import { checksOf, contributionsOf } from './checks.ts';
import { loyaltyOver, sidesOver } from './loyalty.ts';
import { openLines } from './openEvents.ts';
import { turningPointsOf } from './turningPoints.ts';
import type { Ending, Endings, LastHand } from './types.ts';

/** `app.endings` over the app's parts. */
export function createEndings<State>(context: Context<State>, look: Guarded): Endings {
  return { of: (gameId) => look({ gameId }, () => endingOf(context, findEnded(context, gameId))) };
}

/** A game whose secrets may be told to everybody. Throws `notOver`, `noSuchGame`. */
export function findEnded<State>(context: Context<State>, gameId: GameId): GameRecord {
  const game = findGame(context, gameId);
  if (game.status === 'over') return game;
  throw new AppError('notOver', (say) => say('ending.notOver'), (say) => say('ending.notOverHint'));
}

function endingOf<State>(context: Context<State>, game: GameRecord): Ending {
  const { store, engine } = context;
  const { state } = takeStarted(context, game);
  const view = engine.view(state, 'public');
  const lines = openLines(store.events(game.id, { who: 'all' }));
  const loyalty = loyaltyOver(lines);
  const sideAt = sidesOver(lines, loyalty, view.players);
  const checks = checksOf(lines, sideAt);
  return {
    view, loyalty, checks,
    sides: game.seats.map((_, seat) => sideAt(seat, lines.length)),
    hands: game.seats.map((_, seat) => lastHand(engine.view(state, seat), seat)),
    turningPoints: turningPointsOf(lines, checks, sideAt),
    contributions: contributionsOf(checks, game.seats.length),
  };
}

function lastHand({ own }: GameView, seat: number): LastHand {
  const { cylonLeaders, motives = [], mutiny, ionianNebula } = own?.modules ?? {};
  return {
    seat,
    skills: own?.hand ?? [],
    quorum: own?.quorumHand ?? [],
    superCrises: own?.superCrises ?? [],
    mutiny: mutiny?.cards?.cards ?? [],
    trauma: ionianNebula?.trauma ?? [],
    aims: [...(cylonLeaders === undefined ? [] : [cylonLeaders.agenda]), ...motives.map(({ card }) => card)],
  };
}
