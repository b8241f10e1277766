/** Awkward scenes with the Cylon Fleet board, where its rules meet one another or others. */
import { describe, expect, test } from 'vitest';
import { readState, view } from '../../../../src/engine/index.ts';
import { eventReveals, questionReveals } from '../../../../src/engine/revealing.ts';
import { stateVersion } from '../../../../src/engine/types/state.ts';
import { choose } from '../../../../src/players/index.ts';
import { boardOf, fleetScene, waitingAll, waitingIn } from '../../fleetScene.ts';

const players = ['roslin', 'apollo', 'helo'] as const;

describe('the pursuit in the middle of something', () => {
  test('R-FLT-16 R-JMP-04 Auto Attack and a jump in one effect: what has come goes back to where it came from', () => {
    const game = fleetScene({
      players,
      pursuit: 3,
      jumpTrack: 4,
      waiting: { bow: { raider: 2 } },
      destinations: ['remote-planet', 'remote-planet'],
    });
    game.resolve([{ pursue: 1 }, { jumpTrack: 1 }], 'roslin').settle();
    expect([waitingIn(game, 'bow'), game.count('raider'), boardOf(game).pursuit]).toEqual([[0, 2, 0], 0, 0]);
  });

  test('R-FLT-16 R-FLT-12 the last civilian ships of the pile: one is placed, the second is not asked for', () => {
    const game = fleetScene({ players, pursuit: 2 });
    game.state.civilianPile.length = 1;
    game.resolve([{ pursue: 1 }], 'roslin');
    expect(game.choices('apollo').topic).toMatchObject({ kind: 'placeCivilian', left: 1 });
    game.choose('apollo', 'bow');
    expect([game.count('civilian'), game.question('apollo'), boardOf(game).pursuit]).toEqual([1, undefined, 3]);
  });

  test('R-FLT-29 four icons on an empty board go once around the track', () => {
    const game = fleetScene({ players })
      .dice(7, 7)
      .activate('raiders', 'heavyRaiders', 'raiders', 'heavyRaiders')
      .settle();
    expect(boardOf(game).pursuit).toBe(0);
    expect(game.state.ships.filter(({ kind }) => kind === 'raider' || kind === 'heavyRaider')).toHaveLength(4);
    expect(game.count('civilian')).toBe(3);
  });

  test('R-FLT-21 R-FLT-40 what comes over because the supply is empty can be the last of its kind anywhere', () => {
    const game = fleetScene({
      players,
      pursuit: 1,
      supply: { heavyRaider: 0 },
      waiting: { stern: { heavyRaider: 4, raider: 1 } },
    });
    game.state.supply.heavyRaider = 0;
    game.activate('heavyRaiders', 'heavyRaiders').settle();
    expect([game.count('heavyRaider', 'portQuarter'), game.count('raider', 'stern'), waitingAll(game)]).toEqual([
      4,
      1,
      [0, 0, 0],
    ]);
    expect(boardOf(game).pursuit).toBe(2);
  });
});

describe('titles and pilots', () => {
  test('R-TTL-07 R-TTL-37 the CAG hands over by the second action, and the new one may lead the wing in a later turn alone', () => {
    const pilots = [{ apollo: { piloting: 'bow' } }, { starbuck: { piloting: 'stern' } }] as const;
    const game = fleetScene({ players: ['roslin', ...pilots], current: 'apollo' });
    game.actions('apollo').choose('apollo', 'wingCommand').pass('apollo').choose('apollo', 'handOver').pass('apollo');
    game.choose('apollo', 'starbuck').actions('starbuck');
    expect(game.ids('starbuck')).not.toContain('wingCommand');
    game.choose('starbuck', 'pass').state.thisTurn = {};
    expect(game.actions('starbuck').ids('starbuck')).toContain('wingCommand');
  });

  test('R-FLT-63 R-TTL-38 a nuke on their own CAG: Sickbay costs no title, the viper is gone', () => {
    const game = fleetScene({ players: ['roslin', { apollo: { piloting: 'bow' } }, 'helo'] });
    game.actions('helo').choose('helo', 'nukeArea').dice(8).choose('helo', 'bow').decline();
    expect([game.where('apollo'), game.holder('cag'), game.state.destroyed.viper]).toEqual(['sickbay', 'apollo', 1]);
  });

  test('R-FLT-62 R-CMB-113 a nuke that nothing hits is spent, and the action is over', () => {
    const game = fleetScene({ players, nukes: 1 })
      .actions('helo')
      .choose('helo', 'nukeArea')
      .dice(4)
      .choose('helo', 'stern')
      .decline();
    expect([game.state.nukes, game.question('helo')]).toEqual([0, undefined]);
  });

  test('R-FLT-57 R-TURN-49 a pilot of a Mark VII flies two areas in the Movement step', () => {
    const game = fleetScene({ players: ['roslin', 'starbuck', 'helo'], markVII: { stern: 1 }, current: 'starbuck' });
    const [ship] = game.state.ships;
    if (ship?.kind === 'viper') ship.pilot = 1;
    game.player('starbuck').place = { kind: 'piloting', ship: ship?.id ?? -1 };
    game.call('move', { seat: 1, to: undefined }).choose('starbuck', 'starboardBow');
    expect(game.where('starbuck')).toBe('starboardBow');
  });
});

describe('beside the rules', () => {
  test('undo asks nobody about a step of the pursuit or an escort, but about every die', () => {
    const game = fleetScene({ players, pursuit: 1, ships: { stern: { viper: 1, civilian: 1 } } });
    game.resolve([{ pursue: 1 }, { viperActivations: 1 }], 'roslin').choose('roslin', 'escort-stern-viper');
    expect(game.events.filter((event) => eventReveals(event, 0))).toEqual([]);
    const rolled = fleetScene({ players, pursuit: 1 }).dice(3).activate('raiders');
    expect(rolled.events.some((event) => eventReveals(event, 0))).toBe(true);
    expect(questionReveals({ topic: { kind: 'nukeTarget', why: 'title/exodus/admiral-cylon-fleet' } })).toBe(false);
  });

  test('a stored game goes on in the middle of the pursuit', () => {
    const game = fleetScene({ players, pursuit: 2 }).resolve([{ pursue: 1 }], 'roslin');
    const stored: unknown = JSON.parse(JSON.stringify(game.state));
    expect(readState(stored, stateVersion)).toEqual(game.state);
  });

  test('automatic players place away from raiders, nuke basestars and gather near civilian ships', () => {
    const game = fleetScene({
      players: ['roslin', 'apollo', 'helo', { boomer: { revealed: true } }],
      ships: { bow: { basestar: 1, raider: 5 }, stern: { civilian: 1, viper: 1 } },
      pursuit: 2,
    });
    const answerOf = (person: 'apollo' | 'helo' | 'boomer'): ReadonlyArray<string> => {
      const decision = game.choices(person);
      return choose({ view: view(game.state, decision.seat) }, decision, () => 0.5);
    };
    game.resolve([{ pursue: 1 }], 'roslin');
    expect(['bow', 'starboardBow', 'portBow']).not.toContain(answerOf('apollo')[0]);
    game.state.decisions = [];
    game.state.stack = [];
    game.resolve([{ nukeArea: true }], 'helo');
    expect(answerOf('helo')).toEqual(['bow']);
    game.state.decisions = [];
    game.state.stack = [];
    game.resolve([{ reinforceFleet: { ship: 'raider', count: 3 } }], 'boomer');
    expect(answerOf('boomer')).toEqual(['stern']);
  });
});
