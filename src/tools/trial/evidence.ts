import type { APIMessage } from 'discord-api-types/v10';
import type { RunningTable } from '../../table/server/index.ts';
import type { Given } from '../crowd/noting.ts';
import { numberOf } from './database.ts';
import type { TrialDatabase } from './database.ts';

/**
 * The traces of a trial in the database and in Discord. If the lists are empty, nothing was lost and nothing was done
 * twice.
 */
export interface Evidence {
  /** Answers of people that are stored. */
  readonly answers: number;
  /** The answers of which someone was shown that they are done. */
  readonly acknowledged: number;
  /** Answers shown as done, but not stored. */
  readonly lost: ReadonlyArray<string>;
  /** Answers stored more than once, or out of their order. */
  readonly doubledInputs: ReadonlyArray<string>;
  readonly posts: number;
  /** Messages that are in Discord more than once, or more often than the outbox knows. */
  readonly doubledPosts: ReadonlyArray<string>;
  /** Messages that were given up, or never sent. */
  readonly unsent: ReadonlyArray<string>;
}

export const answersOfPeople = `SELECT count(*) AS answers FROM inputs WHERE given_by NOT LIKE 'automatic%'`;

/** Gathers the evidence, once everything has come to rest. */
export async function gather(
  table: RunningTable,
  database: TrialDatabase,
  done: ReadonlyArray<Given>,
): Promise<Evidence> {
  const stored = await database.query(
    'SELECT game_id, decision_id, count(*) AS times FROM inputs GROUP BY game_id, decision_id',
  );
  const times = new Map(
    stored.map((row) => [`${String(row['game_id'])} ${String(row['decision_id'])}`, Number(row['times'])]),
  );
  const acknowledged = new Set(done.map(({ game, decision }) => `${game} ${decision}`));
  const gaps = await database.query(
    'SELECT game_id, count(*) AS n, max(seq) AS last FROM inputs GROUP BY game_id HAVING count(*) <> max(seq)',
  );
  const posts = postsIn(table);
  return {
    answers: await numberOf(database, answersOfPeople),
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((answer) => !times.has(answer)),
    doubledInputs: [
      ...[...times].flatMap(([answer, number]) => (number === 1 ? [] : [`${answer}: ${number} times`])),
      ...gaps.map((row) => `${String(row['game_id'])}: ${String(row['n'])} inputs, the last is ${String(row['last'])}`),
    ],
    posts: posts.length,
    doubledPosts: [...sentTwice(posts), ...(await unknownToOutbox(posts, database))],
    unsent: (
      await database.query(`SELECT id, lane, kind, state, error FROM outbox WHERE state IN ('waiting', 'givenUp')`)
    ).map((row) => JSON.stringify(row)),
  };
}

/** Returns the messages of the bot that are not the answer to a press: each bears the mark of its row of the outbox. */
function postsIn({ guilds }: RunningTable): ReadonlyArray<APIMessage> {
  return guilds
    .flatMap(({ people }) => people.flatMap((person) => person.messages()))
    .filter(({ author, nonce }) => author.bot === true && nonce !== undefined);
}

function sentTwice(posts: ReadonlyArray<APIMessage>): ReadonlyArray<string> {
  const first = new Map<string, string>();
  for (const { id, nonce } of posts) if (!first.has(String(nonce))) first.set(String(nonce), id);
  return posts.flatMap(({ id, nonce }) => (first.get(String(nonce)) === id ? [] : [`${String(nonce)}: ${id}`]));
}

function markOf({ nonce }: Pick<APIMessage, 'nonce'>): string {
  return String(nonce).split('.')[0] ?? '';
}

/** Returns the messages that no row of the outbox knows, such as one that was sent once more under another mark. */
export async function unknownToOutbox(
  posts: ReadonlyArray<Pick<APIMessage, 'id' | 'channel_id' | 'nonce' | 'content'>>,
  database: Pick<TrialDatabase, 'query'>,
): Promise<ReadonlyArray<string>> {
  const rows = await database.query(
    `SELECT id, message_id FROM outbox WHERE message_id IS NOT NULL UNION ALL SELECT 0, message_id FROM slots`,
  );
  const known = new Set(rows.map((row) => String(row['message_id'])));
  // A row that becomes several messages is known by one of them; the mark of each begins with that of the row.
  const told = new Set(posts.filter(({ id }) => known.has(id)).map(markOf));
  return posts
    .filter((post) => !told.has(markOf(post)))
    .map(
      ({ id, channel_id: channelId, nonce, content }) =>
        `${channelId}/${id} (${String(nonce)}): ${content.slice(0, 80)}`,
    );
}
