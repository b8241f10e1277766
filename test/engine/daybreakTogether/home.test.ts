/** The Search for Home in the middle of everything else: sides, jumps, titles, ends. */
import { describe, expect, test } from 'vitest';
import { homeOf } from '../../../src/engine/modules/searchForHome/state.ts';
import { activate, flyMission } from '../homeScene.ts';
import { mutinyOfPerson } from '../mutinyScene.ts';
import type { Table } from '../scene.ts';
import { allBoxes, searching, togetherScene, type TogetherScene } from '../togetherScene.ts';

const bridge = { at: 'bridge' };
const fly = (mission: string, result: 'pass' | 'fail', set: TogetherScene): Table =>
  flyMission(togetherScene({ missions: [mission], ...set, options: { ...searching, ...set.options } }), 'tigh', result);

describe('Missions', () => {
  test('R-JMP-33 R-LOY-34 mission/daybreak/digging-up-the-past at 3: the Sleeper Agent phase at once, the Mutineer in the middle of the Mission', () => {
    const game = fly('digging-up-the-past', 'pass', {
      players: [{ tigh: bridge }, 'roslin', 'adama', 'zarek'],
      travelled: ['desolate-moon'],
      titles: { admiral: 'tigh' },
      loyaltyDeck: ['you-are-the-mutineer', 'human', 'human', 'human', 'human', 'human'],
      mutiny: { tigh: ['selfish-act'] },
    });
    expect([game.told('milestone').length, game.holder('admiral'), mutinyOfPerson(game, 'tigh').length]).toEqual([
      1,
      'adama',
      2,
    ]);
    expect([game.where('tigh'), game.player('tigh').loyalty.length]).toEqual(['bridge', 3]);
  });

  test('R-DAY-78 R-DAY-71 passed at 9 and a jump in the same turn: the humans win with the card still on its space', () => {
    const game = fly('digging-up-the-past', 'pass', {
      players: [{ tigh: bridge }, 'roslin', 'adama'],
      travelled: ['desolate-moon', 'desolate-moon', 'desolate-moon'],
      milestones: ['sleeperAgent'],
    });
    game.jump();
    expect([game.state.over?.winner, homeOf(game.state).active?.card]).toEqual([
      'humans',
      'mission/daybreak/digging-up-the-past',
    ]);
  });

  test('R-CRI-34 R-DAY-79 mission/daybreak/attack-on-the-colony removes basestars: a card kept until one is destroyed stays', () => {
    const game = fly('attack-on-the-colony', 'pass', {
      players: [{ tigh: bridge }, 'roslin', 'adama'],
      inPlay: ['hornets-nest'],
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
    });
    expect([game.count('basestar'), game.state.supply.basestar, game.state.inPlay]).toEqual([
      0,
      1,
      ['crisis/daybreak/hornets-nest'],
    ]);
  });

  test('R-FLT-21 R-FLT-22 R-DAY-77 with no basestar left in the game an icon that needs one only moves the pursuit marker', () => {
    const game = togetherScene({
      players: ['tigh', 'roslin', 'adama'],
      options: { ...allBoxes, objective: 'searchForHome', switches: ['cylonFleet'] },
    })
      .resolve([{ takeOutOfGame: { basestar: 2 } }], 'tigh')
      .activate('launchRaiders');
    expect([game.state.modules.cylonFleet?.pursuit, game.told('dieRolled'), game.count('basestar')]).toEqual([
      1,
      [],
      0,
    ]);
  });

  test('R-CMB-108 mission/daybreak/destroy-the-hub failed: a pilot comes home first, then an assault raptor may be one of the 2', () => {
    const game = fly('destroy-the-hub', 'fail', {
      players: [{ tigh: bridge }, { starbuck: { piloting: 'bow' } }, 'roslin'],
      assaultRaptors: { stern: 1 },
      reserves: { viper: 0 },
    });
    expect([game.where('starbuck'), game.count('viper')]).toEqual(['hangar-deck', 0]);
    game.settle();
    // Both are taken: Starbuck's viper is damaged, the assault raptor destroyed.
    expect([game.state.damagedCraft.viper, game.state.destroyed['assaultRaptor']]).toEqual([1, 1]);
  });

  test('R-DAY-74 R-CHK-95 Treachery, Red Tape and Force Their Hand in a Mission: nothing of them works', () => {
    const hand = ['bait/0', 'dradis-contact/0', 'force-their-hand/0', 'exploit-a-weakness/5'];
    const game = togetherScene({
      players: [{ tigh: { ...bridge, hand } }, { roslin: { hand: ['declare-emergency/3'] } }, 'adama'],
      missions: ['rescue-hera'],
      options: searching,
    });
    activate(game, 'tigh');
    while (game.question('tigh')?.topic.kind !== 'contribute') game.settle(1);
    game.choose('tigh', ...hand);
    expect([game.told('checkAbility'), game.told('mutinyDrawn'), game.count('civilian'), game.count('raider')]).toEqual(
      [[], [], 0, 0],
    );
    expect([game.told('reaction'), game.state.resources.morale]).toEqual([[], 9]);
  });
});

describe('the Rebel Basestar turns while people stand on it', () => {
  const turned = (side: 'human' | 'cylon'): Table =>
    fly('cylon-civil-war', side === 'human' ? 'pass' : 'fail', {
      players: [
        { tigh: bridge },
        { roslin: { at: 'datastream', hand: ['politics/1'] } },
        { starbuck: { at: 'hybrid-tank', revealed: true, hand: ['tactics/1'], superCrises: ['massive-assault'] } },
      ],
      rebel: side === 'human' ? 'cylon' : 'human',
    });

  test('R-DAY-80 to the Cylons: the human stays, cannot use it and leaves for a card; the Cylon player may use it', () => {
    const game = turned('cylon');
    expect([game.where('roslin'), game.where('starbuck')]).toEqual(['datastream', 'hybrid-tank']);
    expect(game.actions('roslin').ids('roslin')).not.toContain('location');
    game.choose('roslin', 'pass');
    expect(game.actions('starbuck').ids('starbuck')).toContain('location');
    game.choose('starbuck', 'pass').call('move', { seat: 1, to: undefined });
    const open = game.choices('roslin').choices;
    expect(open.every((choice) => choice.kind === 'location' && choice.costsCard)).toBe(true);
    expect(open.map(({ id }) => id).filter((id) => id.includes('raider-bay') || id.includes('hybrid-tank'))).toEqual(
      [],
    );
    game.choose('roslin', 'command').settle();
    expect([game.where('roslin'), game.player('roslin').hand]).toEqual(['command', []]);
  });

  test('R-DAY-80 to the humans: the Cylon player stays, cannot use it, and leaves for Caprica for a card', () => {
    const game = turned('human');
    expect(
      game
        .actions('starbuck')
        .question('starbuck')
        ?.choices.map(({ id }) => id) ?? [],
    ).not.toContain('location');
    game.call('move', { seat: 2, to: undefined }).choose('starbuck', 'caprica').settle();
    expect([game.where('starbuck'), game.player('starbuck').hand]).toEqual(['caprica', []]);
  });

  test('R-DAY-84 a hidden Cylon left on the Cylon side reveals there and goes to the Resurrection Ship all the same', () => {
    const game = togetherScene({
      players: [{ adama: { at: 'datastream', loyalty: ['cylon'] } }, 'roslin', 'tigh'],
      rebel: 'cylon',
      options: searching,
    })
      .actions('adama')
      .choose('adama', 'you-are-a-cylon-can-reduce-morale-by-1')
      .settle();
    expect([game.where('adama'), game.player('adama').superCrises.length]).toEqual(['resurrection-ship', 1]);
  });
});
