/** Choices of one question that are not alike do not read alike: on a button, which shows `short`, and in a menu. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { describeChoice, describeName, groupOf } from '../../../src/engine/describe/index.ts';
import type { Choice, Decision } from '../../../src/engine/types/decision.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { alike, tables, variants } from '../../../src/tools/play/tables.ts';
import { locales, type Locale } from '../../../src/words/languages.ts';
import { exodusScene } from '../exodusScene.ts';
import { play } from '../properties/randomGames.ts';
import type { Table } from '../table.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

/** The identity of a card by all that is printed on it, wherever it came from: two that share it end alike. */
const printed = new Map<string, string>();
for (const deck of [
  catalogue.loyalty,
  catalogue.crises,
  catalogue.superCrises,
  catalogue.quorum,
  catalogue.destinations,
]) {
  for (const card of deck.values()) printed.set(card.id, JSON.stringify({ ...card, id: '', expansion: '', copies: 1 }));
}

const revealable = [...catalogue.loyalty.values()]
  .filter(({ reveal }) => reveal?.when === 'action')
  .map(({ id }) => id);

/** The meaning of an answer, whichever of several copies it takes. */
function meaningOf(choice: Choice): string {
  const { id: _, ...meaning } = choice;
  return JSON.stringify(
    'card' in meaning && typeof meaning.card === 'string'
      ? { ...meaning, card: printed.get(meaning.card) ?? meaning.card }
      : meaning,
  );
}

const namesIn = (locale: Locale) => ({
  seat: (seat: number) => `№${seat}`,
  character: (id: string) => describeName(id, locale),
});

/** Texts that stand for more than one meaning. */
function confused({ choices, topic }: Pick<Decision, 'choices' | 'topic'>, locale: Locale): ReadonlyArray<string> {
  const meanings = new Map<string, Set<string>>();
  for (const choice of choices) {
    const { label, short, detail } = describeChoice(choice, { topic }, namesIn(locale), locale);
    for (const shown of [`button ${groupOf(choice)}: ${short}`, `menu: ${label} | ${detail}`]) {
      meanings.set(shown, (meanings.get(shown) ?? new Set()).add(meaningOf(choice)));
    }
  }
  return [...meanings].filter(([, all]) => all.size > 1).map(([shown]) => shown);
}

describe.each(locales)('in %s', (locale) => {
  const id = 'x';
  test.each<[string, (card: string) => Choice, Iterable<string>]>([
    ['cards', (card) => ({ id, kind: 'card', card }), printed.keys()],
    ['reveals of Cylon cards', (card) => ({ id, kind: 'revealLoyalty', card, withoutEffect: true }), revealable],
    ['reveals with their effect', (card) => ({ id, kind: 'revealLoyalty', card }), revealable],
  ])('%s of the whole catalogue are told apart', (_, choiceOf, ids) => {
    expect(confused({ choices: [...ids].map(choiceOf), topic: { kind: 'chooseCard', why: 'setup' } }, locale)).toEqual(
      [],
    );
  });
});

function detected(): Table {
  const game = exodusScene({
    players: [
      'baltar',
      {
        zarek: {
          loyalty: [
            'final-five-if-this-card-is-examined-you-are-executed',
            'final-five-whoever-examines-this-card-is-sent-to-the-brig',
          ],
        },
      },
      'tigh',
    ],
    options: { switches: ['finalFive'] },
  }).actions('baltar');
  const detector = game.ids('baltar').find((each) => each.includes('cylon-detector')) ?? '';
  return game.choose('baltar', detector).choose('baltar', 'zarek');
}

test.each(locales)('R-LOY-88 two of the Final Five that are put in order are told apart (%s)', (locale) => {
  const asked = detected().choices('baltar');
  expect(asked.choices.map(({ kind }) => kind)).toEqual(['card', 'card']);
  expect(confused(asked, locale)).toEqual([]);
});

test('R-LOY-88 R-LOY-03 who looks at them is not told what they themselves are', () => {
  const asked = detected().choices('baltar');
  const [first] = asked.choices.map((choice) => describeChoice(choice, asked, namesIn('en')));
  expect(first).toEqual({
    label: 'The Final Five (If This Card Is Examined, You Are Executed)',
    short: 'The Final Five (If This Card Is Examined, You Are Executed)',
    detail: 'Counts as “You Are Not a Cylon”; looking at it has consequences',
    shortDetail: 'Counts as “You Are Not a Cylon”; looking at it has consequences',
  });
});

test('no question of random games has two unlike choices in the same words', { timeout: longTestLimit }, () => {
  const found = new Set<string>();
  const groups = alike(tables);
  for (let game = 0; game < tries(groups.length); game += 1) {
    const group = groups[game % groups.length] ?? [];
    const table = group[(game * 7) % group.length];
    if (table === undefined) throw new Error('a group has no table');
    const options: GameOptions = { ...table, ...variants[game % variants.length] };
    const locale = locales[game % locales.length] ?? 'en';
    play({ seed: `apart ${game}`, options, headStart: game % 3 === 0 }, ({ decision }) => {
      if (decision.choices.length < 2) return;
      for (const text of confused(decision, locale)) found.add(`${locale} ${decision.topic.kind} ${text}`);
    });
  }
  expect([...found]).toEqual([]);
});
