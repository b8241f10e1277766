import { Refusal } from '../refusal.ts';
import { menuRow } from '../components.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits } from '../text/limits.ts';
import type { Puzzling } from '../targets.ts';
import type { Caller, LookUpEntry, Message } from '../types.ts';
import { lookUpIn } from './context.ts';
import { inGameOf, lookedUp } from './lookedUp.ts';
import type { LookingUp } from './lookedUp.ts';
import { describeName, describeShortName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

const mostTogether = 5;
const mostNamed = 8;

/** Looks up the cards, characters, locations and rules that a message names; refuses what the bot has not written. */
export async function explain(parts: LookingUp, caller: Caller, { own, text }: Puzzling): Promise<Message> {
  const { say } = caller;
  if (!own)
    throw new Refusal(
      'illegalChoice',
      () => say('menus.notMine'),
      () => say('menus.notMineHint'),
    );
  const here = await inGameOf(parts.app, caller);
  const all = (await lookUpIn(say)).search('', ['card', 'character', 'location', 'rule']).filter(here);
  const named = namedIn(text, all, parts.words).slice(0, limits.menuOptions);
  if (named.length === 0)
    throw new Refusal(
      'illegalChoice',
      () => say('menus.namesNothing'),
      () => say('menus.notMineHint'),
    );
  const page = await lookedUp(parts, caller, named.slice(0, mostTogether));
  if (named.length === 1) return page;
  const options = named.map(({ id, name, kindName }) => ({ value: id, label: name, detail: kindName, picked: false }));
  return {
    ...page,
    content: say('menus.named', { names: listed(named, caller) }),
    components: [menuRow({ kind: 'look', game: 'any', part: 0 }, say('menus.look'), options, 1, 1)],
  };
}

function listed(named: ReadonlyArray<LookUpEntry>, { say }: Caller): string {
  const names = named
    .slice(0, mostNamed)
    .map(({ name }) => `**${escapeMarkup(name)}**`)
    .join(', ');
  const more = named.length - mostNamed;
  return more > 0 ? say('menus.andMore', { names, count: more }) : names;
}

/** Returns the entries that a text names, in the order of the text; a name inside a longer one doesn't count. */
export function namedIn(text: string, entries: ReadonlyArray<LookUpEntry>, words: Wording): ReadonlyArray<LookUpEntry> {
  let left = straight(text.replace(/[\\*`_]/g, ''));
  const calls = entries.flatMap((entry) => namesOf(entry, words).map((name) => ({ entry, name: straight(name) })));
  const found = new Map<LookUpEntry, number>();
  for (const { entry, name } of calls.sort((one, other) => other.name.length - one.name.length)) {
    if (!left.includes(name)) continue;
    const called = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu');
    const at = left.search(called);
    if (at < 0) continue;
    found.set(entry, Math.min(at, found.get(entry) ?? at));
    // As long as before, so that places stay what they are.
    left = left.replace(called, (whole) => ' '.repeat(whole.length));
  }
  return [...found].sort(([, one], [, other]) => one - other).map(([entry]) => entry);
}

/** A rule goes by its number: its name is a word of any sentence. */
function namesOf({ id, kind }: LookUpEntry, words: Wording): ReadonlyArray<string> {
  if (kind === 'rule') return [id];
  return kind === 'character'
    ? [...new Set([describeName(id, words.locale), describeShortName(id, words.locale)])]
    : [describeName(id, words.locale)];
}

function straight(text: string): string {
  return text.replaceAll('’', "'");
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
