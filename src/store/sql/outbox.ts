import type { Delivered, Lane, Outbox, Slot } from '../outbox.ts';
import type { ChannelId, GameId } from '../records.ts';
import type { NewMessage, Settings } from '../types.ts';
import { planOf, tells } from './outboxPlan.ts';
import { nonceFor } from './nonces.ts';
import type { NonceParts } from './nonces.ts';
import { newRow, outboxStatements, slotStatements } from './outboxStatements.ts';
import { withNumbers } from './playerNames.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Workshop } from './statement.ts';
import { nullable } from './values.ts';

export interface OutboxTable extends Omit<Outbox, 'changedLanes'> {
  readonly put: (gameId: GameId, messages: ReadonlyArray<NewMessage>, at: number, due?: number) => Promise<void>;
  /** Returns when messages of a change are due (`Change.tellBy`). Releases those that have waited for it. */
  readonly due: (gameId: GameId, at: number, tellBy: number | undefined) => Promise<number>;
  /** Redirects what waits for any channel of a game to this one. */
  readonly redirect: (gameId: GameId, channelId: ChannelId, at: number) => Promise<void>;
  /** Announces that a game's waiting messages are about to change or to go. */
  readonly touch: (gameId: GameId) => Promise<void>;
}

/** A store's own identity. */
export interface StoreIdentity {
  /** Tells this process from others on the same database. */
  readonly process: string;
  readonly nonces: NonceParts;
  /** The clock for the times at which messages were delivered. */
  readonly now: () => number;
}

/**
 * Creates the outbox table. Messages of a lane are delivered in the order of their ids, so ids have to grow in the
 * order in which they become visible: a writer holds the lanes first (`Session.holdLanes`), takes the ids after that,
 * and releases the lanes when all of it is visible. A later one in the same lane gets its ids only then, and they are
 * greater: they come from one counter, which never goes back.
 */
export function outboxTable(workshop: Workshop, { process, nonces, now }: StoreIdentity) {
  const made = outboxStatements(workshop);
  const slots = slotStatements(workshop);

  return (session: SqlSession, settings: Settings): OutboxTable => {
    const { news, mind } = session;
    const touch = async (gameId: GameId): Promise<void> => {
      for (const { lane } of await session.all(made.lanesOf, { gameId })) news.add(lane);
    };
    const setSlot = async (gameId: GameId, name: string, { channelId, messageId }: Slot): Promise<void> => {
      const learn = mind.forget('slots', slotKey(gameId, name));
      await session.run(slots.put, { gameId, name, channelId, messageId });
      learn({ channelId, messageId });
    };
    const remember = async ({ gameId, slots: filled, notes }: NonNullable<Delivered['remembered']>): Promise<void> => {
      await Promise.all([
        ...filled.map(({ name, ...slot }) => setSlot(gameId, name, slot)),
        ...notes.map(({ key, value }) => settings.set(`game:${gameId}`, key, value)),
      ]);
    };

    const put: OutboxTable['put'] = async (gameId, messages, at, due = at) => {
      if (messages.length === 0) return;
      const lanes = [...new Set(messages.map(({ lane }) => lane))].sort();
      const telling = new Set(messages.flatMap(({ lane, intent }) => (tells(intent) ? [lane] : [])));
      const [, ...found] = await Promise.all([
        session.holdLanes(lanes),
        session.all(made.outdated, { gameId, lanes }),
        ...[...telling].map((lane) => session.all(made.lastTold, { gameId, lane })),
      ]);
      const waiting = [...new Map(found.flat().map((row) => [row.id, row])).values()].sort(
        (one, other) => one.id - other.id,
      );
      const { replaced, rewritten, added } = planOf(waiting, messages);
      for (const lane of lanes) news.add(lane);
      await Promise.all([
        ...replaced.map((id) => session.run(made.replace, { id, at })),
        ...rewritten.map(({ id, intent }) => session.run(made.rewrite, { id, intent: JSON.stringify(intent) })),
        session.add(
          made.insert,
          added.map(({ lane, intent }) => newRow(gameId, lane, intent, at, due)),
        ),
      ]);
    };

    return {
      put,
      touch,
      async due(gameId, at, tellBy) {
        if (tellBy !== undefined) {
          const waiting = await first(session.all(made.delayed, { gameId, at }));
          return waiting?.until ?? tellBy;
        }
        for (const { lane } of await session.all(made.letGo, { gameId, at })) news.add(lane);
        return at;
      },
      async redirect(gameId, channelId, at) {
        const lane: Lane = `channel:${channelId}`;
        await touch(gameId);
        await session.run(made.redirect, { gameId, lane, at });
        news.add(lane);
      },
      add: ({ gameId, lane }, intents, due) =>
        put(
          gameId,
          intents.map((intent) => ({ lane, intent })),
          now(),
          due,
        ),
      async dueLanes(at) {
        return (await session.all(made.heads, {})).filter((row) => row.next_attempt_at <= at).map((row) => row.lane);
      },
      async nextDueAt(lane) {
        if (lane !== undefined)
          return (await first(session.all(made.headDue, { lane, process, now: now() })))?.next_attempt_at;
        const times = (await session.all(made.heads, {})).map((row) => row.next_attempt_at);
        return times.length === 0 ? undefined : Math.min(...times);
      },
      async takeDue(lane, at) {
        const row = await first(session.all(made.take, { lane, process, now: at }));
        if (row === undefined) return undefined;
        return {
          id: row.id,
          gameId: row.game_id,
          lane,
          intent: withNumbers(row.intent),
          nonce: nonceFor(nonces, row.id),
          attempts: row.attempts,
          createdAt: row.created_at,
        };
      },
      async newerWaits({ id, lane, gameId, intent }) {
        return (await first(session.all(made.newer, { lane, gameId, kind: intent.kind, id }))) !== undefined;
      },
      async markDelivered(id, { messageId, remembered } = {}) {
        const waited = (await session.run(made.delivered, { id, messageId: nullable(messageId), at: now() })) > 0;
        if (waited && remembered !== undefined) await remember(remembered);
        return waited;
      },
      async markFailed(id, retryAt, error) {
        await session.run(made.failed, { id, retryAt, error });
      },
      async retryNow(lane, at) {
        await session.run(made.retryNow, { lane, now: at });
      },
      async bringForward(latest, until) {
        await session.run(made.bringForward, { latest, until });
      },
      async giveUp(id, reason) {
        await session.run(made.givenUp, { id, reason, at: now() });
      },
      async slot(gameId, name) {
        return await first(
          mind.recall('slots', [slotKey(gameId, name)], async () =>
            (await session.all(slots.get, { gameId, name })).map((row) => ({
              channelId: row.channel_id,
              messageId: row.message_id,
            })),
          ),
        );
      },
      async slotIn(channelId, beginning) {
        const row = await first(session.all(slots.inChannel, { channelId, beginning, length: beginning.length }));
        return row === undefined ? undefined : { gameId: row.game_id, rest: row.name.slice(beginning.length) };
      },
      setSlot,
      async clearSlot(gameId, name) {
        const learn = mind.forget('slots', slotKey(gameId, name));
        await session.run(slots.drop, { gameId, name });
        learn(undefined);
      },
    };
  };
}

function slotKey(gameId: GameId, name: string): string {
  return `${gameId} ${name}`;
}
