/**
 * The beginning of an interaction that a person has started and the bot has not finished: shown as “sending”,
 * “thinking” or “failed”.
 */
export type Origin =
  | { readonly kind: 'command'; readonly label: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string };

export interface Pending {
  /** The page's own name for it, until the server gives it an id. */
  readonly key: string;
  readonly channelId: string;
  readonly origin: Origin;
  readonly interactionId: string | undefined;
}

export interface Thinking {
  readonly interactionId: string;
  readonly channelId: string;
  readonly ephemeral: boolean;
  /** The command, if this person used it. */
  readonly label: string | undefined;
}

export interface FailedInteraction {
  readonly key: string;
  readonly channelId: string;
  readonly reason: string;
  readonly label: string | undefined;
  /** The message whose button or menu failed. */
  readonly messageId: string | undefined;
}

export interface Interactions {
  readonly pending: ReadonlyArray<Pending>;
  readonly thinking: ReadonlyArray<Thinking>;
  readonly failures: ReadonlyArray<FailedInteraction>;
  /** Ids that have been heard of, for answers that overtake the server's reply to the action. */
  readonly heard: ReadonlyArray<string>;
  /**
   * The latest interactions by id: a modal needs its channel, a failure its message, long after the waiting is over.
   */
  readonly started: ReadonlyMap<string, Start>;
}

export interface Start {
  readonly channelId: string;
  readonly origin: Origin;
}

export const noInteractions: Interactions = { pending: [], thinking: [], failures: [], heard: [], started: new Map() };

const KEPT = 50;

export function begin(all: Interactions, pending: Pending): Interactions {
  return {
    ...all,
    pending: [...all.pending, pending],
    failures: all.failures.filter((failure) => !sameMessage(failure, pending)),
  };
}

/** The server has taken the action and given it an id. */
export function named(all: Interactions, key: string, interactionId: string): Interactions {
  const mine = all.pending.find((one) => one.key === key);
  if (mine === undefined) return all;
  const started = new Map(
    [...all.started, [interactionId, { channelId: mine.channelId, origin: mine.origin }] as const].slice(-KEPT),
  );
  if (!all.heard.includes(interactionId)) {
    return { ...all, started, pending: all.pending.map((one) => (one === mine ? { ...one, interactionId } : one)) };
  }
  // The answer has overtaken the server's reply: it is told now where it belongs.
  const failures = all.failures.map((failure) =>
    failure.key === interactionId ? placed(failure, mine.origin) : failure,
  );
  const thinking = all.thinking.map((one) =>
    one.interactionId === interactionId ? { ...one, label: labelOf(mine.origin) } : one,
  );
  return { ...all, started, failures, thinking, pending: all.pending.filter((one) => one !== mine) };
}

/** The server has refused the action, or it could not be sent. */
export function refused(all: Interactions, key: string, reason: string): Interactions {
  const mine = all.pending.find((one) => one.key === key);
  if (mine === undefined) return all;
  const failure = placed(
    { key, channelId: mine.channelId, reason, label: undefined, messageId: undefined },
    mine.origin,
  );
  return { ...all, pending: all.pending.filter((one) => one !== mine), failures: [...all.failures, failure] };
}

/** Stops waiting: for a press that the bot took without showing anything. */
export function forget(all: Interactions, key: string): Interactions {
  return { ...all, pending: all.pending.filter((one) => one.key !== key) };
}

export function startThinking(all: Interactions, thinking: Omit<Thinking, 'label'>): Interactions {
  const { interactionId, channelId, ephemeral } = thinking;
  const known = all.thinking.some((one) => one.interactionId === interactionId);
  if (known) return all;
  const label = labelOf(all.started.get(interactionId)?.origin);
  const rest = withoutPending(all, interactionId);
  return { ...rest, thinking: [...rest.thinking, { interactionId, channelId, ephemeral, label }] };
}

export function fail(
  all: Interactions,
  event: { interactionId: string; channelId: string; reason: string },
): Interactions {
  if (all.failures.some((failure) => failure.key === event.interactionId)) return all;
  const origin = all.started.get(event.interactionId)?.origin;
  const bare: FailedInteraction = {
    key: event.interactionId,
    channelId: event.channelId,
    reason: event.reason,
    label: undefined,
    messageId: undefined,
  };
  const rest = withoutPending(all, event.interactionId);
  const thinking = rest.thinking.filter((one) => one.interactionId !== event.interactionId);
  return { ...rest, thinking, failures: [...rest.failures, placed(bare, origin)] };
}

/** A message has come, or changed: whatever waited for it is done. */
export function settle(all: Interactions, by: { interactionId: string | undefined; messageId: string }): Interactions {
  const waits = (one: Pending): boolean =>
    (one.interactionId !== undefined && one.interactionId === by.interactionId) ||
    (one.origin.kind === 'component' && one.origin.messageId === by.messageId);
  const pending = all.pending.filter((one) => !waits(one));
  const thinking = all.thinking.filter((one) => one.interactionId !== by.interactionId);
  const heard = hear(all.heard, by.interactionId);
  const same = pending.length === all.pending.length && thinking.length === all.thinking.length && heard === all.heard;
  return same ? all : { ...all, pending, thinking, heard };
}

export function dismissFailure(all: Interactions, key: string): Interactions {
  return { ...all, failures: all.failures.filter((failure) => failure.key !== key) };
}

/** The bot has answered with something that is no message (a modal). */
export function answered(all: Interactions, interactionId: string): Interactions {
  return withoutPending(all, interactionId);
}

function withoutPending(all: Interactions, interactionId: string): Interactions {
  return {
    ...all,
    heard: hear(all.heard, interactionId),
    pending: all.pending.filter((one) => one.interactionId !== interactionId),
  };
}

function hear(heard: ReadonlyArray<string>, id: string | undefined): ReadonlyArray<string> {
  if (id === undefined || heard.includes(id)) return heard;
  return [...heard, id].slice(-KEPT);
}

function placed(failure: FailedInteraction, origin: Origin | undefined): FailedInteraction {
  if (origin?.kind === 'component') return { ...failure, messageId: origin.messageId };
  return { ...failure, label: labelOf(origin) };
}

const labelOf = (origin: Origin | undefined): string | undefined =>
  origin?.kind === 'command' ? origin.label : undefined;

function sameMessage(failure: FailedInteraction, pending: Pending): boolean {
  return pending.origin.kind === 'component' && failure.messageId === pending.origin.messageId;
}
