import type Database from 'better-sqlite3';
import type { GameId } from '../records.ts';
import type {
  CardTally, CountedCard, EarnedAchievement, GameResult, NewAchievement, ResultFilter, Results, Side, Statistics, Tally,
} from '../results.ts';
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
    INSERT OR REPLACE INTO results (game_id, guild_id, winner, cause, turns, ended_at, rewarded)
    SELECT id, guild_id, :winner, :cause, :turns, coalesce(ended_at, changed_at), 1 FROM games WHERE id = :id`);
  const insertSeat = db.prepare('INSERT INTO seat_results (game_id, seat, user_id, name, character, side, won) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertAchievement = db.prepare('INSERT INTO achievements (game_id, seat, achievement) VALUES (?, ?, ?)');
  const insertCard = db.prepare('INSERT INTO card_results (game_id, place, seat, kind, card, worked) VALUES (?, ?, ?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM results WHERE game_id = ?');
  const exists = db.prepare<[string], { game_id: string }>('SELECT game_id FROM results WHERE game_id = ?');
  const missing = db.prepare<[], { id: string }>(`SELECT id FROM games WHERE status = 'over' AND id NOT IN (SELECT game_id FROM results WHERE rewarded = 1) ORDER BY id`);
  const queries = prepareQueries(db);
  return {
    put(id, { winner, cause, turns, seats: all, cards }) {
      insert.run({ id, winner, cause, turns });
      for (const { seat, userId, name, character, side, won, achievements = [] } of all) {
        insertSeat.run(id, seat, nullable(userId), name, nullable(character), side, won ? 1 : 0);
        if (userId !== undefined) for (const achievement of achievements) insertAchievement.run(id, seat, achievement);
      }
      cards.forEach(({ seat, kind, card, worked }, place) => { insertCard.run(id, place, seat, kind, card, worked ? 1 : 0); });
    },
    drop: (id) => void remove.run(id),
    has: (id) => exists.get(id) !== undefined,
    missing: () => missing.all().map((row) => row.id),
    achievements: ({ guildId, userId }) => queries.achievements.all({ guildId: nullable(guildId), userId }),
    newAchievements: (gameId) => queries.newAchievements.all({ gameId }),
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
    // SQLite takes the game from the row with the least end.
    achievements: db.prepare<[{ guildId: string | null; userId: string }], EarnedAchievement>(`
      SELECT achievement, results.game_id AS gameId, min(ended_at) AS endedAt, count(*) AS games
      FROM seat_results JOIN results ON results.game_id = seat_results.game_id
        JOIN achievements ON achievements.game_id = seat_results.game_id AND achievements.seat = seat_results.seat
      WHERE user_id = :userId AND (:guildId IS NULL OR guild_id = :guildId)
      GROUP BY achievement ORDER BY min(ended_at) DESC, achievement`),
    newAchievements: db.prepare<[{ gameId: string }], NewAchievement>(`
      SELECT achievements.seat, achievement
      FROM achievements JOIN seat_results USING (game_id, seat) JOIN results USING (game_id)
      WHERE game_id = :gameId AND NOT EXISTS (
        SELECT 1 FROM seat_results AS had JOIN results AS before ON before.game_id = had.game_id
          JOIN achievements AS same ON same.game_id = had.game_id AND same.seat = had.seat
        WHERE had.user_id = seat_results.user_id AND same.achievement = achievements.achievement
          AND (before.ended_at, before.game_id) < (results.ended_at, results.game_id))
      ORDER BY achievements.seat, achievement`),
    cards: db.prepare<[Values], CardTally & { kind: CountedCard }>(
      `SELECT kind, card, count(*) AS times, sum(worked) AS worked FROM card_results
       JOIN (SELECT seat_results.game_id, seat ${seats}) AS asked ON asked.game_id = card_results.game_id AND asked.seat = card_results.seat
       GROUP BY kind, card ORDER BY times DESC, worked DESC, card`),
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
  const cards = queries.cards.all(values);
  const cardsOf = (kind: CountedCard): ReadonlyArray<CardTally> =>
    cards.filter((row) => row.kind === kind).map(({ card, times, worked }) => ({ card, times, worked }));
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
    cards: { mission: cardsOf('mission'), mutiny: cardsOf('mutiny'), motive: cardsOf('motive') },
    persons: queries.persons.all(values),
  };
}

function turnsOf(course: { fewest: number | null; mean: number | null; most: number | null } | undefined): Statistics['turns'] {
  const { fewest, mean, most } = course ?? { fewest: null, mean: null, most: null };
  return fewest === null || mean === null || most === null ? undefined : { fewest, mean, most };
}
