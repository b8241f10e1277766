import { isAppError } from '../../app/types.ts';
import type { ChannelId, OutboxRow } from '../../app/types.ts';
import type { DeliveryParts } from './parts.ts';

/**
 * Cleans up after a game that is deleted while a message of it is on its way. The farewell to the game's messages did
 * not know of this one, and it must not stay with its buttons, or with a secret.
 */
export interface DeletedMeanwhile {
  /** The same parts, with which whatever is sent for this row is noted. */
  noting(row: OutboxRow): DeliveryParts;
  /** Whether the game is gone. What was sent for this row is gone then, too. */
  explains(row: OutboxRow): Promise<boolean>;
}

/** Codes of a game that is gone; any other error may be a database that is away. */
const gone: ReadonlySet<string> = new Set(['noSuchGame', 'gameDeleted']);

export function deletedMeanwhile(parts: DeliveryParts): DeletedMeanwhile {
  const { app, courier, log } = parts;
  const posted = new WeakMap<OutboxRow, Array<{ readonly channelId: ChannelId; readonly messageId: string }>>();
  return {
    noting(row) {
      const own: Array<{ readonly channelId: ChannelId; readonly messageId: string }> = [];
      posted.set(row, own);
      return {
        ...parts,
        courier: {
          ...courier,
          async send(channelId, message, nonce) {
            const messageId = await courier.send(channelId, message, nonce);
            own.push({ channelId, messageId });
            return messageId;
          },
        },
      };
    },
    async explains(row) {
      const isThere = await app.game(row.gameId).then(
        () => true,
        (error: unknown) => !isAppError(error) || !gone.has(error.code),
      );
      if (isThere) return false;
      const own = posted.get(row) ?? [];
      posted.delete(row);
      for (const { channelId, messageId } of own)
        await courier.remove(channelId, messageId).catch((err: unknown) => {
          log.info(
            { err, channelId, gameId: row.gameId },
            'A message of a game that was deleted meanwhile could not be taken back',
          );
        });
      return true;
    },
  };
}
