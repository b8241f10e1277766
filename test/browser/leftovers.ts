/** Words of another language that someone finds on the page who reads only their own. */
import type { Page } from 'playwright-core';
import { readMessages, type MessageEntry } from '../../src/tools/words/messages.ts';
import { optionFields } from '../../src/app/types.ts';
import { filesOf } from '../../src/words/files.ts';
import { english, sayIn, type Locale } from '../../src/words/index.ts';

/**
 * Source text, because the tests are compiled for Node. Finds each text in sight, and what is read aloud or shown under
 * the mouse.
 */
const allTexts = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const shown = [...document.querySelectorAll('body *')].filter((element) => isShown(element) && element.closest('select') === null);
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  return [document.title, ...shown.flatMap((element) => [
    ...(hasText(element) ? element.innerText.split('\\n') : []),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ])];
})()`;

/** The texts of the page that English has and this language words otherwise. */
export async function englishOn(page: Page, locale: Locale): Promise<ReadonlyArray<string>> {
  const found: unknown = await page.evaluate(allTexts);
  if (!Array.isArray(found)) throw new Error('The page was not read.');
  const isEnglish = finderFor(locale);
  return [...new Set(found.map((text) => plain(String(text))))].filter((text) => text !== '' && isEnglish(text));
}

type Finder = (text: string) => boolean;
const finders = new Map<Locale, Finder>();

function finderFor(locale: Locale): Finder {
  const known = finders.get(locale) ?? makeFinder(locale);
  finders.set(locale, known);
  return known;
}

/** The same in all languages. */
let englishMessages: ReturnType<typeof readMessages> | undefined;

function makeFinder(locale: Locale): Finder {
  const own = readMessages(filesOf(locale)).messages;
  const ownTexts = new Set([...own.values()].flatMap(textsOf));
  const options = optionFields
    .flatMap(({ help, values }) => [help, ...values.map(({ name }) => name)])
    .filter((sentence) => sentence(sayIn(locale)) !== sentence(english))
    .map((sentence) => sentence(english));
  englishMessages ??= readMessages(filesOf('en'));
  const texts = [
    ...options,
    ...[...englishMessages.messages.values()]
      // Names of things may be the same in both, and stand among other words.
      .filter(({ key, path }) => own.has(key) && !path.startsWith('names/'))
      .flatMap(textsOf),
  ].filter((text) => !ownTexts.has(text));
  // A letter alone is someone's initial.
  const fixed = new Set(texts.filter((text) => !text.includes('{') && /\p{L}{2}/u.test(text)));
  const patterns = [...new Set(texts)].filter(isTelling).map(patternOf);
  // Most of a page is what it showed a moment ago, and there are thousands of patterns.
  const known = new Map<string, boolean>();
  return (text) => {
    const isEnglish = known.get(text) ?? (fixed.has(text) || patterns.some((pattern) => pattern.test(text)));
    known.set(text, isEnglish);
    return isEnglish;
  };
}

const textsOf = ({ value }: MessageEntry): ReadonlyArray<string> =>
  (value?.texts ?? [])
    .flatMap((text) => text.split('\n'))
    .map(plain)
    .filter((text) => text !== '');

/** Has values, and enough words around them to be told from names and numbers. */
const isTelling = (text: string): boolean =>
  text.includes('{') && (text.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map((part) => escaped(part))
      .join('.*')}$`,
    'u',
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\\/]/g, String.raw`\$&`);

/** Without the signs of markup. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*\*|`|__|^(?:#+|-#|>|-) /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
