/** Drawing Mutiny cards and the limit: R-DAY-20 to R-DAY-34. */
import { describe, expect, test } from 'vitest';
import { mutinyHand, mutinyOf } from '../../../../src/engine/modules/mutiny/state.ts';
import { mutinyDiscard, mutinyOfPerson, mutinyScene, playMutiny } from '../../mutinyScene.ts';

const drawOne = { drawMutiny: { who: 'you', count: 1 } } as const;
const players = ['adama', 'roslin', 'tigh'] as const;

describe('the deck', () => {
  test('R-DAY-20, R-SET-97 the cards of the deck are all different, and nobody holds one at the start', () => {
    const game = mutinyScene({ players });
    const { deck } = mutinyOf(game.state);
    expect(new Set(deck).size).toBe(deck.length);
    expect(players.map((person) => mutinyOfPerson(game, person))).toEqual([[], [], []]);
  });

  test('R-DAY-20 only the owner learns which card it is; everybody sees how many there are', () => {
    const game = mutinyScene({ players, mutinyDeck: ['selfish-act'] }).resolve([drawOne], 'tigh');
    expect(game.told('mutinyDrawn', 'tigh')).toMatchObject([{ cards: ['mutiny/daybreak/selfish-act'] }]);
    expect(game.told('mutinyDrawn', 'roslin')).toEqual([
      { kind: 'mutinyDrawn', seat: 2, count: 1, why: 'crisis/base/riots-a' },
    ]);
    expect(game.view('tigh').own?.modules.mutiny).toEqual({
      cards: { count: 1, cards: ['mutiny/daybreak/selfish-act'] },
    });
    expect(game.view('roslin').players[2]?.modules.mutiny).toEqual({ cards: { count: 1 } });
  });

  test('R-TURN-148, R-DAY-20 a deck whose last card is drawn is made of the discard pile at once', () => {
    const game = mutinyScene({ players, onlyMutiny: ['selfish-act'] }).resolve([drawOne], 'tigh');
    expect(mutinyOfPerson(game, 'tigh')).toEqual(['selfish-act']);
    expect(game.told('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', deck: 'mutiny' }]);
    expect(mutinyOf(game.state).discard).toEqual([]);
  });

  test('R-TURN-149 with neither deck nor discard pile nothing is drawn', () => {
    const game = mutinyScene({ players, onlyMutiny: [] });
    mutinyOf(game.state).discard = [];
    expect(game.resolve([drawOne], 'tigh').told('mutinyDrawn')).toEqual([]);
  });
});

describe('who draws', () => {
  test('R-DAY-22 a Cylon player draws none', () => {
    const game = mutinyScene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] });
    game.resolve([{ drawMutiny: { who: ['president', 'you'], count: 1 } }], 'tigh');
    expect(game.told('mutinyDrawn')).toMatchObject([{ seat: 1 }]);
  });

  test('R-DAY-22 a hidden Cylon and an infiltrator do', () => {
    const players = [
      'adama',
      { roslin: { loyalty: ['cylon'] } },
      'tigh',
      { six: { infiltrating: true, at: 'armory' } },
    ] as const;
    const game = mutinyScene({ players, options: { cylonLeader: true, expansions: ['pegasus', 'daybreak'] } });
    game.resolve([{ drawMutiny: { who: 'each', count: 1 } }], 'adama');
    expect((['adama', 'roslin', 'tigh', 'six'] as const).map((person) => mutinyOfPerson(game, person).length)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  test('R-DAY-22 a Cylon Leader who does not infiltrate draws none', () => {
    const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
    const game = mutinyScene({ players: [...players, 'six'], options }).resolve([drawOne], 'six');
    expect(mutinyOfPerson(game, 'six')).toEqual([]);
  });

  test('R-TURN-145 several draw one after the other, from whoever causes it', () => {
    const game = mutinyScene({ players }).resolve([{ drawMutiny: { who: 'each', count: 1 } }], 'roslin');
    expect(game.told('mutinyDrawn').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});

describe('the limit', () => {
  test('R-DAY-23, R-DAY-24 a second card: to the Brig at once, then 1 of the 2 is kept', () => {
    const game = mutinyScene({ players, mutiny: { tigh: ['selfish-act'] }, mutinyDeck: ['impeachment'] }).resolve(
      [drawOne],
      'tigh',
    );
    expect(game.where('tigh')).toBe('brig');
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'keepMutiny', count: 1 },
      min: 1,
      max: 1,
      privacy: 'private',
    });
    game.choose('tigh', 'impeachment');
    expect([mutinyOfPerson(game, 'tigh'), mutinyDiscard(game)]).toEqual([['impeachment'], ['selfish-act']]);
    expect(game.told('mutinyDiscarded')).toMatchObject([{ seat: 2, cards: ['mutiny/daybreak/selfish-act'] }]);
  });

  test('R-DAY-30, worked example 5: the Admiral loses the title before anything else is done', () => {
    const game = mutinyScene({ players, mutiny: { adama: ['selfish-act'] } }).resolve([drawOne], 'adama');
    expect([game.where('adama'), game.holder('admiral')]).toEqual(['brig', 'tigh']);
    game.choose('adama', 'selfish-act');
    expect(mutinyOfPerson(game, 'adama')).toEqual(['selfish-act']);
  });

  test('R-DAY-25 already in the Brig: 1 is kept, nobody is moved', () => {
    const game = mutinyScene({
      players: ['adama', 'roslin', { tigh: { at: 'brig' } }],
      mutiny: { tigh: ['selfish-act'] },
    });
    game.resolve([drawOne], 'tigh').choose('tigh', 'selfish-act');
    expect([mutinyOfPerson(game, 'tigh'), game.told('sentTo')]).toEqual([['selfish-act'], []]);
  });

  test('R-DAY-24 who is stranded stays off the board and keeps 1', () => {
    const game = mutinyScene({
      players: ['adama', 'roslin', { helo: { at: 'stranded' } }],
      mutiny: { helo: ['selfish-act'] },
    });
    game.resolve([drawOne], 'helo').choose('helo', 'selfish-act');
    expect([game.where('helo'), mutinyOfPerson(game, 'helo').length]).toEqual(['stranded', 1]);
  });

  test('R-DAY-27 told to draw without going to the Brig', () => {
    const game = mutinyScene({ players, mutiny: { tigh: ['selfish-act'] } });
    game.resolve([{ drawMutiny: { who: 'you', count: 1, stays: true } }], 'tigh').choose('tigh', 'selfish-act');
    expect([game.where('tigh'), mutinyOfPerson(game, 'tigh')]).toEqual(['command', ['selfish-act']]);
  });

  test('R-DAY-28 several at once: all are drawn, then the limit is looked at once', () => {
    const game = mutinyScene({ players, mutinyDeck: ['selfish-act', 'impeachment', 'violent-protest'] });
    game.resolve([{ drawMutiny: { who: 'you', count: 3 } }], 'tigh');
    expect(game.ids('tigh')).toHaveLength(3);
    game.choose('tigh', 'violent-protest');
    expect(game.told('sentTo')).toHaveLength(1);
    expect(mutinyDiscard(game).sort()).toEqual(['impeachment', 'selfish-act']);
  });

  test('R-CRI-15, R-DAY-28 who is meant twice draws 2 at once', () => {
    const game = mutinyScene({ players, titles: { president: 'adama' } });
    game.resolve([{ drawMutiny: { who: ['president', 'admiral'], count: 1 } }], 'roslin');
    expect(mutinyOfPerson(game, 'adama')).toHaveLength(2);
    expect(game.where('adama')).toBe('brig');
  });

  test('R-DAY-26, R-DAY-32 a card that is played is out of the hand and on the discard pile already', () => {
    const game = mutinyScene({ players, mutiny: { tigh: ['selfish-act'] }, onlyMutiny: [], current: 'tigh' });
    mutinyOf(game.state).discard = [];
    playMutiny(game, 'tigh', 'selfish-act').choose('tigh', 'tactics').choose('tigh', 'tactics');
    expect([game.where('tigh'), mutinyOfPerson(game, 'tigh')]).toEqual(['command', ['selfish-act']]);
  });

  test('R-DAY-21 playing one is an action of its holder alone, in the Brig too', () => {
    const inTheBrig = {
      players: ['adama', 'roslin', { tigh: { at: 'brig' } }],
      mutiny: { tigh: ['selfish-act'] },
    } as const;
    const offered = (person: 'roslin' | 'tigh'): ReadonlyArray<string> =>
      mutinyScene({ ...inTheBrig, current: person })
        .actions(person)
        .choices(person)
        .choices.map(({ id }) => id);
    expect(offered('tigh')).toContain('mutiny/daybreak/selfish-act');
    expect(offered('roslin')).not.toContain('mutiny/daybreak/selfish-act');
  });

  test('R-DAY-33 during a Crisis card the card is finished; a player in the Brig then draws none on their own turn', () => {
    const game = mutinyScene({ players, mutiny: { adama: ['selfish-act'] } });
    game.resolve([drawOne, { lose: { morale: 1 } }], 'adama').choose('adama', 'selfish-act');
    expect(game.told('resource')).toHaveLength(1);
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle();
    expect(game.told('phase').some(({ phase }) => phase === 'crisis')).toBe(false);
  });

  test('R-DAY-34 the limit is looked at after draws only', () => {
    const game = mutinyScene({ players, mutiny: { tigh: ['selfish-act', 'impeachment'] } });
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle();
    expect(mutinyHand(game.state, 2)).toHaveLength(2);
  });
});

test('R-DAY-21, R-TURN-70 a Mutiny card is an action, in the Brig too, and in an Executive Order', () => {
  const players = ['adama', 'roslin', { tigh: { at: 'brig' } }] as const;
  const game = mutinyScene({ players, mutiny: { tigh: ['violent-protest'] } }).actions('tigh', 2);
  expect(game.ids('tigh')).toContain('mutiny/daybreak/violent-protest');
  expect(game.told('actionTaken')).toEqual([]);
  game.choose('tigh', 'violent-protest');
  expect([game.where('roslin'), game.choices('tigh').topic]).toMatchObject(['sickbay', { kind: 'action', left: 1 }]);
});

test('R-DAY-57, R-LOY-53 who reveals as a Cylon discards the Mutiny cards without effect', () => {
  const game = mutinyScene({
    players: ['adama', 'roslin', { tigh: { loyalty: ['cylon'] } }],
    mutiny: { tigh: ['feed-the-people'] },
  });
  game
    .call('reveal', { seat: 2, card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', withEffect: false })
    .settle();
  expect([mutinyOfPerson(game, 'tigh'), mutinyDiscard(game)]).toEqual([[], ['feed-the-people']]);
});

test('R-DAY-57, R-LOY-107 whose infiltration ends does likewise', () => {
  const set = [...players, { six: { infiltrating: true, at: 'armory' } }] as const;
  const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
  const game = mutinyScene({ players: set, options, mutiny: { six: ['feed-the-people'] } }).call('endInfiltration', {
    seat: 3,
  });
  expect([mutinyOfPerson(game, 'six'), mutinyDiscard(game)]).toEqual([[], ['feed-the-people']]);
});

test('R-DAY-57, R-EXE-10 who is executed does likewise', () => {
  const options = { expansions: ['pegasus', 'daybreak'] };
  const game = mutinyScene({ players, options, mutiny: { tigh: ['feed-the-people'] } });
  game.call('execute', { seat: 2, why: 'location/pegasus/airlock' });
  expect([mutinyOfPerson(game, 'tigh'), mutinyDiscard(game)]).toEqual([[], ['feed-the-people']]);
});
