/** Crisis cards that stay in play: R-CRI-30 to R-CRI-34. */
import { describe, expect, test } from 'vitest';
import { activated, check, order, quietTable } from '../../cards/crisisPlay.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const two = ['politics/1', 'politics/2'];
const resistance = {
  card: 'resistance',
  difficulty: 12,
  partialAt: 9,
  skills: ['politics', 'leadership', 'tactics'],
} as const;
const discovery = { card: 'legendary-discovery', difficulty: 14, skills: ['tactics', 'piloting'] } as const;
const sabotage = { card: 'detector-sabotage', difficulty: 8, skills: ['leadership', 'tactics'] } as const;

/** The viper and the raider of a scene with one of each. */
function duel({ state }: Table): { ship: number; target: number } {
  const idOf = (kind: 'viper' | 'raider'): number => state.ships.find((ship) => ship.kind === kind)?.id ?? 0;
  return { ship: idOf('viper'), target: idOf('raider') };
}

describe('cards that stay in play', () => {
  test('R-CRI-30 a card is discarded when it is resolved, unless it stays; then it works until its end', () => {
    expect(check(resistance, 12).state.crisis.discard).toEqual(['crisis/base/resistance']);
    const { state } = scene({ players: quietTable }).crisis('ambush');
    expect([state.crisis.discard, state.inPlay]).toEqual([[], ['crisis/base/ambush']]);
  });

  test('R-CRI-31 the icons of a kept card are resolved once', () => {
    const game = check(sabotage, 0);
    game.events.length = 0;
    game.crisis('riots-a').choose('tigh', 'option1');
    expect(activated(game)).toEqual(['launchRaiders']);
  });

  test('R-CRI-32 a card that has left the game does not come back when its deck is refilled', () => {
    const game = scene({ players: quietTable, quorumHand: ['food-rationing'] })
      .dice(6)
      .call('resolveQuorum', { card: 'quorum/base/food-rationing', seat: 2, kept: false });
    expect(game.state.removed).toEqual(['quorum/base/food-rationing']);
    const { deck, discard } = game.state.quorum;
    expect([...deck, ...discard].filter((card) => card.endsWith('food-rationing'))).toHaveLength(1);
  });

  test('R-CRI-30 R-CRI-32 a card beside the objective is in no pile any more', () => {
    const { state } = check(discovery, 14);
    expect([...state.crisis.deck, ...state.crisis.discard]).not.toContain('crisis/base/legendary-discovery');
  });

  test('R-CRI-33 example 12: Thirty-Three leaves at once when a raider destroys a civilian ship; the activation goes on', () => {
    const game = scene({ players: quietTable, inPlay: ['thirty-three'], ships: { bow: { raider: 2, civilian: 2 } } })
      .activate('raiders')
      .settle();
    expect(order(game, 'civilianDestroyed', 'cardLeftPlay')).toEqual([
      'civilianDestroyed',
      'cardLeftPlay',
      'civilianDestroyed',
    ]);
    expect(game.told('cardLeftPlay')).toEqual([
      { kind: 'cardLeftPlay', card: 'crisis/base/thirty-three', how: 'discarded' },
    ]);
  });

  test('R-CRI-33 example 12: without such a loss Thirty-Three is shuffled into the Crisis deck at the next jump', () => {
    const game = scene({ players: quietTable, inPlay: ['thirty-three'] }).jump();
    expect(game.told('cardLeftPlay')).toEqual([
      { kind: 'cardLeftPlay', card: 'crisis/base/thirty-three', how: 'shuffledIn' },
    ]);
  });

  const kept: ReadonlyArray<[string, string, Partial<Scene>, (game: Table) => unknown, unknown]> = [
    [
      'ambush',
      'rolls of unmanned vipers',
      { ships: { bow: { viper: 1, raider: 1 } } },
      (game) =>
        game
          .dice(8)
          .call('attack', { attacker: 'viper', ...duel(game), by: 0 })
          .told('dieRolled')[0]?.result,
      6,
    ],
    [
      'cylon-swarm',
      'launches',
      { ships: { bow: { basestar: 1 } } },
      (game) => game.activate('launchRaiders').count('raider'),
      4,
    ],
    [
      'jammed-assault',
      'activating a location',
      { players: [{ tigh: { at: 'communications' } }, 'zarek', 'roslin'] },
      (game) =>
        game
          .actions('tigh')
          .question('tigh')
          ?.choices.map(({ id }) => id)
          .includes('location'),
      false,
    ],
    [
      'detector-sabotage',
      'looks at Loyalty cards',
      {},
      (game) =>
        game.resolve([{ lookAtLoyalty: { by: 'you', of: 'president' } }], 'tigh').told('loyaltySeen', 'tigh').length,
      0,
    ],
    [
      'super-crisis/base/bomb-on-colonial-1',
      'moves',
      { players: [{ tigh: { hand: two } }, 'zarek', 'roslin'] },
      (game) => game.call('move', { seat: 0, to: undefined }).ids('tigh').includes('location/base/administration'),
      false,
    ],
    [
      'thirty-three',
      'the loss of a civilian ship',
      {},
      (game) => game.resolve([{ destroyCivilians: 1 }], 'tigh').state.inPlay,
      [],
    ],
  ];

  test.each(kept)('R-CRI-34 %s reaches into %s', (card, _moment, set, result, expected) => {
    expect(result(scene({ players: quietTable, ...set, inPlay: [card] }))).toEqual(expected);
  });
});
