/** Mutiny cards and the Mutineer in the middle of everything else: titles, executions, jumps, pilots, the Brig. */
import { describe, expect, test } from 'vitest';
import { activate } from '../homeScene.ts';
import { mutineerCard, mutinyDiscard, mutinyOfPerson, playMutiny } from '../mutinyScene.ts';
import { people, type Table } from '../scene.ts';
import { allBoxes, led, togetherScene, type TogetherScene } from '../togetherScene.ts';

const drawOne = { drawMutiny: { who: 'you', count: 1 } } as const;
const five = ['leadership/1', 'leadership/1', 'leadership/1', 'leadership/2', 'leadership/2'];

describe('one card too many', () => {
  test('R-DAY-24 R-TURN-115 a pilot goes to the Brig, the viper to the Reserves', () => {
    const game = togetherScene({
      players: [{ starbuck: { piloting: 'bow' } }, 'tigh', 'roslin'],
      mutiny: { starbuck: ['selfish-act'] },
    });
    game.resolve([drawOne], 'starbuck').choose('starbuck', 'selfish-act');
    expect([game.where('starbuck'), game.count('viper'), mutinyOfPerson(game, 'starbuck')]).toEqual([
      'brig',
      0,
      ['selfish-act'],
    ]);
  });

  test('crisis/daybreak/dangerous-plots R-DAY-30 R-TTL-12 the Mutineer is Admiral with 2 cards, the President has 1: both go to the Brig', () => {
    const game = togetherScene({
      players: ['tigh', 'roslin', 'adama'],
      current: 'adama',
      mutineer: 'tigh',
      titles: { admiral: 'tigh', president: 'roslin' },
      mutiny: { tigh: ['selfish-act', 'feed-the-people'], roslin: ['impeachment'] },
    })
      .crisis('dangerous-plots')
      .choose('roslin', 'option1');
    expect([game.where('tigh'), game.holder('admiral'), game.question('roslin')]).toEqual(['brig', 'adama', undefined]);
    game.choose('tigh', 'selfish-act', 'feed-the-people').choose('roslin', 'impeachment').decline();
    expect([game.where('roslin'), game.holder('president')]).toEqual(['brig', 'roslin']);
    expect([mutinyOfPerson(game, 'tigh'), mutinyOfPerson(game, 'roslin')]).toEqual([
      ['selfish-act', 'feed-the-people'],
      ['impeachment'],
    ]);
  });

  test('R-TTL-33 everybody is in the Brig: the Admiral who draws a second card stays Admiral', () => {
    const brig = { at: 'brig' };
    const game = togetherScene({
      players: [{ tigh: brig }, { roslin: brig }, { starbuck: brig }],
      titles: { admiral: 'tigh' },
      mutiny: { tigh: ['selfish-act'] },
    })
      .resolve([drawOne], 'tigh')
      .choose('tigh', 'selfish-act');
    expect([game.holder('admiral'), mutinyOfPerson(game, 'tigh')]).toEqual(['tigh', ['selfish-act']]);
  });

  test('location/daybreak/press-room R-DAY-51 example 7: the Mutineer with 2 cards draws a third, keeps 1 and stays; then a card of your own', () => {
    const game = activate(
      togetherScene({
        players: [{ adama: { at: 'press-room' } }, 'tigh', 'starbuck'],
        mutineer: 'tigh',
        mutiny: { tigh: ['selfish-act', 'feed-the-people'], adama: ['impeachment'] },
      }),
      'adama',
    ).choose('adama', 'tigh');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'keepMutiny', count: 1 }, min: 1, max: 1 });
    game.choose('tigh', 'feed-the-people').choose('adama', 'impeachment');
    expect([mutinyOfPerson(game, 'tigh'), mutinyOfPerson(game, 'adama'), game.where('tigh')]).toEqual([
      ['feed-the-people'],
      [],
      'command',
    ]);
    expect(mutinyDiscard(game)).toHaveLength(3);
  });

  test('location/daybreak/press-room R-TURN-149 with Cylon players only nobody draws, and a card of your own may be discarded', () => {
    const cylon = { revealed: true };
    const game = activate(
      togetherScene({
        players: [{ adama: { at: 'press-room' } }, { tigh: cylon }, { starbuck: cylon }],
        mutiny: { adama: ['impeachment'] },
      }),
      'adama',
    );
    expect([game.choices('adama').topic.kind, game.told('mutinyDrawn')]).toEqual(['discardMutiny', []]);
    game.pass('adama');
    expect(mutinyOfPerson(game, 'adama')).toEqual(['impeachment']);
  });
});

describe('cards as actions', () => {
  const play = (card: string, set: Omit<TogetherScene, 'mutiny'>): Table =>
    playMutiny(togetherScene({ ...set, mutiny: { tigh: [card] } }), 'tigh', card);

  test('mutiny/daybreak/assume-command R-TTL-33 not in the Brig, even where everybody is', () => {
    const brig = { at: 'brig' };
    const game = togetherScene({
      players: [{ tigh: { ...brig, hand: five } }, { roslin: brig }, { starbuck: brig }],
      titles: { admiral: 'starbuck' },
      mutiny: { tigh: ['assume-command'] },
    }).actions('tigh');
    expect(game.ids('tigh').filter((id) => id.startsWith('mutiny/'))).toEqual([]);
  });

  test('mutiny/daybreak/impeachment R-DAY-43 R-TTL-06 the Mutineer becomes President in the Brig, with the Quorum hand', () => {
    const game = play('impeachment', {
      players: [{ tigh: { at: 'brig', hand: five } }, 'roslin', 'starbuck'],
      mutineer: 'tigh',
      quorumHand: ['food-rationing'],
    });
    expect([game.holder('president'), game.player('tigh').hand, game.view('tigh').own?.quorumHand]).toEqual([
      'tigh',
      [],
      ['quorum/base/food-rationing'],
    ]);
  });

  test('mutiny/daybreak/armed-resistance R-TURN-112 an Admiral in the Brig stays there; the card goes on with the Crisis deck', () => {
    const game = play('armed-resistance', {
      players: ['tigh', { roslin: { at: 'brig' } }, { starbuck: { at: 'brig' } }],
      titles: { admiral: 'starbuck' },
    });
    expect([game.where('starbuck'), game.choices('tigh').topic.kind]).toEqual(['brig', 'topOrBottom']);
  });

  test('mutiny/daybreak/peaceful-resistance the Admiral in space goes to Sickbay and on to the Brig with a 4', () => {
    const game = togetherScene({
      players: [{ starbuck: { piloting: 'bow' } }, 'tigh', 'roslin'],
      titles: { admiral: 'starbuck' },
      mutiny: { starbuck: ['peaceful-resistance'] },
    }).dice(4);
    playMutiny(game, 'starbuck', 'peaceful-resistance').decline();
    expect(game.told('sentTo').map(({ to }) => to)).toEqual(['location/base/sickbay', 'location/base/brig']);
    expect([game.where('starbuck'), game.holder('admiral'), game.count('viper')]).toEqual(['brig', 'tigh', 0]);
  });

  test('mutiny/daybreak/the-strong-survive R-JMP-04 the fleet jumps in the middle of the action, then the card leaves the game', () => {
    const game = play('the-strong-survive', {
      players: ['tigh', 'roslin', 'starbuck'],
      jumpTrack: 4,
      ships: { bow: { raider: 2 } },
      destinations: ['tylium-planet', 'tylium-planet'],
    });
    expect([game.choices('tigh').topic.kind, game.count('raider')]).toEqual(['chooseDestination', 0]);
    game.settle();
    expect([game.state.jumpTrack, game.state.removed.includes('mutiny/daybreak/the-strong-survive')]).toEqual([
      0,
      true,
    ]);
  });
});

describe('the Mutineer changes sides, dies, or is found in a jump', () => {
  test('R-DAY-46 R-DAY-57 R-LOY-57 revealed in the Brig: 2 Mutiny cards and the token go, then the card, then the other Loyalty cards', () => {
    const game = togetherScene({
      players: [{ tigh: { loyalty: ['cylon', 'human'], at: 'brig' } }, 'roslin', 'starbuck'],
      mutineer: 'tigh',
      options: allBoxes,
      mutiny: { tigh: ['selfish-act', 'feed-the-people'], roslin: ['impeachment'] },
    })
      .actions('tigh')
      .choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1');
    expect([mutinyDiscard(game), game.told('miraclesLost').length, game.state.resources.morale]).toEqual([
      ['selfish-act', 'feed-the-people'],
      1,
      10,
    ]);
    game.choose('tigh', 'roslin');
    // She may hold 2 now, so she stays where she is; the President's title passes.
    expect([mutinyOfPerson(game, 'roslin').length, game.where('roslin')]).toEqual([2, 'presidents-office']);
    expect(game.holder('president')).toBe('starbuck');
    expect(game.choices('tigh').topic.kind).toBe('giveLoyalty');
    game.choose('tigh', 'starbuck');
    expect(game.player('roslin').loyalty).toContainEqual({ card: mutineerCard, faceUp: true });
  });

  test('R-EXE-49 R-EXE-48 R-DAY-42 executed as a human: the new Admiral of the old seat passes the title on at once', () => {
    const game = togetherScene({
      players: ['tigh', 'roslin', 'starbuck'],
      mutineer: 'tigh',
      titles: { admiral: 'tigh' },
      options: allBoxes,
      mutiny: { tigh: ['selfish-act', 'feed-the-people'] },
    })
      .resolve([{ execute: 'you' }], 'tigh')
      .choose('tigh', people.adama);
    expect(game.told('titleGained').map(({ seat }) => seat)).toEqual([undefined, 0, 2]);
    expect([game.holder('admiral'), mutinyOfPerson(game, 'tigh').length, mutinyDiscard(game).length]).toEqual([
      'starbuck',
      1,
      2,
    ]);
    expect(game.player('tigh').loyalty).toHaveLength(2);
  });

  test('R-EXE-49 R-EXE-20 executed as a Cylon: a human with 1 Mutiny card gets the card, holds 2 and stays', () => {
    const game = togetherScene({
      players: [{ tigh: { loyalty: ['cylon', 'human'] } }, 'roslin', 'starbuck'],
      mutineer: 'tigh',
      titles: { admiral: 'tigh' },
      mutiny: { roslin: ['impeachment'] },
      options: allBoxes,
    })
      .resolve([{ execute: 'you' }], 'tigh')
      .settle(1)
      .choose('tigh', 'roslin');
    expect([mutinyOfPerson(game, 'roslin').length, game.where('roslin')]).toEqual([2, 'presidents-office']);
    expect(game.holder('admiral')).toBe('starbuck');
    expect([game.state.resources.morale, game.player('tigh').superCrises]).toEqual([10, []]);
  });

  test('R-TURN-91 R-LOY-34 found in the Sleeper Agent phase of the jump that the icon brings: 1 card, not 2', () => {
    const game = togetherScene({
      players: ['tigh', 'roslin', 'adama', 'zarek'],
      travelled: ['desolate-moon'],
      jumpTrack: 4,
      loyaltyDeck: ['you-are-the-mutineer', 'human', 'human', 'human', 'human', 'human'],
      destinations: ['tylium-planet', 'tylium-planet'],
    })
      .crisis('abandon-galactica')
      .settle();
    expect([game.told('milestone').length, game.told('mutinyDrawn').filter(({ seat }) => seat === 0).length]).toEqual([
      1, 1,
    ]);
  });

  test('R-LOY-105 R-LOY-107 an infiltrator in the Brig ends it: the Mutiny card goes, the token stays, then 3 Skill cards are kept', () => {
    const hand = ['politics/1', 'politics/1', 'politics/2', 'leadership/1', 'treachery/0'];
    const game = togetherScene({
      players: ['adama', 'roslin', 'tigh', { six: { infiltrating: true, at: 'brig', hand } }],
      mutiny: { six: ['selfish-act'] },
      options: led,
    })
      .actions('six')
      .choose('six', 'endInfiltration');
    expect([mutinyDiscard(game), game.state.modules.miracles?.tokens[3], game.choices('six').min]).toEqual([
      ['selfish-act'],
      1,
      2,
    ]);
    // R-DAY-15: no human player discards here.
    const treachery = game.ids('six').find((id) => id.includes('/daybreak/')) ?? 'none';
    game.choose('six', treachery, 'politics/1');
    expect([game.told('mutinyDrawn'), game.where('six')]).toEqual([[], 'resurrection-ship']);
  });
});
