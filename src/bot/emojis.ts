import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DiscordAPIError, Routes } from 'discord.js';
import type { REST, RESTGetAPIApplicationEmojisResult, RESTPostAPIApplicationEmojiResult } from 'discord.js';
import type { Log } from '../app/core/log.ts';
import type { ApplicationEmoji, EmojiSet } from './types.ts';

/** Signs to be shown in texts and on buttons: a PNG each, by what it stands for. */
export interface EmojiArt {
  readonly names: ReadonlyArray<string>;
  draw(name: string): Promise<Buffer>;
}

/** The emojis of our application, as far as they are there by now. */
export interface Emojis extends EmojiSet {
  /**
   * Creates those that are missing and removes those of former looks. Never rejects: without them there are the words
   * alone, and what failed is tried again for as long as it takes.
   */
  register(to: Application): Promise<void>;
  /** Discord no longer knows one of them: until all were looked at again, there are none. */
  lost(): void;
}

export interface Application {
  readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
  readonly applicationId: string;
  readonly signal: AbortSignal;
  /** Whether to make what is missing; else another process does. */
  readonly makes: boolean;
}

/** The pause before the next look for the emojis that another process makes, in milliseconds. */
const lookAgainAfter = 30_000;
/**
 * The pause before the second try after a failure, in milliseconds; it doubles with each further one, up to an hour.
 */
const firstPause = 15_000;
const longestPause = 60 * 60_000;

/**
 * The name of an emoji that the bot made. It ends with a digest of the picture, which tells whether that is up to date.
 */
const own = /^gt_([A-Za-z]+)_[0-9a-f]{8}$/;

function nameFor(name: string, picture: Buffer): string {
  return `gt_${name}_${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
}

/** `pauseAtFirst`: see `firstPause`. */
export function createEmojis(art: EmojiArt, log: Log, pauseAtFirst: number = firstPause): Emojis {
  let known = new Map<string, ApplicationEmoji>();
  let application: Application | undefined;
  /** Ends what was to be tried later: only one try is to come. */
  let later = new AbortController();

  async function bringUpToDate(to: Application): Promise<void> {
    const { rest, applicationId, signal, makes } = to;
    const all = Routes.applicationEmojis(applicationId);
    const { items } = (await rest.get(all, { signal: forOne(signal) })) as RESTGetAPIApplicationEmojisResult;
    const there = items.filter(({ name }) => own.test(name));
    const found = new Map<string, ApplicationEmoji>();
    for (const name of art.names) {
      const picture = await art.draw(name);
      const today = nameFor(name, picture);
      // Of former looks is better than none, if today's can't be had.
      const former = there.find((each) => own.exec(each.name)?.[1] === name);
      const emoji =
        there.find((each) => each.name === today) ?? (makes ? await created(to, today, picture) : undefined) ?? former;
      if (emoji !== undefined) found.set(name, { id: emoji.id, name: emoji.name });
    }
    known = found;
    if (!makes) return;
    const used = new Set([...found.values()].map(({ id }) => id));
    for (const { id } of there.filter((each) => !used.has(each.id)))
      await rest.delete(Routes.applicationEmoji(applicationId, id), { signal: forOne(signal) });
  }

  async function created(
    { rest, applicationId, signal }: Application,
    name: string,
    picture: Buffer,
  ): Promise<ApplicationEmoji | undefined> {
    try {
      const body = { name, image: `data:image/png;base64,${picture.toString('base64')}` };
      const all = Routes.applicationEmojis(applicationId);
      const { id } = (await rest.post(all, { body, signal: forOne(signal) })) as RESTPostAPIApplicationEmojiResult;
      return { id, name };
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      log.warn({ err: error }, `The emoji ${name} can not be made: its word stands alone`);
      return undefined;
    }
  }

  async function registerAfter(pause: number, to: Application): Promise<void> {
    application = to;
    later.abort();
    later = new AbortController();
    try {
      await bringUpToDate(to);
      if (!to.makes && known.size < art.names.length) again(lookAgainAfter, pauseAtFirst, to);
    } catch (error) {
      if (to.signal.aborted) return;
      log.warn(
        { err: error },
        `The emojis can not be registered: their words stand alone; trying again in ${Math.round(pause / 1000)} s`,
      );
      again(pause, Math.min(longestPause, pause * 2), to);
    }
  }

  /** Tries again after `wait`, and if that fails, `pause` later once more. */
  function again(wait: number, pause: number, to: Application): void {
    const signal = AbortSignal.any([to.signal, later.signal]);
    void delay(wait, undefined, { signal, ref: false }).then(
      async () => {
        await registerAfter(pause, to);
      },
      () => undefined,
    );
  }

  return {
    ids: art.names,
    of: (name) => known.get(name),
    register: async (to) => {
      await registerAfter(pauseAtFirst, to);
    },
    lost() {
      const to = known.size > 0 ? application : undefined;
      known = new Map();
      if (to !== undefined) void registerAfter(pauseAtFirst, to);
    },
  };
}

/**
 * Returns a signal for one request: discord.js leaves its listeners on the signal that it is given, and Node warns when
 * there are many.
 */
function forOne(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal]);
}
