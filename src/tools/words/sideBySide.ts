/** Shows a language beside English: every card, every rule, and the log of a sample game. */
import { catalogue } from '../../catalogue/index.ts';
import { moduleDecks } from '../../catalogue/decks.ts';
import { describeCard, describeEvent, describeName, describeRule } from '../../engine/describe/index.ts';
import type { Names } from '../../engine/describe/index.ts';
import { playOut } from '../../players/playOut.ts';
import { locales, type Locale } from '../../words/languages.ts';
import { anyTable } from '../simulate/simulation.ts';

const [english] = locales;

const decks = [
  'characters',
  'skillCards',
  'crises',
  'superCrises',
  'quorum',
  'loyalty',
  'destinations',
  'locations',
  'titles',
  'objectives',
  'agendas',
  'tokens',
  'tracks',
  'modules',
  ...moduleDecks,
] as const;

/** Returns pairs of lines, each pair with an empty line after it. */
export function sideBySide(locale: Locale, seed: string): Iterable<string> {
  return told(locale, seed);
}

function* told(locale: Locale, seed: string): Generator<string> {
  for (const deck of decks)
    for (const id of catalogue[deck].keys()) yield pair(cardText(id, english), cardText(id, locale));
  for (const id of catalogue.rules.keys()) yield pair(ruleText(id, english), ruleText(id, locale));
  yield* logOf(locale, seed);
}

const pair = (one: string, other: string): string => `${one}\n${other}\n`;

function cardText(id: string, locale: Locale): string {
  const { name, kindName, lines } = describeCard(id, undefined, locale);
  return [`${name} · ${kindName}`, ...lines].join(' | ');
}

function ruleText(id: string, locale: Locale): string {
  const { name, text } = describeRule(id, undefined, locale);
  return `${id} ${name} | ${text}`;
}

/** Returns the lines of the log that everyone sees, of a game at a table that chance makes. */
function logOf(locale: Locale, seed: string): ReadonlyArray<string> {
  const lines: Array<string> = [];
  const names = (of: Locale): Names => ({ seat: (seat) => `P${seat + 1}`, character: (id) => describeName(id, of) });
  playOut(anyTable(seed), seed, 'heuristic', {
    told: (events) => {
      for (const { what, audience } of events) {
        if (audience !== 'public') continue;
        lines.push(pair(describeEvent(what, names(english), english), describeEvent(what, names(locale), locale)));
      }
    },
  });
  return lines;
}
