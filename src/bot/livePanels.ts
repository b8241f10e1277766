import { LRUCache } from 'lru-cache';
import { isAppError } from '../app/types.ts';
import type { App, UserId } from '../app/types.ts';
import type { Say } from '../words/index.ts';
import type { Log } from '../app/core/log.ts';
import { answerButton, refusalMessage } from './messages/refusal.ts';
import type { EphemeralMessage } from './respond.ts';
import type { Live, Message } from './types.ts';

/** Discord takes changes of a reply for 15 minutes; what is about to be refused is not tried any more. */
const lifetime = 14 * 60_000;
/** A step of a game often brings others with it. */
const patience = 100;
/** How many people's latest presses are remembered: those of the last moments. */
const mostPeople = 1000;

/** Replies that show something which goes on changing, such as a skill check; one a person, the latest. */
export interface LivePanels {
  /** The beginning of an answer, for `keep`. */
  begin(): number;
  /**
   * Redraws the reply from now on, if it is a live one. `since`: when its answer began. A reply in which the person has
   * continued since then is not touched.
   */
  keep(userId: UserId, shown: EphemeralMessage | undefined, say: Say, since: number): void;
  /** Someone goes on in it: what comes of that is shown anyway. */
  leave(userId: UserId): void;
  stop(): void;
}

interface Panel {
  readonly live: Live;
  readonly shown: EphemeralMessage;
  readonly say: Say;
  readonly until: number;
  /** The game's revision when the panel was last drawn. */
  revision: number | undefined;
  text: string;
}

export interface LiveParts {
  readonly app: Pick<App, 'game' | 'onOutbox' | 'openDecisions'>;
  readonly log: Log;
}

/**
 * Redraws what is shown whenever its game has changed. Kept in memory only: after a restart a press brings it up to
 * date.
 */
export function createLivePanels({ app, log }: LiveParts): LivePanels {
  const panels = new Map<UserId, Panel>();
  /** The number of the press with which each person last continued. */
  const leftAt = new LRUCache<UserId, number>({ max: mostPeople });
  let presses = 0;
  let redrawing = false;
  /** How often something may have changed. */
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;

  const stopListening = app.onOutbox(() => {
    if (panels.size > 0) redrawSoon();
  });

  /** However much happens in all games, each reply is looked at only now and then. */
  function redrawSoon(): void {
    changes += 1;
    if (!redrawing)
      timer ??= setTimeout(() => {
        timer = undefined;
        void redrawAll();
      }, patience);
  }

  async function redrawAll(): Promise<void> {
    redrawing = true;
    const seen = changes;
    for (const [userId, panel] of [...panels]) await tryRedraw(userId, panel);
    redrawing = false;
    if (changes !== seen) redrawSoon();
  }

  async function tryRedraw(userId: UserId, panel: Panel): Promise<void> {
    try {
      if (performance.now() > panel.until || !(await redraw(userId, panel))) drop(userId, panel);
    } catch (error) {
      // The reply may have been dismissed, which no one is told of.
      log.debug({ err: error, userId, gameId: panel.live.game }, 'A reply could not be brought up to date');
      drop(userId, panel);
    }
  }

  /** Whether it may change again. */
  async function redraw(userId: UserId, panel: Panel): Promise<boolean> {
    const revision = await app.game(panel.live.game).then(
      (game) => game.revision,
      () => undefined,
    );
    if (revision !== undefined && revision === panel.revision) return true;
    const message = await panel.live.redraw().catch((error: unknown) => refused(error, userId, panel));
    const text = textOf(message);
    // Someone may have gone on meanwhile.
    if (panels.get(userId) !== panel) return true;
    panel.revision = revision;
    if (text !== panel.text) await panel.shown.edit(message);
    panel.text = text;
    return message.live !== undefined;
  }

  /** Why it can't be answered any more; what else is open for them is a press away. */
  async function refused(error: unknown, userId: UserId, { live, say }: Panel): Promise<Message> {
    if (!isAppError(error)) throw error;
    const open = await app.openDecisions(live.game, userId).catch(() => []);
    return {
      ...refusalMessage(error, undefined, say),
      ...(open.length === 0 ? {} : { components: answerButton(live.game, say) }),
    };
  }

  /**
   * Closes the old panel if the next one shows the same question: a question has one panel, and continues in the one
   * that was opened last.
   */
  async function leaveTo(old: Panel, next: EphemeralMessage): Promise<void> {
    const { live, say, shown } = old;
    if (shown === next || live.decision === undefined || live.decision !== next.message.live?.decision) return;
    const moved = { content: say('panel.openedBelow'), embeds: [], components: answerButton(live.game, say) };
    await shown.edit(moved).catch((error: unknown) => {
      log.debug({ err: error, gameId: live.game }, 'A reply that was opened again could not be closed');
    });
  }

  function drop(userId: UserId, panel: Panel): void {
    if (panels.get(userId) === panel) panels.delete(userId);
  }

  return {
    begin() {
      presses += 1;
      return presses;
    },
    keep(userId, shown, say, since) {
      const live = shown?.message.live;
      if (shown === undefined || live === undefined || (leftAt.get(userId) ?? 0) > since) return;
      const old = panels.get(userId);
      if (old !== undefined) void leaveTo(old, shown);
      panels.set(userId, {
        live,
        shown,
        say,
        until: performance.now() + lifetime,
        revision: undefined,
        text: textOf(shown.message),
      });
      // Others may have gone on while the reply was on its way.
      redrawSoon();
    },
    leave(userId) {
      presses += 1;
      leftAt.set(userId, presses);
      panels.delete(userId);
    },
    stop() {
      stopListening();
      clearTimeout(timer);
      panels.clear();
    },
  };
}

/** Returns a text that differs if the message says something else. */
function textOf({ content, embeds, components }: Message): string {
  return JSON.stringify([content, embeds, components]);
}
