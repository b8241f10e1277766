import type Database from 'better-sqlite3';
import type { GameId } from '../records.ts';
import type { GameResult, ResultFilter, Results, Side, Statistics, Tally } from '../results.ts';
import { nullable } from './values.ts';

const mostPersons = 10;

export interface ResultTable extends Results {
  /** Of a game that has ended. */
  put(id: GameId, result: GameResult): void;
  /** As if it had never been: its end was taken back, or it shall not count. */
  drop(id: GameId): void;
}

type Values = Record<'guildId' | 'userId' | 'character', string | null>;

/** The seats that a filter is about; `:guildId`, `:userId` and `:character` are NULL where it doesn't say. */
const seats = `
  FROM seat_results JOIN results ON results.game_id = seat_results.game_id
  WHERE (:guildId IS NULL OR guild_id = :guildId) AND (:userId IS NULL OR user_id = :userId)
    AND (:character IS NULL OR character = :character)`;
/** The games with such a seat. */
const games = `FROM results WHERE game_id IN (SELECT seat_results.game_id ${seats})`;

export function resultTable(db: Database.Database): ResultTable {
  const insert = db.prepare(`
    INSERT OR REPLACE INTO results (game_id, guild_id, winner, cause, turns, ended_at)
    SELECT id, guild_id, :winner, :cause, :turns, coalesce(ended_at, changed_at) FROM games WHERE id = :id`);
  const insertSeat = db.prepare('INSERT INTO seat_results (game_id, seat, user_id, name, character, side, won) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM results WHERE game_id = ?');
  const exists = db.prepare<[string], { game_id: string }>('SELECT game_id FROM results WHERE game_id = ?');
  const missing = db.prepare<[], { id: string }>(`SELECT id FROM games WHERE status = 'over' AND id NOT IN (SELECT game_id FROM results) ORDER BY id`);
  const queries = prepareQueries(db);
  return {
    put(id, { winner, cause, turns, seats: all }) {
      insert.run({ id, winner, cause, turns });
      for (const { seat, userId, name, character, side, won } of all)
        insertSeat.run(id, seat, nullable(userId), name, nullable(character), side, won ? 1 : 0);
    },
    drop: (id) => void remove.run(id),
    has: (id) => exists.get(id) !== undefined,
    missing: () => missing.all().map((row) => row.id),
    statistics: (filter) => statisticsOf(queries, filter),
  };
}

function prepareQueries(db: Database.Database) {
  return {
    course: db.prepare<[Values], { games: number; fewest: number | null; mean: number | null; most: number | null }>(
      `SELECT count(*) AS games, min(turns) AS fewest, avg(turns) AS mean, max(turns) AS most ${games}`),
    winners: db.prepare<[Values], { winner: 'humans' | 'cylons'; games: number }>(
      `SELECT winner, count(*) AS games ${games} GROUP BY winner`),
    causes: db.prepare<[Values], Statistics['causes'][number]>(
      `SELECT winner, cause, count(*) AS games ${games} GROUP BY winner, cause ORDER BY games DESC, cause`),
    sides: db.prepare<[Values], Tally & { side: Side; people: number }>(
      `SELECT side, user_id IS NOT NULL AS people, count(*) AS games, sum(seat_results.won) AS won ${seats} GROUP BY side, people`),
    characters: db.prepare<[Values], Statistics['characters'][number]>(
      `SELECT character, count(*) AS games, sum(seat_results.won) AS won ${seats} AND user_id IS NOT NULL AND character IS NOT NULL
       GROUP BY character ORDER BY games DESC, won DESC, character`),
    // SQLite takes the name from the row with the greatest end.
    persons: db.prepare<[Values], Statistics['persons'][number]>(
      `SELECT user_id AS userId, name, games, won FROM (
         SELECT user_id, name, count(*) AS games, sum(seat_results.won) AS won, max(ended_at)
         ${seats} AND user_id IS NOT NULL GROUP BY user_id
       ) ORDER BY games DESC, won DESC, name LIMIT ${mostPersons}`),
  };
}

function statisticsOf(queries: ReturnType<typeof prepareQueries>, { guildId, userId, character }: ResultFilter): Statistics {
  const values = { guildId: nullable(guildId), userId: nullable(userId), character: nullable(character) };
  const course = queries.course.get(values);
  const winners = new Map(queries.winners.all(values).map((row) => [row.winner, row.games]));
  const sides = queries.sides.all(values);
  const bySide = (people: 0 | 1): Record<Side, Tally> => {
    const tally = (side: Side): Tally => {
      const found = sides.find((row) => row.people === people && row.side === side);
      return { games: found?.games ?? 0, won: found?.won ?? 0 };
    };
    return { human: tally('human'), cylon: tally('cylon'), cylonLeader: tally('cylonLeader'), sympatheticCylon: tally('sympatheticCylon') };
  };
  return {
    games: course?.games ?? 0,
    turns: turnsOf(course),
    winners: { humans: winners.get('humans') ?? 0, cylons: winners.get('cylons') ?? 0 },
    causes: queries.causes.all(values),
    people: bySide(1),
    automatic: bySide(0),
    characters: queries.characters.all(values),
    persons: queries.persons.all(values),
  };
}

function turnsOf(course: { fewest: number | null; mean: number | null; most: number | null } | undefined): Statistics['turns'] {
  const { fewest, mean, most } = course ?? { fewest: null, mean: null, most: null };
  return fewest === null || mean === null || most === null ? undefined : { fewest, mean, most };
}
