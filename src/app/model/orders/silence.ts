import { z } from 'zod';
import type { Decision, GameView } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import type { EventRecord, Settings } from '../../../store/types.ts';
import { understood } from '../../core/understood.ts';

/**
 * “Don’t ask again during this check”: a player wants no more reactions until the result of the check is known. It
 * holds for the very check in which it was said: `since`: the last answer before it; `undone`: how often the game had
 * been undone by then.
 */
const silenceSchema = z.object({ turn: z.number(), source: z.string(), since: z.number(), undone: z.number() });
export type Silence = z.infer<typeof silenceSchema>;

/** Returns the settings key of a person's silence. */
export const silenceKey = (gameId: GameId, userId: UserId): readonly [scope: string, key: string] => [
  `game:${gameId}`,
  `silent:${userId}`,
];

/** Returns the stored silence. */
export function silenceIn(stored: unknown): Silence | undefined {
  return understood(silenceSchema, stored);
}

export async function keepSilence(settings: Settings, gameId: GameId, userId: UserId, silence: Silence): Promise<void> {
  await settings.set(...silenceKey(gameId, userId), silence);
}

export interface Silences {
  /** The silences of those who want no more reactions in a check. */
  readonly silences: ReadonlyMap<UserId, Silence>;
  /** The public events since someone wanted no more reactions in the check that is being made. */
  readonly sinceSilent: ReadonlyArray<EventRecord>;
}

/** Whether its player wants to be asked no more reactions like this one. */
export function isSilent(
  { silences, sinceSilent }: Silences,
  { undone, seats }: GameRecord,
  { seat, topic, min }: Decision,
  view: () => GameView,
): boolean {
  const holder = seats[seat];
  if (topic.kind !== 'react' || min > 0 || holder?.kind !== 'user') return false;
  const silence = silences.get(holder.userId);
  if (silence?.undone !== undone) return false;
  const { turn, check } = view();
  if (check === undefined || check.result !== undefined || check.source !== silence.source || turn !== silence.turn)
    return false;
  // Another check is none of it, not even the same one once more.
  return !sinceSilent.some(({ seq, event }) => seq > silence.since && event.what.kind === 'checkStarted');
}
