import { sql } from 'kysely';
import type { Deliveries, PendingMessages, UndeliveredMessage, MessagePlace } from '../deliveries.ts';
import type { IntentKind, Lane, NamedSlot } from '../outbox.ts';
import type { GameId } from '../records.ts';
import type { Named } from './named.ts';
import { withNumbers } from './playerNames.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Workshop } from './statement.ts';

/** Kinds that are compared: what everyone asked has to see, and what the person who holds a seat has to know. */
const compared: ReadonlyArray<IntentKind> = ['lobby', 'question', 'sheet'];

interface GameRow {
  id: string;
  announced: string | null;
}
type SlotRow = { game_id: string; name: string; channel_id: string };
type PlaceRow = { game_id: string; lane: Lane; kind: IntentKind };

interface GivenUpRow extends PlaceRow {
  id: number;
  intent: string | null;
  error: string | null;
  created_at: number;
}

function statements({ query, dialect }: Workshop) {
  const kinds = sql.join(compared.map((kind) => sql.lit(kind)));
  const isOpen = sql<boolean>`(games.status in ('lobby', 'running') and games.paused is null)`;
  const isCompared = sql<boolean>`(slots.name in ('lobby', 'question') or slots.name like 'sheet:%')`;
  const abandoned = dialect.byIndex('outbox', 'outbox_given_up');
  const ofWaiting = dialect.byIndex('outbox', 'outbox_waiting_of_kind');
  const games = sql`select games.id, states.announced from games left join states on states.game_id = games.id where ${isOpen}`;
  const slots = sql`
    select slots.game_id, slots.name, slots.channel_id from games join slots on slots.game_id = games.id where ${isOpen} and ${isCompared}`;
  return {
    games: query(() => sql<GameRow>`${games} order by games.id`),
    game: query((named: Named<{ gameId: string }>) => sql<GameRow>`${games} and games.id = ${named('gameId')}`),
    slots: query(() => sql<SlotRow>`${slots}`),
    slotsOf: query((named: Named<{ gameId: string }>) => sql<SlotRow>`${slots} and games.id = ${named('gameId')}`),
    pending: query(
      () => sql<PlaceRow>`
      select game_id, lane, kind from ${ofWaiting} where state = 'waiting' and kind in (${kinds})
      union select game_id, lane, kind from ${abandoned} where state = 'givenUp' and kind in (${kinds})`,
    ),
    pendingOf: query(
      (named: Named<{ gameId: string }>) => sql<PlaceRow>`
      select game_id, lane, kind from ${ofWaiting} where state = 'waiting' and game_id = ${named('gameId')} and kind in (${kinds})
      union select game_id, lane, kind from ${abandoned} where state = 'givenUp' and game_id = ${named('gameId')} and kind in (${kinds})`,
    ),
    withGivenUp: query(
      () => sql<{ game_id: string }>`
      select distinct game_id from ${abandoned} where state = 'givenUp' order by game_id`,
    ),
    givenUp: query(
      (named: Named<{ gameId: string }>) => sql<GivenUpRow>`
      select id, game_id, lane, kind, intent, error, created_at from ${abandoned}
      where state = 'givenUp' and game_id = ${named('gameId')} order by id`,
    ),
    nextOfGame: query(
      (named: Named<{ id: number; gameId: string; kind: IntentKind }>) => sql<{ created_at: number }>`
      select created_at from outbox where id > ${named('id')} and game_id = ${named('gameId')} and kind = ${named('kind')}
      order by id limit 1`,
    ),
    nextInLane: query(
      (named: Named<{ id: number; gameId: string; kind: IntentKind; lane: Lane }>) => sql<{ created_at: number }>`
      select created_at from outbox where id > ${named('id')} and game_id = ${named('gameId')} and kind = ${named('kind')}
        and lane = ${named('lane')} order by id limit 1`,
    ),
    settle: query(
      (named: Named<{ id: number }>) => sql`
      update outbox set state = 'replaced', intent = null where id = ${named('id')} and state = 'givenUp'`,
    ),
    waiting: query(
      (named: Named<{ gameId: string }>) => sql<PlaceRow>`
      select distinct game_id, lane, kind from ${ofWaiting} where game_id = ${named('gameId')} and state = 'waiting'`,
    ),
    slotsAt: query(
      (named: Named<{ channelId: string; messageId: string }>) => sql<{ game_id: string; name: string }>`
      select game_id, name from slots where message_id = ${named('messageId')} and channel_id = ${named('channelId')} order by game_id, name`,
    ),
    forget: query(
      (named: Named<{ gameId: string; name: string; messageId: string }>) => sql`
      delete from slots where game_id = ${named('gameId')} and name = ${named('name')} and message_id = ${named('messageId')}`,
    ),
    postpone: query(
      (named: Named<{ guildId: string; until: number }>) => sql<{ lane: Lane }>`
      update ${ofWaiting} set next_attempt_at = ${named('until')}
      where game_id in (select id from games where guild_id = ${named('guildId')})
        and state = 'waiting' and lane like 'channel:%' returning lane`,
    ),
  };
}

export function deliveryTable(workshop: Workshop, now: () => number) {
  const made = statements(workshop);
  return (session: SqlSession): Deliveries => {
    const nextAfter: Deliveries['nextAfter'] = async ({ id, gameId, kind, lane }) => {
      const found = lane.startsWith('channel:')
        ? session.all(made.nextOfGame, { id, gameId, kind })
        : session.all(made.nextInLane, { id, gameId, kind, lane });
      return (await first(found))?.created_at;
    };
    return {
      nextAfter,
      async compared() {
        const [games, slots, pending] = await Promise.all([
          session.all(made.games, {}),
          session.all(made.slots, {}),
          session.all(made.pending, {}),
        ]);
        const [slotsBy, pendingBy] = [byGame(slots), byGame(pending)];
        return games.map((game) => messagesOf(game, slotsBy.get(game.id) ?? [], pendingBy.get(game.id) ?? []));
      },
      async comparedIn(gameId) {
        const game = await first(session.all(made.game, { gameId }));
        if (game === undefined) return undefined;
        return messagesOf(
          game,
          await session.all(made.slotsOf, { gameId }),
          await session.all(made.pendingOf, { gameId }),
        );
      },
      withGivenUp: async () => (await session.all(made.withGivenUp, {})).map((row) => row.game_id),
      givenUp: async (gameId) => (await session.all(made.givenUp, { gameId })).map(rowOf),
      async settle(rows) {
        for (const { id } of rows) await session.run(made.settle, { id });
      },
      waiting: async (gameId) => (await session.all(made.waiting, { gameId })).map(placeOf),
      async slotsAt({ channelId, messageId }) {
        const found = await session.all(made.slotsAt, { channelId, messageId });
        return found.map((row): NamedSlot & { readonly gameId: GameId } => ({
          gameId: row.game_id,
          name: row.name,
          channelId,
          messageId,
        }));
      },
      async forget(gameId, { name, messageId }) {
        const learn = session.mind.forget('slots', `${gameId} ${name}`);
        const gone = (await session.run(made.forget, { gameId, name, messageId })) > 0;
        if (gone) learn(undefined);
        return gone;
      },
      async postpone(guildId, until = now()) {
        for (const { lane } of await session.all(made.postpone, { guildId, until })) session.news.add(lane);
      },
    };
  };
}

function byGame<Row extends { readonly game_id: string }>(
  rows: ReadonlyArray<Row>,
): ReadonlyMap<string, ReadonlyArray<Row>> {
  const grouped = new Map<string, Array<Row>>();
  for (const row of rows) {
    const known = grouped.get(row.game_id);
    if (known === undefined) grouped.set(row.game_id, [row]);
    else known.push(row);
  }
  return grouped;
}

function messagesOf(
  { id, announced }: GameRow,
  slots: ReadonlyArray<SlotRow>,
  pending: ReadonlyArray<PlaceRow>,
): PendingMessages {
  return {
    gameId: id,
    announced: announced ?? undefined,
    slots: slots.map((row) => ({ name: row.name, channelId: row.channel_id })),
    pending: pending.map(placeOf),
  };
}

function placeOf({ lane, kind }: PlaceRow): MessagePlace {
  return { lane, kind };
}

function rowOf(row: GivenUpRow): UndeliveredMessage {
  return {
    id: row.id,
    gameId: row.game_id,
    lane: row.lane,
    kind: row.kind,
    intent: row.intent === null ? undefined : withNumbers(row.intent),
    reason: row.error ?? '',
    createdAt: row.created_at,
  };
}
