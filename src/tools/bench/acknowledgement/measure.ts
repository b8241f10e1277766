import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTable } from '../../../table/server/index.ts';
import type { RunningTable } from '../../../table/server/index.ts';
import { startProgram } from '../../play/process.ts';
import type { AcknowledgementResult } from '../results.ts';
import { median, quantile, rounded } from '../statistics.ts';
import { makeChannels, picturesIn, startGames } from '../../crowd/games.ts';
import type { CrowdGame } from '../../crowd/games.ts';
import { underLoad } from '../../crowd/pace.ts';
import { crowd } from '../../crowd/people.ts';

const gameCount = 200;
/** Interactions per second over all games. Two hundred groups of people who play by chat need far less. */
const perSecond = 20;
const startPatience = 60_000;

/**
 * Measures how soon the real bot acknowledges interactions at the practice table, each in its own process, while people
 * press in 200 running games.
 */
export async function measureAcknowledgement(seconds: number): Promise<AcknowledgementResult> {
  const table = await startTable({ people: Array.from({ length: gameCount }, (_, index) => `Player ${index + 1}`) });
  const folder = mkdtempSync(join(tmpdir(), 'galactica-bench-'));
  try {
    const games = await makeChannels(table);
    const empty = median(await bareBot(table, games, seconds / 2));
    const { delays, unanswered, pictures } = await realBot(table, games, {
      seconds,
      databasePath: join(folder, 'games.sqlite'),
    });
    return {
      games: games.length,
      interactions: delays.length,
      unanswered,
      medianMs: rounded(median(delays)),
      p99Ms: rounded(quantile(delays, 0.99)),
      pictures,
      emptyMedianMs: rounded(empty),
      ratioToEmpty: rounded(median(delays) / empty),
    };
  } finally {
    await table.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns how many milliseconds each interaction that starts meanwhile waits for its acknowledgement. */
async function delaysWhile(
  table: RunningTable,
  seconds: number,
  act: () => Promise<void>,
): Promise<ReadonlyArray<number>> {
  const before = new Set(table.acknowledgements.map(({ interactionId }) => interactionId));
  await underLoad({ perSecond, seconds }, act);
  return table.acknowledgements.flatMap(({ interactionId, ms }) => (before.has(interactionId) ? [] : [ms]));
}

async function bareBot(
  table: RunningTable,
  games: ReadonlyArray<CrowdGame>,
  seconds: number,
): Promise<ReadonlyArray<number>> {
  const bot = await startProgram('src/tools/bench/acknowledgement/bareBot.ts', {
    DISCORD_TOKEN: table.token,
    DISCORD_API_URL: table.apiUrl,
  });
  let count = 0;
  const ping = async (): Promise<void> => {
    const game = games[count % games.length];
    count += 1;
    await game?.person.command('ping', {}, { channelId: game.channelId });
  };
  try {
    await bot.says('The bare bot is ready', startPatience);
    // The first answers wait for the compiler.
    await underLoad({ perSecond, seconds: 1 }, ping);
    return await delaysWhile(table, seconds, ping);
  } finally {
    await bot.end('SIGTERM');
  }
}

interface RealBot {
  readonly delays: ReadonlyArray<number>;
  readonly unanswered: number;
  readonly pictures: number;
}

async function realBot(
  table: RunningTable,
  games: ReadonlyArray<CrowdGame>,
  { seconds, databasePath }: { readonly seconds: number; readonly databasePath: string },
): Promise<RealBot> {
  const bot = await startProgram('src/main.ts', {
    DISCORD_TOKEN: table.token,
    DISCORD_API_URL: table.apiUrl,
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'info',
    AUTOMATIC_LEVEL: 'normal',
  });
  try {
    await bot.says('The bot is ready', startPatience);
    await startGames(table, games);
    const people = crowd(games, 1);
    const picturesBefore = picturesIn(games);
    const delays = await delaysWhile(table, seconds, people.act);
    return { delays, unanswered: unansweredAmong(people.failures), pictures: picturesIn(games) - picturesBefore };
  } finally {
    await bot.end('SIGTERM');
  }
}

/**
 * Returns how many interactions were not answered. Throws if anything else went wrong: a benchmark of refusals would
 * tell a fine story.
 */
function unansweredAmong(failures: ReadonlyArray<string>): number {
  const others = failures.filter((failure) => !failure.includes('did not answer'));
  if (others.length > 0)
    throw new Error(
      `${others.length} interactions failed, so the measurement means nothing. The first: ${others[0] ?? ''}`,
    );
  return failures.length;
}
