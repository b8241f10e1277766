import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, GameId, Person } from '../../app/types.ts';
import { createBelow } from '../../bot/delivery/below.ts';
import { createDelivery } from '../../bot/delivery/delivery.ts';
import type { Worker } from '../../bot/delivery/worker.ts';
import type { BotContext } from '../../bot/actions/context.ts';
import { handlePress } from '../../bot/presses/handle.ts';
import type { Press } from '../../bot/press.ts';
import type { Caller } from '../../bot/types.ts';
import { choose } from '../../players/index.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import { plainEnglish as words } from '../../bot/wording.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { english } from '../../words/index.ts';
import { chance } from '../play/chance.ts';
import { blankPainter, courierToNowhere, silence } from './nowhere.ts';
import type { PathResult } from './results.ts';
import { copyTime, processorTime } from './processorTime.ts';
import { median, rounded, sum } from './statistics.ts';

const gameCount = 40;
const names = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'];
/** The first rounds of games are not counted: choosing characters costs less than what comes after it. */
const openingRounds = 20;
/**
 * How many times as long as the counted part the warm-up before it lasts: the compiler needs a minute and more to see
 * all of it often enough.
 */
const warmUp = 4;
/** Rounds after which games begin again: some are over by then. */
const roundsOfGames = 160;

/**
 * Measures the whole way of an answer, in a database on disk, with people in many games at once: from the press to the
 * last message about it. Discord, its client and pictures are left out: what is sent goes nowhere. The bot measured has
 * been running for a while.
 */
export async function measurePath(seconds: number): Promise<PathResult> {
  const rounds: Array<Round> = [];
  const copyMs: Array<number> = [];
  const warm = performance.now() + warmUp * seconds * 1000;
  const end = warm + seconds * 1000;
  for (let played = 0; performance.now() < end || rounds.length < 2; played += 1) {
    const series = await playSeries(played, warm, end);
    rounds.push(...series.rounds);
    copyMs.push(series.copyMs);
  }
  const whole = rounds.filter(({ byPress }) => byPress);
  const alone = rounds.filter(({ byPress }) => !byPress);
  const answers = sum(whole.map((round) => round.answers));
  const each = (of: ReadonlyArray<Round>, part: (round: Round) => number): number =>
    sum(of.map(part)) / sum(of.map((round) => round.answers));
  const answerMs = each(alone, ({ answering }) => answering.processor);
  const pathMs = each(
    whole,
    ({ answering, settling, delivering }) => answering.processor + settling.processor + delivering.processor,
  );
  return {
    answers,
    perSecond: rounded(1000 / each(whole, ({ lasted }) => lasted)),
    pathMs: rounded(pathMs),
    pressMs: rounded(each(whole, ({ answering }) => answering.processor)),
    settlingMs: rounded(each(whole, ({ settling }) => settling.processor)),
    deliveringMs: rounded(each(whole, ({ delivering }) => delivering.processor)),
    alonePerSecond: rounded(1000 / each(alone, ({ answering }) => answering.lasted)),
    aloneMs: rounded(answerMs),
    ratioToCopy: rounded(pathMs / median(copyMs)),
    aloneToCopy: rounded(answerMs / median(copyMs)),
  };
}

/** Milliseconds by the clock and of processor time. */
interface Spent {
  readonly lasted: number;
  readonly processor: number;
}

interface Round {
  readonly answers: number;
  /** Whether people answer by buttons, as the bot carries them out; otherwise the answers alone are given. */
  readonly byPress: boolean;
  readonly answering: Spent;
  /** Time for what the game then does by itself, and for finding what there is to be told. */
  readonly settling: Spent;
  readonly delivering: Spent;
  /** Milliseconds for the whole round. */
  readonly lasted: number;
}

interface Scene {
  readonly app: App;
  readonly bot: BotContext;
  readonly worker: Worker;
  /** Lets the worker know that there is something to deliver. */
  readonly tell: () => void;
  readonly games: ReadonlyArray<GameId>;
}

/** Plays one series of games. Only rounds that begin after `warm` count. */
async function playSeries(
  number: number,
  warm: number,
  end: number,
): Promise<{ readonly rounds: ReadonlyArray<Round>; readonly copyMs: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'galactica-bench-'));
  const random = chance(number + 1);
  const store = openSqliteStore(join(folder, 'games.sqlite'));
  const app = assembleApp(store, silence, { random, newSeed: () => `path ${random()}` });
  try {
    const scene = await setScene(app);
    const rounds: Array<Round> = [];
    for (let round = 0; round < roundsOfGames && (round < openingRounds + 2 || performance.now() < end); round += 1) {
      const isWarm = performance.now() >= warm;
      const played = await playRound(scene, random, round % 2 === 0);
      if (played === undefined) break;
      if (isWarm && round >= openingRounds) rounds.push(played);
    }
    const text = (await store.state(scene.games[0] ?? ''))?.state.text ?? '{}';
    await scene.worker.stop();
    return { rounds, copyMs: copyTime(text) };
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function setScene(app: App): Promise<Scene> {
  let tell = (): void => undefined;
  const delayed: App = {
    ...app,
    onOutbox(listener) {
      tell = listener;
      return () => undefined;
    },
  };
  const courier = courierToNowhere();
  const parts = { app: delayed, words, painter: blankPainter, courier, log: silence, lastMessageId: () => undefined };
  const worker = createDelivery(parts, Date.now);
  const bot: BotContext = {
    ...parts,
    threads: { forumAmong: async () => undefined, open: async () => '400', close: async () => undefined },
    servers: { nameOf: async () => undefined, maySee: async () => false },
    farewell: courier,
    below: createBelow(parts, worker),
  };
  const games: Array<GameId> = [];
  for (let game = 0; game < gameCount; game += 1) games.push(await begin(app, game));
  await app.idle();
  worker.start();
  await worker.idle();
  return {
    app,
    bot,
    worker,
    tell: () => {
      tell();
    },
    games,
  };
}

async function begin(app: App, game: number): Promise<GameId> {
  const [host, ...others] = names.map((name, place): Person => ({ id: `${game}${place}`, name }));
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: `${100 + game}`, channelId: `${100 + game}`, host });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  return id;
}

/** Plays one round: a press in every game, then their delivery. Returns `undefined` if all games are over. */
async function playRound(
  { app, bot, worker, tell, games }: Scene,
  random: () => number,
  byPress: boolean,
): Promise<Round | undefined> {
  const presses = (await Promise.all(games.map((id) => nextPress(app, id, random)))).flatMap((press) => press ?? []);
  if (presses.length === 0) return undefined;
  const started = performance.now();
  const answering = await spentOn(() =>
    Promise.all(
      presses.map(({ caller, press, game, decision, choice }) =>
        byPress
          ? handlePress(bot, { caller, press, values: [], place: 'channel' })
          : app.answer(game, caller.person.id, decision, choice),
      ),
    ),
  );
  const settling = await spentOn(() => app.idle());
  const delivering = await spentOn(async () => {
    tell();
    await worker.idle();
  });
  return { answers: presses.length, byPress, answering, settling, delivering, lasted: performance.now() - started };
}

async function spentOn(work: () => Promise<unknown>): Promise<Spent> {
  const [started, used] = [performance.now(), processorTime()];
  await work();
  return { lasted: performance.now() - started, processor: processorTime() - used };
}

interface NextPress {
  readonly caller: Caller;
  readonly press: Press;
  readonly game: GameId;
  readonly decision: string;
  readonly choice: ReadonlyArray<string>;
}

async function nextPress(app: App, id: GameId, random: () => number): Promise<NextPress | undefined> {
  const { status, seats, guildId, channelId } = await app.game(id);
  if (status !== 'running') return undefined;
  for (const holder of seats) {
    if (holder.kind !== 'user') continue;
    const [decision] = await app.openDecisions(id, holder.userId);
    if (decision === undefined) continue;
    const choice = choose({ view: await app.viewFor(id, holder.userId) }, decision, random);
    const picked = choice.map((chosen) => decision.choices.findIndex((each) => each.id === chosen));
    const [index] = picked;
    const about = { game: id, decision: decision.id };
    // A single choice is pressed as confirmed: the question whether it is meant has been answered.
    const press: Press =
      index !== undefined && picked.length === 1
        ? { kind: 'sure', ...about, index }
        : { kind: 'confirm', ...about, picked };
    return { caller: callerFor({ id: holder.userId, name: 'Ada' }, guildId, channelId), press, ...about, choice };
  }
  return undefined;
}

function callerFor(person: Person, guildId: string, channelId: string): Caller {
  return {
    person,
    say: english,
    locale: 'en-GB',
    guildId,
    channelId,
    parentId: undefined,
    lacking: [],
    mayMention: () => false,
    lackingForThread: [],
    lackingForPrivate: [],
    lackingForEvent: [],
  };
}
