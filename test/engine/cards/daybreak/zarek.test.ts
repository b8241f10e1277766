import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import { mutinyHand } from '../../../../src/engine/modules/mutiny/state.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { people, type Table } from '../../scene.ts';

const zarek = (): Table => daybreakScene({ players: ['zarekM', 'tigh', 'roslin'] });

describe('character/daybreak/tom-zarek', () => {
  test('R-SET-79 Disreputable: he draws 1 Mutiny card when he comes into the game', () => {
    expect(catalogue.characters.get(people.zarekM)?.abilities[2]?.rules).toEqual({ mutinyAtStart: 1 });
  });

  test('R-DAY-36 Abuse Power: looks at 4 Mutiny cards, plays one, the others go to the bottom; nobody is sent to the Brig for it', () => {
    const game = zarek().actions('zarekM');
    const top = ['feed-the-people', 'armed-resistance', 'peaceful-resistance', 'assume-command'].map(
      (slug) => `mutiny/daybreak/${slug}`,
    );
    const { mutiny } = game.state.modules;
    if (mutiny !== undefined) mutiny.deck = [...mutiny.deck.filter((card) => !top.includes(card)), ...top];
    game.choose('zarekM', 'abuse-power');
    expect(game.told('mutinySeen', 'zarekM').at(-1)?.cards).toHaveLength(4);
    expect(game.told('mutinySeen').at(-1)?.cards).toBeUndefined();
    expect(game.choices('zarekM')).toMatchObject({ topic: { kind: 'chooseCard' }, privacy: 'private' });
    // To assume command costs 5 cards.
    expect(game.ids('zarekM')).toHaveLength(3);
    game.choose('zarekM', 'feed-the-people').choose('zarekM', 'bottom-mutiny/daybreak/assume-command').settle();
    expect([mutinyHand(game.state, 0), miraclesOf(game.state, 0), game.told('mutinyPutBack')]).toEqual([
      [],
      0,
      [{ kind: 'mutinyPutBack', seat: 0, count: 3 }],
    ]);
    expect([mutiny?.deck.length, mutiny?.deck[2], game.where('zarekM')]).toEqual([
      21,
      'mutiny/daybreak/assume-command',
      'weapons-control',
    ]);
    expect([game.state.removed, game.state.resources.food]).toEqual([['mutiny/daybreak/feed-the-people'], 9]);
  });

  test('R-DAY-29 Necessary Steps: somebody draws, he looks at 2 and gives 1', () => {
    const game = zarek().resolve([{ drawMutiny: { who: 'each', count: 1 } }], 'tigh');
    expect(game.choices('zarekM').topic).toMatchObject({ kind: 'giveMutiny' });
  });
});
