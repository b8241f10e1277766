/** The use that automatic players make of the Skill cards of Daybreak. */
import { describe, expect, test } from 'vitest';
import { view } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { daybreakScene } from '../engine/daybreakScene.ts';
import type { Person, PlayerScene, Table } from '../engine/scene.ts';

const half = (): number => 0.5;
const answerOf = (game: Table, person: Person): Array<string> =>
  choose({ view: view(game.state, game.seat(person)) }, game.choices(person), half);
const check = (destiny: ReadonlyArray<string>, tigh: PlayerScene = {}): Table =>
  daybreakScene({ players: [{ tigh }, 'zarek', 'roslin'], destiny })
    .crisis('elections-loom')
    .contributeNothing();

describe('cards that leave a check', () => {
  test('skill/daybreak/quick-thinking: a human takes what is against the check, a Cylon what is for it', () => {
    expect(answerOf(check(['quick-thinking/0', 'piloting/2']), 'tigh')).toEqual(['skill/base/evasive-maneuvers/2']);
    expect(answerOf(check(['quick-thinking/0', 'politics/2']), 'tigh')).toEqual([]);
    expect(answerOf(check(['quick-thinking/0', 'politics/2'], { revealed: true }), 'tigh')).toEqual([
      'skill/base/consolidate-power/2',
    ]);
  });

  test('skill/daybreak/dogfight: a viper is not given for a card of strength 1', () => {
    expect(answerOf(check(['dogfight/0', 'tactics/1']), 'tigh')).toEqual([]);
    expect(answerOf(check(['dogfight/0', 'tactics/2']), 'tigh')).toHaveLength(1);
  });
});

test('skill/daybreak/force-their-hand: a player who must add one card adds one, even where several would turn the check', () => {
  const hand = ['politics/3', 'politics/4', 'leadership/5'];
  const game = check(['force-their-hand/0', 'politics/2'], { hand }).choose('tigh', 'option1');
  expect(answerOf(game, 'tigh')).toHaveLength(1);
});

test('skill/daybreak/popular-influence: a Quorum card that helps is played', () => {
  const asked = (other: string): Array<string> => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['popular-influence/3'] } }, 'zarek', 'roslin'],
      quorumDeck: ['food-rationing', other],
    })
      .actions('tigh')
      .choose('tigh', 'popular-influence/3')
      .choose('tigh', 'food-rationing');
    return answerOf(game, 'tigh');
  };
  expect(asked('inspirational-speech')).toEqual(['quorum/base/inspirational-speech']);
});

test('skill/daybreak/negotiation: a truce is worth what could attack, and nothing once there is one', () => {
  const ships = { bow: { basestar: 1, raider: 4 } };
  const quiet = daybreakScene({ players: ['tigh', 'zarek', 'roslin'] });
  const busy = daybreakScene({ players: ['tigh', 'zarek', 'roslin'], ships });
  const worth = (game: Table): number => worthOf({ view: game.view('tigh') }, [{ truce: true }]);
  expect(worth(quiet)).toBe(0);
  expect(worth(busy)).toBeGreaterThan(1.5);
  expect(worth(busy.resolve([{ truce: true }], 'tigh'))).toBe(0);
});

test('skill/daybreak/unorthodox-plan, combat-veteran, launch-reserves: every question has a legal answer', () => {
  const players = [
    { tigh: { hand: ['unorthodox-plan/3', 'combat-veteran/3', 'launch-reserves/5'] } },
    { starbuck: { piloting: 'stern' } },
    'roslin',
  ] as const;
  for (const card of ['unorthodox-plan/3', 'combat-veteran/3', 'launch-reserves/5']) {
    const game = daybreakScene({ players, ships: { stern: { raider: 2 } } })
      .actions('tigh')
      .choose('tigh', `skill/daybreak/${card}`);
    for (let n = 0; n < 12 && game.question('tigh') !== undefined; n += 1)
      game.choose('tigh', ...answerOf(game, 'tigh'));
    expect(game.question('tigh')).toBeUndefined();
  }
});
