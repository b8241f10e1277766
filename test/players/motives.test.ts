/** Automatic Cylon Leaders with Motives. */
import { describe, expect, test } from 'vitest';
import { offers } from '../../src/engine/index.ts';
import { tasteForDamage, tasteOf } from '../../src/players/aims.ts';
import { choose } from '../../src/players/index.ts';
import { sideOf } from '../../src/players/side.ts';
import { motiveScene, type MotiveScene } from '../engine/motiveScene.ts';
import type { Table } from '../engine/scene.ts';

const table = (set: Partial<MotiveScene>): Table =>
  motiveScene({ players: ['cavil', 'adama', 'roslin', 'starbuck'], ...set });
const side = (set: Partial<MotiveScene>): string => sideOf({ view: table(set).view('cavil') });

describe('the side that it helps', () => {
  test('the team that more Motives are for', () => {
    expect(side({ hidden: ['keep-them-docile', 'learn-to-cherish', 'subjects-for-study'] })).toBe('ally');
    expect(side({ hidden: ['keep-them-docile', 'harvest-their-resources', 'subjects-for-study'] })).toBe('cylon');
  });
  test('of as many the one of which more are revealed', () => {
    expect(side({ hidden: ['harvest-their-resources'], revealed: ['end-the-chase'] })).toBe('ally');
    expect(side({ hidden: ['keep-them-docile'], revealed: ['no-unnecessary-force'] })).toBe('cylon');
  });
});

test('what it wants lowered is dear to no one else, and below a floor that it needs nothing may fall', () => {
  const humans = table({ hidden: ['keep-them-docile', 'learn-to-cherish', 'subjects-for-study'] }).view('cavil');
  expect([tasteOf({ view: humans }, 'food'), tasteOf({ view: humans }, 'fuel')]).toEqual([-0.5, 1]);
  const set = {
    hidden: ['harvest-their-resources', 'subjects-for-study', 'a-false-sense-of-security'],
    resources: { food: 2, fuel: 2 },
  };
  const cylons = table(set).view('cavil');
  expect([tasteOf({ view: cylons }, 'food'), tasteOf({ view: cylons }, 'fuel')]).toEqual([-1, 1]);
});

test('damage is welcome to whoever needs some', () => {
  expect(tasteForDamage({ view: table({ hidden: ['end-the-chase', 'subjects-for-study'] }).view('cavil') })).toBe(2);
});

test('R-LOY-97 it reveals as soon as it can, and at the end whatever it can', () => {
  const game = table({
    hidden: ['end-the-chase', 'keep-them-docile'],
    damaged: ['ftl-control'],
    resources: { food: 3 },
  }).actions('adama');
  const [offer] = offers(game.state, 0);
  expect(offer !== undefined && choose({ view: game.view('cavil') }, offer, () => 0.5)).toEqual(['take']);
  game.state.decisions = [];
  game.state.stack = [];
  game.call('lastMotives', { waiting: [] });
  expect(choose({ view: game.view('cavil') }, game.choices('cavil'), () => 0.5)).toHaveLength(2);
});
