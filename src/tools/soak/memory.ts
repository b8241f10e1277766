import { setTimeout as delay } from 'node:timers/promises';
import { randomPerson } from '../../table/player/randomPerson.ts';
import { startTable } from '../../table/server/index.ts';
import type { TestPerson, TableGuild } from '../../table/server/index.ts';
import { chance } from '../play/chance.ts';
import { rounded } from '../bench/statistics.ts';
import { startSoakedBot } from './bot.ts';
import type { SoakFlags } from './flags.ts';
import { limits } from './results.ts';
import type { MemoryResult, MemorySample } from './results.ts';
import { slopeOf, warmedUp } from './slope.ts';

const who = 'Ada';
const players = 4;
const patience = 30_000;
/** Milliseconds between the answers of a person in a hurry; the bot answers no one who presses much faster. */
const pause = 100;
/** The number of answers after which a game is left: the next one has other pictures. */
const mostAnswers = 100;
/** Milliseconds without a question after which the game is over, or waits for no one. */
const quiet = 15_000;
const sampleEvery = 5000;
const errorsShown = 5;

type Wanted = Pick<SoakFlags, 'minutes' | 'games' | 'at-once' | 'seed'> & { readonly answersOfGame?: number };

/** The progress of all games; each of those that run counts what it does. */
interface Tally {
  games: number;
  answers: number;
  readonly errors: Set<string>;
}

/** Whether there is time for more of a game, and for another one. */
interface GoesOn {
  readonly game: (answers: number) => boolean;
  readonly next: () => boolean;
}

/**
 * Plays one game after the other with one person in each server, automatic players and pictures, and returns how the
 * bot's memory grew.
 */
export async function soakMemory(
  { minutes, games: mostGames = Infinity, 'at-once': atOnce, seed, answersOfGame = mostAnswers }: Wanted,
  tell: (text: string) => void,
): Promise<MemoryResult> {
  const table = await startTable({ people: [who], guilds: atOnce, patience });
  const bot = await startSoakedBot(table).catch(async (error: unknown) => {
    await table.close();
    throw error;
  });
  try {
    const tally: Tally = { games: 0, answers: 0, errors: new Set() };
    const samples: Array<MemorySample> = [];
    const started = performance.now();
    const end = started + minutes * 60_000;
    const isTime = (): boolean => performance.now() < end;
    const goesOn = {
      game: (answers: number): boolean => answers < answersOfGame && isTime(),
      next: (): boolean => isTime() && tally.games < mostGames,
    };
    const look = async (): Promise<MemorySample> => {
      const sample = {
        seconds: Math.round((performance.now() - started) / 1000),
        answers: tally.answers,
        ...(await bot.memory()),
      };
      samples.push(sample);
      return sample;
    };
    const first = await look();
    const over = new AbortController();
    const watching = watch(look, over.signal, tell, tally);
    await Promise.all(table.guilds.map((guild, place) => playOn(guild, chance(seed + place), tally, goesOn)));
    over.abort();
    await watching;
    const last = await look();
    const warm = warmedUp(samples);
    const slopeKB = rounded(slopeOf(samples.filter(({ answers }) => answers >= warm.answers)) * 1000);
    return {
      minutes,
      games: tally.games,
      answers: tally.answers,
      start: memoryIn(first),
      end: memoryIn(last),
      peakMB: bot.peakMB(),
      warmUp: { answers: warm.answers, ...memoryIn(warm) },
      slopeKB,
      samples,
      errors: [...tally.errors].slice(0, errorsShown),
      passed: passedBy({
        slopeKB,
        answers: tally.answers - warm.answers,
        peakMB: bot.peakMB(),
        played: tally.answers > 0,
        errors: tally.errors.size,
      }),
    };
  } finally {
    await bot.end();
    await table.close();
  }
}

const memoryIn = ({ residentMB, heapMB }: MemorySample) => ({ residentMB, heapMB });

/** Returns the limits that were passed, a sentence each. `answers`: those after the warm-up. */
export function passedBy({
  slopeKB,
  answers,
  peakMB,
  played,
  errors,
}: Pick<MemoryResult, 'slopeKB' | 'answers' | 'peakMB'> & {
  readonly played: boolean;
  readonly errors: number;
}): ReadonlyArray<string> {
  const { memory: limit } = limits;
  const allowedMB = (limit.slopeKB * Math.max(answers, limit.answers)) / 1000;
  return [
    ...(played ? [] : ['Nothing was answered: nothing was measured.']),
    ...(errors === 0 ? [] : ['Games were cut short by what went wrong, so less was played than there was time for.']),
    ...((slopeKB * answers) / 1000 <= allowedMB
      ? []
      : [`Memory grew by ${slopeKB} KB an answer; ${limit.slopeKB} are allowed.`]),
    ...(peakMB < limit.residentMB ? [] : [`The bot took ${peakMB} MB; it has to stay below ${limit.residentMB}.`]),
  ];
}

async function watch(
  look: () => Promise<MemorySample>,
  signal: AbortSignal,
  tell: (text: string) => void,
  tally: Tally,
): Promise<void> {
  while (!signal.aborted) {
    const { seconds, answers, residentMB, heapMB } = await look();
    tell(
      `memory: ${seconds} s, ${tally.games} games, ${answers} answers, ${residentMB} MB, of that ${heapMB} MB of JavaScript`,
    );
    await delay(sampleEvery, undefined, { signal }).catch(() => undefined);
  }
}

async function playOn(guild: TableGuild, random: () => number, tally: Tally, goesOn: GoesOn): Promise<void> {
  while (goesOn.next()) {
    tally.games += 1;
    try {
      await playOne(guild.person(who), guild.channelId, random, tally, goesOn.game);
    } catch (error) {
      tally.errors.add(error instanceof Error ? error.message : String(error));
      await delay(1000);
    }
  }
}

/**
 * Plays a game until it is over or long enough, then deletes it, as a host would, so that the next one finds the
 * channel free.
 */
async function playOne(
  person: TestPerson,
  channelId: string,
  random: () => number,
  tally: Tally,
  goesOn: GoesOn['game'],
): Promise<void> {
  const earlier = new Set(person.messages(channelId).map(({ id }) => id));
  await person.command('game create', { players });
  const lobby = await person.waitFor(({ content, id }) => content.includes('Take a seat') && !earlier.has(id));
  const name = /[a-z]+-\d+/.exec(lobby.content)?.[0] ?? '';
  try {
    await person.command('game start', { automatic: 'fill' });
    const player = randomPerson(person, random, { timeout: patience });
    let latest = performance.now();
    for (let answers = 0; performance.now() - latest < quiet && goesOn(answers);) {
      // What has just become another message is pressed again.
      const acted = await player.act().catch(() => false);
      if (!acted) await delay(5);
      if (!acted) continue;
      answers += 1;
      tally.answers += 1;
      latest = performance.now();
      await delay(pause);
    }
  } finally {
    await person.command('host delete', { name });
  }
}
