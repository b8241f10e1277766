/** The boxes of the Crisis cards, applied to ships and tracks, also by dice, with the awkward cases (crisis-base). */
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import { board, box, changes, firstBox, zarekAdds } from './crisisPlay.ts';

const fighter = { card: 'analyze-enemy-fighter', difficulty: 7, skills: ['tactics', 'engineering'] } as const;
const bomb = { card: 'bomb-threat', difficulty: 13, skills: ['politics', 'leadership', 'tactics'] } as const;
const crippled = { card: 'crippled-raider', difficulty: 10, skills: ['tactics', 'engineering'] } as const;
const tabs = { card: 'keep-tabs-on-visitor', difficulty: 12, skills: ['politics', 'leadership', 'tactics'] } as const;
const network = { card: 'network-computers', difficulty: 11, skills: ['politics', 'tactics', 'engineering'] } as const;
const fuel = { card: 'scouting-for-fuel', difficulty: 12, skills: ['tactics', 'piloting'] } as const;
const water = { card: 'scouting-for-water', difficulty: 9, skills: ['tactics', 'piloting'] } as const;
const survey = { card: 'send-survey-team', difficulty: 15, skills: ['tactics', 'piloting', 'engineering'] } as const;

const five = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1'];

describe('dice', () => {
  const shipWorth2 = 'token/base/civilian-ship-2-population';

  test('crisis/base/analyze-enemy-fighter passed: a destroyed raptor comes back', () => {
    const { state } = firstBox(fighter, 7, { reserves: { raptor: 2 }, destroyed: { raptor: 2 } });
    expect([state.reserves.raptor, state.destroyed.raptor]).toEqual([3, 1]);
  });

  test('crisis/base/analyze-enemy-fighter passed with no raptor destroyed: no effect', () => {
    expect(firstBox(fighter, 7).state.reserves.raptor).toBe(4);
  });

  test('crisis/base/analyze-enemy-fighter second box, a roll of 4: the current player discards 2 cards too', () => {
    const game = scene({
      players: [{ tigh: { hand: ['leadership/1', 'leadership/2', 'tactics/1'] } }, 'zarek', 'roslin'],
    })
      .crisis('analyze-enemy-fighter')
      .dice(4)
      .choose('tigh', 'option2');
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', count: 2 });
  });

  test('crisis/base/bomb-threat failed: 1 morale, and a civilian ship of the pile is destroyed', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] }).crisis('bomb-threat');
    game.state.civilianPile = [shipWorth2];
    zarekAdds(game.choose('tigh', 'option1'));
    expect([changes(game), game.state.destroyedCivilians]).toEqual([{ morale: -1, population: -2 }, [shipWorth2]]);
  });

  test('crisis/base/bomb-threat passed: no effect', () => {
    const game = firstBox(bomb, 13);
    expect([changes(game), game.told('civilianDestroyed')]).toEqual([{}, []]);
  });

  test.each([
    [4, { morale: -1, population: -2 }],
    [5, {}],
  ])('crisis/base/bomb-threat second box, a roll of %i: %o', (die, change) => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis('bomb-threat')
      .dice(die);
    game.state.civilianPile = [shipWorth2];
    expect(changes(game.choose('tigh', 'option2'))).toEqual(change);
  });

  test('crisis/base/bomb-threat with an empty pile the current player picks a ship on the board', () => {
    const game = scene({
      players: ['tigh', 'zarek', 'roslin'],
      ships: { bow: { civilian: 1 }, stern: { civilian: 1 } },
    })
      .crisis('bomb-threat')
      .dice(1);
    game.state.civilianPile = [];
    const [, stern] = game.choose('tigh', 'option2').ids('tigh');
    game.choose('tigh', stern ?? '');
    expect(board(game)).toEqual({ bow: { civilian: 1 } });
  });

  test('crisis/base/bomb-threat without any civilian ship only the morale is lost', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis('bomb-threat')
      .dice(1);
    game.state.civilianPile = [];
    expect(changes(game.choose('tigh', 'option2'))).toEqual({ morale: -1 });
  });

  test('crisis/base/crippled-raider second box, a roll of 4: the raiders are on the board when the icon activates them', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis('crippled-raider')
      .dice(4)
      .choose('tigh', 'option2');
    expect(game.told('shipsPlaced')).toMatchObject([
      { ship: 'raider', area: 'bow', count: 3 },
      { ship: 'civilian', area: 'stern', count: 1 },
    ]);
    expect(board(game)).toEqual({ starboardBow: { raider: 3 }, stern: { civilian: 1 } });
  });

  test('crisis/base/crippled-raider second box, a roll of 5: nothing comes', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis('crippled-raider')
      .dice(5)
      .choose('tigh', 'option2');
    expect(board(game)).toEqual({});
  });

  test.each([
    [4, { population: -2 }],
    [5, {}],
  ])('crisis/base/keep-tabs-on-visitor failed, a roll of %i: %o', (die, change) => {
    const game = firstBox(tabs, 11, { players: ['tigh', 'zarek', { roslin: { hand: ['tactics/3'] } }] }, 'beforeRoll');
    expect(changes(game.dice(die).pass('roslin'))).toEqual(change);
  });

  test('crisis/base/keep-tabs-on-visitor passed: nobody rolls', () => {
    expect(firstBox(tabs, 12).told('dieRolled')).toEqual([]);
  });

  test('crisis/base/keep-tabs-on-visitor second box: 4 cards at random, nobody chooses', () => {
    const game = box('keep-tabs-on-visitor', 'tigh', 2, { players: [{ tigh: { hand: five } }, 'zarek', 'roslin'] });
    expect(game.told('skillsDiscarded')).toMatchObject([{ seat: 0, random: true }]);
    expect(game.player('tigh').hand).toHaveLength(1);
  });
});

describe('the fleet marker', () => {
  test.each([crippled, network])(
    'crisis/base/crippled-raider crisis/base/network-computers passed: +1 besides the jump icon ($card)',
    (card) => {
      expect(firstBox(card, card.difficulty).state.jumpTrack).toBe(2);
    },
  );

  test.each([crippled, network])(
    'crisis/base/crippled-raider crisis/base/network-computers passed on the last space: the fleet jumps at once, then the icon counts from the start ($card)',
    (card) => {
      const game = firstBox(card, card.difficulty, {
        jumpTrack: 4,
        destinations: ['deep-space', 'barren-planet'],
      }).settle();
      expect([game.told('jumped').length, game.state.jumpTrack]).toEqual([1, 1]);
    },
  );

  test.each([
    [0, 1],
    [3, 3],
  ])(
    'crisis/base/network-computers second box: back 1 from %i and forward again by the icon: %i',
    (jumpTrack, after) => {
      expect(box('network-computers', 'tigh', 2, { jumpTrack }).state.jumpTrack).toBe(after);
    },
  );

  test('crisis/base/network-computers failed: a centurion boards, unless all four are aboard', () => {
    expect(firstBox(network, 10).state.boarding).toEqual([0]);
    expect(firstBox(network, 10, { boarding: [0, 1, 2, 2] }).state.boarding).toEqual([0, 1, 2, 2]);
  });
});

describe('raptors and Sickbay', () => {
  test.each([fuel, water])(
    'crisis/base/scouting-for-fuel crisis/base/scouting-for-water failed: a raptor is lost, if there is one ($card)',
    (card) => {
      expect(firstBox(card, card.difficulty - 1).state.reserves.raptor).toBe(3);
      expect(firstBox(card, card.difficulty - 1, { reserves: { raptor: 0 } }).state.reserves.raptor).toBe(0);
    },
  );

  test('crisis/base/send-survey-team failed: the current player goes to Sickbay and a raptor is lost', () => {
    const game = firstBox(survey, 14);
    expect([game.where('tigh'), game.state.reserves.raptor]).toEqual(['sickbay', 3]);
  });

  test('crisis/base/send-survey-team failed with the current player in the Brig: only the raptor', () => {
    const game = firstBox(survey, 14, { players: [{ tigh: { at: 'brig' } }, 'zarek', 'roslin'] });
    expect([game.where('tigh'), game.state.reserves.raptor]).toEqual(['brig', 3]);
  });
});
