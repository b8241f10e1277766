import { createHash } from 'node:crypto';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Settings } from '../app/types.ts';
import type { MenuCommand } from './menus.ts';
import type { Command } from './types.ts';

/** Tells Discord which commands there are, for all guilds; only if they have changed since the last time. */
export async function registerEverywhere(
  rest: REST,
  applicationId: string,
  commands: ReadonlyArray<Command | MenuCommand>,
  settings: Settings,
): Promise<boolean> {
  const body = commands.map(({ definition }) => definition);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const key = `commands:${applicationId}`;
  if (await settings.get('bot', key) === hash) return false;
  await rest.put(Routes.applicationCommands(applicationId), { body });
  await settings.set('bot', key, hash);
  return true;
}
