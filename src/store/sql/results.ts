import { sql } from 'kysely';
import type { GameId } from '../records.ts';
import type {
  AnswerTimes,
  CardTally,
  CountedCard,
  GameCourse,
  GameResult,
  Results,
  Side,
  Statistics,
  Tally,
} from '../results.ts';
import { resultQueries } from './resultQueries.ts';
import type { Tallies } from './resultQueries.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { nullable } from './values.ts';

export interface ResultTable extends Results {
  /** Stores the result of a game that has ended. */
  readonly put: (id: GameId, result: GameResult) => Promise<void>;
  /** Removes the result as if it had never been: the game's end was undone, or it is not to count. */
  readonly drop: (id: GameId) => Promise<void>;
}

export function resultTable(workshop: Workshop) {
  const { db, query, batch } = workshop;
  const insert = query(
    (named: Named<{ id: string; winner: string; cause: string; turns: number; course: string | null }>) => sql`
    insert into results (game_id, guild_id, winner, cause, turns, ended_at, rewarded, course)
    select id, guild_id, ${named('winner')}, ${named('cause')}, ${named('turns')}, coalesce(ended_at, changed_at), 1, ${named('course')}
    from games where id = ${named('id')}`,
  );
  const addSeats = batch('seat_results', ['game_id', 'seat', 'user_id', 'name', 'character', 'side', 'won', 'answers']);
  const addAchievements = batch('achievements', ['game_id', 'seat', 'achievement']);
  const addCards = batch('card_results', ['game_id', 'place', 'seat', 'kind', 'card', 'worked']);
  const remove = query((named: Named<{ id: string }>) => db.deleteFrom('results').where('game_id', '=', named('id')));
  const exists = query((named: Named<{ id: string }>) =>
    db.selectFrom('results').select('game_id').where('game_id', '=', named('id')),
  );
  const missing = query(
    () => sql<{ id: string }>`
    select id from games where status = 'over' and id not in (select game_id from results where rewarded = 1) order by id`,
  );
  const courseOf = query((named: Named<{ id: string }>) =>
    db.selectFrom('results').select('course').where('game_id', '=', named('id')),
  );
  const answersOf = query((named: Named<{ id: string }>) =>
    db.selectFrom('seat_results').select('answers').where('game_id', '=', named('id')).orderBy('seat'),
  );
  const queries = resultQueries(workshop);

  return (session: SqlSession): ResultTable => ({
    async put(id, { winner, cause, turns, seats, cards, course }) {
      // What belongs to an earlier result goes with it.
      await session.run(remove, { id });
      await session.run(insert, {
        id,
        winner,
        cause,
        turns,
        course: course === undefined ? null : JSON.stringify(course),
      });
      await session.add(
        addSeats,
        seats.map(({ seat, userId, name, character, side, won, answers }) => ({
          game_id: id,
          seat,
          user_id: nullable(userId),
          name,
          character: nullable(character),
          side,
          won: won ? 1 : 0,
          answers: answers === undefined ? null : JSON.stringify(answers),
        })),
      );
      await session.add(
        addAchievements,
        seats.flatMap(({ seat, userId, achievements = [] }) =>
          userId === undefined ? [] : achievements.map((achievement) => ({ game_id: id, seat, achievement })),
        ),
      );
      await session.add(
        addCards,
        cards.map(({ seat, kind, card, worked }, place) => ({
          game_id: id,
          place,
          seat,
          kind,
          card,
          worked: worked ? 1 : 0,
        })),
      );
    },
    async drop(id) {
      await session.run(remove, { id });
    },
    has: async (id) => (await first(session.all(exists, { id }))) !== undefined,
    async course(id) {
      const course = (await first(session.all(courseOf, { id })))?.course ?? undefined;
      if (course === undefined) return undefined;
      const answers = await session.all(answersOf, { id });
      return {
        ...(JSON.parse(course) as GameCourse),
        answers: answers.map((row) => (row.answers === null ? undefined : (JSON.parse(row.answers) as AnswerTimes))),
      };
    },
    missing: async () => (await session.all(missing, {})).map((row) => row.id),
    achievements: (filter) => queries.achievements(session, filter),
    newAchievements: (gameId) => session.all(queries.newAchievements, { gameId }),
    statistics: async (filter) => statisticsOf(await queries.tallies(session, filter)),
  });
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
    return {
      human: tally('human'),
      cylon: tally('cylon'),
      cylonLeader: tally('cylonLeader'),
      sympatheticCylon: tally('sympatheticCylon'),
    };
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

function turnsOf(
  course: { fewest: number | null; mean: number | null; most: number | null } | undefined,
): Statistics['turns'] {
  const { fewest, mean, most } = course ?? { fewest: null, mean: null, most: null };
  return fewest === null || mean === null || most === null ? undefined : { fewest, mean, most };
}
