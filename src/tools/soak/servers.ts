import { setImmediate as nextTask } from 'node:timers/promises';
import { startTable } from '../../table/server/index.ts';
import type { RunningTable, TableGuild } from '../../table/server/index.ts';
import { startSoakedBot } from './bot.ts';
import type { SoakedBot } from './bot.ts';
import type { SoakFlags } from './flags.ts';
import { limits } from './results.ts';
import type { ServersResult } from './results.ts';

const peopleOfServer = 40;
const patience = 30_000;
/** Messages between two waits for the bot; its memory is then looked at. */
const between = 2000;
/** Messages after which they are handed to the network. */
const burst = 20;

interface Place {
  readonly guild: TableGuild;
  readonly channelId: string;
}

/** Measures servers in which people chat and no one plays: the bot hears every message, and has no use for any. */
export async function soakServers(
  { servers, channels, messages }: Pick<SoakFlags, 'servers' | 'channels' | 'messages'>,
  tell: (text: string) => void,
): Promise<ServersResult> {
  const people = Array.from({ length: peopleOfServer }, (_, number) => guestName(number));
  const table = await startTable({ people, guilds: servers, patience });
  try {
    const places = (await Promise.all(table.guilds.map((guild) => placesOf(table, guild, channels)))).flat();
    const bot = await startSoakedBot(table);
    try {
      return { servers, channels, ...(await chat(bot, Array.from({ length: messages }, () => places).flat(), tell)) };
    } finally {
      await bot.end();
    }
  } finally {
    await table.close();
  }
}

/** Posts a message in each of these places, one after the other. */
async function chat(
  bot: SoakedBot,
  places: ReadonlyArray<Place>,
  tell: (text: string) => void,
): Promise<Omit<ServersResult, 'servers' | 'channels'>> {
  const start = await bot.memory();
  for (const [number, { guild, channelId }] of places.entries()) {
    await guild
      .person(guestName(number % peopleOfServer))
      .say(`Message ${number}: who has seen my Viper?`, { channelId });
    if (number % burst === 0) await nextTask();
    if (number % between !== between - 1) continue;
    const { residentMB, heapMB } = await bot.memory();
    tell(`servers: ${number + 1} messages, ${residentMB} MB, of that ${heapMB} MB of JavaScript`);
  }
  const end = await bot.memory();
  return {
    messages: places.length,
    start,
    end,
    peakMB: bot.peakMB(),
    bytesAMessage: Math.round(((end.residentMB - start.residentMB) * 1e6) / Math.max(1, places.length)),
    passed:
      bot.peakMB() < limits.servers.residentMB
        ? []
        : [`With busy servers the bot took ${bot.peakMB()} MB; it has to stay below ${limits.servers.residentMB}.`],
  };
}

function guestName(number: number): string {
  return `Guest ${number + 1} here`;
}

/** Returns `wanted` text channels: those that are there, and new ones as an administrator would make them. */
async function placesOf(
  { apiUrl, token }: RunningTable,
  guild: TableGuild,
  wanted: number,
): Promise<ReadonlyArray<Place>> {
  const ids = [guild.channelId, guild.generalChannelId];
  while (ids.length < wanted) {
    const answer = await fetch(`${apiUrl}/v10/guilds/${guild.guildId}/channels`, {
      method: 'POST',
      headers: { Authorization: `Bot ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `chat-${ids.length}`, type: 0 }),
    });
    const made: unknown = await answer.json();
    if (!answer.ok || typeof made !== 'object' || made === null || !('id' in made) || typeof made.id !== 'string')
      throw new Error(`The practice table made no channel: ${JSON.stringify(made)}`);
    ids.push(made.id);
  }
  return ids.slice(0, wanted).map((channelId) => ({ guild, channelId }));
}
