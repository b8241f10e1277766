/**
 * `npm run load -- --processes 1,2,3 --games G --seconds S [--in-flight N] [--database postgres://…] [--json]`: how
 * many answers of people the bot takes, as one process and as several on one database. The pretended Discord and the
 * people are this process; each bot is one of its own. People answer as fast as they are answered, N at a time.
 */
import { z } from 'zod';
import { complain, count, json, progressLine, runProgram } from './commandLine.ts';
import { killsInWords, tryKills } from './load/killed.ts';
import { measureLoad } from './load/measure.ts';
import type { LoadResult, ProcessesResult } from './load/results.ts';

const wrongRate = '--faults takes a number from 0 to 1.';

const flags = z.object({
  processes: z
    .string()
    .regex(/^\d+(,\d+)*$/, '--processes takes whole numbers with commas between them, such as 1,2,3.')
    .transform((text) => text.split(',').map(Number))
    .refine(
      (numbers) => numbers.every((number) => number >= 1 && number <= 16),
      '--processes takes numbers from 1 to 16.',
    )
    .prefault('1,2,3')
    .describe('how many bots, one measurement after the other'),
  games: count('--games', 300).describe('how many running games, each in a server of its own, of three people'),
  seconds: count('--seconds', 30).describe(
    'for how long people answer the first of the bots; the others are asked as much',
  ),
  'in-flight': count('--in-flight', 16).describe('how many people press at the same time'),
  kills: z.coerce
    .number('--kills takes a whole number.')
    .int('--kills takes a whole number.')
    .positive('--kills takes a number above 0.')
    .optional()
    .describe(
      'instead of measuring, kills one process after the other so often while people play, and counts what was lost or done twice',
    ),
  faults: z.coerce
    .number(wrongRate)
    .min(0, wrongRate)
    .max(1, wrongRate)
    .optional()
    .describe(
      'with --kills: how many requests of 1 go wrong by chance meanwhile (0.1: one in ten), and all for 4 seconds twice a minute',
    ),
  seed: count('--seed', 1).describe('with --faults: other numbers are other chances'),
  every: count('--every', 5).describe('with --kills: seconds from one to the next'),
  'per-second': count('--per-second', 5).describe('with --kills: presses of people in a second'),
  database: z
    .string()
    .regex(/^postgres(ql)?:\/\//, '--database takes an address that begins with postgres://.')
    .optional()
    .describe('a PostgreSQL server on which databases may be made; otherwise one is started for the measurement'),
  sqlite: z.boolean().default(false).describe('a SQLite file instead, for one process'),
  json,
});

await runProgram(
  { name: 'load', purpose: 'How many answers of people one bot takes, and several.', flags },
  async (chosen) => {
    const { processes, games, seconds, database, sqlite, 'in-flight': inFlight } = chosen;
    if (chosen.faults !== undefined && chosen.kills === undefined) return complain(['--faults goes with --kills.']);
    if (sqlite && processes.some((number) => number > 1))
      return complain(['A SQLite file is for one process: say --processes 1, or leave --sqlite out.']);
    const progress = progressLine(chosen.json);
    if (chosen.kills !== undefined) {
      const number = Math.max(...processes);
      if (!sqlite && number < 2) return complain(['--kills needs 2 processes at least, or --sqlite.']);
      const pace = { kills: chosen.kills, every: chosen.every * 1000, perSecond: chosen['per-second'] };
      const chance = { faults: chosen.faults, seed: chosen.seed };
      const asked = { processes: number, games, database, sqlite, ...pace, ...chance };
      const killed = await tryKills(asked, (text) => {
        progress.show(0, text);
      });
      progress.clear();
      process.stdout.write(`${chosen.json ? JSON.stringify(killed) : killsInWords(killed)}\n`);
      return killed.isWell ? 0 : 1;
    }
    const result = await measureLoad({ processes, games, seconds, inFlight, database, sqlite }, (text) => {
      progress.show(0, text);
    });
    progress.clear();
    process.stdout.write(`${chosen.json ? JSON.stringify(result) : inWords(result)}\n`);
    return result.measured.every(({ errors }) => errors.length === 0) ? 0 : 1;
  },
);

function inWords({ games, seconds, inFlight, engine, measured, target }: LoadResult): string {
  return [
    `${games} running games on ${engine}, ${inFlight} people at a time for ${seconds} s:`,
    ...measured.map((each) => `  ${processesInWords(each)}`),
    `Wanted: an answer costs at most ${target.processorRatio} times the processor time that it costs with one process.`,
  ].join('\n');
}

function processesInWords(each: ProcessesResult): string {
  const {
    processes,
    answersPerSecond,
    acknowledgement,
    processor,
    cores,
    processorRatio,
    messagesPerSecond,
    requestsPerSecond,
  } = each;
  return [
    `${processes} ${processes === 1 ? 'process' : 'processes'}: ${answersPerSecond} answers a second,` +
      ` acknowledged within ${acknowledgement.medianMs} ms (median), ${acknowledgement.p99Ms} ms (99th percentile);`,
    `an answer costs ${processor.botsMs} ms of the bots (${processorRatio} times as much as with one),` +
      ` ${processor.databaseMs} ms of the database, ${processor.peopleMs} ms of Discord and people, and ${each.transactions} transactions;`,
    `of ${cores.of} processors ${cores.bots} were busy with bots, ${cores.database} with the database, ${cores.people} with people;`,
    `${messagesPerSecond} messages and ${requestsPerSecond} requests a second; ${each.unanswered} presses unanswered.`,
    ...each.errors,
  ].join(' ');
}
