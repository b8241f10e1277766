/** The use that automatic players make of Mutiny cards: they play them, and mind the Brig. */
import { expect, test } from 'vitest';
import { choose } from '../../src/players/index.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { mutinyId, mutinyScene, type MutinyScene } from '../engine/mutinyScene.ts';
import type { Person, Table } from '../engine/scene.ts';

const players = ['adama', 'roslin', 'tigh'] as const;
const drawOne = [{ drawMutiny: { who: 'you', count: 1 } }] as const;
const scene = (set: Partial<MutinyScene> = {}): Table => mutinyScene({ players, current: 'tigh', ...set });
const chosen = (game: Table, person: Person): Array<string> =>
  choose({ view: game.view(person) }, game.choices(person), () => 0.5);

test('R-DAY-24 a draw is welcome with empty hands, and a danger for whoever is at the limit', () => {
  const worth = (set: Partial<MutinyScene>): number => worthOf({ view: scene(set).view('tigh') }, drawOne);
  expect(worth({})).toBeGreaterThan(0);
  expect(worth({ mutiny: { tigh: ['panic'] } })).toBeLessThan(-1);
  expect(worth({ mutiny: { tigh: ['panic'] }, mutineer: 'tigh' })).toBeGreaterThan(0);
  const staying = [{ drawMutiny: { who: 'you', count: 1, stays: true } }] as const;
  expect(worthOf({ view: scene({ mutiny: { tigh: ['panic'] } }).view('tigh') }, staying)).toBeGreaterThan(0);
});

test('a good card is played rather than kept', () => {
  const set = ['adama', 'roslin', { tigh: { at: 'sickbay' } }] as const;
  const game = scene({ players: set, mutiny: { tigh: ['feed-the-people'] }, resources: { food: 2 } });
  expect(chosen(game.actions('tigh'), 'tigh')).toEqual([mutinyId('feed-the-people')]);
});

test('of several cards the better one is kept', () => {
  const game = scene({ mutiny: { tigh: ['scavenging-for-parts', 'feed-the-people'] } });
  game.resolve([{ drawMutiny: { who: 'you', count: 1, stays: true } }], 'tigh');
  expect(chosen(game, 'tigh')).not.toContain(mutinyId('scavenging-for-parts'));
});

test('R-DAY-52 the President keeps the title for Accept Prophecy', () => {
  const game = scene({ inPlay: ['quorum/base/accept-prophecy'] });
  game.call('nominate', {
    title: 'president',
    unless: 'quorum/base/accept-prophecy',
    seat: 2,
    why: 'location/daybreak/administration',
  });
  expect(chosen(game, 'roslin')).toEqual(['yes']);
});
