import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTable } from '../../table/server/index.ts';
import type { TestPerson, RunningTable } from '../../table/server/index.ts';
import { randomPerson } from '../../table/player/randomPerson.ts';
import { calm } from '../crowd/games.ts';
import { underLoad } from '../crowd/pace.ts';
import { chance } from '../play/chance.ts';
import { startProgram } from '../play/process.ts';
import type { StormResult } from './results.ts';
import { median, quantile, rounded } from './statistics.ts';

const players = ['Ada', 'Bo', 'Chidi'] as const;
const stranger = 'Eve';
/** How many requests one person makes in each storm, evenly over its seconds. */
const presses = 200;
const stormSeconds = 10;
const startPatience = 60_000;
/** Milliseconds for each answer: longer than Discord would wait, so that late answers are measured and not lost. */
const patience = { timeout: 30_000 };
/** Milliseconds between two things that the players do. */
const gap = 250;

type Storm = (count: number) => Promise<unknown>;

/**
 * Measures the real bot, in a process of its own, while one person asks for pictures and suggestions as fast as a
 * program can and others play.
 */
export async function measureStorm(seconds: number): Promise<StormResult> {
  const table = await startTable({ people: [...players, stranger] });
  const folder = mkdtempSync(join(tmpdir(), 'galactica-bench-'));
  const bot = await startProgram('src/main.ts', {
    DISCORD_TOKEN: table.token,
    DISCORD_API_URL: table.apiUrl,
    DATABASE_PATH: join(folder, 'games.sqlite'),
    LOG_LEVEL: 'info',
  });
  try {
    await bot.says('The bot is ready', startPatience);
    await begin(table);
    const game = playing(table);
    const quiet = await game.during(seconds);
    const [before, from] = [memoryOf(bot.child.pid), table.acknowledgements.length];
    const stormed = await storms(table, game);
    const acknowledged = table.acknowledgements.slice(from).map(({ ms }) => ms);
    return {
      presses: stormed.presses,
      limited: stormed.limited,
      unanswered: stormed.unanswered,
      playersUnanswered: stormed.players.unanswered,
      acknowledgedP99Ms: rounded(quantile(acknowledged, 0.99)),
      acknowledgedMaxMs: rounded(Math.max(...acknowledged)),
      quietHandMs: rounded(median(quiet.hands)),
      handMs: rounded(median(stormed.players.hands)),
      handMaxMs: rounded(Math.max(...stormed.players.hands)),
      handToQuiet: rounded(median(stormed.players.hands) / median(quiet.hands)),
      quietAnswerMs: rounded(median(quiet.answers)),
      answerMs: rounded(median(stormed.players.answers)),
      answerMaxMs: rounded(Math.max(...stormed.players.answers)),
      answerToQuiet: rounded(median(stormed.players.answers) / median(quiet.answers)),
      memoryMB: before,
      memoryAfterMB: memoryOf(bot.child.pid),
    };
  } finally {
    await bot.end('SIGTERM');
    await table.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function begin(table: RunningTable): Promise<void> {
  const [host, ...others] = players.map((name) => table.person(name));
  await host?.command('game create', { players: players.length }, patience);
  const lobby = await host?.waitFor(({ content }) => content.includes('Take a seat'));
  for (const other of others) await other.press(lobby?.id ?? '', 'Join', patience);
  await host?.command('game start', {}, patience);
  // What can be looked up is read when someone does that first.
  await host?.command('card', { name: 'Executive Order' }, patience);
  await calm(table);
}

interface Times {
  /** Milliseconds from each press to the whole answer. */
  readonly hands: ReadonlyArray<number>;
  readonly answers: ReadonlyArray<number>;
  readonly unanswered: number;
}

interface Playing {
  /** Lets the players answer what they are asked for `seconds`; one of them also looks at their own hand. */
  during(seconds: number): Promise<Times>;
}

function playing(table: RunningTable): Playing {
  const random = chance(4);
  const people = players.map((name) => randomPerson(table.person(name), random, patience));
  const looker = table.person(players[0]);
  return {
    async during(seconds) {
      const [hands, answers]: [Array<number>, Array<number>] = [[], []];
      let unanswered = 0;
      const timed = async (times: Array<number>, work: () => Promise<unknown>): Promise<void> => {
        const began = performance.now();
        // Where there was nothing to answer nothing was measured.
        const done = await work().catch(() => {
          unanswered += 1;
        });
        if (done !== false) times.push(performance.now() - began);
      };
      for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
        await timed(hands, () => looker.command('hand', {}, patience));
        for (const person of people) await timed(answers, () => person.step());
        await new Promise((resolve) => setTimeout(resolve, gap));
      }
      return { hands, answers, unanswered };
    },
  };
}

interface Stormed {
  readonly presses: number;
  readonly limited: number;
  readonly unanswered: number;
  readonly players: Times;
}

async function storms(table: RunningTable, game: Playing): Promise<Stormed> {
  const [eve, bo] = [table.person(stranger), table.person(players[1])];
  const all: ReadonlyArray<Storm> = [
    () => eve.command('game board', {}, patience),
    (count) => eve.autocomplete('card', 'name', { name: 'abcdefgh'.slice(0, count % 8) }, patience),
    () => bo.command('hand', {}, patience),
  ];
  const before = toldToWait(table.people);
  let unanswered = 0;
  const times: Array<Times> = [];
  for (const storm of all) {
    let count = 0;
    const press = async (): Promise<void> => {
      count += 1;
      await storm(count).catch(() => {
        unanswered += 1;
      });
    };
    const load = { perSecond: presses / stormSeconds, seconds: stormSeconds };
    const [played] = await Promise.all([game.during(stormSeconds), underLoad(load, press)]);
    times.push(played);
  }
  return {
    presses: presses * all.length,
    limited: toldToWait(table.people) - before,
    unanswered,
    players: {
      hands: times.flatMap(({ hands }) => hands),
      answers: times.flatMap(({ answers }) => answers),
      unanswered: times.reduce((sum, each) => sum + each.unanswered, 0),
    },
  };
}

/** Returns how often someone was told to slow down. */
function toldToWait(people: ReadonlyArray<TestPerson>): number {
  return people.flatMap((person) => person.messages()).filter(({ content }) => content.includes('keep up with you'))
    .length;
}

/** Returns what the process has in memory, in MB of 1,048,576 bytes; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? ''}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
