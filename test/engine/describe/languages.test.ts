/** Whole games and all cards, read in every language. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { answer, decisions, startGame, view } from '../../../src/engine/index.ts';
import {
  describeBoard,
  describeCard,
  describeChoice,
  describeDecision,
  describeEvent,
  describeFully,
  describeName,
  describeRule,
  describeShortName,
  describeStatus,
  detailLimit,
  labelLimit,
} from '../../../src/engine/describe/index.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { anyTable } from '../../../src/tools/simulate/simulation.ts';
import { languageOf } from '../../../src/words/files.ts';
import { locales, type Locale } from '../../../src/words/languages.ts';

const namesIn = (locale: Locale) => ({
  seat: (seat: number) => `№${seat}`,
  character: (id: string) => describeName(id, locale),
});

/** Patterns that no finished text holds: nothing, two blanks, two stops, a value that is no text, a placeholder. */
const unfinished = /^$|^ | $| {2}|\.\.(?!\.)|\[object|undefined|NaN|[{}]|: ?\.|\(\)|, ,/;
/** The same word twice. */
const doubled = /(?<![\p{L}\d-])(\p{L}{3,}) \1(?![\p{L}-])/iu;

/** A name with quotation marks between the same ones. */
const nested = /«[^»]*«|„[^”]*„|“[^”]*“/;

const faults = (text: string): boolean => unfinished.test(text) || doubled.test(text) || nested.test(text);

/** The effects of a card or an ability are told as they stand there. */
const quoting: ReadonlyArray<string> = ['event reaction', 'event checkAbility'];
const aside = /\([^()]*\)|«[^»]*»|„[^”]*”|“[^”]*”/g;

/** A line of the log that takes breath twice: what stands in brackets and between quotation marks does so by itself. */
const isBreathless = (what: string, text: string): boolean =>
  what.startsWith('event ') &&
  !quoting.includes(what) &&
  text
    .replace(aside, '')
    .replace(aside, '')
    .split(/[.;] /)
    .some((sentence) => sentence.split(': ').length > 2);

/** Those that are not empty. */
const said = (...texts: ReadonlyArray<string>): ReadonlyArray<string> => texts.filter((text) => text !== '');

/** Reads everything that a game tells, by what it is; what may be empty comes only where it is not. */
function readGame(locale: Locale, seed: string, read: (what: string, text: string) => void): void {
  const names = namesIn(locale);
  const { state, events } = startGame(anyTable(seed), seed);
  const random = randomNumbers(seed);
  for (const { what } of events) read(what.kind, describeEvent(what, names, locale));
  for (let count = 0; count < 300 && state.over === undefined; count += 1) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined) throw new Error('nothing is open, but the game is not over');
    const { title, about, help } = describeDecision(decision, names, locale);
    read(`question ${decision.topic.kind}`, title);
    said(about, help).forEach((text) => {
      read(`help ${decision.topic.kind}`, text);
    });
    for (const choice of decision.choices.slice(0, 6)) {
      const { label, detail } = describeChoice(choice, decision, names, locale);
      expect([label.length <= labelLimit, detail.length <= detailLimit]).toEqual([true, true]);
      read(`choice ${choice.kind}`, label);
      said(detail, describeFully(choice, locale)).forEach((text) => {
        read(`choice ${choice.kind}`, text);
      });
    }
    if (count % 60 === 0) {
      const seen = view(state, decision.seat);
      for (const line of describeStatus(seen, names, locale).split('\n')) read('status', line);
      read('board', describeBoard(seen, names, undefined, locale));
    }
    for (const { what } of answer(state, decision.seat, decision.id, chooseAtRandom(decision, random)).events) {
      read(`event ${what.kind}`, describeEvent(what, names, locale));
    }
  }
}

const ids = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.keys()]);

function linesOf(id: string, locale: Locale): ReadonlyArray<string> {
  try {
    const { name, kindName, lines } = describeCard(id, undefined, locale);
    return [name, kindName, ...lines];
  } catch {
    return [];
  }
}

function rulesIn(id: string, locale: Locale): ReadonlyArray<string> {
  const { name, chapterName, text } = describeRule(id, undefined, locale);
  return [name, chapterName, text];
}

describe.each(locales)('in %s', (locale) => {
  test.each(['languages 1', 'languages 2', 'languages 3', 'languages 4'])(
    'everything in the game “%s” is finished',
    (seed) => {
      const found = new Set<string>();
      readGame(locale, seed, (what, text) => {
        if (faults(text) || isBreathless(what, text)) found.add(`${what}: ${text}`);
      });
      expect([...found]).toEqual([]);
    },
  );

  test('every card is finished', () => {
    expect(
      ids.flatMap((id) =>
        linesOf(id, locale)
          .filter(faults)
          .map((text) => `${id}: ${text}`),
      ),
    ).toEqual([]);
  });
});

test.each(locales)('everyone with a short name in %s has it in the full name', (locale) => {
  const strangers = [...catalogue.characters.keys()].flatMap((id) => {
    const [full, short] = [describeName(id, locale), describeShortName(id, locale)];
    return short.split(' ').every((word) => full.includes(word)) ? [] : [`${full}: ${short}`];
  });
  expect(strangers).toEqual([]);
});

test.each(locales.slice(1))(
  'what only describes a thing has words of its own in %s: titles in brackets, spaces of tracks, help',
  (locale) => {
    const { modules, options, objectives, presets } = catalogue;
    const helped = [...modules.values(), ...options.values(), ...objectives.values(), ...presets.values()];
    const wanted = [
      ...[...catalogue.loyalty.values()].flatMap(({ id, title }) => (title === undefined ? [] : [`${id}/title`])),
      ...[...catalogue.tracks.values()].flatMap(({ id, spaces }) =>
        spaces
          .filter(
            ({ name, area, civilians, population }) =>
              !/^\d+$/.test(name) && area === undefined && civilians === undefined && population === undefined,
          )
          .map(({ index }) => `${id}/${index}`),
      ),
      ...helped.flatMap(({ id, help }) => (help === undefined ? [] : [`${id}/help`])),
      ...[...options.keys(), ...objectives.keys(), ...presets.keys()],
    ];
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((id) => !languageOf(locale).has(id))).toEqual([]);
  },
);

/** Decks whose cards do something. */
const effective = [
  catalogue.quorum,
  catalogue.crises,
  catalogue.superCrises,
  catalogue.skillCards,
  catalogue.destinations,
  catalogue.mutiny,
];

test.each(locales.slice(1))('cards without a name in %s are called in English and told in %s', (locale) => {
  const cards = effective.flatMap((deck) => [...deck.keys()]);
  const unnamed = cards.filter((id) => !languageOf(locale).has(id));
  expect(unnamed.filter((id) => linesOf(id, locale)[0] !== linesOf(id, 'en')[0])).toEqual([]);
  const english = new Set(cards.flatMap((id) => linesOf(id, 'en').slice(1)).filter((line) => line.includes(' ')));
  const left = cards.flatMap((id) =>
    linesOf(id, locale)
      .slice(1)
      .filter((line) => english.has(line))
      .map((line) => `${id}: ${line}`),
  );
  expect(left).toEqual([]);
});

const marksOf = [
  ['it', /«.+»/],
  ['pt-BR', /“.+”/],
  ['ru', /«.+»/],
  ['pl', /„.+”/],
] as const;

test.each(marksOf)('names have the quotation marks of %s', (locale, marks) => {
  const quoted = ids.filter((id) => /^(?:character|ally)\//.test(id) && describeName(id).includes('“'));
  const names = quoted.map((id) => describeName(id, locale)).filter((name) => /[«»“”„"]/.test(name));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !marks.test(name) || name.includes('"'))).toEqual([]);
});

/** Words that stay in Latin letters: names in the data, and those that the Russian rulebook leaves so. */
const latin: ReadonlyArray<string> = [
  ...ids.map((id) => describeName(id)),
  ...[...catalogue.characters.values()].flatMap(({ abilities }) => abilities.map(({ name }) => name)),
  ...[...catalogue.loyalty.values()].map(({ name }) => name.replace('Personal Goal: ', '')),
  ...[...catalogue.crises.values(), ...catalogue.superCrises.values()].flatMap((card) =>
    'attack' in card && card.attack.special !== undefined ? [card.attack.special.name] : [],
  ),
  ...[...catalogue.allies.values()].flatMap(({ benevolent, antagonistic }) => [benevolent.name, antagonistic.name]),
  'CAG',
  'Mark VII',
].sort((one, other) => other.length - one.length);

test('no English is left in Russian, besides names', () => {
  const found = new Set<string>();
  const read = (what: string, text: string): void => {
    // A name may be cut where a line ends.
    const whole = text.replace(/[A-Za-z' ]+…$/, '');
    const rest = latin.reduce((left, name) => left.replaceAll(name, ''), whole).replace(/R-[A-Z]+-\d+/g, '');
    for (const word of rest.match(/[A-Za-z]{2,}/g) ?? []) found.add(`${what}: ${word}`);
  };
  for (const id of ids) for (const line of linesOf(id, 'ru')) read(id, line);
  for (const id of catalogue.rules.keys()) for (const line of rulesIn(id, 'ru')) read(id, line);
  readGame('ru', 'languages 1', read);
  expect([...found]).toEqual([]);
});
