import { z } from 'zod';
import type { Decision, GameView } from '../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../store/records.ts';
import type { Settings } from '../../store/types.ts';
import type { Context } from '../parts.ts';

/**
 * «Not again in this check»: a player wants no more reactions until the result of the check is known. It holds for the very
 * check in which it was said: `since`: the last answer before it; `undone`: how often the game had been taken back by then.
 */
const silenceSchema = z.object({ turn: z.number(), source: z.string(), since: z.number(), undone: z.number() });
type Silence = z.infer<typeof silenceSchema>;

const scopeOf = (gameId: GameId): string => `game:${gameId}`;
const keyOf = (userId: UserId): string => `silent:${userId}`;

export function keepSilence(settings: Settings, gameId: GameId, userId: UserId, silence: Silence): void {
  settings.set(scopeOf(gameId), keyOf(userId), silence);
}

/** Whether its player wants to be asked no more reactions like this one. */
export function isSilent(
  { store }: Pick<Context<unknown>, 'store'>,
  { id, undone, seats }: GameRecord,
  { seat, topic, min }: Decision,
  view: () => GameView,
): boolean {
  const holder = seats[seat];
  if (topic.kind !== 'react' || min > 0 || holder?.kind !== 'user') return false;
  const { data: silence } = silenceSchema.safeParse(store.settings.get(scopeOf(id), keyOf(holder.userId)));
  if (silence?.undone !== undone) return false;
  const { turn, check } = view();
  if (check === undefined || check.result !== undefined || check.source !== silence.source || turn !== silence.turn) return false;
  // Another check is none of it, not even the same one once more.
  return !store.events(id, { who: 'public', from: silence.since + 1 }).some(({ event }) => event.what.kind === 'checkStarted');
}
