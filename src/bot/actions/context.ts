import type { App } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { lookUpEntries } from '../lookUp/entries.ts';
import { lookUpCacheOf } from '../lookUp/lookUpCache.ts';
import type { FairPainter } from '../messages/painter.ts';
import type { Servers } from '../servers.ts';
import type { Threads } from '../threads.ts';
import type { Below, LookUp } from '../types.ts';
import type { Farewell } from './farewell.ts';
import { wordingIn } from '../wording.ts';
import type { Wording } from '../wording.ts';

/** The parts of the bot that commands, buttons and forms work with. */
export interface BotContext {
  readonly app: App;
  readonly threads: Threads;
  readonly servers: Servers;
  /** The words in the caller's language. */
  readonly words: Wording;
  readonly painter: FairPainter;
  readonly farewell: Farewell;
  readonly below: Below;
}

/** Returns the same context in the language of `say`. */
export function inLanguage(bot: BotContext, say: Say): BotContext {
  return { ...bot, words: wordingIn(bot.words, say) };
}

/** Loads the look-up of everything in the language of these words; the first time takes a while. */
export function lookUpIn(say: Say): Promise<LookUp> {
  return lookUpCacheOf(lookUpEntries).in(say.locale);
}

/** The same for suggestions, which can't be late: by the names that are known by then. */
export function lookUpSoon(say: Say): Promise<LookUp> {
  return lookUpCacheOf(lookUpEntries).soon(say.locale);
}
