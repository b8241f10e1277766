/** The suspicions of an automatic player, from what its seat has seen and from the cards that are in the game. */
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/types/decision.ts';
import { choose } from '../../src/players/index.ts';
import { suspicionOf } from '../../src/players/suspicion.ts';
import { scene, type Person, type Table } from '../engine/scene.ts';

const look = { lookAtLoyalty: { by: 'you', of: 'chosen' } } as const;
const lookAtSomebody = [
  { choosePlayer: { by: 'you', from: { other: true, hasLoyalty: true }, then: [look] } },
] as const;

/** Five players, so two Cylon cards. */
function table(boomer: ReadonlyArray<'cylon' | 'human'>): Table {
  return scene({ players: ['tigh', { boomer: { loyalty: boomer } }, 'zarek', 'starbuck', 'roslin'] });
}

const suspects = (game: Table, by: Person, whom: Person): number =>
  suspicionOf({ view: game.view(by) }, game.seat(whom));

describe('who has looked at a Loyalty card', () => {
  test('knows a Cylon, and suspects the others less', () => {
    const game = table(['cylon']);
    const before = suspects(game, 'tigh', 'zarek');
    game.resolve(lookAtSomebody, 'tigh').choose('tigh', 'boomer');
    expect(suspects(game, 'tigh', 'boomer')).toBe(1);
    expect(suspects(game, 'tigh', 'zarek')).toBeLessThan(before);
    expect(suspects(game, 'zarek', 'boomer')).toBeLessThan(0.5);
  });

  test('trusts whoever has no other card, whatever speaks against them, and half trusts whoever has one more', () => {
    const [one, two] = [table(['human']), table(['human', 'human'])].map((game) =>
      game.resolve(lookAtSomebody, 'tigh').choose('tigh', 'boomer'),
    );
    const view = one?.view('tigh');
    if (view === undefined || one === undefined || two === undefined) throw new Error('there are two tables');
    expect(suspicionOf({ view, beliefs: [1, 20, 1, 1, 1] }, one.seat('boomer'))).toBe(0);
    const half = suspects(two, 'tigh', 'boomer');
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(suspects(two, 'tigh', 'zarek'));
  });

  test('looks at somebody else the next time', () => {
    const game = table(['human'])
      .resolve(lookAtSomebody, 'tigh')
      .choose('tigh', 'boomer')
      .resolve(lookAtSomebody, 'tigh');
    const decision: Decision = {
      ...game.choices('tigh'),
      topic: { kind: 'choosePlayer', why: 'character/base/gaius-baltar/cylon-detector' },
    };
    const boomer = decision.choices.find((choice) => choice.kind === 'seat' && choice.seat === game.seat('boomer'))?.id;
    for (const chance of [0, 0.5, 0.99])
      expect(choose({ view: game.view('tigh') }, decision, () => chance)).not.toEqual([boomer]);
  });
});

test('when all Cylon cards lie open nobody is suspected any more, whatever they have done', () => {
  const game = table(['cylon']);
  for (const person of ['boomer', 'zarek'] as const) {
    game.player(person).loyalty = [{ card: 'loyalty/base/you-are-a-cylon-can-damage-galactica', faceUp: true }];
    game.player(person).cylon = 'revealed';
  }
  const tigh = { view: game.view('tigh'), beliefs: [1, 1, 1, 20, 20] };
  expect(['starbuck', 'roslin'].map((person) => suspicionOf(tigh, game.seat(person as Person)))).toEqual([0, 0]);
  expect(suspicionOf(tigh, game.seat('zarek'))).toBe(1);
});
