/**
 * `npm run strength -- --games N --players P --seed S --humans LEVEL --cylons LEVEL [--baseline LEVEL] [--json]`: how
 * well automatic players of these levels play against each other, beside the targets and beside the same seeds under
 * another level (`easy`: the heuristic). The same flags give the same games. What is in the game is said with the flags
 * of `npm run simulate`. With `--players 3 --tutorial --baseline normal` it says how learners do who follow hints,
 * beside automatic players in their place.
 */
import { english, worded } from '../words/index.ts';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { checkOptions } from '../engine/index.ts';
import { levels } from '../players/levels.ts';
import { complain, count, json, progressLine, runProgram } from './commandLine.ts';
import { contest, type Result, type StrengthResult } from './strength/strength.ts';
import { optionsOf, tableFlags, yes } from './tableFlags.ts';

const level = (flag: string, usual: (typeof levels)[number], says: string) =>
  z
    .enum(levels, { error: `${flag} is one of ${levels.join(', ')}.` })
    .default(usual)
    .describe(says);

const flags = z.object({
  games: count('--games', 100).describe('how many games'),
  players: count('--players', 5).describe('how many players in each'),
  seed: z.string().default('1').describe('the same seed gives the same games'),
  humans: level('--humans', 'normal', 'who plays for the humans'),
  cylons: level('--cylons', 'normal', 'who plays for the Cylons, also for those who are hidden'),
  baseline: level('--baseline', 'easy', 'who plays the same games for comparison, on both sides'),
  tutorial: yes('tutorials, in which whoever begins does as hints say'),
  jobs: count('--jobs', availableParallelism()).describe('how many games at once'),
  ...tableFlags,
  json,
});

await runProgram(
  { name: 'strength', purpose: 'How well automatic players of different levels play.', flags },
  async (chosen) => {
    const { tutorial } = chosen;
    const options = tutorial ? { ...optionsOf(chosen), lesson: true } : optionsOf(chosen);
    const wrong = checkOptions(options).map((reason) => worded(reason, english));
    if (wrong.length > 0) return complain(wrong);
    const { games, seed, humans, cylons, baseline, jobs } = chosen;
    const progress = progressLine(chosen.json);
    const result = await contest({ games, seed, options, humans, cylons, baseline, hinted: tutorial, jobs }, (done) => {
      progress.show(done, `${done} of ${2 * games} games`);
    });
    progress.clear();
    process.stdout.write(`${chosen.json ? JSON.stringify(result) : inWords(result)}\n`);
    return 0;
  },
);

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function inWords({ players, objective, humans, cylons, standing, baseline, targets }: Result): string {
  const {
    milliseconds: { median, p99 },
    processor,
  } = standing;
  return [
    `${standing.games} games of ${players} (${objective}), ${humans} humans against ${cylons} Cylons:`,
    `  ${line(standing)}; wanted ${targets.humanShare.map(percent).join(' to ')}, ${targets.turns.join(' to ')} turns`,
    `  ${standing.searched} decisions searched, median ${median} ms (wanted below ${targets.medianMilliseconds}),` +
      ` 99th percentile ${p99} ms (wanted below ${targets.p99Milliseconds})`,
    `  of the processor ${processor.median} ms and ${processor.p99} ms (true with --jobs 1)`,
    `  ${standing.punished} locked up or executed as somebody among the humans chose, hidden Cylons ${standing.timesChance} times as often` +
      ` as by chance (wanted ${targets.timesChance}); all in all ${standing.allPunished}, ${standing.timesChanceOfAll} times`,
    `The same seeds, ${baseline.level} on both sides:`,
    `  ${line(baseline)}`,
  ].join('\n');
}

function line({ games, humanWins, humanShare, turns, causes }: StrengthResult): string {
  const ends = Object.entries(causes)
    .map(([cause, times]) => `${cause} ${times}`)
    .join(', ');
  return `humans won ${humanWins} of ${games} (${percent(humanShare)}), ${turns} turns (${ends})`;
}
