/** Mutiny cards for discarded Treachery: R-DAY-11 to R-DAY-17, R-TURN-153. */
import { describe, expect, test } from 'vitest';
import { mutinyOfPerson, mutinyScene, type MutinyScene } from '../../mutinyScene.ts';
import type { Table } from '../../scene.ts';

const bait = 'skill/daybreak/bait/0';
const contact = 'skill/daybreak/dradis-contact/0';
const outburst = 'skill/daybreak/violent-outbursts/4';

/** Adama and Roslin hold some Treachery; Adama is the current player. */
function table(set: Partial<MutinyScene> = {}): Table {
  return mutinyScene({
    players: [
      { adama: { hand: [bait, bait, bait, contact, 'tactics/1'] } },
      { roslin: { hand: [contact, outburst] } },
      'tigh',
    ],
    ...set,
  });
}
const discard = (game: Table, ...cards: ReadonlyArray<string>): Table =>
  game.resolve([{ discard: { who: 'you', count: cards.length } }], 'adama').choose('adama', ...cards);
const draws = (game: Table): unknown => game.told('mutinyDrawn').map(({ seat, why }) => [seat, why]);

describe('R-DAY-11', () => {
  test('worked example 3: 2 Bait for a Crisis card are one draw, and another one for a move in the same turn is none', () => {
    const game = discard(table(), bait, `${bait}~2`, 'tactics/1');
    expect(draws(game)).toEqual([[0, 'skill/daybreak/bait']]);
    game.call('move', { seat: 0, to: undefined }).choose('adama', 'press-room').choose('adama', bait);
    expect([game.told('mutinyDrawn').length, game.where('adama')]).toEqual([1, 'press-room']);
  });

  test('worked example 4: nothing for cards that were picked at random', () => {
    const game = table({ players: [{ adama: { hand: [bait, bait] } }, 'roslin', 'tigh'] });
    game.resolve([{ discard: { who: 'you', count: 1, random: true } }], 'adama');
    expect([game.player('adama').hand.length, game.told('mutinyDrawn')]).toEqual([1, []]);
  });

  test('not for the other Treachery cards, nor for any other card', () => {
    const game = table();
    game.resolve([{ discard: { who: 'you', count: 1 } }], 'roslin').choose('roslin', outburst);
    discard(game, 'tactics/1');
    expect(draws(game)).toEqual([]);
  });
});

describe('R-DAY-12', () => {
  test('a number that is the whole hand is a choice', () => {
    const game = table({ players: [{ adama: { hand: [bait] } }, 'roslin', 'tigh'] });
    game.resolve([{ discard: { who: 'you', count: 3 } }], 'adama');
    expect(draws(game)).toEqual([[0, 'skill/daybreak/bait']]);
  });

  test('all Skill cards without a number are none', () => {
    expect(draws(table().resolve([{ discard: { who: 'you', count: 'all' } }], 'adama'))).toEqual([]);
  });

  test('the hand limit is one', () => {
    const game = table()
      .call('discard', { from: [{ seat: 0, count: 1 }], why: 'handLimit' })
      .choose('adama', contact);
    expect(draws(game)).toEqual([[0, 'skill/daybreak/dradis-contact']]);
  });
});

test('R-DAY-13 adding it to a check is no discard, nor is clearing the check', () => {
  const game = table({ destiny: ['piloting/1', 'piloting/1'] })
    .crisis('elections-loom')
    .decline();
  game.choose('roslin', contact).choose('adama', bait).settle();
  expect(draws(game)).toEqual([]);
});

describe('R-DAY-14, R-DAY-15', () => {
  test('a Cylon player draws none, nor one who is revealing or has ended their own infiltration', () => {
    const game = table({ players: ['adama', 'roslin', { tigh: { revealed: true, hand: [bait, bait] } }] });
    game.call('discard', { from: [{ seat: 2, count: 1 }], why: 'reveal' }).settle();
    expect(draws(game)).toEqual([]);
  });

  test('a hidden Cylon who reveals discards down to 3 without a draw', () => {
    const hand = [bait, bait, contact, outburst, bait];
    const game = table({ players: [{ adama: { hand, loyalty: ['cylon'] } }, 'roslin', 'tigh'] });
    game.call('becomeCylon', { seat: 0, how: 'revealed' });
    game.player('adama').cylon = 'revealed';
    game.choose('adama', bait, contact);
    expect(draws(game)).toEqual([]);
  });

  test('an execution makes nobody draw', () => {
    const game = table({ options: { expansions: ['pegasus', 'daybreak'] } });
    game.resolve([{ execute: 'you' }], 'roslin').settle(3);
    expect([game.told('executed').length, draws(game)]).toEqual([1, []]);
  });

  test('giving a card to somebody is no discard', () => {
    const game = table().resolve([{ inTurn: { who: 'president', then: [{ giveCard: 'current' }] } }], 'roslin');
    game.choose('roslin', contact);
    expect(draws(game)).toEqual([]);
  });
});

describe('R-DAY-16', () => {
  test('worked example 17: the draw comes before the move that it pays for, and ends it in the Brig', () => {
    const game = mutinyScene({
      players: [{ roslin: { hand: [bait, 'politics/1', 'politics/2'], at: 'command' } }, 'adama', 'tigh'],
      mutiny: { roslin: ['selfish-act'] },
    });
    game
      .call('move', { seat: 0, to: undefined })
      .choose('roslin', 'administration')
      .choose('roslin', bait)
      .choose('roslin', 'selfish-act');
    expect([game.where('roslin'), mutinyOfPerson(game, 'roslin')]).toEqual(['brig', ['selfish-act']]);
  });

  test('a pilot who is locked up while paying does not land elsewhere', () => {
    const game = mutinyScene({
      players: [{ apollo: { hand: [bait, 'tactics/1'], piloting: 'stern' } }, 'adama', 'tigh'],
      mutiny: { apollo: ['selfish-act'] },
    });
    game
      .call('move', { seat: 0, to: undefined })
      .choose('apollo', 'hangar-deck')
      .choose('apollo', bait)
      .choose('apollo', 'selfish-act');
    expect(game.where('apollo')).toBe('brig');
  });

  test('any other effect goes on as far as it can', () => {
    const game = table({ mutiny: { adama: ['selfish-act'] } });
    game.resolve([{ discard: { who: 'you', count: 1 } }, { gain: { morale: 1 } }], 'adama').choose('adama', bait);
    expect(game.state.resources.morale).toBe(10);
    game.choose('adama', 'selfish-act');
    expect([game.where('adama'), game.state.resources.morale]).toEqual(['brig', 11]);
  });
});

describe('R-DAY-17', () => {
  test('each player draws once in a turn, clockwise from the current player, whoever discards first', () => {
    const game = table({ current: 'roslin' }).resolve([{ discard: { who: 'each', count: 1 } }], 'roslin');
    game.choose('adama', bait).choose('roslin', contact);
    expect(draws(game)).toEqual([
      [1, 'skill/daybreak/dradis-contact'],
      [0, 'skill/daybreak/bait'],
    ]);
  });

  test('a Mutiny card by another effect does not use it up, and a new turn gives it again', () => {
    const game = table().resolve([{ drawMutiny: { who: 'you', count: 1 } }], 'adama');
    discard(game, bait).settle();
    expect(game.told('mutinyDrawn')).toHaveLength(2);
    game.state.thisTurn = {};
    discard(game, bait).settle();
    expect(game.told('mutinyDrawn')).toHaveLength(3);
  });
});
