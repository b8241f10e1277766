/** Colonial One with Daybreak: the President in the middle of it all, and the ship destroyed. */
import { describe, expect, test } from 'vitest';
import { activate } from '../homeScene.ts';
import { mutinyOfPerson } from '../mutinyScene.ts';
import { people, type Table } from '../scene.ts';
import { allBoxes, led, togetherScene, type TogetherScene } from '../togetherScene.ts';

/** The first player activates Administration. */
function administer(set: TogetherScene): Table {
  const game = togetherScene(set);
  return activate(game, game.person(0));
}

const at = { at: 'administration' };

describe('location/daybreak/administration', () => {
  test('R-DAY-52 R-TTL-18 example 15: Tigh draws his first card; only the holder of Assign Vice President may follow Roslin', () => {
    const game = administer({
      players: [{ tigh: at }, 'roslin', { zarek: { attached: ['assign-vice-president'] } }],
      mutiny: { roslin: ['selfish-act'] },
    });
    expect([mutinyOfPerson(game, 'tigh').length, game.holder('president'), game.where('tigh')]).toEqual([
      1,
      'zarek',
      'administration',
    ]);
  });

  test('R-DAY-52 example 32: the President draws the first card and has to choose somebody else', () => {
    const game = administer({ players: [{ zarek: at }, 'tigh', 'adama'], titles: { president: 'zarek' } });
    expect(game.choices('zarek')).toMatchObject({ min: 1, max: 1, choices: [{ seat: 1 }, { seat: 2 }] });
    expect(game.choose('zarek', 'adama').holder('president')).toBe('adama');
  });

  test('quorum/base/accept-prophecy R-DAY-52 example 32: or the President discards it and stays', () => {
    const players = [{ zarek: at }, 'tigh', 'adama'] as const;
    const set = { players, titles: { president: 'zarek' }, inPlay: ['quorum/base/accept-prophecy'] } as const;
    const kept = administer(set).choose('zarek', 'adama').choose('zarek', 'yes');
    expect([kept.holder('president'), kept.state.inPlay]).toEqual(['zarek', []]);
    const lost = administer(set).choose('zarek', 'adama').pass('zarek');
    expect([lost.holder('president'), lost.state.inPlay]).toEqual(['adama', ['quorum/base/accept-prophecy']]);
  });

  test('R-DAY-52 R-TURN-149 nobody else can hold the title: it stays', () => {
    const cylon = { revealed: true };
    const game = administer({
      players: [{ zarek: at }, { tigh: cylon }, { adama: cylon }],
      titles: { president: 'zarek' },
    });
    expect([game.holder('president'), mutinyOfPerson(game, 'zarek').length, game.question('zarek')]).toEqual([
      'zarek',
      1,
      undefined,
    ]);
  });

  test("R-DAY-24 R-TTL-12 the President's second card: the Brig, and all the same somebody else becomes President", () => {
    const game = administer({
      players: [{ zarek: at }, 'tigh', 'adama'],
      titles: { president: 'zarek' },
      mutiny: { zarek: ['selfish-act'] },
    });
    game.choose('zarek', 'selfish-act').choose('zarek', 'tigh');
    expect([game.where('zarek'), game.holder('president'), mutinyOfPerson(game, 'zarek')]).toEqual([
      'brig',
      'tigh',
      ['selfish-act'],
    ]);
  });

  test('R-DAY-43 whoever goes to the Brig by it may become President there', () => {
    const game = administer({
      players: [{ tigh: at }, 'roslin', 'adama'],
      mutiny: { tigh: ['selfish-act'], roslin: ['impeachment'] },
    });
    game.choose('tigh', 'selfish-act').choose('tigh', 'tigh');
    expect([game.where('tigh'), game.holder('president')]).toEqual(['brig', 'tigh']);
  });

  test('R-LOY-102 R-TTL-02 an infiltrator draws and chooses, and cannot be chosen', () => {
    const game = administer({
      players: [{ six: { ...at, infiltrating: true } }, 'roslin', 'tigh', 'adama'],
      options: led,
      mutiny: { roslin: ['selfish-act'] },
    });
    expect(game.choices('six').choices).toMatchObject([{ seat: 2 }, { seat: 3 }]);
    expect([game.choose('six', 'tigh').holder('president'), mutinyOfPerson(game, 'six').length]).toEqual(['tigh', 1]);
  });

  test('R-DAY-16 example 17: Roslin pays Bait to come here, goes to the Brig, and the move is over', () => {
    const game = togetherScene({
      players: [{ roslin: { at: 'command', hand: ['bait/0', 'politics/1'] } }, 'tigh', 'adama'],
      mutiny: { roslin: ['selfish-act'] },
    }).call('move', { seat: 0, to: undefined });
    game.choose('roslin', 'administration').choose('roslin', 'bait/0').choose('roslin', 'selfish-act');
    expect([game.where('roslin'), mutinyOfPerson(game, 'roslin'), game.told('moved').length]).toEqual([
      'brig',
      ['selfish-act'],
      0,
    ]);
  });
});

describe('Colonial One is destroyed', () => {
  const bombed = (set: Partial<TogetherScene> = {}): Table =>
    togetherScene({
      players: [
        { tigh: { at: 'press-room' } },
        { roslin: { at: 'quorum-chamber' } },
        { adama: { at: 'command', hand: ['politics/1'] } },
      ],
      ...set,
    })
      .superCrisis('bomb-on-colonial-1')
      .contributeNothing();

  test('R-DAY-53 all who are there go to Sickbay, and nobody can go there any more', () => {
    const game = bombed();
    expect([game.where('tigh'), game.where('roslin')]).toEqual(['sickbay', 'sickbay']);
    game.call('move', { seat: 2, to: undefined });
    expect(
      game.ids('adama').filter((id) => /quorum-chamber|press-room|presidents-office|administration/.test(id)),
    ).toEqual([]);
  });

  test('R-EXE-45 a new Laura Roslin starts on Sickbay', () => {
    const game = bombed({ players: [{ tigh: { at: 'press-room' } }, 'zarek', 'adama'], options: allBoxes });
    game
      .resolve([{ execute: 'you' }], 'zarek')
      .choose('zarek', people.roslin)
      .settle();
    expect(game.where('zarek')).toBe('sickbay');
  });

  test('R-DAY-53 R-TTL-11 the President goes on drawing and playing Quorum cards from Sickbay', () => {
    const game = bombed({ quorumHand: ['food-rationing'] }).actions('roslin');
    expect(game.ids('roslin')).toEqual(expect.arrayContaining(['drawQuorum', 'quorum/base/food-rationing']));
    expect(game.ids('roslin')).not.toContain('location');
  });
});
