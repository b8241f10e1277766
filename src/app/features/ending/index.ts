import { LRUCache } from 'lru-cache';
import type { GameId, GameRecord } from '../../../store/records.ts';
import { castOfAll, playersOver } from '../../core/cast.ts';
import { AppError } from '../../core/error.ts';
import type { LogEntry } from '../../core/gameLog.ts';
import { findGame, takeStarted } from '../../core/lookUp.ts';
import type { Context, Doing, AppEnvironment } from '../../core/context.ts';
import { withHolders } from '../../core/seatHistory.ts';
import { checksOf, contributionsOf } from '../../model/record/checks.ts';
import { loyaltyOver, sidesOver } from '../../model/record/loyalty.ts';
import { openEntries, openLines } from '../../model/record/openEvents.ts';
import { openHand } from './openHand.ts';
import { playAgain, playedIn, turnsOf } from './replay.ts';
import type { ReplayScene } from './replay.ts';
import { turningPointsOf } from './turningPoints.ts';
import type { Ending, Endings, Replay } from './types.ts';

/** Most replays in the cache: a reader of a replay turns over many pages of it. */
const replaysKept = 3;

/** `app.endings` over the app's parts. */
export function createEndings(parts: Pick<AppEnvironment, 'engine' | 'log'>, { look }: Doing): Endings {
  const kept = new LRUCache<string, Promise<ReadonlyMap<number, ReplayScene>>>({ max: replaysKept });
  const keyOf = ({ id, revision }: GameRecord): string => `${id}/${revision}`;
  const keep = (
    key: string,
    scenes: Promise<ReadonlyMap<number, ReplayScene>>,
  ): Promise<ReadonlyMap<number, ReplayScene>> => {
    kept.set(key, scenes);
    return scenes;
  };
  return {
    of: (gameId) => look({ gameId }, async (context) => endingOf(context, await findEnded(context, gameId))),
    async replay(gameId) {
      const { key, played } = await look({ gameId }, async (context) => {
        const game = await findEnded(context, gameId);
        return { key: keyOf(game), played: kept.has(keyOf(game)) ? undefined : await playedIn(context.store, game) };
      });
      // Others who open the same replay meanwhile wait for the same promise.
      const shown = await (played === undefined ? kept.get(key) : keep(key, kept.get(key) ?? playAgain(parts, played)));
      // Its end may have been undone meanwhile.
      return await look({ gameId }, async (context) =>
        replayOf(context, await findEnded(context, gameId), shown ?? new Map()),
      );
    },
  };
}

async function replayOf(context: Context, game: GameRecord, scenes: ReadonlyMap<number, ReplayScene>): Promise<Replay> {
  const { turningPoints, view } = await endingOf(context, game);
  const now = view.players.map(({ character }) => character);
  return { turns: turnsOf(await wholeLog(context, game), scenes, now), turningPoints };
}

/** Every line, each secret in every wording, with the holders of the seats. */
async function wholeLog(context: Context, game: GameRecord): Promise<ReadonlyArray<LogEntry>> {
  return await withHolders(context, game, await context.store.events(game.id, { who: 'all' }));
}

/** A game whose secrets may be told to everyone. Throws `notOver`, `noSuchGame`. */
export async function findEnded(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  if (game.status === 'over') return game;
  throw new AppError(
    'notOver',
    (say) => say('ending.notOver'),
    (say) => say('ending.notOverHint'),
  );
}

async function endingOf(context: Context, game: GameRecord): Promise<Ending> {
  const { engine } = context;
  const { state } = await takeStarted(context, game);
  const view = engine.view(state, 'public');
  const entries = openEntries(await wholeLog(context, game));
  const lines = openLines(entries);
  const loyalty = loyaltyOver(lines);
  const sideAt = sidesOver(lines, loyalty, view.players);
  const happened = lines.map(({ what }) => what);
  const casts = castOfAll(
    happened,
    view.players.map(({ character }) => character),
  );
  const playerAt = playersOver(
    casts,
    entries.map(({ holders }) => holders),
  );
  const checks = checksOf(lines, sideAt, playerAt);
  return {
    view,
    checks,
    loyalty: loyalty.map((held) =>
      held.giver === undefined ? held : { ...held, giverThen: playerAt(held.from, held.giver) },
    ),
    sides: game.seats.map((_, seat) => sideAt(seat, lines.length)),
    hands: game.seats.map((_, seat) => openHand(engine.view(state, seat), seat)),
    turningPoints: turningPointsOf(lines, checks, sideAt, playerAt),
    contributions: contributionsOf(checks, game.seats.length),
  };
}
