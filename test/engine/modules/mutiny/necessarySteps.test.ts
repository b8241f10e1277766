/**
 * The player who chooses the Mutiny cards of others, and the one who draws one along with the character: R-DAY-29,
 * R-DAY-35, R-SET-79, R-EXE-65.
 */
import { describe, expect, test } from 'vitest';
import { mutinyOf } from '../../../../src/engine/modules/mutiny/state.ts';
import { mutinyOfPerson, mutinyScene, type MutinyScene } from '../../mutinyScene.ts';
import { SetUp } from '../../setUp.ts';
import type { Table } from '../../scene.ts';

const drawOne = { drawMutiny: { who: 'you', count: 1 } } as const;
const top = ['selfish-act', 'impeachment', 'violent-protest', 'panic'];

function withZarek(set: Partial<MutinyScene> = {}): Table {
  return mutinyScene({ players: ['adama', 'zarekM', 'tigh'], mutinyDeck: top, ...set });
}

describe('the top two', () => {
  test('R-DAY-29 he looks at 2, gives 1 and puts the other on the bottom; only he sees that one', () => {
    const game = withZarek().resolve([drawOne], 'tigh');
    expect(game.choices('zarekM')).toMatchObject({ topic: { kind: 'giveMutiny', to: 2 }, privacy: 'private' });
    expect(game.told('mutinySeen', 'zarekM')[0]?.cards).toHaveLength(2);
    expect(game.told('mutinySeen', 'tigh')).toEqual([{ kind: 'mutinySeen', seat: 1, to: 2, count: 2 }]);
    game.choose('zarekM', 'impeachment');
    expect([mutinyOfPerson(game, 'tigh'), mutinyOf(game.state).deck[0]]).toEqual([
      ['impeachment'],
      'mutiny/daybreak/selfish-act',
    ]);
  });

  test('R-DAY-29 for his own cards too; R-DAY-24 the limit is looked at afterwards', () => {
    const game = withZarek({ mutiny: { zarekM: ['the-strong-survive'] } })
      .resolve([drawOne], 'zarekM')
      .choose('zarekM', 'selfish-act');
    expect([game.where('zarekM'), game.choices('zarekM').topic.kind]).toEqual(['brig', 'keepMutiny']);
  });

  test('R-DAY-35 several cards one after the other', () => {
    const game = withZarek()
      .resolve([{ drawMutiny: { who: 'you', count: 2 } }], 'tigh')
      .choose('zarekM', 'selfish-act');
    expect(game.ids('zarekM')).toEqual(['mutiny/daybreak/violent-protest', 'mutiny/daybreak/panic']);
    game.choose('zarekM', 'panic');
    expect(game.ids('tigh')).toEqual(['mutiny/daybreak/selfish-act', 'mutiny/daybreak/panic']);
  });

  test('R-DAY-35 if only 1 card can be had it is given', () => {
    const game = mutinyScene({ players: ['adama', 'zarekM', 'tigh'], onlyMutiny: ['panic'] });
    mutinyOf(game.state).discard = [];
    game.resolve([drawOne], 'tigh');
    expect([mutinyOfPerson(game, 'tigh'), game.question('zarekM')]).toEqual([['panic'], undefined]);
  });

  test('R-DAY-35 from the Brig too, but not as a Cylon player', () => {
    const jailed = withZarek({ players: ['adama', { zarekM: { at: 'brig' } }, 'tigh'] }).resolve([drawOne], 'tigh');
    expect(jailed.choices('zarekM').topic.kind).toBe('giveMutiny');
    const cylon = withZarek({ players: ['adama', { zarekM: { revealed: true } }, 'tigh'] }).resolve([drawOne], 'tigh');
    expect([cylon.question('zarekM'), mutinyOfPerson(cylon, 'tigh')]).toEqual([undefined, ['selfish-act']]);
  });
});

describe('coming into the game', () => {
  test('R-SET-79, R-DAY-29 at the end of set-up, and he chooses that card, too', () => {
    const game = new SetUp({ players: 3, expansions: ['daybreak'] })
      .choose('zarekM', 'roslin', 'starbuck')
      .upTo('giveMutiny');
    expect(game.open()).toMatchObject({
      seat: game.seat('zarekM'),
      topic: { kind: 'giveMutiny', to: game.seat('zarekM') },
    });
    expect(game.answer().done().all('mutinyDrawn').length).toBeGreaterThan(0);
    expect(game.state.modules.mutiny?.held[game.seat('zarekM')]?.cards).toHaveLength(1);
  });

  test('R-EXE-65 as the character who follows an executed one at once', () => {
    const game = mutinyScene({
      players: ['adama', 'roslin', 'tigh'],
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    game.call('execute', { seat: 2, why: 'location/pegasus/airlock' }).choose('tigh', 'character/daybreak/tom-zarek');
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'giveMutiny', to: 2 });
  });
});
