/**
 * `npm run simulate -- --games N --players P --seed S [--policy heuristic|random] [--json]`: plays whole games without
 * Discord and says how they went. The same seed gives the same games. Options: --pegasus, --cylon-leader,
 * --sympathetic-cylon, --new-caprica (which needs --pegasus too), --no-sympathizer, --exodus, and with it
 * --personal-goals, --final-five, --cylon-fleet, --ionian-nebula, --daybreak, and with it --search-for-home. `--all`:
 * each game at another legal table (players, boxes, objective, parts, variants), and which cards were in none.
 * `npm run simulate -- --replay FILE [--json]`: plays a game again that the bot has exported, and says whether it comes
 * to the same end; if not, the exit code is 1.
 */
import { english, worded } from '../words/index.ts';
import { z } from 'zod';
import { checkOptions } from '../engine/index.ts';
import { policies } from '../players/playOut.ts';
import { complain, count, json, progressLine, runProgram } from './commandLine.ts';
import type { Tool } from './commandLine.ts';
import { ReplayError, readExport } from './replay/readExport.ts';
import { inWords as replayInWords, replay } from './replay/replay.ts';
import { inWords } from './simulate/inWords.ts';
import { simulate } from './simulate/simulation.ts';
import { optionsOf, tableFlags, yes } from './tableFlags.ts';

const flags = z.object({
  games: count('--games', 100).describe('how many games'),
  players: count('--players', 5).describe('how many players in each'),
  seed: z.string().default('1').describe('the same seed gives the same games'),
  policy: z
    .enum(policies, { error: `--policy is one of ${policies.join(', ')}.` })
    .default('heuristic')
    .describe('who plays'),
  ...tableFlags,
  all: yes(
    'each game with what chance makes of everything that the rules allow, whatever the other flags say of a table',
  ),
  replay: z.string().optional().describe('plays a game again that the bot has exported to this file'),
  json,
});

const program: Tool<typeof flags> = {
  name: 'simulate',
  purpose: 'Plays whole games without Discord and says how they went.',
  flags,
};

type Flags = z.infer<typeof flags>;

function playAgain(path: string, asJson: boolean): number {
  try {
    const result = replay(readExport(path));
    process.stdout.write(`${asJson ? JSON.stringify(result) : replayInWords(result)}\n`);
    return result.same ? 0 : 1;
  } catch (error) {
    if (error instanceof ReplayError) return complain([error.message]);
    throw error;
  }
}

function playNew(chosen: Flags): number {
  const options = chosen.all ? 'all' : optionsOf(chosen);
  const wrong = options === 'all' ? [] : checkOptions(options).map((reason) => worded(reason, english));
  if (wrong.length > 0) return complain(wrong);
  const progress = progressLine(chosen.json, 10);
  const result = simulate({ ...chosen, options }, (done) => {
    progress.show(done, `${done} of ${chosen.games} games`);
  });
  progress.clear();
  process.stdout.write(`${chosen.json ? JSON.stringify(result) : inWords(result)}\n`);
  return result.errors.length === 0 ? 0 : 1;
}

await runProgram(program, (chosen) =>
  chosen.replay === undefined ? playNew(chosen) : playAgain(chosen.replay, chosen.json),
);
