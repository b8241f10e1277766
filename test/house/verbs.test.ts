/** A verb of the language of effects is named in four places at most, and none of them can be forgotten. */
import { expect, test } from 'vitest';
import { verbNames } from '../../src/catalogue/effect.ts';
import type { EffectKind } from '../../src/catalogue/effect.ts';
import { cylonFleetVerbs } from '../../src/catalogue/effects/cylonFleet.ts';
import { leaderVerbs } from '../../src/catalogue/effects/cylonLeaders.ts';
import { daybreakSkillVerbs } from '../../src/catalogue/effects/daybreakSkills.ts';
import { negotiationVerbs } from '../../src/catalogue/effects/negotiation.ts';
import { newCapricaVerbs } from '../../src/catalogue/effects/newCaprica.ts';
import { pegasusVerbs } from '../../src/catalogue/effects/pegasus.ts';
import { treacheryVerbs } from '../../src/catalogue/effects/treachery.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { verbWords } from '../../src/engine/describe/effects/table.ts';
import '../../src/engine/describe/index.ts';
import '../../src/engine/index.ts';
import { deeds } from '../../src/engine/verbs.ts';
import '../../src/players/index.ts';
import { opinions } from '../../src/players/worth/table.ts';
import { effectsOf } from '../../src/tools/catalogue/walk.ts';
import { placesOfVerb } from './places.ts';

const tables = [deeds, verbWords, opinions];

test.each(tables.map((table) => [table.what, table] as const))(
  '%s: every verb of the catalogue is there once, and nothing else',
  (_, table) => {
    expect([...table.kinds()].sort()).toEqual([...verbNames()].sort());
  },
);

test.each(tables.map((table) => [table.what, table] as const))(
  '%s: a verb without an entry is named as soon as the program starts',
  (what, table) => {
    expect(() => { table.complete([...verbNames(), 'jumpForJoy']); }).toThrow(`${what}: jumpForJoy missing`);
  },
);

test.each([
  [deeds.what, () => { deeds.add({ lose: deeds.of('lose') }); }],
  [verbWords.what, () => { verbWords.add({ lose: verbWords.of('lose') }); }],
  [opinions.what, () => { opinions.add({ lose: opinions.of('lose') }); }],
])('%s: a verb has one entry', (what, again) => {
  expect(again).toThrow(`${what}: lose is there twice`);
});

test('every verb is on a card, a location, a title or a sheet, where all texts are read', () => {
  const said = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.values()]);
  expect(verbNames().filter((kind) => effectsOf(said, kind as EffectKind).length === 0)).toEqual([]);
});

const ofModules = Object.keys({
  ...cylonFleetVerbs, ...newCapricaVerbs, ...leaderVerbs, ...pegasusVerbs, ...daybreakSkillVerbs, ...negotiationVerbs, ...treacheryVerbs,
});

test('a verb of a module needs four places: its declaration, what it does and when, its words, its worth', () => {
  expect(placesOfVerb('evacuateShip')).toEqual([
    'src/catalogue/effects/newCaprica.ts',
    'src/engine/describe/effects/newCaprica.ts',
    'src/engine/modules/newCaprica/effects.ts',
    'src/players/worth/newCaprica.ts',
  ]);
});

/**
 * An Agenda can be about going among the humans, so automatic players ask who can; a Cylon Leader reacts for either side; the
 * pursuit is a fact of Crisis cards that is compared with the reference, and so is which Skill cards are reckless. Two are called as
 * the questions are that they ask.
 */
const askedFor = ['infiltrate', 'addToCheck', 'pursue', 'makeReckless', 'takeFromCheck', 'launchReserves'];

test.each(ofModules.filter((verb) => !askedFor.includes(verb)))('%s is named in four places', (verb) => {
  expect(placesOfVerb(verb)).toHaveLength(4);
});
