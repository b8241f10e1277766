/** Which answers automatic players think about, in which worlds, and what a hint says first. */
import { describe, expect, test } from 'vitest';
import type { Choice, Decision, Topic } from '../../../src/engine/types/decision.ts';
import { moveScore, situation } from '../../../src/players/actions.ts';
import { choose } from '../../../src/players/index.ts';
import { advice } from '../../../src/players/think/advice.ts';
import { candidates, isWorthThinking } from '../../../src/players/think/candidates.ts';
import { isHiddenCylon } from '../../../src/players/think/position.ts';
import { playOn } from '../../../src/players/think/playOn.ts';
import { weigh } from '../../../src/players/think/weigh.ts';
import { likelyWorld } from '../../../src/players/think/worlds.ts';
import { scene, type Table } from '../../engine/scene.ts';

const half = (): number => 0.5;
const table = (): Table => scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { raider: 2 } }, jumpTrack: 3 });
const view = table().view('adama');

function question(topic: Partial<Topic>, choices: ReadonlyArray<Choice>, more: Partial<Decision> = {}): Decision {
  // Only what is looked at.
  return { id: 'q', seat: 0, topic: topic as Topic, choices, min: 1, max: 1, fallback: [], privacy: 'open', ...more };
}
const three = ['a', 'b', 'c'].map((id): Choice => ({ id, kind: 'pass' }));

describe('a thought is worth it', () => {
  const worth = (topic: Partial<Topic>, more: Partial<Decision> = {}, choices = three): boolean =>
    isWorthThinking(view, question(topic, choices, more), 'normal');

  test('for questions that decide games, with several answers of one choice', () => {
    const weighty = ['move', 'action', 'chooseOption', 'chooseDestination', 'chooseCrisis', 'takeRisk'] as const;
    expect(weighty.filter((kind) => !worth({ kind }))).toEqual([]);
    expect((['contribute', 'choosePlayer', 'react', 'orders'] as const).filter((kind) => worth({ kind }))).toEqual([]);
    expect([worth({ kind: 'action' }, { max: 2 }), worth({ kind: 'action' }, {}, three.slice(0, 1))]).toEqual([
      false,
      false,
    ]);
    expect(worth({ kind: 'action' }, { min: 0 }, three.slice(0, 1))).toBe(true);
  });

  test('never for spectators', () => {
    expect(isWorthThinking(table().view('public'), question({ kind: 'move' }, three), 'normal')).toBe(false);
  });
});

describe('candidates', () => {
  const all = (decision: Decision, most = 9): ReadonlyArray<string> =>
    candidates({ view }, decision, most, half).map((answer) => answer.join());

  test('are the rule of thumb’s, then nothing where that is allowed, then the others as they are liked', () => {
    const places = ['sickbay', 'weapons-control', 'command', 'ftl-control'].map((slug): Choice => ({
      id: slug,
      kind: 'location',
      location: `location/base/${slug}`,
      costsCard: false,
    }));
    const move = question({ kind: 'move' }, places, { min: 0 });
    const [own, nothing, ...others] = all(move);
    expect([own, nothing]).toEqual([choose({ view }, move, half).join(), '']);
    const score = (id: string | undefined): number =>
      moveScore(
        situation({ view }),
        places.find((place) => place.id === id),
      );
    expect(others).toHaveLength(3);
    for (const [at, id] of others.slice(1).entries()) expect(score(id)).toBeLessThanOrEqual(score(others[at]));
    expect(all(move, 2)).toEqual([own, '']);
  });

  test('are each different, where the rules of thumb name an answer that is not there', () => {
    const odd = question({ kind: 'takeRisk' }, three);
    expect(all(odd)).toEqual(['yes', 'a', 'b', 'c']);
    expect(all(question({ kind: 'takeRisk' }, [{ id: 'yes', kind: 'yes' }], { min: 0 }))).toEqual(['yes', '']);
  });

  test('of an action are first those that score most', () => {
    const actions: ReadonlyArray<Choice> = [
      { id: 'pass', kind: 'pass' },
      { id: 'press', kind: 'activateLocation', location: 'location/base/press-room' },
      { id: 'guns', kind: 'activateLocation', location: 'location/base/weapons-control' },
    ];
    expect(all(question({ kind: 'action' }, actions))).toEqual(['press', 'guns', 'pass']);
  });
});

describe('a world that is imagined', () => {
  test('is the same for the same seed, and likelier one in which those are Cylons who are suspected', () => {
    const loyaltyDeck = ['cylon', 'you-are-a-cylon-can-damage-galactica', 'human', 'human', 'human'];
    const { state } = scene({ players: ['adama', 'roslin', 'tigh', 'zarek', 'helo'], loyaltyDeck });
    expect(likelyWorld(state, 0, [1, 1, 9, 1, 1], 'seed')).toEqual(likelyWorld(state, 0, [1, 1, 9, 1, 1], 'seed'));
    const share = (odds: ReadonlyArray<number>): number =>
      Array.from({ length: 14 }, (_, n) => likelyWorld(state, 0, odds, `${n}`)).filter((world) =>
        isHiddenCylon(world, 2),
      ).length;
    expect(share([1, 1, 20, 1, 1])).toBeGreaterThan(share([1, 1, 0.05, 1, 1]));
    expect(likelyWorld(state, 0, [1, 1, 1, 1, 1], 'seed')).toEqual(likelyWorld(state, 0, undefined, 'seed'));
  });

  test('is played on for a turn, or not at all where nothing is asked', () => {
    const game = table().turn();
    const { turn } = game.state;
    playOn(game.state, 1, half, undefined);
    expect(game.state.turn).toBe(turn + 1);
    const idle = table();
    playOn(idle.state, 1, half, undefined);
    expect(idle.state.turn).toBe(1);
  });
});

describe('a hint', () => {
  const game = table().actions('adama');
  const { id: decisionId } = game.choices('adama');

  test('is a legal answer, the same each time, and is given only to the player who is asked', () => {
    const hint = (seat: number): ReadonlyArray<string> => advice({ state: game.state, seat, decisionId, seed: 'hint' });
    expect(game.ids('adama')).toContain(hint(0)[0]);
    expect(hint(0)).toEqual(hint(0));
    expect(() => hint(1)).toThrow(`seat 1 is not asked ${decisionId}`);
  });

  test('is the rule of thumb for what decides no game', () => {
    const asked = scene({ players: [{ adama: { hand: ['repair/1', 'repair/2'] } }, 'roslin', 'tigh'] }).resolve(
      [{ discard: { who: 'you', count: 1 } }],
      'adama',
    );
    const open = asked.choices('adama');
    expect(advice({ state: asked.state, seat: 0, decisionId: open.id, seed: 'hint' })).toEqual(
      choose({ view: asked.view('adama') }, open, () => 0),
    );
  });
});

describe('answers are weighed', () => {
  test('in as many worlds as there is time for, shared out among rounds and answers', () => {
    const worlds = new Map<string, number>();
    weigh(['a', 'b', 'c', 'd'], 48, (answer, world) => {
      worlds.set(answer, Math.max(worlds.get(answer) ?? 0, world + 1));
      return { a: 0.1, b: 0.4, c: 0.3, d: 0.2 }[answer];
    });
    // 6 worlds for each of four, then 12 more for each of two; the first one stays, and the best of the others.
    expect(Object.fromEntries(worlds)).toEqual({ a: 18, b: 18, c: 6, d: 6 });
  });

  test('by worlds that lead somewhere, and by how sure the lead is', () => {
    const [best, other] = weigh(['a', 'b'], 8, (answer, world) => {
      if (answer === 'a') return 0.2;
      return world === 1 ? undefined : 0.5 + world / 10;
    });
    expect(best?.answer).toBe('b');
    expect(best?.value).toBeCloseTo((0.5 + 0.7 + 0.8) / 3);
    expect(best?.lead).toBeCloseTo((0.3 + 0.5 + 0.6) / 3);
    expect(best?.error).toBeCloseTo(Math.sqrt((0.1667 ** 2 + 0.0333 ** 2 + 0.1333 ** 2) / 2 / 3), 3);
    expect(other).toMatchObject({ answer: 'a', lead: 0, error: 0 });
  });

  test('one alone is what it is', () => {
    expect(weigh(['a'], 4, () => 0.3)).toEqual([{ answer: 'a', value: 0.3, lead: 0, error: 0 }]);
    const [, , third, fourth] = weigh(['a', 'b', 'c', 'd'], 8, (answer) => (answer === 'a' ? 0.1 : 0.2));
    expect([third?.error, fourth?.error]).toEqual([Infinity, Infinity]);
  });
});
