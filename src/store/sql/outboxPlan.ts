import type { Intent, IntentKind, Lane } from '../outbox.ts';
import type { NewMessage } from '../types.ts';
import { ours } from './values.ts';

/** Kinds that describe the latest state: a newer one makes one that still waits superfluous. */
export const latestOnly: ReadonlyArray<IntentKind> = ['lobby', 'question', 'sheet', 'asked'];
/** They show how things stand when they are sent. */
export const showingNow: ReadonlyArray<IntentKind> = ['picture', 'question', 'sheet', 'asked'];

type LogIntent = Extract<Intent, { readonly kind: 'log' | 'privateLog' }>;

/** A message of the game that waits and was not tried yet; `intent` of those alone that can take more in. */
export interface QueuedMessage {
  readonly id: number;
  readonly lane: Lane;
  readonly kind: IntentKind;
  readonly intent: string | null;
}

/** The changes that new messages make to those that wait. */
export interface OutboxPlan {
  readonly replaced: ReadonlyArray<number>;
  readonly rewritten: ReadonlyArray<{ readonly id: number; readonly intent: Intent }>;
  readonly added: ReadonlyArray<NewMessage>;
}

interface Standing {
  readonly id: number | undefined;
  readonly lane: Lane;
  readonly kind: IntentKind;
  intent: Intent | string | null;
  rewritten: boolean;
}

/** `waiting`: of one game, in order: what a newer one would replace, and what was told last in each lane. */
export function planOf(waiting: ReadonlyArray<QueuedMessage>, messages: ReadonlyArray<NewMessage>): OutboxPlan {
  let standing: ReadonlyArray<Standing> = waiting.map((row) => ({ ...row, rewritten: false }));
  const replaced: Array<number> = [];
  for (const { lane, intent } of messages) {
    const { kind } = intent;
    if (latestOnly.includes(kind)) {
      const isOld = (one: Standing): boolean => one.lane === lane && one.kind === kind;
      replaced.push(...standing.filter(isOld).flatMap(({ id }) => (id === undefined ? [] : [id])));
      standing = standing.filter((one) => !isOld(one));
    }
    if (!toldWithLast(standing, lane, intent))
      standing = [...standing, { id: undefined, lane, kind, intent, rewritten: false }];
  }
  return {
    replaced,
    rewritten: standing.flatMap(({ id, intent, rewritten }) =>
      id !== undefined && rewritten && isIntent(intent) ? [{ id, intent }] : [],
    ),
    added: standing.flatMap(({ id, lane, intent }) => (id === undefined && isIntent(intent) ? [{ lane, intent }] : [])),
  };
}

/** Whether the lines of a turn go with those of the same turn that still wait. */
function toldWithLast(standing: ReadonlyArray<Standing>, lane: Lane, intent: Intent): boolean {
  if (!tells(intent)) return false;
  const last = standing.filter((one) => one.lane === lane && !showingNow.includes(one.kind)).at(-1);
  if (last?.kind !== intent.kind || last.intent === null) return false;
  const told = typeof last.intent === 'string' ? ours<Intent>(last.intent) : last.intent;
  if (!tells(told) || told.turn !== intent.turn || !isForSameSeat(told, intent)) return false;
  last.intent = { ...told, events: [...told.events, ...intent.events] };
  last.rewritten = true;
  return true;
}

function isIntent(intent: Intent | string | null): intent is Intent {
  return intent !== null && typeof intent !== 'string';
}

/** Whether it is lines of the log. */
export function tells(intent: Intent): intent is LogIntent {
  return intent.kind === 'log' || intent.kind === 'privateLog';
}

function isForSameSeat(one: LogIntent, other: LogIntent): boolean {
  return one.kind === 'log' || other.kind === 'log' || (one.seat === other.seat && one.userId === other.userId);
}
