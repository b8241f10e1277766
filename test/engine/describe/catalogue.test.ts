/** Walks everything in the catalogue: no text may be empty, doubled or unfinished. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import {
  describeCard,
  describeChoice,
  describeName,
  detailLimit,
  labelLimit,
} from '../../../src/engine/describe/index.ts';
import type { Choice, Topic } from '../../../src/engine/types/decision.ts';
import { names } from './samples.ts';
import { faultsOf, faultsOfLine } from './wording.ts';

// Rules are no cards: rules.test.ts looks at their words. Boards, options and presets only have names.
const { rules: _rules, boards: _boards, options: _options, presets: _presets, ...things } = catalogue;
const decks = Object.entries<ReadonlyMap<string, unknown>>(things);
const ids = decks.flatMap(([, deck]) => [...deck.keys()]);
const topic: Topic = { kind: 'action', left: 1, why: 'actionStep' };

const faces = [...catalogue.skillCards.values()].flatMap((card) =>
  card.values.map(({ value }) => `${card.id}/${value}`),
);

function everyChoice(): ReadonlyArray<Choice> {
  const id = 'x';
  return [
    ...ids.map((card): Choice => ({ id, kind: 'card', card })),
    ...faces.flatMap((card): ReadonlyArray<Choice> => [
      { id, kind: 'playSkillCard', card },
      { id, kind: 'skillCard', card },
    ]),
    ...[...catalogue.locations.keys()].flatMap((location): ReadonlyArray<Choice> => [
      { id, kind: 'location', location, costsCard: true },
      { id, kind: 'activateLocation', location },
    ]),
    ...[...catalogue.characters.values()].flatMap((character) =>
      character.abilities.map((ability): Choice => ({
        id,
        kind: 'ability',
        source: character.id,
        ability: ability.id,
      })),
    ),
    ...[...catalogue.crises.values()].flatMap((crisis) =>
      crisis.kind === 'choice'
        ? crisis.options.map((_, at): Choice => ({ id, kind: 'option', card: crisis.id, path: ['options', at] }))
        : [],
    ),
    ...[...catalogue.quorum.keys()].map((card): Choice => ({ id, kind: 'playQuorum', card })),
    ...[...catalogue.superCrises.keys()].map((card): Choice => ({ id, kind: 'card', card })),
    ...[...catalogue.loyalty.values()]
      .filter((card) => card.kind === 'cylon')
      .map((card): Choice => ({ id, kind: 'revealLoyalty', card: card.id })),
    ...[...catalogue.tokens.keys()].map((token): Choice => ({ id, kind: 'token', token })),
  ];
}

describe.each(decks)('the words of %s', (_, deck) => {
  test.each([...deck.keys()])('%s is told in whole sentences', (id) => {
    const card = describeCard(id);
    expect(card.lines.length).toBeGreaterThan(0);
    expect(card.layout.flatMap(faultsOfLine)).toEqual([]);
    expect([card.name, card.kindName].flatMap(faultsOf)).toEqual([]);
    expect(card.id).toBe(id);
  });
});

test.each(faces)('%s is told with its strength', (face) => {
  const card = describeCard(face);
  expect(card.layout.flatMap(faultsOfLine)).toEqual([]);
  expect(card.name).toBe(describeName(face));
  expect(card.lines[0]).toContain(`strength ${face.split('/').at(-1) ?? ''}.`);
});

test('an id that is in no deck is named in the error', () => {
  expect(() => describeCard('crisis/base/not-there')).toThrow('crisis/base/not-there');
});

test('every choice that the catalogue allows fits a menu and reads well', () => {
  const texts = everyChoice().map((choice) => describeChoice(choice, { topic }, names));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(({ label, detail }) => label.length > labelLimit || detail.length > detailLimit)).toEqual([]);
  expect(texts.flatMap(({ label }) => faultsOf(label))).toEqual([]);
  expect(texts.flatMap(({ detail }) => (detail === '' ? [] : faultsOf(detail)))).toEqual([]);
});

test('cutting is rare where a player chooses an action or an option', () => {
  const texts = everyChoice()
    .filter(({ kind }) => kind !== 'card')
    .map((choice) => describeChoice(choice, { topic }, names));
  const cut = texts.filter(({ detail }) => detail.endsWith('…'));
  expect(cut.length / texts.length).toBeLessThan(0.1);
});
