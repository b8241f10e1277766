import { describe, expect, test } from 'vitest';
import { catalogue, dataFolder, loadCatalogue } from '../../src/catalogue/index.ts';
import { nearest } from '../../src/catalogue/nearest.ts';

describe('the catalogue', () => {
  test('keeps the order of the files', () => {
    expect([...catalogue.characters.keys()].slice(0, 2)).toEqual([
      'character/base/william-adama',
      'character/base/lee-apollo-adama',
    ]);
    expect([...catalogue.locations.keys()][0]).toBe('location/base/ftl-control');
  });

  test('fills in one copy and the expansion of the folder', () => {
    expect(catalogue.quorum.get('quorum/base/accept-prophecy')).toMatchObject({ copies: 1, expansion: 'base' });
    expect(catalogue.crises.get('crisis/base/food-shortage')).toMatchObject({ copies: 4 });
  });

  test('R-CRI-20 keeps losses in the order in which the file has them', () => {
    const riots = catalogue.crises.get('crisis/base/riots-a');
    if (riots?.kind !== 'choice') throw new Error('Riots is a choice');
    const second = riots.options[1]?.effects[0];
    expect(second && 'lose' in second ? Object.keys(second.lose) : []).toEqual(['population', 'fuel']);
  });

  test('can not be changed, however deep', () => {
    const card = catalogue.crises.get('crisis/base/bomb-threat');
    if (card?.kind !== 'choice') throw new Error('Bomb Threat is a choice');
    expect(() => Object.assign(card, { name: 'Other' })).toThrow(TypeError);
    expect(() => Object.assign(card.options[0]?.effects[0] ?? {}, { lose: {} })).toThrow(TypeError);
    expect(Object.isFrozen(card.options[0]?.effects)).toBe(true);
  });

  test('is the same each time it is loaded', () => {
    expect(loadCatalogue(dataFolder)).toEqual(catalogue);
  });
});

test('nearest finds what was meant, the likeliest first', () => {
  expect(nearest('looose', ['lose', 'choose', 'place'])).toEqual(['lose', 'choose']);
  expect(nearest('xyz', ['lose', 'choose', 'place'])).toEqual([]);
});
