import { z } from 'zod';
import type { GameId } from '../../../store/records.ts';
import type { Settings } from '../../../store/types.ts';
import { locales } from '../../../words/index.ts';
import type { Locale } from '../../../words/index.ts';
import { AppError } from '../../core/error.ts';
import { understood } from '../../core/understood.ts';
import { plainSeating, seatingSchema } from './seating.ts';
import type { Seating } from './seating.ts';

const schema = z.object({
  name: z.string().exactOptional(),
  wanted: z.int().exactOptional(),
  parentId: z.string().exactOptional(),
  ownThread: z.boolean(),
  tutorial: z.boolean(),
  seating: seatingSchema.exactOptional(),
  openSeats: z.boolean().exactOptional(),
  hints: z.boolean().exactOptional(),
  language: z.enum(locales).exactOptional(),
  again: z.boolean().exactOptional(),
  invited: z.boolean().exactOptional(),
});

/** How a game was set up, beside the options of its rules. */
export interface GameSetup {
  /** The host's name for the game; else it goes by its id. */
  readonly name?: string;
  /** Number of players for which it was opened. */
  readonly wanted?: number;
  /** The parent channel, if its channel is a thread. */
  readonly parentId?: string;
  /** The thread was opened for this game. */
  readonly ownThread: boolean;
  readonly tutorial: boolean;
  /** `seatingOf` has what an earlier version left out. */
  readonly seating?: Seating;
  /** Whether anyone may play on for an automatic player, without the host. */
  readonly openSeats?: boolean;
  /** Whether people may ask for hints, if the host has said. */
  readonly hints?: boolean;
  /** The public language where the game is played, if someone has chosen one; else the guild's. */
  readonly language?: Locale;
  /** The same people played in its channel before; a thread bears the name of that game. */
  readonly again?: boolean;
  /** The role of the guild has been called. */
  readonly invited?: boolean;
}

const plain: GameSetup = { ownThread: false, tutorial: false };
const key = 'setup';

/** Returns the settings key of a game's setup. */
export const setupKey = (gameId: GameId): readonly [scope: string, key: string] => [`game:${gameId}`, key];

/** Returns the stored setup. */
export function setupIn(found: unknown): GameSetup {
  return understood(schema, found) ?? plain;
}

export async function readSetup(settings: Settings, gameId: GameId): Promise<GameSetup> {
  return setupIn(await settings.get(...setupKey(gameId)));
}

export async function writeSetup(settings: Settings, gameId: GameId, setup: GameSetup): Promise<void> {
  await settings.set(...setupKey(gameId), setup);
}

export function seatingOf({ seating = plainSeating }: GameSetup): Seating {
  return seating;
}

const longest = 60;

/**
 * A name for a game as one plain line; `undefined`: none. Throws `illegalName` if it is too long or nothing can be seen
 * of it.
 */
export function checkName(given: string): string | undefined {
  // Joiners stay: every place that shows the name knows where they are part of what one sees.
  const name = given.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\s])+/gu, ' ').trim();
  if (given.trim() === '') return undefined;
  if (/^[\u200c\u200d\s]*$/u.test(name)) throw new AppError('illegalName', (say) => say('errors.emptyName'));
  if ([...name].length > longest) throw new AppError('illegalName', (say) => say('errors.longName', { most: longest }));
  return name;
}
