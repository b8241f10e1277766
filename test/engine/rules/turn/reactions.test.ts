/** The words to players who are asked for a reaction. */
import { describe, expect, test } from 'vitest';
import { answer, readState } from '../../../../src/engine/index.ts';
import { stateVersion } from '../../../../src/engine/types/state.ts';
import { scene } from '../../scene.ts';

describe('R-TURN-143 who is asked once more is told what was used since', () => {
  test('in a skill check', () => {
    const game = scene({
      players: [
        'adama',
        { zarek: { hand: ['investigative-committee/3'] } },
        { tigh: { hand: ['scientific-research/3'] } },
      ],
    }).crisis('cylon-accusation');
    expect(game.choices('tigh').since).toBeUndefined();
    game.choose('zarek', 'investigative-committee/3').pass('tigh');
    expect(game.choices('tigh').since).toEqual([
      { seat: 1, card: 'skill/base/investigative-committee/3', window: 'beforeCards' },
    ]);
  });

  test('also when two want to react at once after somebody has, and the bot is started again in between', () => {
    const game = scene({
      players: [
        'adama',
        { zarek: { hand: ['scientific-research/3'] } },
        { tigh: { hand: ['support-the-people/2'] } },
        { baltar: { hand: ['support-the-people/1'] } },
      ],
      options: { expansions: ['pegasus'] },
    }).crisis('cylon-accusation');
    game.choose('zarek', 'scientific-research/3').pass('tigh').pass('baltar');
    game.choose('tigh', 'support-the-people/2').choose('baltar', 'support-the-people/1');
    const question = game.choices('adama');
    expect(question.topic).toEqual({ kind: 'reactionOrder', window: 'beforeCards' });
    const copy = readState(JSON.parse(JSON.stringify(game.state)), stateVersion);
    // It asks something in its turn, while the order is still being followed.
    answer(copy, question.seat, question.id, ['seat2']);
    game.choose('adama', 'seat2');
    expect(JSON.stringify(copy)).toBe(JSON.stringify(game.state));
  });

  test('on a roll that is made again: as long as it is the same roll', () => {
    const game = scene({
      players: [
        'adama',
        { helo: { at: 'command' } },
        { apollo: { piloting: 'bow', hand: ['evasive-maneuvers/1', 'evasive-maneuvers/2'] } },
      ],
      ships: { bow: { raider: 1 } },
    });
    game.dice(8, 7).activate('raiders');
    expect(game.choices('apollo').since).toBeUndefined();
    game.choose('apollo', 'evasive-maneuvers/1');
    expect(game.choices('apollo').since).toEqual([
      { seat: 2, card: 'skill/base/evasive-maneuvers/1', window: 'afterRoll' },
    ]);
  });
});

describe('R-CHK-82 what can change nothing any more is not offered', () => {
  const counted = (destiny: ReadonlyArray<string>) =>
    scene({ players: ['adama', { zarek: { hand: ['declare-emergency/3'] } }, 'tigh'], destiny })
      .crisis('cylon-accusation')
      .pass('zarek');

  test('no lower difficulty once everybody has seen that the check passes', () => {
    const game = counted(['politics/5', 'leadership/5']);
    expect([game.question('zarek'), game.told('checkResult')[0]?.result]).toEqual([undefined, 'pass']);
  });

  test('it is offered by 1 less, whether 2 less are enough or not', () => {
    expect(counted(['politics/4', 'leadership/5']).choices('zarek').topic).toEqual({
      kind: 'react',
      window: 'afterTotal',
    });
    expect(counted(['politics/1', 'leadership/1']).choices('zarek').topic).toEqual({
      kind: 'react',
      window: 'afterTotal',
    });
  });
});
