/** Allies in games with the Cylon Fleet board: escorts, models of vipers, ships that are elsewhere. */
import { expect, test } from 'vitest';
import { meet } from '../../allyScene.ts';

const options = { switches: ['cylonFleet'] };

test('ally/exodus/aaron-kelly benevolent: an activation may be an escort', () => {
  const game = meet('aaron-kelly', 'b', { options, ships: { bow: { viper: 1, civilian: 1 } } });
  const before = game.state.civilianPile.length;
  game.choose('helo', game.ids('helo').find((id) => id.startsWith('escort-bow')) ?? '');
  expect([game.count('civilian'), game.state.civilianPile.length]).toEqual([0, before + 1]);
  expect(game.choices('helo').topic).toMatchObject({ kind: 'viperActivation', left: 3 });
});

test('ally/exodus/kara-starbuck-thrace benevolent: the one viper may escort, and is chosen by its model', () => {
  const game = meet('kara-starbuck-thrace', 'b', {
    options,
    others: ['roslin', 'tigh'],
    titles: { president: 'roslin', admiral: 'tigh' },
    ships: { bow: { viper: 1, civilian: 1 } },
    reserves: { viper: 3, viperMarkVII: 2 },
  });
  expect(game.ids('helo').filter((id) => id.startsWith('reserves'))).toEqual([
    'reserves-viper',
    'reserves-viperMarkVII',
  ]);
  const bow = game.choices('helo').choices.find((choice) => choice.kind === 'ship')?.id ?? '';
  game.choose('helo', bow).choose('helo', game.ids('helo').find((id) => id.startsWith('escort-bow')) ?? '');
  expect([game.count('civilian'), game.choices('helo').topic]).toMatchObject([0, { kind: 'viperActivation', left: 3 }]);
});

test('ally/exodus/kara-starbuck-thrace benevolent: a Mark VII of the Reserves launches, and flies on as one', () => {
  const game = meet('kara-starbuck-thrace', 'b', {
    options,
    others: ['roslin', 'tigh'],
    titles: { president: 'roslin', admiral: 'tigh' },
    reserves: { viper: 3, viperMarkVII: 2 },
  });
  game.choose('helo', 'reserves-viperMarkVII').choose('helo', 'launch-portBow');
  expect(game.state.ships).toMatchObject([{ kind: 'viper', model: 'viperMarkVII', area: 'portBow' }]);
  expect(game.ids('helo').every((id) => id.endsWith('viperMarkVII'))).toBe(true);
});

test('ally/exodus/diana-hardball-seelix benevolent: which kinds come back is the choice of whoever meets her', () => {
  const game = meet('diana-hardball-seelix', 'b', { options, damagedVipers: 2 });
  expect(game.choices('helo').topic).toMatchObject({ kind: 'chooseCraft', box: 'damagedCraft' });
  game.choose('helo', 'viperMarkVII').choose('helo', 'viperMarkVII').choose('helo', 'viper');
  expect(game.state.reserves).toMatchObject({ viperMarkVII: 2 });
});

test('ally/exodus/samuel-t-anders antagonistic: models are told apart', () => {
  const game = meet('samuel-t-anders', 'd', { options, ships: { bow: { viper: 2 } } });
  const [first] = game.state.ships;
  if (first !== undefined) Object.assign(first, { model: 'viperMarkVII' });
  const { viperMarkVII: before = 0 } = game.state.damagedCraft;
  game.resolve([{ damageUnmanned: 1 }], 'helo', 'ally/exodus/samuel-t-anders');
  const newer = game
    .choices('helo')
    .choices.find((choice) => choice.kind === 'ship' && choice.model === 'viperMarkVII');
  game.choose('helo', newer?.id ?? '');
  expect([game.state.damagedCraft.viperMarkVII, game.count('viper')]).toEqual([before + 1, 1]);
});

test('ally/exodus/brother-cavil antagonistic: the areas are named, so the CAG chooses none', () => {
  const game = meet('brother-cavil', 'a', { options, ships: { stern: { civilian: 1 } } });
  expect([game.count('basestar', 'bow'), game.count('raider', 'bow'), game.count('civilian', 'stern')]).toEqual([
    1, 3, 2,
  ]);
});
