/** A piece of the app that is enough for one message delivered alone, and a Discord that notes each request. */
import { expect } from 'vitest';
import { defaultGuildSettings } from '../../../src/app/types.ts';
import type { App, GameRecord, GuildSettings, Intent, OutboxRow, Slot } from '../../../src/app/types.ts';
import type { Log } from '../../../src/app/core/log.ts';
import { notingErrors } from '../../../src/bot/delivery/carriage.ts';
import type { Changes, Courier } from '../../../src/bot/delivery/courier.ts';
import { textOf } from '../../../src/bot/delivery/courier.ts';
import { rememberMembers } from '../../../src/bot/delivery/members.ts';
import type { DeliveryParts, Sent, SpokenParts } from '../../../src/bot/delivery/parts.ts';
import { english } from '../../../src/words/index.ts';
import type { Message } from '../../../src/bot/types.ts';
import { channelId, gameRecord, guildId, memoryLog, words } from '../support.ts';

/** A test’s changes to the app, besides what the office keeps itself. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Office {
  readonly parts: SpokenParts;
  /** The requests to Discord, in order, such as `edit 200/7 the text`. */
  readonly requests: ReadonlyArray<string>;
  /** The bodies that were sent or put into a message, in order. */
  readonly shown: ReadonlyArray<Message>;
  readonly slots: Map<string, Slot>;
  /** Settings, as `scope key`. */
  readonly settings: Map<string, unknown>;
  /** The rows put into the outbox, as `lane kind`, with the time before which they are not to go. */
  readonly added: ReadonlyArray<string>;
  readonly log: ReturnType<typeof memoryLog>;
  /** The next request that begins like this fails. */
  fail(beginning: string, error: unknown): void;
  /** Notes what a delivery says that is to be remembered, as the outbox does. */
  remember(sent: Sent): void;
}

export interface Given {
  readonly game?: Partial<GameRecord>;
  readonly guild?: Partial<GuildSettings>;
  readonly app?: Answers;
  readonly courier?: Partial<Courier>;
  readonly parts?: Partial<DeliveryParts>;
  /** Messages that are known, as `channel/message` by their names. */
  readonly slots?: Readonly<Record<string, string>>;
  /** The settings by `scope key`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export function slotAt(place: string): Slot {
  const [channel = '', messageId = ''] = place.split('/');
  return { channelId: channel, messageId };
}

/** A running game of Ada, Bo and Chidi in channel 200 of server 100, and all that is around a message of it. */
export function office(given: Given = {}): Office {
  const { game: patch, guild, app: answers = {}, courier: others, parts: further, slots = {}, settings = {} } = given;
  const game = gameRecord({ startedAt: undefined, ...patch });
  const known = new Map(Object.entries(slots).map(([name, place]) => [name, slotAt(place)]));
  const kept = new Map(Object.entries(settings));
  const added: Array<string> = [];
  const log = sayingLog();
  const { courier, requests, shown, fail } = notingCourier();
  const app = {
    game: async () => game,
    guild: { settings: async () => ({ ...defaultGuildSettings, ...guild }) },
    setup: { of: async () => ({ ownThread: false }) },
    outbox: {
      slot: async (_gameId: string, name: string) => known.get(name),
      setSlot: async (_gameId: string, name: string, slot: Slot) => void known.set(name, slot),
      clearSlot: async (_gameId: string, name: string) => void known.delete(name),
      slotIn: async (place: string, beginning: string) => {
        const [name] = [...known].find(([each, slot]) => each.startsWith(beginning) && slot.channelId === place) ?? [];
        return name === undefined ? undefined : { gameId: game.id, rest: name.slice(beginning.length) };
      },
      add: async ({ lane }: OutboxRow, intents: ReadonlyArray<Intent>, due?: number) => {
        added.push(...intents.map(({ kind }) => [lane, kind, ...(due === undefined ? [] : [due])].join(' ')));
      },
      newerWaits: async () => false,
    },
    settings: {
      get: async (scope: string, key: string) => kept.get(`${scope} ${key}`),
      many: async (wanted: ReadonlyArray<readonly [string, string]>) => wanted.map((each) => kept.get(each.join(' '))),
      set: async (scope: string, key: string, value: unknown) => void kept.set(`${scope} ${key}`, value),
      add: async (scope: string, key: string, value: unknown) => {
        const isNew = !kept.has(`${scope} ${key}`);
        if (isNew) kept.set(`${scope} ${key}`, value);
        return isNew;
      },
      clear: async (scope: string, key: string) => void kept.delete(`${scope} ${key}`),
    },
    ...answers,
  } as unknown as App;
  const all = notingErrors({ ...courier, ...others }, () => undefined);
  const parts = {
    app,
    words,
    painter: noPainter,
    courier: all,
    log,
    members: rememberMembers(all, () => 0),
    lastMessageId: () => undefined,
    say: english,
    ...further,
  };
  return {
    parts,
    requests,
    shown,
    slots: known,
    settings: kept,
    added,
    log,
    fail,
    remember({ slot, notes = [] }) {
      if (slot !== undefined) known.set(slot.name, { channelId: slot.channelId, messageId: slot.messageId });
      for (const { key, value } of notes) {
        if (value === undefined) kept.delete(`game:${game.id} ${key}`);
        else kept.set(`game:${game.id} ${key}`, value);
      }
    },
  };
}

/** A log whose every line says what happened, and with which details. */
function sayingLog(): ReturnType<typeof memoryLog> {
  const log = memoryLog();
  const saying =
    (write: Log['info']): Log['info'] =>
    (details, message) => {
      if (message === '' || Object.keys(details).length === 0)
        throw new Error(`A line of the log says too little: ${message}`);
      write(details, message);
    };
  return {
    lines: log.lines,
    debug: saying(log.debug),
    info: saying(log.info),
    warn: saying(log.warn),
    error: saying(log.error),
  };
}

const drawn = (what: string) => async (): Promise<Buffer> => Buffer.from(what);
const noPainter = {
  board: drawn('board'),
  glance: drawn('glance'),
  hand: drawn('hand'),
  check: drawn('check'),
  card: drawn('card'),
  character: drawn('character'),
  summary: drawn('summary'),
};

function notingCourier() {
  const requests: Array<string> = [];
  const shown: Array<Message> = [];
  const planned: Array<{ readonly beginning: string; readonly error: unknown }> = [];
  let sent = 1000;
  const ask = (...what: ReadonlyArray<string>): void => {
    const request = what.filter((part) => part !== '').join(' ');
    requests.push(request);
    const at = planned.findIndex(({ beginning }) => request.startsWith(beginning));
    if (at >= 0) throw planned.splice(at, 1)[0]?.error;
  };
  const saying = (message: Message): string => {
    shown.push(message);
    return textOf(message.content, message.embeds);
  };
  const changes = (by = ''): Changes => ({
    edit: async (channel, id, message) => {
      ask(`${by}edit`, `${channel}/${id}`, saying(message));
    },
    disarm: async (channel, id) => {
      ask(`${by}disarm`, `${channel}/${id}`);
    },
    remove: async (channel, id) => {
      ask(`${by}remove`, `${channel}/${id}`);
    },
  });
  const courier: Courier = {
    ...changes(),
    byPress: changes('byPress.'),
    async send(channel, message) {
      ask('send', channel, saying(message));
      sent += 1;
      return `${sent}`;
    },
    async recent() {
      ask('recent');
      return [];
    },
    directChannel: async (userId) => `9${userId}`,
    async openPrivateThread(parentId, name) {
      ask('open', parentId, name);
      return '801';
    },
    privateThreads: async () => [],
    forumTags: async () => undefined,
    addForumTags: async () => [],
    tagsOfPost: async () => [],
    admit: async (threadId, userId) => {
      ask('admit', threadId, userId);
    },
    dismiss: async (threadId, userId) => {
      ask('dismiss', threadId, userId);
    },
    async makeEvent(_guildId, event) {
      ask('makeEvent', JSON.stringify(event));
      return '500';
    },
    changeEvent: async (_guildId, id, event) => {
      ask('changeEvent', id, JSON.stringify(event));
    },
    removeEvent: async (_guildId, id) => {
      ask('removeEvent', id);
    },
    findEvents: async () => [],
    changeThread: async (threadId, change) => {
      ask('changeThread', threadId, JSON.stringify(change));
    },
  };
  return {
    courier,
    requests,
    shown,
    fail: (beginning: string, error: unknown) => {
      planned.push({ beginning, error });
    },
  };
}

/** Nothing was sent, nothing is to be remembered, and Discord was not asked for anything. */
export function expectNothing({
  sent,
  requests,
}: {
  readonly sent: unknown;
  readonly requests: ReadonlyArray<string>;
}): void {
  expect([sent, requests]).toEqual([{}, []]);
}

/** A row of the outbox as it is tried for the first time. */
export function row<K extends Intent['kind']>(
  intent: Extract<Intent, { readonly kind: K }>,
  patch: Partial<OutboxRow> = {},
): OutboxRow & { readonly intent: Extract<Intent, { readonly kind: K }> } {
  const lane = 'userId' in intent ? (`user:${intent.userId}` as const) : (`channel:${channelId}` as const);
  return { id: 7, gameId: 'adama-417', lane, nonce: 'n7', attempts: 1, createdAt: 1000, ...patch, intent };
}

export { channelId, guildId };
