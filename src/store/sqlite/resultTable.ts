import type Database from 'better-sqlite3';
import type { GameId } from '../records.ts';
import type { CardTally, CountedCard, GameResult, Results, Side, Statistics, Tally } from './synchronous.ts';
import { statisticQueries } from './resultQueries.ts';
import type { Tallies } from './resultQueries.ts';
import { nullable } from './values.ts';

export interface ResultTable extends Results {
  /** Of a game that has ended. */
  put(id: GameId, result: GameResult): void;
  /** As if it had never been: its end was taken back, or it shall not count. */
  drop(id: GameId): void;
}

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
  const { statistics, achievements, newAchievements } = statisticQueries(db);
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
    achievements: (filter) => achievements(filter),
    newAchievements: (gameId) => newAchievements.all({ gameId }),
    statistics: (filter) => statisticsOf(statistics(filter)),
  };
}

function statisticsOf({ course, winners: won, causes, sides, cards, characters, persons }: Tallies): Statistics {
  const winners = new Map(won.map((row) => [row.winner, row.games]));
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
    causes,
    people: bySide(1),
    automatic: bySide(0),
    characters,
    cards: { mission: cardsOf('mission'), mutiny: cardsOf('mutiny'), motive: cardsOf('motive') },
    persons,
  };
}

function turnsOf(course: { fewest: number | null; mean: number | null; most: number | null } | undefined): Statistics['turns'] {
  const { fewest, mean, most } = course ?? { fewest: null, mean: null, most: null };
  return fewest === null || mean === null || most === null ? undefined : { fewest, mean, most };
}
