/** Allies of whose alternatives not all, or none, would do anything; and what is told where things look alike. */
import { describe, expect, test } from 'vitest';
import { describeDecision, describeEvent } from '../../../../src/engine/describe/index.ts';
import { meet } from '../../allyScene.ts';

describe('R-ION-40 alternatives', () => {
  const titles = { president: 'helo', admiral: 'helo' } as const;

  test('ally/exodus/ellen-tigh: a title that nobody can be given is not offered', () => {
    const held = { at: 'brig' } as const;
    expect(meet('ellen-tigh', 'b', { titles, others: [{ roslin: held }, { starbuck: held }] }).ids('helo')).toEqual([
      'option1',
      'option2',
    ]);
  });

  test('ally/exodus/ellen-tigh: nobody is asked if neither can be given', () => {
    const game = meet('ellen-tigh', 'b', {
      titles,
      others: [{ roslin: { revealed: true } }, { starbuck: { revealed: true } }],
    });
    expect(game.question('helo')).toBeUndefined();
  });

  test('ally/exodus/chief-galen-tyrol: nobody is asked with nothing to repair', () => {
    const game = meet('chief-galen-tyrol', 'b', {
      options: { expansions: ['pegasus', 'exodus'] },
      damaged: ['airlock'],
    });
    expect(game.question('helo')).toBeUndefined();
  });

  test('ally/exodus/chief-galen-tyrol: either may be taken with something to repair', () => {
    const game = meet('chief-galen-tyrol', 'b', { damagedVipers: 1 });
    expect(game.ids('helo')).toEqual(['option1', 'option2']);
    expect(game.choose('helo', 'option1').state.damagedCraft.viper).toBe(1);
  });
});

test('R-TURN-123 ally/exodus/anastasia-dee-dualla: two ships of one area are told apart by the numbers by which they are chosen', () => {
  const game = meet('anastasia-dee-dualla', 'b', {
    ships: { bow: { civilian: 2 } },
    civilians: ['1-population', '2-population'],
  });
  const [seen] = game.told('civiliansSeen', 'helo');
  const numbers = game.choices('helo').choices.map((choice) => (choice.kind === 'ship' ? choice.shipId : undefined));
  expect(seen?.ships.map(({ ship }) => ship)).toEqual(numbers);
  const [one, two] = numbers;
  expect(seen === undefined ? '' : describeEvent(seen, { seat: () => 'Helo', character: String })).toBe(
    `Helo looks at 2 civilian ships: no. ${one} at the bow (1 population aboard) and no. ${two} at the bow (2 population aboard)`,
  );
});

test.each([
  ['option2', 'President'],
  ['option3', 'Admiral'],
])('ally/exodus/ellen-tigh: after %s, %s is what is given', (option, title) => {
  const game = meet('ellen-tigh', 'b', { others: ['roslin', 'starbuck', 'tigh'], options: { players: 4 } }).choose(
    'helo',
    option,
  );
  const { help } = describeDecision(game.choices('helo'), { seat: String, character: String });
  expect(help).toMatch(new RegExp(`^That player becomes ${title}`));
});
