/** R-TURN-160 What those who may react are told that it is about. */
import { describe, expect, test } from 'vitest';
import { RunningGame } from '../../../../src/engine/flow/game.ts';
import { occasionOf } from '../../../../src/engine/rules/turn/occasion.ts';
import type { WindowName } from '../../../../src/engine/types/decision.ts';
import { scene, type Table } from '../../scene.ts';

const about = ({ state }: Table, window: WindowName): unknown => occasionOf(new RunningGame(state), window);

describe('a window is about', () => {
  test('the Crisis card that is resolved', () => {
    const game = scene({ players: ['starbuck', 'helo', 'roslin'] }).crisis('riots-b');
    expect(game.question('starbuck')?.occasion).toEqual({ cause: 'crisis/base/riots-b' });
    expect([about(game, 'crisisRevealed'), about(game, 'choiceMade')]).toEqual([
      { cause: 'crisis/base/riots-b' },
      { cause: 'crisis/base/riots-b' },
    ]);
  });

  test('the die, and what it shows once it has been rolled', () => {
    const players = [{ helo: { at: 'ftl-control' } }, { adama: { hand: ['strategic-planning/3'] } }, 'roslin'] as const;
    const before = scene({ players, jumpTrack: 3 }).actions('helo').choose('helo', 'location');
    expect(before.question('adama')?.occasion).toEqual({ cause: 'location/base/ftl-control' });
    expect(about(before, 'beforeRoll')).toEqual({ cause: 'location/base/ftl-control' });
    const after = scene({ players: [{ helo: { at: 'ftl-control' } }, 'adama', 'roslin'], jumpTrack: 3 });
    after.actions('helo').dice(4).choose('helo', 'location');
    expect(after.question('helo')?.occasion).toEqual({ cause: 'location/base/ftl-control', die: 4 });
  });

  test('the attack: who shoots at what, and whose viper it is', () => {
    const hand = ['evasive-maneuvers/1'];
    const game = scene({
      players: [{ adama: { hand } }, 'roslin', { starbuck: { piloting: 'bow' } }],
      ships: { bow: { raider: 1 } },
    });
    game.dice(6).activate('raiders');
    expect(game.question('adama')?.occasion).toMatchObject({
      cause: 'attack',
      die: 6,
      attack: { attacker: 'raider', target: 'viper', pilot: 2 },
    });
  });

  test('the check, and its total once it has been counted', () => {
    const players = [
      { tigh: { at: 'administration' } },
      { zarek: { hand: ['declare-emergency/3'] } },
      'roslin',
    ] as const;
    const game = scene({ players }).crisis('jump-computer-failure');
    while (game.question('zarek')?.topic.kind !== 'react') game.settle(1);
    const occasion = game.question('zarek')?.occasion;
    expect(occasion).toMatchObject({ cause: 'crisis/base/jump-computer-failure', check: { difficulty: 7 } });
  });

  test('nothing that goes on, or nothing more than the window says itself', () => {
    const game = scene({ players: ['starbuck', 'helo', 'roslin'] });
    const windows: ReadonlyArray<WindowName> = [
      'beforeRoll',
      'afterRoll',
      'beforeCards',
      'afterTotal',
      'viperAttacks',
      'crisisRevealed',
      'choiceMade',
      'locationActivated',
      'discardDemanded',
      'startOfTurn',
      'endOfTurn',
      'afterRepair',
      'viperPlaced',
      'populationLost',
    ];
    for (const window of windows) expect(about(game, window), window).toBeUndefined();
  });
});
