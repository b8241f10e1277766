import type { GameId, GameRecord } from '../../store/records.ts';
import { AppError } from '../error.ts';
import { findGame, takeStarted } from '../lookUp.ts';
import type { Context, Guarded } from '../parts.ts';
import { checksOf, contributionsOf } from './checks.ts';
import { loyaltyOver, sidesOver } from './loyalty.ts';
import { openLines } from './openEvents.ts';
import { openHand } from './openHand.ts';
import { playAgain, turnsOf } from './replay.ts';
import type { ReplayScene } from './replay.ts';
import { turningPointsOf } from './turningPoints.ts';
import type { Ending, Endings, Replay } from './types.ts';

/** Whoever looks at a replay turns over many pages of it. */
const replaysKept = 3;

/** `app.endings` over the app's parts. */
export function createEndings<State>(context: Context<State>, look: Guarded): Endings {
  const kept = new Map<string, Promise<ReadonlyMap<number, ReplayScene>>>();
  const scenesOf = (game: GameRecord): Promise<ReadonlyMap<number, ReplayScene>> => {
    const key = `${game.id}/${game.revision}`;
    const scenes = kept.get(key) ?? playAgain(context, game);
    kept.delete(key);
    kept.set(key, scenes);
    const [oldest] = kept.keys();
    if (kept.size > replaysKept && oldest !== undefined) kept.delete(oldest);
    return scenes;
  };
  return {
    of: (gameId) => look({ gameId }, () => endingOf(context, findEnded(context, gameId))),
    async replay(gameId) {
      const scenes = await scenesOf(await look({ gameId }, () => findEnded(context, gameId)));
      // Its end may have been taken back meanwhile.
      return await look({ gameId }, () => replayOf(context, findEnded(context, gameId), scenes));
    },
  };
}

function replayOf<State>(context: Context<State>, game: GameRecord, scenes: ReadonlyMap<number, ReplayScene>): Replay {
  const { turningPoints } = endingOf(context, game);
  return { turns: turnsOf(context.store.events(game.id, { who: 'all' }), scenes), turningPoints };
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
    hands: game.seats.map((_, seat) => openHand(engine.view(state, seat), seat)),
    turningPoints: turningPointsOf(lines, checks, sideAt),
    contributions: contributionsOf(checks, game.seats.length),
  };
}
