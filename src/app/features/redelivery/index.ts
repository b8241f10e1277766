import type { PendingMessages } from '../../../store/deliveries.ts';
import type { GameId } from '../../../store/records.ts';
import type { Store } from '../../../store/types.ts';
import { readAnnounced } from '../../play/announced.ts';
import type { Doing, AppEnvironment } from '../../core/context.ts';
import { heal } from './heal.ts';
import { forgetLost, sendAgain, showSheet } from './lost.ts';
import { missingIn } from './missing.ts';
import type { MayTry, Redelivered, Redelivery } from './types.ts';

export type { LostMessage, MayTry, Redelivered, Redelivery, SentAgain } from './types.ts';

/** No one else looks at all games for so long, in milliseconds; prolonged game by game. */
const lease = 60_000;
const leaseName = 'redelivery';

/** `app.redelivery` over the app's parts. */
export function createRedelivery(
  { log, now }: Pick<AppEnvironment, 'log' | 'now'>,
  store: Store,
  { change }: Pick<Doing, 'change'>,
): Redelivery {
  const isOurs = (): Promise<boolean> => store.leases.take(leaseName, store.process, now() + lease, now());
  const healed = async (gameId: GameId, mayTry: MayTry): Promise<ReadonlyArray<Redelivered>> => {
    try {
      const done = await change({ gameId }, (context) => heal(context, gameId, mayTry));
      if (done.givenUp + done.missing === 0) return [];
      log.warn({ gameId, ...countsOf(done) }, 'Messages of a game were given up or are missing: they are sent again');
      return [done];
    } catch (err) {
      log.error(
        { gameId, err },
        'What is missing in a game could not be sent again; it is tried again at the next start',
      );
      return [];
    }
  };
  return {
    async all(mayTry, signal) {
      if (!(await isOurs())) return undefined;
      const done: Array<Redelivered> = [];
      for (const gameId of await gamesToHeal(store)) {
        if (signal?.aborted === true || !(await isOurs())) break;
        done.push(...(await healed(gameId, mayTry)));
      }
      await store.leases.release(store.process, leaseName);
      return done;
    },
    async ofGuild(guildId, mayTry) {
      const games = await store.games({ guildId, statuses: ['lobby', 'running', 'over'] });
      const done: Array<Redelivered> = [];
      for (const { id } of games) done.push(...(await healed(id, mayTry)));
      return done;
    },
    // Most messages that are deleted are none of ours.
    lost: async (channelId, messageId) =>
      (await store.deliveries.slotsAt({ channelId, messageId })).length === 0
        ? []
        : await change({ channelId }, ({ store: within }) => forgetLost(within, channelId, messageId)),
    again: (lost, isAllowed) => change({ gameId: lost.gameId }, (context) => sendAgain(context, lost, isAllowed)),
    showSheet: (gameId, userId) => change({ gameId, userId }, (context) => showSheet(context, gameId, userId)),
    rest: (guildId, until) => change({ guildId }, ({ store: within }) => within.deliveries.postpone(guildId, until)),
  };
}

function countsOf({ givenUp, missing }: Redelivered): { readonly givenUp: number; readonly missing: number } {
  return { givenUp, missing };
}

/** Those in which something may be missing, by a few queries for all of them. */
async function gamesToHeal(store: Store): Promise<ReadonlyArray<GameId>> {
  const [withGivenUp, compared, games] = await Promise.all([
    store.deliveries.withGivenUp(),
    store.deliveries.compared(),
    store.games({ statuses: ['lobby', 'running'] }),
  ]);
  const byId = new Map(compared.map((each) => [each.gameId, each]));
  const lacking = games.filter((game) => {
    const messages = byId.get(game.id);
    return messages !== undefined && missingIn(game, announcedOf(messages), messages).length > 0;
  });
  return [...new Set([...withGivenUp, ...lacking.map(({ id }) => id)])];
}

function announcedOf({ announced }: PendingMessages) {
  return announced === undefined ? undefined : readAnnounced(announced);
}
