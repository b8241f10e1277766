import type { App } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { lookUpCacheOf } from '../lookUp/lookUpCache.ts';
import type { FairPainter } from '../messages/painter.ts';
import type { Servers } from '../servers.ts';
import type { Threads } from '../threads.ts';
import type { Below, EntriesIn, LookUp, Words } from '../types.ts';
import type { Farewell } from './farewell.ts';

/** What commands, buttons and forms work with. */
export interface BotContext {
  readonly app: App;
  readonly threads: Threads;
  readonly servers: Servers;
  /** In the language of whoever called. */
  readonly words: Words;
  readonly painter: FairPainter;
  readonly entries: EntriesIn;
  readonly farewell: Farewell;
  readonly below: Below;
}

/** The same for whoever reads the language of these words. */
export function inLanguage(bot: BotContext, say: Say): BotContext {
  return { ...bot, words: bot.words.in(say) };
}

/** Everything that can be looked up, in the language of these words; the first time takes a while. */
export function lookUpIn({ entries }: Pick<BotContext, 'entries'>, say: Say): Promise<LookUp> {
  return lookUpCacheOf(entries).in(say.locale);
}

/** The same for suggestions, which can't be late: by the names that are known by then. */
export function lookUpSoon({ entries }: Pick<BotContext, 'entries'>, say: Say): Promise<LookUp> {
  return lookUpCacheOf(entries).soon(say.locale);
}
