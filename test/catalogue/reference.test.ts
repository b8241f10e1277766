import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import type { Crisis } from '../../src/catalogue/content.ts';
import type { Effects } from '../../src/catalogue/effect.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { contentOf } from '../../src/engine/content.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { catalogueRows } from '../../src/tools/catalogue/facts.ts';
import { effectsOf } from '../../src/tools/catalogue/walk.ts';
import { amountsIn } from './support/effects.ts';
import { inPlaces } from './support/inPlaces.ts';
import { allEntries, at, heldEntries, isThere, referenceExists } from './support/reference.ts';
import type { ReferenceEntry } from './support/reference.ts';
import { amountsOf } from './support/words.ts';

const rows = new Map(catalogueRows(catalogue).map((row) => [row.id, row]));

/** Fields that have to be equal wherever the reference has them, by the first part of the id. */
const fields: Readonly<Record<string, ReadonlyArray<string>>> = {
  character: ['type', 'pilot', 'skills', 'multiSkills', 'drawsPerTurn', 'succession', 'abilities'],
  skill: ['skill', 'values', 'timing', 'reckless', 'icon'],
  crisis: [
    'kind',
    'chooser',
    'check',
    'options',
    'failRoll',
    'failPlace',
    'distance',
    'activation',
    'jump',
    'steps',
    'keepInPlay',
  ],
  newCaprica: ['kind', 'chooser', 'check', 'activation', 'jump'],
  'super-crisis': ['kind', 'check', 'passActivation', 'failActivation', 'activation', 'jump', 'steps', 'keepInPlay'],
  quorum: ['timing', 'keepInPlay'],
  loyalty: ['kind', 'title'],
  destination: ['distance', 'fuel', 'place', 'risk'],
  location: ['board', 'kind', 'hazardous', 'whoMay', 'damageable', 'check'],
  token: ['kind', 'location', 'lose', 'counts', 'start', 'max', 'redZone'],
  ship: ['kind'],
  track: ['kind', 'spaces'],
  title: ['kind'],
  objective: ['thresholds'],
  setup: ['kind', 'place'],
  agenda: ['winner'],
};

/** Parts of those fields that are sentences, or that other tests compare. */
const sentences = new Set([
  'text',
  'pass',
  'partial',
  'fail',
  'until',
  'requires',
  'timing',
  'window',
  'cost',
  'effect',
  'optional',
  'limit',
  'notOn',
  'rulings',
  'ftl',
]);

function numbersOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersOf);
  if (typeof value !== 'object') return value;
  if (value === null) return undefined;
  const kept = Object.entries(value).filter(
    ([key, inner]) => inner !== undefined && (!sentences.has(key) || typeof inner === 'number'),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, numbersOf(inner)]));
}

/** The cost of a jump, which the reference gives in `ftl` and a separate test compares. */
const withoutCost = (spaces: unknown): unknown =>
  Array.isArray(spaces) ? spaces.map((space: object) => ({ ...space, population: undefined })) : spaces;

/** `4 or less` → 4, and one way to say that a card stays in play after a failed check. */
function plain(field: string, value: unknown): unknown {
  if (field === 'redZone' && typeof value === 'string') return Number.parseInt(value, 10);
  if (field === 'spaces') return numbersOf(withoutCost(value));
  return value === 'onFail' ? { on: 'fail' } : numbersOf(value);
}

describe.skipIf(!referenceExists)(
  'the data against the reference (skipped where ../shared/reference is missing)',
  () => {
    const held = heldEntries();

    test('every thing of the base game, of Pegasus and Daybreak and of the decks of Exodus is there, and nothing else', () => {
      expect(
        [...rows.values()]
          .filter(isThere)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(held.map(({ id }) => id).sort());
    });

    test.each(held.map((entry) => [entry.id, entry] as const))('%s has the numbers of the reference', (id, entry) => {
      const row = rows.get(id);
      const printed = inPlaces(entry);
      expect(row).toMatchObject({
        name: entry.name,
        expansion: entry['expansion'] ?? 'base',
        copies: entry['copies'] ?? 1,
      });
      for (const field of fields[id.slice(0, id.indexOf('/'))] ?? []) {
        expect({ [field]: plain(field, at(row, field)) }).toEqual({ [field]: plain(field, printed[field]) });
      }
    });

    test('every field of the reference that holds a number is compared', () => {
      const unknown = held.filter(({ id }) => fields[id.slice(0, id.indexOf('/'))] === undefined);
      expect(unknown).toEqual([]);
    });
  },
);

interface Passage {
  readonly title: string;
  readonly text: string;
  readonly effects: Effects;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Each sentence of a card with the effects that stand for it. */
function passages(entry: ReferenceEntry, card: Crisis): ReadonlyArray<Passage> {
  const results = (from: unknown, effects: Effects, title: string): ReadonlyArray<Passage> => {
    const [check] = effectsOf(effects, 'check');
    const told = (['pass', 'partial', 'fail'] as const).map((result) => ({
      title: `${title}${result}`,
      text: asText(at(from, result)),
      effects: check?.[result] ?? [],
    }));
    const text = asText(at(from, 'check.consequence'));
    return text === '' ? told : [{ title: `${title}consequence`, text, effects: check?.consequence ?? [] }, ...told];
  };
  switch (card.kind) {
    case 'check':
      return results(entry, [{ check: card.check }], '');
    case 'attack':
      return [
        {
          title: 'special',
          text: asText(at(entry, 'steps.special.text')),
          effects: card.attack.special?.effects ?? [],
        },
      ];
    case 'choice':
      return card.options.flatMap(({ effects }, index) => {
        const option = at(entry, `options.${index}`);
        const own = { title: `option ${index + 1}`, text: asText(at(option, 'text')), effects };
        return at(option, 'check') === undefined ? [own] : results(option, effects, `option ${index + 1} `);
      });
    case 'event':
      return [];
  }
}

describe.skipIf(!referenceExists)('effects against the sentences of the reference', () => {
  const cards = new Map([...catalogue.crises, ...catalogue.superCrises]);
  const told = heldEntries().flatMap((entry) => {
    const card = cards.get(entry.id);
    return card === undefined
      ? []
      : passages(entry, card).map((passage) => [entry.id, passage.title, passage] as const);
  });

  test.each(told)('%s %s', (_id, _title, { text, effects }) => {
    expect(amountsIn(effects)).toEqual({ ...amountsOf(text), ...shipsNotCounted(text) });
  });

  /** A special rule of Ambush, Besieged… speaks of numbers that no effect changes. */
  function shipsNotCounted(text: string): object {
    return text.startsWith('No effect') || text.startsWith('Nothing happens') ? { resources: [], discards: [] } : {};
  }

  test.each(
    heldEntries()
      .filter(({ id }) => id.startsWith('destination/'))
      .map((entry) => [entry.id, entry] as const),
  )('%s', (id, entry) => {
    // What the Admiral may do besides is a choice or a risk of its own.
    const before = asText(entry['text']).replace(/(?:If the Admiral risks|The Admiral may (?:then|give up)).*/s, '');
    const effects = (catalogue.destinations.get(id)?.effects ?? []).filter(
      (effect) => !('risk' in effect || 'choose' in effect),
    );
    expect(amountsIn(effects)).toEqual(amountsOf(before));
    const reward = effectsOf(catalogue.destinations.get(id)?.effects, 'risk').flatMap(({ then }) => then);
    expect(amountsIn(reward).resources).toEqual(amountsOf(asText(at(entry, 'risk.pass'))).resources);
  });
});

describe.skipIf(!referenceExists)('smaller facts of the reference', () => {
  const byId = new Map(allEntries().map((entry) => [entry.id, entry]));

  test('R-TTL-01 the lines of succession are in the order of the reference', () => {
    const lines = byId.get('title/succession/combo-base');
    for (const title of ['president', 'admiral'] as const) {
      const inOrder = [...contentOf(defaultOptions).characters.values()].sort(
        (a, b) => (a.succession?.[title] ?? Infinity) - (b.succession?.[title] ?? Infinity),
      );
      expect(inOrder.map(({ id }) => id)).toEqual(at(lines, title));
    }
  });

  test('characters start where the reference says', () => {
    for (const { id, setup, abilities } of catalogue.characters.values()) {
      const place = asText(at(byId.get(id), 'setup.location'));
      const names = setup.map((location) => catalogue.locations.get(location)?.name);
      const rules = abilities.flatMap((ability) => Object.keys(ability.rules ?? {}));
      if (rules.includes('startsPiloting')) expect(place).toBe('in a viper');
      else if (rules.includes('stranded')) expect(place).toBe('none (stranded)');
      else expect([id, names.join(' or ')]).toEqual([id, place]);
    }
  });

  test('locations that need something to be activated are those with a condition or a target', () => {
    const withCondition = heldEntries().filter(
      (entry) => entry.id.startsWith('location/') && entry['condition'] !== undefined,
    );
    const needing = [...catalogue.locations.values()]
      .filter((it) => it.requires !== undefined && isThere(it))
      .map(({ id }) => id);
    expect(needing).toEqual(expect.arrayContaining(withCondition.map(({ id }) => id)));
    // Weapons Control, Armory and Pegasus CIC need a target; what a place is for is told in the words of its actions on
    // New Caprica.
    const forTitles = needing.filter((id) => byId.get(id)?.['actions'] !== undefined);
    const priced = needing.filter((id) => byId.get(id)?.['cost'] !== undefined);
    expect(needing).toHaveLength(withCondition.length + 3 + forTitles.length + priced.length);
  });

  test('skill cards have the limits of the reference', () => {
    for (const { id, limit, reaction } of catalogue.skillCards.values()) {
      const told = asText(byId.get(id)?.['limit']);
      const ours = {
        perCheck: '1 per check',
        perRoll: '1 per die roll',
        perDie: '1 per die roll',
        perTurn: '1 per turn',
        perLocation: 'for each',
        perOccasion: 'whenever',
      }[reaction?.limit ?? limit ?? 'perTurn'];
      expect([id, told.startsWith(ours)]).toEqual([id, (reaction?.limit ?? limit) !== undefined]);
    }
  });

  test('quorum cards stay, leave the game or are discarded as the reference says', () => {
    for (const { id } of catalogue.quorum.values()) {
      const told = asText(byId.get(id)?.['afterUse']);
      const ours = String(rows.get(id)?.['afterUse']);
      expect([id, told.split(' ')[0]]).toEqual([id, ours.split(' ')[0]]);
    }
  });

  test('the jump track costs what the reference says', () => {
    const spaces = at(byId.get('track/base/jump-preparation'), 'spaces') as ReadonlyArray<{ readonly ftl: string }>;
    const costs = spaces.map(({ ftl }) => /lose (\d)/.exec(ftl)?.[1]);
    const ours = catalogue.tracks
      .get('track/base/jump-preparation')
      ?.spaces.map(({ population }) => population?.toString());
    expect(ours).toEqual(costs);
    expect(costs.filter((cost) => cost !== undefined)).toEqual(['3', '1']);
  });
});

test('the decks have the sizes of the component list', () => {
  const sizesWith = (expansions: GameOptions['expansions']): Readonly<Record<string, number>> => {
    const content = contentOf({ ...defaultOptions, expansions });
    const decks: ReadonlyArray<readonly [string, ReadonlyMap<string, { readonly copies: number }>]> =
      Object.entries(content);
    return Object.fromEntries(
      decks.map(([deck, entries]) => [deck, [...entries.values()].reduce((sum, { copies }) => sum + copies, 0)]),
    );
  };
  expect(sizesWith([])).toMatchObject({
    characters: 10,
    skillCards: 105,
    crises: 70,
    superCrises: 5,
    quorum: 17,
    loyalty: 16,
    destinations: 22,
    locations: 17,
  });
  expect(sizesWith(['pegasus'])).toMatchObject({
    characters: 14,
    skillCards: 105 - 7 + 58,
    crises: 90,
    superCrises: 10,
    quorum: 26,
    loyalty: 18,
    destinations: 27,
    locations: 21,
  });
  expect(
    [...catalogue.tokens.values()]
      .filter(({ kind }) => kind === 'civilianShip')
      .reduce((sum, { copies }) => sum + copies, 0),
  ).toBe(12);
});
