import { setTimeout as delay } from 'node:timers/promises';

/** Discord takes changes by the token of a press for 15 minutes; what is about to be refused is not tried any more. */
const lifetime = 14 * 60_000;
/** Milliseconds that one is waited for which is still being answered. */
const patience = 2000;

/** Gives access to the message with the pressed button, for a while: the bot can change it. */
export interface PressToken {
  readonly applicationId: string;
  readonly token: string;
}

/** A press that is being answered. */
export interface UnderWay {
  /** Discord has been told that what is answered is the message with the button: it changes, or stays as it is. */
  own(): void;
  /**
   * Notes that it has been answered, or can't be. Without `own` before, its token is not for the message with the
   * button.
   */
  over(): void;
}

/**
 * Presses of the last minutes, by the messages on which they were made. Changes of such a message by the token of a
 * press do not count among the requests that Discord takes from a bot. Kept in memory only: without a press here the
 * message is changed in the ordinary way.
 */
export interface PressTokens {
  begin(messageId: string, press: PressToken): UnderWay;
  /**
   * The latest whose token is for this message. Waits a little for one that is being answered: Discord takes its token
   * only then.
   */
  of(messageId: string): Promise<PressToken | undefined>;
  /** Discord takes this token no more. */
  forget(messageId: string, press: PressToken): void;
}

interface Fresh {
  readonly messageId: string;
  readonly press: PressToken;
  readonly until: number;
  readonly isOwn: Promise<boolean>;
}

/** `now`: milliseconds since 1970. */
export function createPressTokens(now: () => number): PressTokens {
  /** The oldest first. */
  const all = new Set<Fresh>();
  const byMessage = new Map<string, Array<Fresh>>();

  function drop(fresh: Fresh): void {
    all.delete(fresh);
    const left = byMessage.get(fresh.messageId)?.filter((each) => each !== fresh) ?? [];
    if (left.length === 0) byMessage.delete(fresh.messageId);
    else byMessage.set(fresh.messageId, left);
  }

  function dropOld(): void {
    for (const fresh of all) {
      if (fresh.until > now()) return;
      drop(fresh);
    }
  }

  return {
    begin(messageId, { applicationId, token }) {
      dropOld();
      let decide: (isOwn: boolean) => void = () => undefined;
      const isOwn = new Promise<boolean>((resolve) => {
        decide = resolve;
      });
      const fresh: Fresh = { messageId, press: { applicationId, token }, until: now() + lifetime, isOwn };
      all.add(fresh);
      byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), fresh]);
      return {
        own: () => {
          decide(true);
        },
        over: () => {
          decide(false);
          void isOwn.then((own) => {
            if (!own) drop(fresh);
          });
        },
      };
    },
    async of(messageId) {
      dropOld();
      const fresh = byMessage.get(messageId);
      return fresh === undefined
        ? undefined
        : await Promise.race([latestOwn(fresh), delay(patience, undefined, { ref: false })]);
    },
    forget(messageId, press) {
      for (const fresh of byMessage.get(messageId) ?? []) if (fresh.press.token === press.token) drop(fresh);
    },
  };
}

async function latestOwn(fresh: ReadonlyArray<Fresh>): Promise<PressToken | undefined> {
  for (const { press, isOwn } of fresh.toReversed()) if (await isOwn) return press;
  return undefined;
}
