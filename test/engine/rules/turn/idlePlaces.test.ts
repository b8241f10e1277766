/** No one pays for a way to a place where nothing can be done, and no one learns a price only after the choice. */
import { describe, expect, test } from 'vitest';
import { describeChoice } from '../../../../src/engine/describe/index.ts';
import type { Choice } from '../../../../src/engine/types/decision.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

const names = { seat: (seat: number): string => `Player ${seat + 1}`, character: (id: string): string => id };

function movesOf(set: Scene): ReadonlyArray<Choice> {
  return scene(set).call('move', { seat: 0, to: undefined }).choices('tigh').choices;
}

/** The menu's words about going there. */
function toldOf(moves: ReadonlyArray<Choice>, slug: string): string {
  const choice = moves.find(({ id }) => id === `location/base/${slug}`);
  return choice === undefined ? 'nowhere' : describeChoice(choice, { topic: { kind: 'move' } }, names).detail;
}

describe('a move says why nothing can be done there now', () => {
  const moves = movesOf({
    players: [{ tigh: { at: 'command', hand: ['tactics/1'] } }, 'adama', 'roslin'],
    damaged: ['admirals-quarters'],
  });

  test('R-TURN-72 a damaged place', () => {
    expect(toldOf(moves, 'admirals-quarters')).toBe('No action available: it’s damaged');
  });

  test('R-TURN-73 a place whose condition does not hold', () => {
    expect(toldOf(moves, 'weapons-control')).toMatch(/^No action available: it works only if \S/);
    expect(toldOf(moves, 'armory')).toMatch(/^No action available: it works only if \S/);
    expect(toldOf(moves, 'presidents-office')).toMatch(/^No action available: it works only if .*President/);
    expect(toldOf(moves, 'hangar-deck')).toMatch(/^No action available: it works only if \S/);
  });

  test('others say what they do', () => {
    expect(toldOf(moves, 'research-lab')).not.toContain('No action available');
    expect(toldOf(moves, 'press-room')).not.toContain('No action available');
  });
});

test('R-TURN-75 an activation names its price and the ability that asks for it', () => {
  const action = (hand: ReadonlyArray<string>) =>
    scene({
      players: [{ roslin: { at: 'research-lab', hand } }, 'tigh', 'adama'],
      current: 'roslin',
    })
      .actions('roslin')
      .choices('roslin')
      .choices.find(({ kind }) => kind === 'activateLocation');
  const dear = action(['politics/1', 'politics/2']);
  expect(dear).toMatchObject({ cost: 2, by: 'character/base/laura-roslin' });
  expect(dear && describeChoice(dear, { topic: { kind: 'action', left: 1, why: 'actionStep' } }, names).label).toBe(
    'Activate the Research Lab (costs 2 cards: Terminal Illness)',
  );
  expect(action(['politics/1'])).toBeUndefined();
});

test('R-TURN-75 R-TURN-78 a place whose price is more than the cards that are left on the way says so', () => {
  const idle = (...hand: ReadonlyArray<string>): unknown => {
    const game = pegasusScene({ players: [{ tigh: { at: 'command', hand } }, 'adama', 'roslin'] });
    const moves = game.call('move', { seat: 0, to: undefined });
    return moves.choices('tigh').choices.find(({ id }) => id === 'location/pegasus/engine-room');
  };
  // One card is the price of the way from ship to ship.
  expect(idle('tactics/1', 'tactics/2')).toMatchObject({ idle: 'cards' });
  expect(idle('tactics/1', 'tactics/2', 'tactics/3')).not.toHaveProperty('idle');
});
