import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  CardTally,
  CountedCard,
  EarnedAchievement,
  NewAchievement,
  ResultFilter,
  Side,
  Statistics,
  Tally,
} from '../results.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

const mostPersons = sql.lit(10);

/** Rows of the database, of the seats that a filter is about. */
export interface Tallies {
  readonly course:
    | {
        readonly games: number;
        readonly fewest: number | null;
        readonly mean: number | null;
        readonly most: number | null;
      }
    | undefined;
  readonly winners: ReadonlyArray<{ readonly winner: 'humans' | 'cylons'; readonly games: number }>;
  readonly causes: Statistics['causes'];
  readonly sides: ReadonlyArray<Tally & { readonly side: Side; readonly people: number }>;
  readonly characters: Statistics['characters'];
  readonly cards: ReadonlyArray<CardTally & { readonly kind: CountedCard }>;
  readonly persons: Statistics['persons'];
}

type Asked = Required<ResultFilter>;
type Earner = Pick<ResultFilter, 'guildId'> & { readonly userId: string };
/** A filter that names everything; a query takes what it asks for. */
const nothing: Asked = { guildId: '', userId: '', character: '' };

/**
 * Reads the statistics. Each kind of filter has queries of its own, compiled once: they name only what is asked for, or
 * no index would help.
 */
export function resultQueries(workshop: Workshop) {
  const statements = tallyStatements(workshop);
  const { query, family, dialect } = workshop;
  const achievements = family(
    (asked: Earner) => String('guildId' in asked),
    (named: Named<Required<Earner>>, asked) => {
      const onServer = 'guildId' in asked ? sql`and ${dialect.apart('guild_id')} = ${named('guildId')}` : sql``;
      return sql<EarnedAchievement>`
      select achievement, max(case when place = 1 then game_id end) as ${sql.id('gameId')}, min(ended_at) as ${sql.id('endedAt')},
        count(*) as games
      from (
        select achievement, results.game_id, ended_at,
          row_number() over (partition by achievement order by ended_at, results.game_id) as place
        from seat_results join results on results.game_id = seat_results.game_id
          join achievements on achievements.game_id = seat_results.game_id and achievements.seat = seat_results.seat
        where user_id = ${named('userId')} ${onServer}
      ) as earned
      group by achievement order by min(ended_at) desc, achievement`;
    },
  );
  return {
    async tallies(session: SqlSession, filter: ResultFilter): Promise<Tallies> {
      const given = { ...nothing, ...filter };
      const { course, winners, causes, sides, characters, cards, persons } = statements;
      const [of, won, ended, bySide, byCharacter, byCard, byPerson] = await Promise.all([
        first(session.all(course(filter), given)),
        session.all(winners(filter), given),
        session.all(causes(filter), given),
        session.all(sides(filter), given),
        session.all(characters(filter), given),
        session.all(cards(filter), given),
        session.all(persons(filter), given),
      ]);
      return {
        course: of,
        winners: won,
        causes: ended,
        sides: bySide,
        characters: byCharacter,
        cards: byCard,
        persons: byPerson,
      };
    },
    achievements: (session: SqlSession, asked: Earner) => session.all(achievements(asked), { ...nothing, ...asked }),
    newAchievements: query(
      (named: Named<{ gameId: string }>) => sql<NewAchievement>`
      select achievements.seat, achievement
      from achievements join seat_results using (game_id, seat) join results using (game_id)
      where game_id = ${named('gameId')} and not exists (
        select 1 from seat_results as had join results as earlier on earlier.game_id = had.game_id
          join achievements as same on same.game_id = had.game_id and same.seat = had.seat
        where had.user_id = seat_results.user_id and same.achievement = achievements.achievement
          and (earlier.ended_at, earlier.game_id) < (results.ended_at, results.game_id))
      order by achievements.seat, achievement`,
    ),
  };
}

function tallyStatements(workshop: Workshop) {
  const { family } = workshop;
  const key = (filter: ResultFilter): string => Object.keys(filter).sort().join(' ');
  /** A statement about the seats that a filter is about; `games`: about the games with such a seat. */
  const tally = <Row>(build: (seats: RawBuilder<unknown>, games: RawBuilder<unknown>) => RawBuilder<Row>) =>
    family(key, (named: Named<Asked>, filter: ResultFilter) => {
      const seats = sql`from seat_results join results on results.game_id = seat_results.game_id ${whereOf(workshop, named, filter)}`;
      return build(seats, sql`from results where game_id in (select seat_results.game_id ${seats})`);
    });
  return {
    course: tally(
      (_, games) => sql<NonNullable<Tallies['course']>>`
      select count(*) as games, min(turns) as fewest, avg(turns) as mean, max(turns) as most ${games}`,
    ),
    winners: tally(
      (_, games) => sql<Tallies['winners'][number]>`select winner, count(*) as games ${games} group by winner`,
    ),
    causes: tally(
      (_, games) => sql<Tallies['causes'][number]>`
      select winner, cause, count(*) as games ${games} group by winner, cause order by games desc, cause`,
    ),
    sides: tally(
      (seats) => sql<Tallies['sides'][number]>`
      select side, case when user_id is null then 0 else 1 end as people, count(*) as games, sum(seat_results.won) as won
      ${seats} group by side, case when user_id is null then 0 else 1 end`,
    ),
    characters: tally(
      (seats) => sql<Tallies['characters'][number]>`
      select character, count(*) as games, sum(seat_results.won) as won ${seats} and user_id is not null and character is not null
      group by character order by games desc, won desc, character`,
    ),
    cards: tally(
      (seats) => sql<Tallies['cards'][number]>`
      select kind, card, count(*) as times, sum(worked) as worked from card_results
      join (select seat_results.game_id, seat ${seats}) as asked on asked.game_id = card_results.game_id and asked.seat = card_results.seat
      group by kind, card order by times desc, worked desc, card`,
    ),
    /** Tallies by person, with the name that each had last. */
    persons: tally(
      (seats) => sql<Tallies['persons'][number]>`
      select user_id as ${sql.id('userId')}, max(case when place = 1 then name end) as name, count(*) as games, sum(won) as won
      from (
        select user_id, name, seat_results.won,
          row_number() over (partition by user_id order by ended_at desc, results.game_id desc) as place
        ${seats} and user_id is not null
      ) as played
      group by user_id order by games desc, won desc, name limit ${mostPersons}`,
    ),
  };
}

/** Returns a filter's conditions, with one that always holds, so that another can follow. */
function whereOf({ dialect }: Workshop, named: Named<Asked>, filter: ResultFilter): RawBuilder<unknown> {
  // A person has played fewer games than a server has seen.
  const guild = 'userId' in filter ? dialect.apart('guild_id') : sql.ref('guild_id');
  const asked = [
    ...('guildId' in filter ? [sql`${guild} = ${named('guildId')}`] : []),
    ...('userId' in filter ? [sql`user_id = ${named('userId')}`] : []),
    ...('character' in filter ? [sql`character = ${named('character')}`] : []),
  ];
  return sql`where ${sql.join([sql`true`, ...asked], sql` and `)}`;
}
