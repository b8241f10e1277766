import type Database from 'better-sqlite3';
import type {
  CardTally, CountedCard, EarnedAchievement, NewAchievement, ResultFilter, Side, Statistics, Tally,
} from './synchronous.ts';

const mostPersons = 10;

/** Rows of the database, of the seats that a filter is about. */
export interface Tallies {
  readonly course:
    | { readonly games: number; readonly fewest: number | null; readonly mean: number | null; readonly most: number | null }
    | undefined;
  readonly winners: ReadonlyArray<{ readonly winner: 'humans' | 'cylons'; readonly games: number }>;
  readonly causes: Statistics['causes'];
  readonly sides: ReadonlyArray<Tally & { readonly side: Side; readonly people: number }>;
  readonly characters: Statistics['characters'];
  readonly cards: ReadonlyArray<CardTally & { readonly kind: CountedCard }>;
  readonly persons: Statistics['persons'];
}

const conditions: Readonly<Record<keyof ResultFilter, string>> = {
  guildId: 'guild_id = :guildId',
  userId: 'user_id = :userId',
  character: 'character = :character',
};

/**
 * Reads the statistics. Each kind of filter has queries of its own, prepared once: they name only what is asked for, or no
 * index would help.
 */
export function statisticQueries(db: Database.Database) {
  const known = new Map<string, (filter: ResultFilter) => Tallies>();
  return {
    statistics: (filter: ResultFilter): Tallies => {
      const where = whereOf(filter);
      const read = known.get(where) ?? tallies(db, where);
      known.set(where, read);
      return read(filter);
    },
    achievements: achievementsOf(db),
    newAchievements: db.prepare<[{ gameId: string }], NewAchievement>(`
      SELECT achievements.seat, achievement
      FROM achievements JOIN seat_results USING (game_id, seat) JOIN results USING (game_id)
      WHERE game_id = :gameId AND NOT EXISTS (
        SELECT 1 FROM seat_results AS had JOIN results AS before ON before.game_id = had.game_id
          JOIN achievements AS same ON same.game_id = had.game_id AND same.seat = had.seat
        WHERE had.user_id = seat_results.user_id AND same.achievement = achievements.achievement
          AND (before.ended_at, before.game_id) < (results.ended_at, results.game_id))
      ORDER BY achievements.seat, achievement`),
  };
}

/** What a filter asks for, with a condition that always holds, so that another can follow. */
function whereOf(filter: ResultFilter): string {
  const asked = Object.entries(conditions).flatMap(([field, condition]) => (field in filter ? [condition] : []));
  // A person has played fewer games than a server has seen: the plus keeps the index of servers out of it.
  return ['WHERE TRUE', ...asked].join(' AND ').replace('guild_id', 'userId' in filter ? '+guild_id' : 'guild_id');
}

function tallies(db: Database.Database, where: string): (filter: ResultFilter) => Tallies {
  const seats = `FROM seat_results JOIN results ON results.game_id = seat_results.game_id ${where}`;
  /** The games with such a seat. */
  const games = `FROM results WHERE game_id IN (SELECT seat_results.game_id ${seats})`;
  const course = db.prepare<[ResultFilter], NonNullable<Tallies['course']>>(
    `SELECT count(*) AS games, min(turns) AS fewest, avg(turns) AS mean, max(turns) AS most ${games}`);
  const winners = db.prepare<[ResultFilter], Tallies['winners'][number]>(`SELECT winner, count(*) AS games ${games} GROUP BY winner`);
  const causes = db.prepare<[ResultFilter], Tallies['causes'][number]>(
    `SELECT winner, cause, count(*) AS games ${games} GROUP BY winner, cause ORDER BY games DESC, cause`);
  const sides = db.prepare<[ResultFilter], Tallies['sides'][number]>(
    `SELECT side, user_id IS NOT NULL AS people, count(*) AS games, sum(seat_results.won) AS won ${seats} GROUP BY side, people`);
  const characters = db.prepare<[ResultFilter], Tallies['characters'][number]>(
    `SELECT character, count(*) AS games, sum(seat_results.won) AS won ${seats} AND user_id IS NOT NULL AND character IS NOT NULL
     GROUP BY character ORDER BY games DESC, won DESC, character`);
  const cards = db.prepare<[ResultFilter], Tallies['cards'][number]>(
    `SELECT kind, card, count(*) AS times, sum(worked) AS worked FROM card_results
     JOIN (SELECT seat_results.game_id, seat ${seats}) AS asked ON asked.game_id = card_results.game_id AND asked.seat = card_results.seat
     GROUP BY kind, card ORDER BY times DESC, worked DESC, card`);
  // SQLite takes the name from the row with the greatest end.
  const persons = db.prepare<[ResultFilter], Tallies['persons'][number]>(
    `SELECT user_id AS userId, name, games, won FROM (
       SELECT user_id, name, count(*) AS games, sum(seat_results.won) AS won, max(ended_at)
       ${seats} AND user_id IS NOT NULL GROUP BY user_id
     ) ORDER BY games DESC, won DESC, name LIMIT ${mostPersons}`);
  return (filter) => ({
    course: course.get(filter),
    winners: winners.all(filter),
    causes: causes.all(filter),
    sides: sides.all(filter),
    characters: characters.all(filter),
    cards: cards.all(filter),
    persons: persons.all(filter),
  });
}

function achievementsOf(db: Database.Database) {
  type Asked = { readonly guildId?: string; readonly userId: string };
  // SQLite takes the game from the row with the least end.
  const query = (more: string) => db.prepare<[Asked], EarnedAchievement>(`
    SELECT achievement, results.game_id AS gameId, min(ended_at) AS endedAt, count(*) AS games
    FROM seat_results JOIN results ON results.game_id = seat_results.game_id
      JOIN achievements ON achievements.game_id = seat_results.game_id AND achievements.seat = seat_results.seat
    WHERE user_id = :userId ${more}
    GROUP BY achievement ORDER BY min(ended_at) DESC, achievement`);
  const everywhere = query('');
  const onServer = query('AND +guild_id = :guildId');
  return (asked: Asked): ReadonlyArray<EarnedAchievement> => (asked.guildId === undefined ? everywhere : onServer).all(asked);
}
