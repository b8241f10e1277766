/** The Mutineer: R-DAY-40 to R-DAY-49, and where the card passes from one to another. */
import { describe, expect, test } from 'vitest';
import { mutinyHand } from '../../../../src/engine/modules/mutiny/state.ts';
import { makesCylon } from '../../../../src/engine/pieces/loyalty.ts';
import { mutineerCard, mutinyDiscard, mutinyOfPerson, mutinyScene } from '../../mutinyScene.ts';
import type { Table } from '../../scene.ts';

const cylonCard = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const players = ['adama', 'roslin', 'tigh', 'starbuck'] as const;
const drawOne = { drawMutiny: { who: 'you', count: 1 } } as const;

const hasCard = (game: Table, person: (typeof players)[number]): boolean =>
  game.player(person).loyalty.some(({ card, faceUp }) => faceUp && card === mutineerCard);

/** Someone is dealt a card of the Loyalty deck. */
const dealt = (game: Table, seat: number): Table => game.call('dealLoyalty', { seat, left: 1 });

describe('receiving the card', () => {
  test('R-DAY-40, R-DAY-41, R-DAY-48 from the Loyalty deck: revealed, 1 more Loyalty card in secret, 1 Mutiny card', () => {
    const game = dealt(
      mutinyScene({ players, loyaltyDeck: [mutineerCard, 'cylon', 'human'], mutinyDeck: ['selfish-act'] }),
      2,
    );
    expect(hasCard(game, 'tigh')).toBe(true);
    expect(
      game
        .player('tigh')
        .loyalty.map(({ card, faceUp }) => [card, faceUp])
        .slice(1),
    ).toEqual([
      [mutineerCard, true],
      [cylonCard, false],
    ]);
    expect(mutinyOfPerson(game, 'tigh')).toEqual(['selfish-act']);
    expect(game.told('loyaltyRevealed')).toMatchObject([{ seat: 2, card: mutineerCard }]);
    expect(game.told('loyaltyDealt', 'roslin').at(-1)).toEqual({ kind: 'loyaltyDealt', seat: 2, count: 1 });
    expect(makesCylon(mutineerCard)).toBe(false);
  });

  test('R-DAY-42, R-TTL-44 every title passes to the next in its line', () => {
    const game = dealt(mutinyScene({ players, loyaltyDeck: [mutineerCard], titles: { president: 'adama' } }), 0);
    expect([game.holder('admiral'), game.holder('president')]).toEqual(['tigh', 'roslin']);
  });

  test('R-TTL-09, R-DAY-42 who is the only one able to hold a title keeps it', () => {
    const others = [{ roslin: { revealed: true } }, { tigh: { revealed: true } }] as const;
    const game = dealt(
      mutinyScene({ players: ['adama', ...others], loyaltyDeck: [mutineerCard], titles: { president: 'adama' } }),
      0,
    );
    expect(game.holder('president')).toBe('adama');
  });

  test('R-DAY-43 later the Mutineer may gain titles', () => {
    const game = mutinyScene({ players, mutineer: 'tigh' }).resolve(
      [{ giveTitle: { title: 'president', to: 'you' } }],
      'tigh',
    );
    expect(game.holder('president')).toBe('tigh');
  });

  test('R-DAY-41, R-DAY-48, worked example 22: with 1 Mutiny card the receiver then holds 2 and stays', () => {
    const game = mutinyScene({ players, mutiny: { tigh: ['selfish-act'] }, mutinyDeck: ['impeachment'] });
    game.call('receiveLoyalty', { seat: 2, card: mutineerCard, handed: true });
    expect([mutinyOfPerson(game, 'tigh'), game.where('tigh')]).toEqual([['selfish-act', 'impeachment'], 'command']);
    expect(game.player('tigh').loyalty).toHaveLength(2);
  });

  test('R-LOY-38 a Cylon player who is dealt the card hands it over with the others; the receiver reveals it', () => {
    const set = ['adama', 'roslin', { tigh: { revealed: true, loyalty: ['human'] } }, 'starbuck'] as const;
    const game = mutinyScene({ players: set, loyaltyDeck: [mutineerCard, 'human'] }).call('dealSleeper', {
      seat: 2,
      left: 1,
    });
    expect(game.told('loyaltyRevealed')).toEqual([]);
    game.choose('tigh', 'starbuck');
    expect(hasCard(game, 'starbuck')).toBe(true);
    // R-DAY-41: no further card from another player; with their own there are the two of the Cylon player.
    const { length } = game.player('starbuck').loyalty;
    expect([length, mutinyOfPerson(game, 'starbuck').length, game.state.loyaltyDeck.length]).toEqual([3, 1, 1]);
  });

  test('R-LOY-38 at distance 7 the other cards are kept, the Mutineer card goes all the same', () => {
    const set = ['adama', 'roslin', { tigh: { revealed: true, loyalty: ['human'] } }, 'starbuck'] as const;
    const travelled = ['deep-space', 'deep-space', 'deep-space', 'tylium-planet'];
    const game = mutinyScene({ players: set, loyaltyDeck: [mutineerCard], travelled }).call('dealSleeper', {
      seat: 2,
      left: 1,
    });
    game.choose('tigh', 'adama');
    expect(game.player('tigh').loyalty.map(({ card }) => card)).toEqual(['loyalty/base/you-are-not-a-cylon']);
    expect(hasCard(game, 'adama')).toBe(true);
  });

  test('R-LOY-111, R-DAY-49 an infiltrator is never given it', () => {
    const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
    const set = [
      { adama: { revealed: true } },
      { roslin: { revealed: true } },
      { tigh: { loyalty: ['cylon'] } },
      'six',
    ] as const;
    const game = mutinyScene({ players: set, options, mutineer: 'tigh' });
    Object.assign(game.player('six'), { infiltrating: true });
    game.call('reveal', { seat: 2, card: cylonCard, withEffect: false }).settle();
    expect(game.state.removed).toContain(mutineerCard);
    expect(game.told('cardLeftPlay')).toMatchObject([{ card: mutineerCard, how: 'removed' }]);
  });
});

describe('the Brig', () => {
  test('R-DAY-23, R-DAY-45 the second card is no matter, the third leads to the Brig, where 2 are kept', () => {
    const game = mutinyScene({
      players,
      mutineer: 'tigh',
      mutinyDeck: ['selfish-act', 'impeachment', 'violent-protest'],
    });
    game.resolve([drawOne], 'tigh').resolve([drawOne], 'tigh');
    expect(game.where('tigh')).toBe('command');
    game.resolve([drawOne], 'tigh').choose('tigh', 'selfish-act', 'violent-protest');
    expect([game.where('tigh'), mutinyOfPerson(game, 'tigh'), mutinyDiscard(game)]).toEqual([
      'brig',
      ['selfish-act', 'violent-protest'],
      ['impeachment'],
    ]);
  });

  test('R-DAY-45, worked example 6: with 2 in the Brig, drawing a third: 2 are kept', () => {
    const set = ['adama', 'roslin', { tigh: { at: 'brig' } }] as const;
    const game = mutinyScene({ players: set, mutineer: 'tigh', mutiny: { tigh: ['selfish-act', 'impeachment'] } });
    game.resolve([drawOne], 'tigh');
    expect(game.choices('tigh')).toMatchObject({ min: 2, max: 2 });
    game.choose('tigh', 'selfish-act', 'impeachment');
    expect(mutinyHand(game.state, 2)).toHaveLength(2);
  });
});

describe('revealing as a Cylon', () => {
  const travelled = ['deep-space', 'deep-space', 'deep-space', 'deep-space'];
  const set = ['adama', 'roslin', { tigh: { loyalty: ['cylon', 'human'] } }] as const;

  test('R-LOY-57, R-DAY-46, worked example 8: at distance 8 the card goes face up to the President', () => {
    const game = mutinyScene({ players: set, travelled, mutineer: 'tigh', mutinyDeck: ['selfish-act'] });
    game.call('reveal', { seat: 2, card: cylonCard, withEffect: false }).choose('tigh', 'roslin');
    expect(hasCard(game, 'roslin')).toBe(true);
    expect([mutinyOfPerson(game, 'roslin'), game.holder('president')]).toEqual([['selfish-act'], 'adama']);
    expect(game.player('roslin').loyalty).toHaveLength(2);
    expect(game.player('tigh').loyalty.map(({ faceUp }) => faceUp)).toEqual([true, false]);
    expect(game.told('mutineerPassed')).toEqual([{ kind: 'mutineerPassed', from: 2, to: 1 }]);
  });

  test('R-LOY-57, worked example 23: with the infiltrating Cylon Leader alone among the humans it leaves the game', () => {
    const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
    const leader = { six: { infiltrating: true, at: 'armory' } } as const;
    const gone = [{ adama: { revealed: true } }, { roslin: { revealed: true } }] as const;
    const alone = [...gone, { tigh: { loyalty: ['cylon', 'human'] } }, leader] as const;
    const game = mutinyScene({ players: alone, options, mutineer: 'tigh' });
    game.call('reveal', { seat: 2, card: cylonCard, withEffect: false });
    expect(game.state.removed).toContain(mutineerCard);
    expect(game.player('tigh').loyalty).toHaveLength(2);
    expect(game.state.decisions).toEqual([]);
  });
});

describe('the jump icon', () => {
  const turnOf = (game: Table, jumps: number): Table => game.call('prepareForJump', { jumps, evacuations: 0 });

  test('R-TURN-91, R-DAY-44 the Mutineer draws 1 Mutiny card on their own turn, somebody else nothing', () => {
    const game = turnOf(mutinyScene({ players, mutineer: 'tigh', current: 'tigh' }), 1);
    expect([game.state.jumpTrack, mutinyOfPerson(game, 'tigh').length]).toEqual([1, 1]);
    expect(mutinyOfPerson(turnOf(mutinyScene({ players, mutineer: 'tigh', current: 'adama' }), 1), 'tigh')).toEqual([]);
  });

  test('R-TURN-91 exactly 1 for several icons, after the last one', () => {
    const game = turnOf(mutinyScene({ players, mutineer: 'tigh', current: 'tigh' }), 2);
    expect([game.state.jumpTrack, mutinyOfPerson(game, 'tigh').length]).toEqual([2, 1]);
  });

  test('R-TURN-91, R-CRI-62 none for an icon that counts right after its card, outside the step', () => {
    const game = mutinyScene({ players, mutineer: 'tigh', current: 'tigh' });
    game.call('prepareForJump', { jumps: 1, evacuations: 0, atOnce: true });
    expect([game.state.jumpTrack, mutinyOfPerson(game, 'tigh')]).toEqual([1, []]);
  });

  test('R-TURN-91 without an icon none', () => {
    expect(mutinyOfPerson(turnOf(mutinyScene({ players, mutineer: 'tigh', current: 'tigh' }), 0), 'tigh')).toEqual([]);
  });

  test('R-TURN-91, worked example 18: after the jump, whose destination the Mutineer chooses as Admiral', () => {
    const game = mutinyScene({
      players,
      mutineer: 'adama',
      current: 'adama',
      jumpTrack: 4,
      mutiny: { adama: ['selfish-act', 'impeachment'] },
      destinations: ['deep-space', 'tylium-planet'],
    });
    turnOf(game, 1);
    expect([game.choices('adama').topic.kind, mutinyOfPerson(game, 'adama').length]).toEqual(['chooseDestination', 2]);
    game.choose('adama', 'deep-space').settle(1);
    expect([game.where('adama'), game.holder('admiral'), game.state.travelled.length]).toEqual(['brig', 'tigh', 1]);
    expect(mutinyOfPerson(game, 'adama')).toHaveLength(2);
  });

  test('R-NCA-77 an icon that has no use any more brings none', () => {
    const game = mutinyScene({ players, mutineer: 'tigh', current: 'tigh' });
    game.state.autoJump = 'nothing';
    expect(mutinyOfPerson(turnOf(game, 1), 'tigh')).toEqual([]);
  });
});

describe('the Sleeper Agent phase', () => {
  const sleepers = (game: Table): Table => game.call('sleeperAgent', { waiting: [] });

  test('R-LOY-36, R-DAY-47 nobody has got it: the current player chooses a human who draws 1 more, without a further card', () => {
    const game = sleepers(
      mutinyScene({ players, loyaltyDeck: ['human', 'human', 'human', 'human', mutineerCard, 'human'] }),
    );
    expect(game.choices('adama').topic).toEqual({ kind: 'seekMutineer' });
    game.choose('adama', 'starbuck');
    expect([hasCard(game, 'starbuck'), game.state.loyaltyDeck.length, mutinyOfPerson(game, 'starbuck').length]).toEqual(
      [true, 1, 1],
    );
  });

  test('R-LOY-36 the further card may be another one, and the Mutineer stays unknown', () => {
    const game = sleepers(
      mutinyScene({ players, loyaltyDeck: ['human', 'human', 'human', 'human', 'cylon', mutineerCard] }),
    );
    game.choose('adama', 'starbuck');
    expect(game.player('starbuck').loyalty.map(({ card }) => card)).toContain(cylonCard);
    expect(game.told('loyaltyRevealed')).toEqual([]);
  });

  test('R-LOY-34, R-LOY-36 dealt in the phase it is resolved before the next player gets a card, and nobody is asked', () => {
    const game = sleepers(mutinyScene({ players, loyaltyDeck: ['human', mutineerCard, 'human', 'human', 'cylon'] }));
    expect([hasCard(game, 'roslin'), game.holder('president'), game.player('roslin').loyalty.length]).toEqual([
      true,
      'adama',
      3,
    ]);
    expect(game.player('starbuck').loyalty.map(({ card }) => card)).toContain(cylonCard);
    expect(game.question('adama')).toBeUndefined();
  });

  test('R-LOY-36, worked example 14, R-LOY-38: handed over in the phase it counts as revealed', () => {
    const set = ['adama', 'roslin', { tigh: { revealed: true, loyalty: [] } }, 'starbuck'] as const;
    const game = sleepers(
      mutinyScene({ players: set, loyaltyDeck: ['human', 'human', mutineerCard, 'human', 'human'] }),
    );
    game.choose('tigh', 'adama').settle();
    expect([hasCard(game, 'adama'), game.state.loyaltyDeck.length]).toEqual([true, 1]);
  });

  test('R-SET-20, R-SET-61 the deck was made for seven with a Cylon Leader, also once the leader has left the game', () => {
    const seven = [
      { six: { revealed: true, loyalty: [] } },
      'adama',
      'roslin',
      'tigh',
      'starbuck',
      'apollo',
      'tyrol',
    ] as const;
    const options = { cylonLeader: true, expansions: ['pegasus', 'daybreak'] };
    const loyaltyDeck = ['human', 'human', 'human', 'human', 'human', 'human', 'human', mutineerCard];
    const game = mutinyScene({ players: seven, options, current: 'adama', loyaltyDeck });
    sleepers(game.call('eliminate', { seat: 0, why: 'location/pegasus/airlock' }).settle());
    expect([game.player('six').out, game.question('adama')?.topic]).toEqual([true, { kind: 'seekMutineer' }]);
  });

  test('R-SET-61 without the card in this game nobody is asked', () => {
    const set = ['adama', 'roslin', 'tigh'] as const;
    const game = sleepers(mutinyScene({ players: set, loyaltyDeck: ['human', 'human', 'human', 'human'] }));
    expect(game.state.decisions).toEqual([]);
  });
});

describe('executions', () => {
  const options = { expansions: ['pegasus', 'daybreak'] };

  test('R-EXE-49, R-EXE-42: the new character has the card again, draws 1 Mutiny card, and titles pass on', () => {
    const game = mutinyScene({
      players,
      options,
      mutineer: 'adama',
      loyaltyDeck: ['human', 'human'],
      titles: { president: 'roslin' },
    });
    mutinyHand(game.state, 0).push('mutiny/daybreak/selfish-act');
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).settle();
    expect(hasCard(game, 'adama')).toBe(true);
    expect(mutinyDiscard(game)).toContain('selfish-act');
    expect([mutinyHand(game.state, 0).length, game.state.titles.admiral]).toEqual([1, 2]);
    // R-EXE-47: 1 Loyalty card, and none for the Mutineer.
    expect(game.player('adama').loyalty).toHaveLength(2);
  });

  test('R-EXE-49, R-EXE-20 who proves to be a Cylon hands it to a human player', () => {
    const set = ['adama', 'roslin', { tigh: { loyalty: ['cylon'] } }, 'starbuck'] as const;
    const game = mutinyScene({ players: set, options, mutineer: 'tigh' }).call('execute', {
      seat: 2,
      why: 'location/pegasus/airlock',
    });
    game.choose('tigh', 'starbuck');
    expect([hasCard(game, 'starbuck'), game.player('tigh').loyalty.length]).toEqual([true, 1]);
  });

  test('R-DAY-49, R-DAY-48, R-EXE-48 a new character who draws the card is the Mutineer once, before titles pass by the line', () => {
    const game = mutinyScene({
      players: ['roslin', 'tigh', 'starbuck', 'zarek'],
      options,
      titles: { admiral: 'tigh' },
    });
    Object.assign(game.state, { notACylonPile: [mutineerCard], loyaltyDeck: [] });
    game.call('execute', { seat: 1, why: 'location/pegasus/airlock' }).choose('tigh', 'character/base/william-adama');
    expect(mutinyHand(game.state, 1)).toHaveLength(1);
    expect(game.holder('admiral')).toBe('tigh');
  });

  test('R-ION-86 an eliminated Mutineer who proved to be a Cylon hands it over, a human one does not', () => {
    const nebula = { expansions: ['exodus', 'daybreak'], objective: 'ionianNebula' } as const;
    const set = ['adama', 'roslin', { tigh: { loyalty: ['cylon'] } }, 'starbuck'] as const;
    const cylon = mutinyScene({ players: set, options: nebula, mutineer: 'tigh' });
    cylon.call('execute', { seat: 2, why: 'token/exodus/trauma-disaster', final: true }).choose('tigh', 'roslin');
    expect([hasCard(cylon, 'roslin'), cylon.player('tigh').out]).toEqual([true, true]);
    const human = mutinyScene({ players, options: nebula, mutineer: 'tigh' });
    human.call('execute', { seat: 2, why: 'token/exodus/trauma-disaster', final: true });
    expect([human.state.removed.includes(mutineerCard), human.player('tigh').out]).toEqual([true, true]);
  });
});

test('R-VIC-34 the Mutineer is human unless another card says Cylon', () => {
  const game = mutinyScene({ players: ['adama', 'roslin', { tigh: { loyalty: ['cylon'] } }], mutineer: 'adama' });
  expect(game.player('adama').cylon).toBeUndefined();
  expect(game.view('public').players[0]?.openLoyalty).toEqual([mutineerCard]);
});
