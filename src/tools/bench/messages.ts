import { setTimeout as delay } from 'node:timers/promises';
import type { App, GameId, OutboxRow, Person } from '../../app/types.ts';
import type { Courier } from '../../bot/delivery/courier.ts';
import { createDelivery } from '../../bot/delivery/delivery.ts';
import type { Message } from '../../bot/types.ts';
import { choose } from '../../players/index.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import { assembleApp, words } from '../../wiring.ts';
import type { MessagesResult } from './results.ts';
import { mean, rounded, sum } from './statistics.ts';

type Intent = OutboxRow['intent'];

const channelId = '200';
/** Milliseconds that a request to Discord takes at least: what happens meanwhile is told together. */
const latency = 5;
const person: Person = { id: '1', name: 'Ada' };
/** In seconds; a game takes about as long. */
const perGame = 5;
const silence = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** One message that still stands in the channel at the end, and what it was posted for. */
interface Standing {
  readonly turn: number;
  message: Message;
}

/**
 * Whole games of one person among four automatic players, counted as somebody finds them who opens the channel at the end.
 * The messages are the real ones, only that they go nowhere.
 */
export async function measureMessages(seconds: number): Promise<MessagesResult> {
  const games = Math.max(1, Math.round(seconds / perGame));
  const counts: Array<Counted> = [];
  for (let game = 1; game <= games; game += 1) counts.push(await countGame(`messages ${game}`));
  const turns = counts.flatMap(({ perTurn }) => perTurn);
  const ofPeople = turns.filter(({ automatic }) => !automatic).map(({ messages }) => messages);
  const ofOthers = turns.filter(({ automatic }) => automatic).map(({ messages }) => messages);
  const lines = counts.flatMap(({ lines: each }) => each);
  return {
    games,
    turns: turns.length,
    perTurnOfPeople: rounded(mean(ofPeople)),
    perAutomaticTurn: rounded(mean(ofOthers)),
    linesPerTurn: rounded(lines.length / turns.length),
    picturesPerTurn: rounded(counts.reduce((all, { pictures }) => all + pictures, 0) / turns.length),
    directMessages: rounded(mean(counts.map(({ direct }) => direct))),
    requestsPerAnswer: rounded(total(counts, ({ requests }) => sum(Object.values(requests))) / total(counts, ({ answers }) => answers)),
    sendsPerTurn: rounded(total(counts, ({ requests }) => requests.sent) / turns.length),
    editsPerTurn: rounded(total(counts, ({ requests }) => requests.edited) / turns.length),
    otherRequestsPerTurn: rounded(total(counts, ({ requests }) => requests.other) / turns.length),
  };
}

function total(counts: ReadonlyArray<Counted>, of: (each: Counted) => number): number {
  return sum(counts.map(of));
}

/** Each counts against what Discord takes from a bot in a second. */
interface Requests {
  sent: number;
  edited: number;
  other: number;
}

interface Counted {
  readonly requests: Readonly<Requests>;
  /** Of the person. */
  readonly answers: number;
  readonly perTurn: ReadonlyArray<{ readonly automatic: boolean; readonly messages: number }>;
  readonly lines: ReadonlyArray<string>;
  readonly pictures: number;
  /** That the person was sent, in the whole game. */
  readonly direct: number;
}

async function countGame(seed: string): Promise<Counted> {
  const app = assembleApp(openSqliteStore(':memory:'), silence, { random: randomNumbers(seed), newSeed: () => seed });
  const channel = watchedChannel(app);
  const painted = async (): Promise<Buffer> => Buffer.from('png');
  const painter = { board: painted, glance: painted, hand: painted, check: painted, card: painted, character: painted, summary: painted };
  const { courier, lastMessageId } = channel;
  const worker = createDelivery({ app: channel.app, words, painter, courier, log: silence, lastMessageId }, Date.now);
  try {
    const { id } = await app.create({ guildId: '100', channelId, host: person });
    await app.start(id, person, { fill: true });
    worker.start();
    let answers = -1;
    do {
      await app.idle();
      await worker.idle();
      answers += 1;
    } while (await answerNext(app, id, seed));
    return await counted(app, id, channel, answers);
  } finally {
    await worker.stop();
    await app.close();
  }
}

async function counted(app: App, id: GameId, { standing, direct, requests }: Channel, answers: number): Promise<Counted> {
  const { seats } = await app.game(id);
  const begun = (await app.log(id, person.id)).flatMap(({ turn, event: { what } }) => (
    what.kind === 'turnStarted' ? [{ turn, seat: what.seat }] : []
  ));
  const messages = [...standing.values()];
  return {
    requests,
    answers,
    perTurn: begun.map(({ turn, seat }) => ({
      automatic: seats[seat]?.kind !== 'user', messages: messages.filter((each) => each.turn === turn).length,
    })),
    lines: messages.flatMap(({ message }) => (message.content ?? '').split('\n')).filter((line) => line !== ''),
    pictures: messages.reduce((sum, { message }) => sum + (message.files?.length ?? 0), 0),
    direct: direct.size,
  };
}

/** Whether there was anything to answer. */
async function answerNext(app: App, id: GameId, seed: string): Promise<boolean> {
  const game = await app.game(id);
  if (game.status !== 'running') return false;
  const [decision] = await app.openDecisions(id, person.id);
  if (decision === undefined) return false;
  const view = await app.viewFor(id, person.id);
  await app.answer(id, person.id, decision.id, choose(view, decision, randomNumbers(`${seed} ${decision.id}`)));
  return true;
}

interface Channel {
  /** Tells which turn the message is about that is on its way. */
  readonly app: App;
  readonly courier: Courier;
  readonly lastMessageId: () => string | undefined;
  readonly standing: ReadonlyMap<string, Standing>;
  readonly direct: ReadonlySet<string>;
  readonly requests: Readonly<Requests>;
}

/** What stands in the channel, and what was sent to the person alone. */
function watchedChannel(app: App): Channel {
  const standing = new Map<string, Standing>();
  const direct = new Set<string>();
  const requests: Requests = { sent: 0, edited: 0, other: 0 };
  let turn = 0;
  let sent = 1000;
  return {
    standing,
    direct,
    requests,
    lastMessageId: () => [...standing.keys()].at(-1),
    app: {
      ...app,
      outbox: {
        ...app.outbox,
        async takeDue(lane, now) {
          const row = await app.outbox.takeDue(lane, now);
          if (row !== undefined && lane === `channel:${channelId}`) turn = turnOf(row.intent) ?? turn;
          return row;
        },
      },
    },
    courier: {
      async send(place, message) {
        await delay(latency);
        sent += 1;
        requests.sent += 1;
        if (place === channelId) standing.set(`${sent}`, { turn, message });
        else direct.add(`${sent}`);
        return `${sent}`;
      },
      async edit(_place, messageId, message) {
        await delay(latency);
        requests.edited += 1;
        const old = standing.get(messageId);
        if (old !== undefined) old.message = { ...old.message, ...message };
      },
      async disarm() {
        requests.edited += 1;
        await delay(latency);
      },
      async remove(_place, messageId) {
        requests.other += 1;
        await delay(latency);
        standing.delete(messageId);
        direct.delete(messageId);
      },
      async recent() {
        requests.other += 1;
        return [];
      },
      directChannel: async () => '300',
      admit: async () => undefined,
      dismiss: async () => undefined,
      openPrivateThread: async () => '400',
      privateThreads: async () => [],
      forumTags: async () => undefined,
      addForumTags: async () => [],
      tagsOfPost: async () => [],
      makeEvent: async () => '500',
      changeEvent: async () => undefined,
      removeEvent: async () => undefined,
      findEvents: async () => [],
      changeThread: async () => undefined,
    },
  };
}

function turnOf(intent: Intent): number | undefined {
  if (intent.kind === 'picture') return intent.view.turn;
  return 'turn' in intent ? intent.turn : undefined;
}
