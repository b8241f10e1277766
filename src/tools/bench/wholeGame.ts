/** Plays a whole game with the real worker and real messages that go nowhere. */
import { setTimeout as delay } from 'node:timers/promises';
import type { App, Decision, GameId, IntentKind, Lane, OutboxRow, Person } from '../../app/types.ts';
import { decodePress } from '../../bot/customId.ts';
import type { Changes, Courier } from '../../bot/delivery/courier.ts';
import { createDelivery } from '../../bot/delivery/delivery.ts';
import type { Message } from '../../bot/types.ts';
import { choose } from '../../players/index.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import { plainEnglish as words } from '../../bot/wording.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { blankPainter, courierToNowhere, silence, userOf } from './nowhere.ts';

type Intent = OutboxRow['intent'];

const channelId = '200';

/** One message that still stands in the channel at the end, and what it was posted for. */
interface Standing {
  readonly turn: number;
  message: Message;
}

/** Each request counts against what Discord takes from a bot in a second. */
export interface Request {
  /** The kind of message for which the request was made. */
  readonly about: IntentKind;
  /** `other`: to remove a message, or to look for what has arrived. */
  readonly kind: 'sent' | 'edited' | 'other';
}

export interface Counted {
  readonly requests: ReadonlyArray<Request>;
  /** Changes of messages by the press that has answered them: these do not count. */
  readonly overPresses: number;
  /** How many answers people gave. */
  readonly answers: number;
  readonly perTurn: ReadonlyArray<{ readonly automatic: boolean; readonly messages: number }>;
  readonly lines: ReadonlyArray<string>;
  readonly pictures: number;
  /** How many messages people were sent in the whole game. */
  readonly direct: number;
}

/**
 * Plays a game and counts its messages. `latency`: milliseconds that a request to Discord takes at least; what happens
 * meanwhile is told together.
 */
export async function countGame(
  seed: string,
  people: readonly [Person, ...ReadonlyArray<Person>],
  latency: number,
): Promise<Counted> {
  const app = assembleApp(openSqliteStore(':memory:'), silence, { random: randomNumbers(seed), newSeed: () => seed });
  const channel = watchedChannel(app, latency);
  const { courier, lastMessageId } = channel;
  const worker = createDelivery(
    { app: channel.app, words, painter: blankPainter, courier, log: silence, lastMessageId },
    Date.now,
  );
  const [host, ...others] = people;
  try {
    const { id } = await app.create({ guildId: '100', channelId, host });
    for (const person of others) await app.join(id, person);
    await app.start(id, host, { fill: true });
    worker.start();
    let answers = -1;
    do {
      await app.idle();
      await worker.idle();
      answers += 1;
    } while (await answerNext(app, id, people, seed, channel.press));
    return await counted(app, id, host, channel, answers);
  } finally {
    await worker.stop();
    await app.close();
  }
}

async function counted(app: App, id: GameId, host: Person, channel: Channel, answers: number): Promise<Counted> {
  const { standing, direct, requests, overPresses } = channel;
  const { seats } = await app.game(id);
  const begun = (await app.log(id, host.id)).flatMap(({ turn, event: { what } }) =>
    what.kind === 'turnStarted' ? [{ turn, seat: what.seat }] : [],
  );
  const messages = [...standing.values()];
  return {
    requests,
    overPresses: overPresses(),
    answers,
    perTurn: begun.map(({ turn, seat }) => ({
      automatic: seats[seat]?.kind !== 'user',
      messages: messages.filter((each) => each.turn === turn).length,
    })),
    lines: messages.flatMap(({ message }) => (message.content ?? '').split('\n')).filter((line) => line !== ''),
    pictures: messages.reduce((sum, { message }) => sum + (message.files?.length ?? 0), 0),
    direct: direct.size,
  };
}

/**
 * Answers the first question that one of `people` is asked. Returns whether there was one. `press` is called with the
 * question just before the answer.
 */
export async function answerNext(
  app: App,
  id: GameId,
  people: ReadonlyArray<Person>,
  seed: string,
  press: (decision: Decision) => void = () => undefined,
): Promise<boolean> {
  if ((await app.game(id)).status !== 'running') return false;
  for (const person of people) {
    const [decision] = await app.openDecisions(id, person.id);
    if (decision === undefined) continue;
    const view = await app.viewFor(id, person.id);
    press(decision);
    await app.answer(id, person.id, decision.id, choose({ view }, decision, randomNumbers(`${seed} ${decision.id}`)));
    return true;
  }
  return false;
}

interface Channel {
  /** The app with an outbox that notes about which turn the next message is. */
  readonly app: App;
  readonly courier: Courier;
  readonly lastMessageId: () => string | undefined;
  readonly standing: ReadonlyMap<string, Standing>;
  readonly direct: ReadonlyMap<string, Message>;
  readonly requests: ReadonlyArray<Request>;
  readonly overPresses: () => number;
  /**
   * Notes that the next answer is given by the button of a message that stands there, if one has any for this decision.
   */
  readonly press: (decision: Decision) => void;
}

/**
 * A channel that keeps its messages, those that were sent to a person alone, and the requests that were made for them.
 */
function watchedChannel(app: App, latency: number): Channel {
  const standing = new Map<string, Standing>();
  const direct = new Map<string, Message>();
  const requests: Array<Request> = [];
  const underWay = new Map<Lane, IntentKind>();
  let turn = 0;
  let sent = 1000;
  let pressed: string | undefined;
  let overPresses = 0;
  const request = async (place: string, kind: Request['kind']): Promise<void> => {
    const lane: Lane = place === channelId ? `channel:${channelId}` : `user:${userOf(place)}`;
    requests.push({ about: underWay.get(lane) ?? 'notice', kind });
    await delay(latency);
  };
  const changesBy = (count: (place: string, kind: Request['kind'], messageId: string) => Promise<void>): Changes => ({
    async edit(place, messageId, message) {
      await count(place, 'edited', messageId);
      const old = standing.get(messageId);
      if (old !== undefined) old.message = { ...old.message, ...message };
      if (direct.has(messageId)) direct.set(messageId, message);
    },
    disarm: (place, messageId) => count(place, 'edited', messageId),
    async remove(place, messageId) {
      await count(place, 'other', messageId);
      standing.delete(messageId);
      direct.delete(messageId);
    },
  });
  return {
    standing,
    direct,
    requests,
    overPresses: () => overPresses,
    press: (decision) => {
      const inChannel = [...standing].find(([, { message }]) => answers(message, decision));
      pressed = (inChannel ?? [...direct].find(([, message]) => answers(message, decision)))?.[0];
    },
    lastMessageId: () => [...standing.keys()].at(-1),
    app: {
      ...app,
      outbox: {
        ...app.outbox,
        async takeDue(lane, now) {
          const row = await app.outbox.takeDue(lane, now);
          if (row === undefined) return undefined;
          underWay.set(lane, row.intent.kind);
          if (lane === `channel:${channelId}`) turn = turnOf(row.intent) ?? turn;
          return row;
        },
      },
    },
    courier: {
      ...courierToNowhere(),
      ...changesBy(request),
      byPress: changesBy(async (place, kind, messageId) => {
        if (messageId !== pressed) await request(place, kind);
        else overPresses += 1;
      }),
      async send(place, message) {
        await request(place, 'sent');
        sent += 1;
        if (place === channelId) standing.set(`${sent}`, { turn, message });
        else direct.set(`${sent}`, message);
        return `${sent}`;
      },
      async recent(place) {
        await request(place, 'other');
        return [];
      },
    },
  };
}

function turnOf(intent: Intent): number | undefined {
  if (intent.kind === 'picture') return intent.view.turn;
  return 'turn' in intent ? intent.turn : undefined;
}

/** Whether a button or menu of the message takes an answer to this decision. */
function answers({ components }: Message, { id }: Decision): boolean {
  const presses = [...JSON.stringify(components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map(([, found = '']) =>
    decodePress(found),
  );
  return presses.some(
    (press) => press !== undefined && 'decision' in press && press.kind !== 'rule' && press.decision === id,
  );
}
