import { setTimeout as delay } from 'node:timers/promises';
import { DiscordAPIError, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Log } from '../app/core/log.ts';
import { areRegistered } from './commandForm.ts';
import type { MenuCommand } from './menus.ts';
import type { Command } from './types.ts';

/**
 * Tells Discord which commands there are, for all guilds. Does nothing if Discord has the same ones already, registered
 * by any process.
 * @returns whether anything had to be registered
 */
export async function registerEverywhere(
  rest: Pick<REST, 'get' | 'put'>,
  applicationId: string,
  commands: ReadonlyArray<Pick<Command | MenuCommand, 'definition'>>,
): Promise<boolean> {
  const body = commands.map(({ definition }) => definition);
  const route = Routes.applicationCommands(applicationId);
  if (areRegistered(await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) }), body))
    return false;
  await rest.put(route, { body });
  return true;
}

export interface Registration {
  /** Resolves when the commands were registered, or could not be for the first time. */
  readonly tried: Promise<void>;
  /**
   * Why Discord does not have the commands of this version, in words for the operator; `undefined`: it has them, or is
   * being asked.
   */
  problem(): string | undefined;
}

export interface RegistrationParts {
  /** Registers, if there is anything to do, and says whether there was. */
  readonly register: () => Promise<boolean>;
  readonly log: Log;
  /** Ends the tries. */
  readonly signal: AbortSignal;
  /** The pause before the second try, in milliseconds; it doubles with each further one, an hour at most. */
  readonly firstPause?: number;
}

const longestPause = 3_600_000;

/** Registers the commands, and tries again for as long as it takes: running games don't depend on it. */
export function keepRegistering({ register, log, signal, firstPause = 5000 }: RegistrationParts): Registration {
  let problem: string | undefined;

  const attempt = async (pause: number): Promise<boolean> => {
    try {
      const changed = await register();
      problem = undefined;
      log.info(
        { changed },
        changed ? 'The slash commands were registered' : 'The slash commands are registered already',
      );
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      problem = `the slash commands are not registered: ${wordsOf(error)}`;
      log.error(
        { err: error },
        `The slash commands could not be registered, and running games go on: ${wordsOf(error)}; trying again in ${pause / 1000} s`,
      );
      return false;
    }
  };
  const goOn = async (isDone: boolean, pause: number): Promise<void> => {
    if (isDone || !(await hasPassed(pause, signal))) return;
    const next = Math.min(longestPause, pause * 2);
    await goOn(await attempt(next), next);
  };

  const first = attempt(firstPause);
  void first.then((isDone) => goOn(isDone, firstPause));
  return { tried: first.then(() => undefined), problem: () => problem };
}

/** Whether that many milliseconds have passed without the signal. */
async function hasPassed(pause: number, signal: AbortSignal): Promise<boolean> {
  return await delay(pause, true, { signal, ref: false }).catch(() => false);
}

const longestWords = 500;

/** Discord's own words: they are about our commands, which everyone may know. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const words = error instanceof DiscordAPIError ? `${error.status}, ${error.code}: ${said}` : said;
  return words.replaceAll(/\s+/g, ' ').slice(0, longestWords);
}
