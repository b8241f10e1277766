import { conflictOver } from '../../store/error.ts';
import type { GameId, GameRecord } from '../../store/records.ts';
import type { Lock } from '../../store/types.ts';
import type { LogContext } from './log.ts';
import { findGame } from './lookUp.ts';
import type { Context, Doing } from './context.ts';

/** Returns the locks to hold while a game comes to a place: which game has the channel, and how many the guild has. */
export function placeLocks({ guildId, channelId }: Pick<GameRecord, 'guildId' | 'channelId'>): ReadonlyArray<Lock> {
  return [`channel:${channelId}`, `guild:${guildId}`];
}

/** A change that is also about the place in which a game is. */
export async function inItsPlace<T>(
  { look, change }: Doing,
  about: LogContext,
  gameId: GameId,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { guildId, channelId } = await look(about, (context) => findGame(context, gameId));
  return await change(
    about,
    async (context) => {
      const game = await findGame(context, gameId);
      if (game.channelId !== channelId) throw conflictOver(gameId, 'moved');
      return await work(context);
    },
    placeLocks({ guildId, channelId }),
  );
}
