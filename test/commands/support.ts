import { game } from '../../commands/game.ts';
import { host } from '../../commands/host.ts';
import type { Person, App } from '../../src/app/types.ts';
import { isAppError } from '../../src/app/types.ts';
import type { Farewell } from '../../src/bot/actions/farewell.ts';
import { errorMessage } from '../../src/bot/messages/refusal.ts';
import type { Below, Call, Caller, Command, Message, Suggestion } from '../../src/bot/types.ts';
import type { Servers } from '../../src/bot/servers.ts';
import type { Threads } from '../../src/bot/threads.ts';
import { callerFor, typed, words } from '../bot/support.ts';
import { openNow } from '../../src/bot/messages/openNow.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

type Values = Readonly<Record<string, string | number | boolean>>;

/** No thread can be opened where no one says how. */
const noThreads: Threads = {
  forumAmong: async () => undefined,
  open: async () => {
    throw new Error('No threads here.');
  },
  close: async () => undefined,
};

/** Everyone may look into every channel. */
const allSeen: Servers = { nameOf: async () => 'Colonial Fleet', maySee: async () => true };

/** No message was ever sent, so there is none to take leave of. */
const nothingSent: Farewell = {
  edit: async () => undefined,
  disarm: async () => undefined,
  remove: async () => undefined,
  changeThread: async () => undefined,
  removeEvent: async () => undefined,
};

/** Nothing is told in a channel. */
const nothingBelow: Below = { told: () => undefined, hasMore: async () => false };

export function botFor(
  app: App,
  threads: Threads = noThreads,
  farewell: Farewell = nothingSent,
  servers: Servers = allSeen,
  below: Below = nothingBelow,
): BotContext {
  return {
    app,
    threads,
    servers,
    farewell,
    below,
    words,
    painter: {
      board: async () => Buffer.from('png'),
      glance: async () => Buffer.from('glance'),
      hand: async () => Buffer.from('hand'),
      check: async () => Buffer.from('check'),
      card: async () => Buffer.from('card'),
      character: async () => Buffer.from('character'),
      summary: async () => Buffer.from('summary'),
    },
  };
}

export function callBy(person: Person, values: Values = {}, subcommand?: string, place: Partial<Caller> = {}): Call {
  return { ...callerFor(person, place), options: typed(values, subcommand) };
}

/** `/game` or `/host`: which of the two has this subcommand. */
export function commandWith(subcommand: string | undefined): Command {
  return host.definition.options?.some(({ name }) => name === subcommand) === true ? host : game;
}

/** The text that the caller reads: the reply, or why not, as the router would put it. */
export async function replyTo(command: Command, bot: BotContext, call: Call): Promise<Message> {
  try {
    return await command.run(call, bot);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const open = await findGame(bot, call, undefined).then(
      (game) => openNow(bot, game, call),
      () => undefined,
    );
    return errorMessage(error, open, call.say);
  }
}

export async function suggestions(
  command: Command,
  bot: BotContext,
  call: Call,
  name: string,
  value = '',
): Promise<ReadonlyArray<Suggestion>> {
  return (await command.complete?.({ ...call, focused: { name, value } }, bot)) ?? [];
}
