/**
 * Cards of Exodus beside those of Pegasus, New Caprica and the Ionian Nebula, and where there is next to nothing to do.
 */
import { describe, expect, test } from 'vitest';
import { meet } from '../../allyScene.ts';
import { exodusScene, withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import { newCapricaScene } from '../../newCapricaScene.ts';
import type { Table } from '../../scene.ts';
import { activated, changes, check } from '../crisisPlay.ts';
import { brig, face, icons, set } from './crisisScene.ts';

const newCaprica = { options: { ...withPegasusAndExodus, objective: 'newCaprica' } } as const;

describe('phases between the jump and its end', () => {
  const lionsHead = (objective: string, travelled: ReadonlyArray<string>): Table =>
    exodusScene({
      players: ['zarek', 'tigh', 'roslin'],
      titles: { admiral: 'tigh' },
      destinations: ['lions-head-nebula', 'barren-planet'],
      jumpTrack: 4,
      travelled,
      milestones: objective === 'newCaprica' ? ['sleeperAgent'] : ['sleeperAgent', 'crossroads'],
      options: { ...withPegasusAndExodus, objective },
    });

  test('R-NCA-17 R-JMP-21 destination/exodus/lions-head-nebula brings the New Caprica phase: the marker ends on space 2 (example 17)', () => {
    const game = lionsHead('newCaprica', ['desolate-moon', 'icy-moon'])
      .jump()
      .choose('tigh', 'lions-head-nebula')
      .settle(40);
    expect(game.state.modules.newCaprica).toBeDefined();
    expect([game.state.jumpTrack, game.state.resources.fuel]).toEqual([2, 4]);
  });

  test('R-NCA-28 on New Caprica what is about ships in space does nothing, and the rest of a card does', () => {
    const game = newCapricaScene({ players: ['tigh', 'zarek', 'roslin'], ...newCaprica });
    const ships = game.state.ships.length;
    const placed = [{ placeBasestar: { area: 'bow', then: [{ damageBasestar: 1 }] } }, { placeCivilians: 2 }] as const;
    game.resolve([...placed, { lose: { morale: 1 } }], 'tigh').settle();
    expect([game.state.ships.length, changes(game).morale]).toEqual([ships, -1]);
    game.resolve([{ removeCylons: true }, { destroyAllCylons: true }, { launchPilots: true }], 'tigh').settle();
    expect([game.told('areaCleared'), game.told('shipDestroyed'), game.told('viperLaunched')]).toEqual([[], [], []]);
  });

  test('R-TTL-17 quorum/exodus/resignation from New Caprica: the one who has played it rolls, though the title is gone', () => {
    const game = newCapricaScene({
      players: ['roslin', 'tigh', 'zarek'],
      ...newCaprica,
      titles: { president: 'roslin', admiral: 'tigh' },
      quorumHand: ['resignation'],
      on: { roslin: 'resistance-hq' },
    });
    game.dice(3).actions('roslin').choose('roslin', 'quorum/exodus/resignation').choose('roslin', 'zarek').settle(4);
    expect(game.holder('president')).toBe('zarek');
    expect(game.told('dieRolled').map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('two cards at once', () => {
  test('R-CRI-26 crisis/base/fulfiller-of-prophecy draws crisis/exodus/joes-bar: the icons of both count', () => {
    const game = exodusScene({
      players: ['tigh', 'zarek', 'roslin'],
      crisisDeck: ['fulfiller-of-prophecy', 'joes-bar'],
    });
    game.crisis('fulfiller-of-prophecy').choose('tigh', 'option2').contributeNothing().settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([['basestars', 'raiders'], 1]);
  });

  test('R-CHK-77 R-EXE-53 a consequence executes nobody here, but one that sends the Admiral away keeps the later choices his', () => {
    const ring = face('in-the-ring', 12, 'politics', 'leadership', 'tactics');
    const game = check(ring, 12, { ...set, titles: { admiral: 'roslin', president: 'roslin' }, destiny: icons }).choose(
      'tigh',
      'roslin',
    );
    expect([game.where('roslin'), game.holder('admiral')]).toEqual(['sickbay', 'roslin']);
  });

  test('R-CHK-71 R-CHK-78 a Treachery card with the icon brings a consequence on, though the check is not reckless (example 12)', () => {
    const power = face('power-failure', 14, 'leadership', 'tactics', 'engineering');
    const treachery = ['skill/pegasus/broadcast-location/1', 'engineering/1'];
    const game = check(power, 14, { options: withPegasusAndExodus, destiny: treachery }).settle();
    expect([game.told('checkConsequence').length, game.told('checkAbility')]).toEqual([1, []]);
  });

  test('R-CRI-13 crisis/exodus/the-circle: a player who switches the option switches only which box is taken', () => {
    const players = ['tigh', 'roslin', { helo: { at: 'command' } }] as const;
    const game = exodusScene({ players, titles: { president: 'roslin', admiral: 'tigh' } });
    game.crisis('the-circle').choose('roslin', 'option1');
    expect(game.choices('helo').topic).toMatchObject({ kind: 'react', window: 'choiceMade' });
    game.choose('helo', game.ids('helo')[0] ?? '').settle();
    expect(game.told('optionChosen').map(({ option }) => option)).toEqual([0, 1]);
    expect([game.told('executed'), game.told('titleGained')]).toEqual([[], []]);
  });
});

describe('next to nothing left', () => {
  test('R-CMB-117 crisis/exodus/the-passage without any civilian ship: nothing is destroyed', () => {
    const game = exodusScene({ players: ['tigh', 'zarek', 'roslin'] });
    game.state.civilianPile.splice(0);
    game.crisis('the-passage').choose('tigh', 'option1').contributeNothing().settle();
    expect(game.told('civilianDestroyed')).toEqual([]);
  });

  test('R-CMB-118 crisis/exodus/medal-of-distinction with an empty pile: the morale, and the raiders act', () => {
    const game = exodusScene({ players: ['tigh', 'zarek', 'roslin'], ships: { bow: { raider: 1 } } });
    game.state.civilianPile.splice(0);
    game.crisis('medal-of-distinction').choose('tigh', 'option1').settle();
    expect([changes(game).morale, game.told('shipsPlaced'), activated(game)]).toEqual([
      1,
      [],
      ['raiders', 'basestars'],
    ]);
  });

  test('R-TURN-149 everybody in the Brig: nobody is sent anywhere, and the cards go on', () => {
    const players = [{ tigh: brig }, { zarek: brig }, { roslin: brig }] as const;
    const cards = [
      ['interrogation', 'tigh'],
      ['unwelcome-faces', 'tigh'],
      ['truth-and-reconciliation', 'roslin'],
    ] as const;
    for (const [card, chooser] of cards) {
      const game = exodusScene({ players, titles: { admiral: 'tigh', president: 'roslin' } }).crisis(card);
      game.choose(chooser, 'option1').settle();
      expect([card, game.told('sentTo'), game.state.stack]).toEqual([card, [], []]);
    }
  });

  test('R-CMB-03 destination/exodus/cylon-raiders with 2 raiders left: those 2', () => {
    const game = exodusScene({ players: ['zarek', 'tigh', 'roslin'] });
    game.state.supply.raider = 2;
    game.resolve([{ place: { stern: { raider: 3 } } }], 'tigh', 'destination/exodus/cylon-raiders');
    expect([game.count('raider', 'stern'), game.state.supply.raider]).toEqual([2, 0]);
  });

  test('R-TTL-05 destination/exodus/gas-giant without an Admiral: the current player decides', () => {
    const game = exodusScene({
      players: ['zarek', { tigh: { revealed: true } }, { roslin: { revealed: true } }],
      destinations: ['gas-giant', 'barren-planet'],
    });
    delete game.state.titles.admiral;
    game.jump().choose('zarek', 'gas-giant');
    expect(game.choose('zarek', 'option1').state.resources.fuel).toBe(9);
  });

  test('R-VIC-01 crisis/exodus/labor-dispute with 2 morale left: the Cylons win at the end of the turn, not before the card is done', () => {
    const game = exodusScene({ players: ['tigh', 'zarek', 'roslin'], resources: { morale: 2 }, options: withExodus });
    game.crisis('labor-dispute').choose('roslin', 'option1').settle();
    expect([game.state.resources.morale, activated(game)]).toEqual([0, ['basestars']]);
  });
});

test('R-CMB-105 ally/exodus/kara-starbuck-thrace: once somebody flies the viper that she has launched, no activation is left', () => {
  const others = ['roslin', 'tigh', { apollo: { at: 'command' } }] as const;
  const game = meet('kara-starbuck-thrace', 'b', { others, titles: { president: 'roslin', admiral: 'tigh' } });
  game.choose('helo', 'launch-portBow').choose('apollo', 'alert-viper-pilot').choose('apollo', 'move-portBow-bow');
  expect([game.where('apollo'), game.question('helo')]).toEqual(['bow', undefined]);
});
