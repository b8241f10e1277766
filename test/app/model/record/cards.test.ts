import { expect, test } from 'vitest';
import { cardsOf } from '../../../../src/app/model/record/cards.ts';
import type { CardResult } from '../../../../src/store/results.ts';
import { flyMission, homeScene, mission } from '../../../engine/homeScene.ts';
import { mutinyScene, playMutiny } from '../../../engine/mutinyScene.ts';
import type { Table } from '../../../engine/scene.ts';

function counted(game: Table): ReadonlyArray<CardResult> {
  return cardsOf(game.events.flatMap(({ audience, what }) => (audience === 'public' ? [what] : [])));
}

test.each(['pass', 'fail'] as const)('R-DAY-70 a Mission counts with its result for who turned it up: %s', (result) => {
  const game = homeScene({
    players: [{ tigh: { at: 'location/daybreak/bridge' } }, 'roslin', 'apollo'],
    missions: ['the-red-stripes'],
  });
  flyMission(game, 'tigh', result);
  const card = mission('the-red-stripes');
  expect(counted(game)).toEqual([{ kind: 'mission', seat: game.seat('tigh'), card, worked: result === 'pass' }]);
});

test('R-DAY-21 a Mutiny card counts for who plays it', () => {
  const game = mutinyScene({ players: ['tigh', 'roslin', 'apollo'], mutiny: { tigh: ['scavenging-for-parts'] } });
  playMutiny(game, 'tigh', 'scavenging-for-parts');
  expect(counted(game)).toEqual([
    { kind: 'mutiny', seat: game.seat('tigh'), card: 'mutiny/daybreak/scavenging-for-parts', worked: true },
  ]);
});

test('a Motive counts as fulfilled when it is revealed, and as not when it is left; a check of another card is none', () => {
  expect(
    cardsOf([
      { kind: 'motiveRevealed', seat: 2, card: 'motive/daybreak/end-the-chase' },
      { kind: 'checkResult', source: 'crisis/base/riots-check', result: 'pass', total: 9, difficulty: 9 },
      { kind: 'motivesLeft', seat: 2, cards: ['motive/daybreak/keep-them-docile'] },
    ]),
  ).toEqual([
    { kind: 'motive', seat: 2, card: 'motive/daybreak/end-the-chase', worked: true },
    { kind: 'motive', seat: 2, card: 'motive/daybreak/keep-them-docile', worked: false },
  ]);
});
