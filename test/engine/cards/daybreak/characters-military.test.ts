/** Louis Hoshi, with Daybreak. */
import { describe, expect, test } from 'vitest';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import { people } from '../../scene.ts';
import { hand, tokens, withTwo } from './characterScene.ts';

describe('character/daybreak/louis-hoshi', () => {
  test('Dutiful: discards a card to activate Command again at once; once in a turn for each of the three', () => {
    const game = withTwo(
      'hoshi',
      { hand: ['tactics/1', 'leadership/1', 'leadership/2'], at: 'communications' },
      {
        ships: { stern: { civilian: 1 } },
      },
    )
      .actions('hoshi')
      .choose('hoshi', 'location');
    game.choose('hoshi');
    expect(game.choices('hoshi')).toMatchObject({
      topic: { kind: 'react', window: 'locationActivated' },
      occasion: { cause: 'location/base/communications' },
    });
    game.choose('hoshi', 'dutiful').choose('hoshi', 'tactics/1');
    expect(game.choices('hoshi').topic.kind).toBe('chooseShip');
    game.choose('hoshi');
    expect(game.question('hoshi')).toBeUndefined();
    expect(game.state.thisTurn).toHaveProperty([`${people.hoshi}/dutiful@location/base/communications`]);
  });

  test('R-EXE-70 Dutiful: not for what a predecessor activated who was executed meanwhile', () => {
    const game = daybreakScene({
      players: [
        { tigh: { at: 'command' } },
        { apollo: { at: 'hangar-deck', hand: ['executive-order/1'] } },
        { cally: { at: 'command', hand: ['tactics/1'] } },
      ],
      options: withEverything,
    })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'launch-portBow-viper');
    game
      .choose('apollo', 'alert-viper-pilot')
      .choose('apollo', 'executive-order/1')
      .choose('apollo', 'cally')
      .choose('cally', 'actTwice');
    game.choose('cally', 'discharge-of-a-firearm').choose('tigh', 'louis-hoshi');
    game.player('tigh').hand.push('skill/base/strategic-planning/1');
    game.choose('cally', 'pass');
    expect(game.choices('tigh').topic.kind).toBe('viperActivation');
    expect(game.pass('tigh').question('tigh')).toBeUndefined();
  });

  test('Dutiful: not after another location, not without a card, not in somebody else’s turn', () => {
    const office = withTwo(
      'hoshi',
      { hand: ['tactics/1'], at: 'presidents-office' },
      { titles: { president: 'hoshi' } },
    );
    office.actions('hoshi').choose('hoshi', 'location');
    expect(office.told('reaction')).toEqual([]);
    expect(office.question('hoshi')?.topic.kind).not.toBe('react');
    const ships = { ships: { stern: { civilian: 1 } } } as const;
    const empty = withTwo('hoshi', { at: 'communications' }, ships)
      .actions('hoshi')
      .choose('hoshi', 'location')
      .choose('hoshi');
    expect(empty.question('hoshi')).toBeUndefined();
    const ordered = withTwo('hoshi', { hand: ['tactics/1'], at: 'communications' }, { ...ships, current: 'tigh' });
    ordered.actions('hoshi').choose('hoshi', 'location').choose('hoshi');
    expect(ordered.question('hoshi')).toBeUndefined();
  });

  test('Organized: 3 different undamaged locations, one after the other, wherever he is; none of the Cylons', () => {
    const game = withTwo('hoshi', { at: 'sickbay' }, { damaged: ['armory'] })
      .actions('hoshi')
      .choose('hoshi', 'organized');
    const open = game.ids('hoshi');
    expect(open).toContain('location/daybreak/presidents-office');
    expect(open).not.toEqual(expect.arrayContaining(['location/base/armory']));
    expect(open.filter((id) => /caprica|cylon-fleet|resurrection|human-fleet/.test(id))).toEqual([]);
    game.choose('hoshi', 'presidents-office');
    expect(hand(game, 'hoshi')).toHaveLength(2);
    expect(game.ids('hoshi')).not.toContain('location/daybreak/presidents-office');
    game.choose('hoshi', 'research-lab').choose('hoshi', 'engineering');
    expect(game.choices('hoshi').topic.kind).toBe('activateFromAfar');
    expect(tokens(game, 'hoshi')).toBe(0);
  });

  test('Organized: a game that was stored when the question was one for locations goes on', () => {
    const game = withTwo('hoshi', { at: 'sickbay' }).actions('hoshi').choose('hoshi', 'organized');
    game.state.decisions = game.state.decisions.map((decision) => ({
      ...decision,
      choices: decision.choices.map((choice) =>
        choice.kind === 'activateLocation'
          ? { id: choice.id, kind: 'location', location: choice.location, costsCard: false }
          : choice,
      ),
    }));
    game.choose('hoshi', 'presidents-office');
    expect(hand(game, 'hoshi')).toHaveLength(2);
  });

  test('Organized: not from the Brig', () => {
    expect(withTwo('hoshi', { at: 'brig' }).actions('hoshi').ids('hoshi')).not.toContain(
      'character/daybreak/louis-hoshi/organized',
    );
  });

  test('Reluctant: another card is discarded for the action on a Skill card; without one it cannot be used', () => {
    const one = withTwo('hoshi', { hand: ['tactics/1'] }).actions('hoshi');
    expect(one.ids('hoshi').filter((id) => id.startsWith('skill/'))).toEqual([]);
    const game = withTwo('hoshi', { hand: ['tactics/1', 'leadership/5', 'engineering/3'] }).actions('hoshi');
    game.choose('hoshi', 'skill/base/launch-scout/1');
    expect(game.choices('hoshi')).toMatchObject({ topic: { kind: 'discard', count: 1 }, min: 1 });
    game.choose('hoshi', 'leadership/5');
    expect(hand(game, 'hoshi')).toHaveLength(1);
    expect(game.question('hoshi')?.topic.kind).not.toBe('discard');
  });
});
