/**
 * `npm run pace -- --games N --players P --seed S [--zones 0,1,-5] [--json]`: how many days a game by chat takes if
 * people answer when they find the time, under different policies of asking them. What is assumed stands in
 * `pace/game.ts` and in `docs/orders.md`. The same seed gives the same games.
 */
import { progressLine, runProgram } from './commandLine.ts';
import { pace } from './pace/flags.ts';
import type { PacePolicy } from './pace/game.ts';
import { measurePace } from './pace/run.ts';
import type { PaceResult, PolicyResult } from './pace/run.ts';

const names: Readonly<Record<PacePolicy, string>> = {
  sequence: 'everyone is asked everything in sequence',
  parallel: 'windows in parallel',
  orders: 'with the suggested standing orders',
  holders: 'for comparison: in sequence, reactions only of those who have any',
};

function inWords({ games, players, habits, policies, comparison }: PaceResult): string {
  const { medianHours, asleepFrom, asleepTo } = habits;
  return [
    `${games} games of ${players} players, who answer within ${medianHours} hours half of the time and sleep from ${asleepFrom} to ${asleepTo}.`,
    'Days a game:    median    mean     p90   share   asked  ordered  sittings',
    ...[...policies, comparison].map(line),
  ].join('\n');
}

function line({ policy, days, ofFirst, asked, ordered, sittings }: PolicyResult): string {
  const cell = (value: number, width: number, digits = 0): string => value.toFixed(digits).padStart(width);
  const share = `${Math.round(ofFirst * 100)} %`.padStart(8);
  return `${names[policy]}\n              ${cell(days.median, 8, 1)}${cell(days.mean, 8, 1)}${cell(days.p90, 8, 1)}${share}${cell(asked, 8)}${cell(ordered, 9)}${cell(sittings, 10)}`;
}

await runProgram(pace, async ({ json, ...setting }) => {
  const progress = progressLine(json);
  const result = await measurePace(setting, (done) => {
    progress.show(done, `${done} of ${setting.games} games`);
  });
  progress.clear();
  process.stdout.write(`${json ? JSON.stringify(result) : inWords(result)}\n`);
  return 0;
});
