/**
 * Faults between the bot and Discord that come in the middle of a game and pass: everyone has been told everything,
 * once.
 */
import dns from 'node:dns';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameId, Person } from '../../../src/app/types.ts';
import { connect } from '../../bot/connected.ts';
import type { Connected } from '../../bot/connected.ts';
import { patience } from '../../patience.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const hostname = 'localhost';
const { lookup } = dns;
/** The code with which names are not found, if they are not. */
let unresolved: string | undefined;

/** The shape of `dns.lookup`, which is called with or without options. */
function faultyLookup(...given: ReadonlyArray<unknown>): void {
  const [host] = given;
  const done = given.at(-1);
  if (host !== hostname || typeof done !== 'function') {
    Reflect.apply(lookup, dns, given);
    return;
  }
  if (unresolved !== undefined) {
    process.nextTick(done, Object.assign(new Error(`getaddrinfo ${unresolved} ${hostname}`), { code: unresolved }));
    return;
  }
  Reflect.apply(lookup, dns, [host, { ...(typeof given[1] === 'object' ? given[1] : {}), family: 4 }, done]);
}

let connected: Connected;
let gameId: GameId | undefined;
beforeAll(async () => {
  Object.assign(dns, { lookup: faultyLookup });
  connected = await connect(people, undefined, undefined, { hostname });
});
afterAll(async () => {
  unresolved = undefined;
  await connected.close();
  Object.assign(dns, { lookup });
});
afterEach(async () => {
  unresolved = undefined;
  if (gameId !== undefined) await connected.app.abandon(gameId, personOf('Ada'));
  gameId = undefined;
  await untilDelivered();
});

function personOf(name: string): Person {
  return { id: connected.table.person(name).id, name, guildId: connected.table.guildId };
}

async function untilDelivered(): Promise<void> {
  await expect.poll(() => connected.app.outbox.nextDueAt(), { timeout: patience, interval: 50 }).toBeUndefined();
}

/** The messages that someone sees in the channel and in direct messages since some moment. */
function seenBy(name: string): ReadonlyArray<APIMessage> {
  const person = connected.table.person(name);
  return [...person.messages(connected.table.channelId), ...person.inbox()].filter(({ id }) => !seenBefore.has(id));
}

let seenBefore = new Set<string>();

/**
 * Begins a game in which much is to be told: the log, the board, the question, three sheets. `fault`: comes right
 * before.
 */
async function beginAnew(fault: () => void): Promise<void> {
  const { app, table } = connected;
  seenBefore = new Set();
  seenBefore = new Set(people.flatMap(seenBy).map(({ id }) => id));
  gameId = (await app.create({ guildId: table.guildId, channelId: table.channelId, host: personOf('Ada') })).id;
  for (const name of people.slice(1)) await app.join(gameId, personOf(name));
  await untilDelivered();
  fault();
  await app.start(gameId, personOf('Ada'));
}

function expectAllToldOnce(): void {
  const { log } = connected;
  expect(log.lines.filter(({ message }) => message.includes('left out'))).toEqual([]);
  const channel = connected.table
    .person('Ada')
    .messages(connected.table.channelId)
    .filter(({ id }) => !seenBefore.has(id));
  expect(channel.filter(({ content }) => content.includes('decides'))).toHaveLength(1);
  expect(
    channel.filter(({ content, embeds }) => `${content}${JSON.stringify(embeds)}`.includes('The game begins')),
  ).toHaveLength(1);
  expect(
    channel.filter(({ attachments }) => attachments.some(({ filename }) => filename.startsWith('board-'))),
  ).toHaveLength(1);
  for (const name of people) {
    const sheets = connected.table
      .person(name)
      .inbox()
      .filter(
        ({ id, attachments, content }) =>
          !seenBefore.has(id) && (attachments.length > 0 || content.includes('Only you see')),
      );
    expect([name, sheets.length]).toEqual([name, 1]);
  }
  const texts = channel.map(({ content, embeds, attachments }) =>
    JSON.stringify([content, embeds, attachments.map(({ filename }) => filename)]),
  );
  expect(new Set(texts).size).toBe(texts.length);
}

const send = /POST \/channels\/\d+\/messages/;

describe('passes, and everything arrives once', () => {
  test.each([
    [
      'direct messages are opened too fast',
      400,
      () => {
        connected.table.failNext('POST /users/@me/channels', 400, 3, { code: 40_003 });
      },
    ],
    [
      'connections are cut',
      0,
      () => {
        connected.table.failNext(send, 0, 12);
      },
    ],
    [
      'Discord has an error',
      500,
      () => {
        connected.table.failNext(send, 500, 9);
      },
    ],
    [
      'a page of a proxy instead of an answer',
      403,
      () => {
        connected.table.failNext(send, 403, 3, { code: 'page' });
      },
    ],
    [
      'Cloudflare blocks',
      403,
      () => {
        connected.table.failNext(send, 403, 3, { code: 40_333 });
      },
    ],
    [
      'a request takes too long for Discord',
      408,
      () => {
        connected.table.failNext(send, 408, 2);
      },
    ],
    [
      'sending is disabled for a while',
      403,
      () => {
        connected.table.failNext(send, 403, 3, { code: 40_004 });
      },
    ],
    [
      'a feature is disabled for a while',
      403,
      () => {
        connected.table.failNext(send, 403, 3, { code: 40_006 });
      },
    ],
    [
      'a code that nobody has seen',
      400,
      () => {
        connected.table.failNext(send, 400, 3, { code: 99_999 });
      },
    ],
    [
      'the answers get lost',
      500,
      () => {
        connected.table.failNext(send, 500, 4, { afterwards: true });
      },
    ],
  ] as const)('%s', async (_, status, begin) => {
    const refused = (): number => connected.table.log.filter((request) => request.status === status).length;
    const before = refused();
    await beginAnew(begin);
    await untilDelivered();
    expect(refused()).toBeGreaterThan(before);
    expectAllToldOnce();
  });

  test('names are not found', async () => {
    const failed = (): number =>
      connected.log.lines.filter(({ message }) => message.includes('could not be delivered (unreachable)')).length;
    const before = failed();
    await beginAnew(() => {
      unresolved = 'EAI_AGAIN';
      // Connections that are open end, as they do when a network goes.
      connected.table.failNext(() => unresolved !== undefined, 0, 1000);
    });
    // Each lane more often than anything of our own fault is tried.
    await expect.poll(() => failed() - before, { timeout: patience }).toBeGreaterThan(3 * (people.length + 1));
    unresolved = undefined;
    await untilDelivered();
    expectAllToldOnce();
  });
});

describe('a permission that is missing', () => {
  const channel = (): ReadonlyArray<APIMessage> =>
    connected.table
      .person('Ada')
      .messages(connected.table.channelId)
      .filter(({ id }) => !seenBefore.has(id));
  const toldHost = (): ReadonlyArray<string> =>
    connected.table
      .person('Ada')
      .inbox()
      .filter(({ id }) => !seenBefore.has(id))
      .map(({ content }) => content);
  const permit = (deny: bigint): void => {
    connected.table.permit(connected.table.channelId, 'bot', { deny });
  };
  afterEach(() => {
    permit(0n);
  });

  test('to attach files: the board comes in words, and the question with it', async () => {
    await beginAnew(() => {
      permit(Bits.AttachFiles);
    });
    await untilDelivered();
    expect(channel().filter(({ content }) => content.includes('decides'))).toHaveLength(1);
    expect(channel().flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(channel().filter(({ content }) => /Fuel|fuel/.test(content)).length).toBeGreaterThan(0);
    expect(toldHost().filter((text) => text.includes('I’m missing permissions (Attach Files)'))).toHaveLength(1);
  });

  test('to embed links: what frames would show comes in words', async () => {
    await beginAnew(() => {
      permit(Bits.EmbedLinks | Bits.AttachFiles);
    });
    await untilDelivered();
    expect(channel().flatMap(({ embeds }) => embeds)).toEqual([]);
    expect(toldHost().filter((text) => text.includes('Attach Files, Embed Links'))).toHaveLength(1);
  });

  test('to send messages: all waits, its host is told which, and it comes as soon as it is given back', async () => {
    let told = 0;
    await beginAnew(() => {
      told = channel().length;
      permit(Bits.SendMessages);
    });
    const named = (): number =>
      toldHost().filter((text) => text.includes('I’m missing permissions there (Send Messages)')).length;
    await expect.poll(named, { timeout: patience }).toBe(1);
    await expect.poll(() => connected.bot().delivery().forbidden, { timeout: patience }).toBe(1);
    expect(channel()).toHaveLength(told);
    permit(0n);
    await untilDelivered();
    expect(connected.bot().delivery().forbidden).toBe(0);
    expectAllToldOnce();
  });
});

describe('a token that is refused', () => {
  const probes = (): number =>
    connected.table.log.filter(({ method, path }) => method === 'GET' && path === '/users/@me').length;

  test('stops everything until it is taken again, tells so, and then all goes out in order', async () => {
    const { table } = connected;
    const before = probes();
    let open = false;
    const from = table.log.length;
    await beginAnew(() => {
      table.failNext(({ path }) => !open && (path === '/users/@me' || path.endsWith('/messages')), 401, 1000);
    });
    await expect.poll(() => connected.bot().delivery().tokenRefused, { timeout: patience }).toBeDefined();
    await expect.poll(() => probes() - before, { timeout: patience }).toBe(2);
    // One of each lane at most was on its way; after that Discord is asked for the token alone.
    const refused = table.log.slice(from).filter(({ status, path }) => status === 401 && path.endsWith('/messages'));
    expect(refused.length).toBeLessThanOrEqual(people.length + 1);
    open = true;
    await untilDelivered();
    expect(connected.bot().delivery().tokenRefused).toBeUndefined();
    expectAllToldOnce();
    const told = connected.log.lines.map(({ message }) => message);
    expect(told.filter((message) => message.startsWith('Discord refuses the token'))).toHaveLength(1);
    expect(told.filter((message) => message.startsWith('Discord takes the token again'))).toHaveLength(1);
  });

  test('once, by mistake, is no more than a pause', async () => {
    await beginAnew(() => {
      connected.table.failNext(send, 401, 1);
    });
    await untilDelivered();
    expectAllToldOnce();
  });
});
