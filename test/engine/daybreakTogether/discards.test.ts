/** Treachery that is discarded by choice, wherever a discard comes: R-DAY-11 to R-DAY-17. */
import { describe, expect, test } from 'vitest';
import { activate } from '../homeScene.ts';
import { mutinyOfPerson, playMutiny } from '../mutinyScene.ts';
import type { Table } from '../scene.ts';
import { allBoxes, led, togetherScene } from '../togetherScene.ts';

const drew = (game: Table): Array<number> => game.told('mutinyDrawn').map(({ seat }) => seat);
const discardTwo = (who: 'each' | 'you') => [{ discard: { who, count: 2 } }] as const;

describe('a move that is paid for', () => {
  test('R-DAY-16 R-TURN-77 the target of an Executive Order pays with Bait and is in the Brig: no move, but the action in the Brig', () => {
    const game = togetherScene({
      players: [
        { tigh: { hand: ['leadership/1'] } },
        { adama: { at: 'command', hand: ['bait/0', 'leadership/2'] } },
        'roslin',
      ],
      mutiny: { adama: ['selfish-act'] },
      titles: { admiral: 'tigh' },
    })
      .actions('tigh')
      .choose('tigh', 'leadership/1')
      .choose('tigh', 'adama')
      .choose('adama', 'moveThenAct');
    game.choose('adama', 'press-room').choose('adama', 'bait/0').choose('adama', 'selfish-act');
    expect([game.where('adama'), game.choices('adama').topic.kind]).toEqual(['brig', 'action']);
    expect(game.ids('adama')).toContain('location');
  });

  test('R-DAY-16 R-TURN-50 a pilot who pays with Bait: the viper goes home, the pilot to the Brig', () => {
    const game = togetherScene({
      players: [{ starbuck: { piloting: 'stern', hand: ['bait/0'] } }, 'tigh', 'roslin'],
      mutiny: { starbuck: ['selfish-act'] },
    })
      .call('move', { seat: 0, to: undefined })
      .choose('starbuck', 'command')
      .settle();
    expect([game.where('starbuck'), game.count('viper'), drew(game)]).toEqual(['brig', 0, [0]]);
  });

  test('R-DAY-16 without a card before, the move goes on with a Mutiny card in hand', () => {
    const game = togetherScene({ players: [{ adama: { hand: ['bait/0'] } }, 'tigh', 'roslin'] })
      .call('move', { seat: 0, to: undefined })
      .choose('adama', 'press-room');
    expect([game.where('adama'), mutinyOfPerson(game, 'adama').length]).toEqual(['press-room', 1]);
  });
});

describe('other prices', () => {
  test('mutiny/daybreak/assume-command R-DAY-31 Bait among the 5 cards: the Mutiny card comes before the title, and is the only one', () => {
    const hand = ['bait/0', 'bait/0', 'tactics/1', 'tactics/1', 'tactics/2'];
    const game = togetherScene({
      players: [{ tigh: { hand } }, 'adama', 'roslin'],
      mutiny: { tigh: ['assume-command'] },
    });
    playMutiny(game, 'tigh', 'assume-command');
    expect([game.holder('admiral'), mutinyOfPerson(game, 'tigh').length, game.where('tigh')]).toEqual([
      'tigh',
      1,
      'command',
    ]);
    const order = game.events
      .map(({ what }) => what.kind)
      .filter((kind) => kind === 'mutinyDrawn' || kind === 'titleGained');
    expect(order).toEqual(expect.arrayContaining(['mutinyDrawn', 'titleGained']));
    expect(order.indexOf('mutinyDrawn')).toBeLessThan(order.indexOf('titleGained'));
  });

  test('character/base/laura-roslin R-DAY-16 Terminal Illness paid with Bait: from the Brig the location still works', () => {
    const game = togetherScene({
      players: [{ roslin: { at: 'presidents-office', hand: ['bait/0', 'politics/1'] } }, 'tigh', 'adama'],
      mutiny: { roslin: ['selfish-act'] },
    });
    activate(game, 'roslin').settle();
    expect([game.where('roslin'), drew(game), game.player('roslin').hand.length]).toEqual(['brig', [0], 2]);
  });

  test('R-LOY-74 location/daybreak/hub-destroyed a Cylon player who pays 3 Treachery cards draws no Mutiny card', () => {
    const hand = ['bait/0', 'bait/0', 'dradis-contact/0'];
    const game = togetherScene({ players: [{ tigh: { revealed: true, hand } }, 'adama', 'roslin'] });
    game.resolve([{ destroyHub: true }], 'adama');
    activate(game, 'tigh').settle();
    expect([drew(game), game.where('tigh'), game.player('tigh').superCrises.length]).toEqual([[], 'cylon-fleet', 1]);
  });
});

describe('several players at the same moment', () => {
  const hands = {
    roslin: { hand: ['bait/0', 'dradis-contact/0', 'politics/1'] },
    starbuck: { hand: ['bait/0', 'dradis-contact/0', 'piloting/1'] },
  };

  test('R-DAY-17 R-TURN-146 clockwise from the current player, one draw each', () => {
    const game = togetherScene({
      players: ['tigh', { roslin: hands.roslin }, { starbuck: hands.starbuck }],
      current: 'starbuck',
    });
    game.resolve(discardTwo('each'), 'starbuck');
    game.choose('roslin', 'bait/0', 'dradis-contact/0').choose('starbuck', 'bait/0', 'dradis-contact/0');
    expect([drew(game), game.told('skillsDiscarded').length]).toEqual([[2, 1], 2]);
  });

  test('R-DAY-17 a later discard of the same turn draws no second card; Mutiny cards that other effects give do not count', () => {
    const game = togetherScene({
      players: ['tigh', { roslin: { hand: ['bait/0', 'bait/0', 'bait/0', 'bait/0'] } }, 'adama'],
    });
    game
      .resolve([{ drawMutiny: { who: 'you', count: 1 } }], 'roslin')
      .resolve(discardTwo('you'), 'roslin')
      .settle();
    expect(drew(game)).toEqual([1, 1]);
    game.resolve(discardTwo('you'), 'roslin').settle();
    expect(drew(game)).toEqual([1, 1]);
  });

  test('R-TURN-103 R-DAY-12 at the hand limit: both discard Bait, the one who held a card goes to the Brig', () => {
    const of = (one: string, other: string): Array<string> => [one, one, one, one, other, other, other, other];
    const ten = [...of('politics/1', 'politics/2'), 'tactics/1', 'tactics/2'];
    const more = [...of('leadership/1', 'piloting/1'), 'piloting/2'];
    const game = togetherScene({
      players: [
        { tigh: { at: 'brig' } },
        { roslin: { hand: [...ten, 'bait/0'] } },
        { starbuck: { hand: [...more, 'bait/0', 'bait/0'] } },
      ],
      mutiny: { starbuck: ['selfish-act'] },
    }).turn();
    for (let n = 0; n < 30 && game.question('roslin')?.topic.kind !== 'discard'; n += 1) game.settle(1);
    game.choose('roslin', 'bait/0').choose('starbuck', 'bait/0').choose('starbuck', 'selfish-act');
    expect([drew(game), game.where('roslin'), game.where('starbuck')]).toEqual([[1, 2], 'presidents-office', 'brig']);
    expect(game.state.current).toBe(1);
  });
});

describe('discards that stir nobody', () => {
  test('R-DAY-15 R-LOY-52 a hidden Cylon who discards Bait down to 3 while revealing', () => {
    const hand = ['bait/0', 'dradis-contact/0', 'tactics/1', 'tactics/1', 'tactics/2'];
    const game = togetherScene({ players: [{ tigh: { hand, loyalty: ['cylon'] } }, 'adama', 'roslin'] }).actions(
      'tigh',
    );
    game.choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1');
    while (game.question('tigh')?.topic.kind !== 'discard') game.settle(1);
    game.choose('tigh', 'bait/0', 'dradis-contact/0').settle();
    expect([drew(game), game.player('tigh').hand.length]).toEqual([[], 3]);
  });

  test('R-DAY-15 R-EXE-10 an execution', () => {
    const game = togetherScene({ players: [{ tigh: { hand: ['bait/0'] } }, 'adama', 'roslin'], options: allBoxes });
    game.resolve([{ execute: 'you' }], 'tigh').settle();
    expect([drew(game), game.player('tigh').hand]).toEqual([[], []]);
  });

  test("R-TURN-153 Apollo's Headstrong picks his cards at random, so Bait stirs nobody; as the price of a move it does", () => {
    const players = [{ apollo: { hand: ['bait/0', 'bait/0'], at: 'command' } }, 'adama', 'roslin'] as const;
    const game = togetherScene({ players }).resolve(discardTwo('you'), 'apollo').settle();
    expect([drew(game), game.player('apollo').hand]).toEqual([[], []]);
    const moved = togetherScene({ players }).call('move', { seat: 0, to: undefined }).choose('apollo', 'press-room');
    expect(drew(moved.choose('apollo', 'bait/0'))).toEqual([0]);
  });

  test('R-DAY-22 an infiltrator draws, a Cylon Leader who does not infiltrate does not', () => {
    const six = (infiltrating: boolean): Table =>
      togetherScene({
        players: [
          'tigh',
          'adama',
          'roslin',
          { six: { hand: ['bait/0', 'bait/0'], infiltrating, at: infiltrating ? 'armory' : 'caprica' } },
        ],
        options: led,
      })
        .resolve(discardTwo('you'), 'six')
        .settle();
    expect([drew(six(true)), drew(six(false))]).toEqual([[3], []]);
  });
});
