import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { isAppError } from '../../src/app/types.ts';
import type { ChannelId, CreateInput, GameId, GameRecord, Obstacle } from '../../src/app/types.ts';
import type { Call } from '../../src/bot/types.ts';
import type { Say } from '../../src/words/index.ts';
import { described } from './definitions.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { ownerHere } from '../../src/bot/delivery/privateThread.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function withThreadOption(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addBooleanOption((option) => described(option.setName('thread'), 'commands.gameThread'));
}

/** The place and the host of a new game, for a call in a server. */
type Opening = Pick<CreateInput, 'guildId' | 'channelId' | 'parentId' | 'host'>;

/**
 * Opens a game where it shall live: in this channel, or in a thread of its own if the call or the guild's settings say
 * so, or in a post of the forum in which the guild wants games. Refuses with a sentence that says what is in the way. A
 * thread for which no game comes to be is closed again; it stays open as long as no one can say whether one has.
 */
export async function openGame(
  call: Call,
  bot: BotContext,
  name: string | undefined,
  create: (input: CreateInput) => Promise<GameRecord>,
): Promise<GameRecord> {
  const opening = await mayOpenHere(call, bot);
  const isElsewhere = opening.channelId !== call.channelId;
  if (!isElsewhere && !(await wantsThread(call, bot, opening.guildId))) return await create({ ...opening, name });
  // What is lacking in a forum elsewhere, Discord says.
  if (!isElsewhere && call.lackingForThread.length > 0) throw lackingForThread(call.lackingForThread);
  const id = await bot.app.setup.freeId();
  const parentId = opening.channelId;
  const threadId = await bot.threads.open(parentId, { id, name, guildId: opening.guildId });
  try {
    return await create({ ...opening, id, name, channelId: threadId, parentId, ownThread: true });
  } catch (error) {
    const game = isAppError(error) && error.code !== 'internal' ? undefined : await storedAs(bot, id);
    if (game !== 'unknown' && game?.channelId === threadId) return game;
    if (game !== 'unknown') await bot.threads.close(threadId);
    throw error;
  }
}

/** A game whose opening has failed may be stored all the same, if the database went away in that moment. */
async function storedAs({ app }: BotContext, id: GameId): Promise<GameRecord | 'unknown' | undefined> {
  try {
    return await app.game(id);
  } catch (error) {
    return isAppError(error) && error.code === 'noSuchGame' ? undefined : 'unknown';
  }
}

/**
 * Returns the place of the call if a game may live there. Refuses outside of a server, in a player's private thread and
 * without the permissions.
 */
export async function placeForGame(
  call: Call,
  bot: BotContext,
): Promise<Pick<Opening, 'guildId' | 'channelId' | 'parentId'>> {
  const { guildId, channelId, parentId, lacking } = call;
  if (guildId === undefined) throw new Refusal('notAllowed', (say) => say('refusals.needsServer'));
  await refuseInPrivateThread(call, bot);
  if (lacking.length > 0)
    throw new Refusal(
      'notAllowed',
      (say) => say('refusals.lacking', { permissions: lacking.join(', ') }),
      (say) => say('refusals.lackingHint'),
    );
  return { guildId, channelId, parentId };
}

async function mayOpenHere(call: Call, bot: BotContext): Promise<Opening> {
  const opening = { ...(await placeForGame(call, bot)), host: call.person };
  const obstacle = await bot.app.guild.obstacle(opening);
  if (obstacle?.kind === 'elsewhere' && call.options.flag('thread') !== false)
    return await inForum(bot, opening, obstacle.channels);
  if (obstacle !== undefined) throw inTheWay(obstacle);
  return opening;
}

/**
 * Returns the opening as a post in a forum among `channels`, for a game that is asked for elsewhere. Refuses if there
 * is no forum among them, or if no game can be opened there.
 */
async function inForum(
  { app, threads }: BotContext,
  opening: Opening,
  channels: ReadonlyArray<ChannelId>,
): Promise<Opening> {
  const forumId = await threads.forumAmong(channels);
  if (forumId === undefined) throw inTheWay({ kind: 'elsewhere', channels });
  const there = { ...opening, channelId: forumId, parentId: undefined };
  const obstacle = await app.guild.obstacle(there);
  if (obstacle !== undefined) throw inTheWay(obstacle);
  return there;
}

/** Returns whether the game gets a thread of its own. Never in a thread, which can't hold another one. */
async function wantsThread({ options, parentId }: Call, { app }: BotContext, guildId: string): Promise<boolean> {
  if (parentId !== undefined) return false;
  return options.flag('thread') ?? (await app.guild.settings(guildId)).home === 'thread';
}

function lackingForThread(permissions: ReadonlyArray<string>): Refusal {
  return new Refusal(
    'notAllowed',
    (say) => say('lobby.lackingThread', { permissions: permissions.join(', ') }),
    (say) => say('lobby.lackingThreadHint'),
  );
}

/** The app says the same in plain text; here channels and roles can be shown. */
function inTheWay(obstacle: Obstacle): Refusal {
  switch (obstacle.kind) {
    case 'managersOnly':
      return new Refusal('notAllowed', (say) => say('lobby.onlyManagersOpen'), askManager);
    case 'roleOnly':
      return new Refusal(
        'notAllowed',
        (say) => say('lobby.onlyRoleOpens', { role: `<@&${obstacle.roleId}>` }),
        askManager,
      );
    case 'elsewhere':
      return new Refusal(
        'notHere',
        (say) => say('lobby.elsewhere', { channels: obstacle.channels.map(mention).join(', ') }),
        (say) => say('lobby.elsewhereHint'),
      );
    case 'tooMany':
      return new Refusal(
        'tooManyGames',
        (say) => say('errors.tooManyGames', { count: obstacle.most }),
        (say) => say('errors.tooManyGamesHint'),
      );
  }
}

function askManager(say: Say): string {
  return say('lobby.askManager');
}

/** A private thread belongs to one player and game. */
async function refuseInPrivateThread(call: Call, bot: BotContext): Promise<void> {
  if ((await ownerHere(bot.app, call)) === undefined) return;
  throw new Refusal(
    'notHere',
    (say) => say('privately.notHere'),
    (say) => say('privately.notHereHint'),
  );
}

export function mention(channelId: ChannelId): string {
  return `<#${channelId}>`;
}

/** Whether a game is somewhere else than where the caller asked for it. */
export function isElsewhere(call: Call, game: GameRecord): boolean {
  return game.channelId !== call.channelId;
}
