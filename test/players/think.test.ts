import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { answer, copyOf, decisions, defaultOptions, disguise, startGame, view } from '../../src/engine/index.ts';
import { randomBelow, seedRandom } from '../../src/engine/flow/random.ts';
import type { Decision } from '../../src/engine/types/decision.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { candidates, type ChoiceIds } from '../../src/players/think/candidates.ts';
import { isWorthThinking, think } from '../../src/players/think/index.ts';
import { featuresOf, isHiddenCylon } from '../../src/players/think/position.ts';
import { chanceOfHumans } from '../../src/players/think/value.ts';
import { weigh } from '../../src/players/think/weigh.ts';
import { scene } from '../engine/scene.ts';
import { soaking, tries } from '../soak.ts';
import { longTestLimit } from '../patience.ts';

// A thought plays on dozens of times, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

const someCylonCard = [...catalogue.loyalty.values()].find(({ kind }) => kind === 'cylon')?.id ?? '';
const twoActions: Decision['choices'] = [
  { id: 'a', kind: 'activateLocation', location: 'location/base/armory' },
  { id: 'b', kind: 'pass' },
];

/** Plays a game of five by the heuristic, and stops at each question that is worth a thought. */
function* weightyMoments(seed: string): Generator<{ readonly state: GameState; readonly decision: Decision }> {
  const { state } = startGame({ ...defaultOptions, players: 5 }, seed);
  const random = randomNumbers(seed);
  for (let count = 0; count < 400 && state.over === undefined; count += 1) {
    const [decision] = decisions(state);
    if (decision === undefined) return;
    const own = view(state, decision.seat);
    if (isWorthThinking(own, decision, 'normal')) yield { state, decision };
    answer(state, decision.seat, decision.id, choose({ view: own }, decision, random));
  }
}

describe('a thought', () => {
  test('is a legal answer, the same for the same seed, and leaves the game as it is', () => {
    let count = 0;
    for (const { state, decision } of weightyMoments('legal')) {
      count += 1;
      if (count % (soaking ? 12 : 20) !== 0) continue;
      const before = JSON.stringify(state);
      const question = {
        state,
        seat: decision.seat,
        decisionId: decision.id,
        level: 'normal',
        seed: `thought ${count}`,
      } as const;
      const { choice, options } = think(question);
      expect(think(question)).toEqual({ choice, options });
      expect(JSON.stringify(state)).toBe(before);
      expect(options.map((option) => option.choice)).toContainEqual(choice);
      for (const option of options) expect(option.worth).toBeGreaterThanOrEqual(0);
      answer(copyOf(state), decision.seat, decision.id, choice);
    }
    expect(count).toBeGreaterThan(40);
  });

  test('R-LOY-20 R-LOY-24 is the same in every world that looks alike to its seat', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), (seed) => {
        const random = seedRandom(seed);
        let left = 3;
        for (const { state, decision } of weightyMoments(seed)) {
          if (left === 0) return;
          if (randomBelow(random, 25) !== 0) continue;
          left -= 1;
          const other = copyOf(state);
          disguise(other, decision.seat, random);
          const question = { seat: decision.seat, decisionId: decision.id, level: 'normal', seed } as const;
          expect(think({ ...question, state: other })).toEqual(think({ ...question, state }));
        }
      }),
      { numRuns: tries(3, 120) },
    );
  });

  test.each(['normal', 'hard'] as const)(
    'changes a mind now and then, for what is better by more than a point in a hundred (%s)',
    (level) => {
      const every = soaking ? 1 : 3;
      let [count, thoughts] = [0, 0];
      const leads: Array<number> = [];
      for (const { state, decision } of weightyMoments('hasty')) {
        count += 1;
        if (count % every !== 1 % every) continue;
        thoughts += 1;
        const [first = []] = candidates(
          { view: view(state, decision.seat), level },
          decision,
          1,
          randomNumbers('candidates hasty'),
        );
        const { choice, options } = think({
          state,
          seat: decision.seat,
          decisionId: decision.id,
          level,
          seed: 'hasty',
        });
        const worth = (answer: ChoiceIds): number =>
          options.find((one) => one.choice.join() === answer.join())?.worth ?? 0;
        if (choice.join() !== first.join()) leads.push(worth(choice) - worth(first));
      }
      expect(leads.length).toBeGreaterThan(1);
      expect(leads.length).toBeLessThan(thoughts / 4);
      expect(Math.min(...leads)).toBeGreaterThan(0.01);
    },
  );

  test('is refused for a question that is not open for that seat', () => {
    const { state } = startGame({ ...defaultOptions, players: 3 }, 'wrong');
    const [decision] = decisions(state);
    const seat = ((decision?.seat ?? 0) + 1) % 3;
    expect(() => think({ state, seat, decisionId: decision?.id ?? '', level: 'normal', seed: '1' })).toThrow(
      `seat ${seat} is not asked`,
    );
  });

  test('tries the heuristic’s own answer first, no answer twice, and no more than it may', () => {
    const random = randomNumbers('candidates');
    for (const { state, decision } of weightyMoments('candidates')) {
      const own = view(state, decision.seat);
      const answers = candidates({ view: own }, decision, 4, random);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThanOrEqual(4);
      expect(new Set(answers.map((ids) => [...ids].sort().join())).size).toBe(answers.length);
      for (const ids of answers) answer(copyOf(state), decision.seat, decision.id, ids);
    }
  });

  test('hidden Cylons keep to rules of thumb, and think for as long as anybody else', () => {
    let count = 0;
    for (const { state, decision } of weightyMoments('patient')) {
      if (!isHiddenCylon(state, decision.seat)) continue;
      count += 1;
      if (count % 6 !== 1) continue;
      const own = view(state, decision.seat);
      const { choice, options } = think({
        state,
        seat: decision.seat,
        decisionId: decision.id,
        level: 'normal',
        seed: 'hidden',
      });
      expect(options).toEqual([{ choice, worth: 0.5, isClear: false }]);
      expect(candidates({ view: own, level: 'normal' }, decision, 1, randomNumbers('candidates hidden'))).toEqual([
        choice,
      ]);
    }
    expect(count).toBeGreaterThan(6);
  });

  test('whether there is something to think about tells nothing that is secret', () => {
    for (const { state, decision } of weightyMoments('secret')) {
      const other = copyOf(state);
      for (const player of other.players)
        player.loyalty = player.loyalty.map(({ faceUp }) => ({ card: someCylonCard, faceUp }));
      const seen = other.decisions.find(({ id }) => id === decision.id);
      expect(seen && isWorthThinking(view(other, decision.seat), seen, 'normal')).toBe(true);
    }
  });

  test('Cylons whom all have seen think at the level hard only', () => {
    const asked = scene({ players: ['adama', { roslin: { loyalty: ['cylon'] } }, 'tigh'] });
    const weighty: Decision = {
      id: 'q',
      seat: 1,
      topic: { kind: 'action', left: 1, why: 'actionStep' },
      choices: twoActions,
      min: 1,
      max: 1,
      fallback: ['b'],
      privacy: 'open',
    };
    const hidden = asked.view('roslin');
    expect([isWorthThinking(hidden, weighty, 'normal'), isWorthThinking(hidden, weighty, 'hard')]).toEqual([
      true,
      true,
    ]);
    const players = hidden.players.map((player) =>
      player.seat === 1 ? { ...player, cylon: 'revealed' as const } : player,
    );
    const seen = { ...hidden, players };
    expect([isWorthThinking(seen, weighty, 'normal'), isWorthThinking(seen, weighty, 'hard')]).toEqual([false, true]);
  });
});

describe('answers are weighed in shared worlds', () => {
  const luck = (world: number): number => ((world * 7919) % 13) / 40;

  test('the better one is found though luck is greater than the difference', () => {
    const worth = new Map([
      ['heuristic', 0],
      ['better', 0.05],
      ['worse', -0.05],
      ['bad', -0.2],
    ]);
    const [best, ...rest] = weigh(
      [...worth.keys()],
      64,
      (answer, world) => 0.4 + luck(world) + (worth.get(answer) ?? 0),
    );
    expect(best?.answer).toBe('better');
    expect(best?.lead).toBeCloseTo(0.05);
    expect(best?.error).toBeLessThan(0.001);
    expect(rest.map(({ answer }) => answer)).toContain('heuristic');
  });

  test('of what leads nowhere nothing is said', () => {
    const [best] = weigh(['heuristic', 'illegal'], 16, (answer, world) =>
      answer === 'illegal' ? undefined : luck(world),
    );
    expect(best).toMatchObject({ answer: 'heuristic', lead: 0 });
  });

  test('it is over as soon as the first answer comes out best', () => {
    let played = 0;
    const [best] = weigh(['heuristic', 'worse', 'bad', 'worst'], 64, (answer, world) => {
      played += 1;
      return answer === 'heuristic' ? 0.6 + luck(world) : luck(world);
    });
    expect(best?.answer).toBe('heuristic');
    expect(played).toBe(32);
  });

  test('no more is played on than was asked for', () => {
    let played = 0;
    weigh(['a', 'b', 'c', 'd'], 32, () => {
      played += 1;
      return played / 1000;
    });
    expect(played).toBeLessThanOrEqual(32);
  });
});

describe('a position', () => {
  const table = (): GameState => scene({ players: ['adama', 'roslin', { tigh: { loyalty: ['cylon'] } }] }).state;

  test('is worth more with more of anything, and less with Cylon ships about', () => {
    const now = chanceOfHumans(table());
    const richer = table();
    richer.resources.population += 3;
    expect(chanceOfHumans(richer)).toBeGreaterThan(now);
    const poorer = table();
    poorer.resources.fuel = 1;
    expect(chanceOfHumans(poorer)).toBeLessThan(now);
    const boarded = table();
    boarded.boarding = [3];
    expect(chanceOfHumans(boarded)).toBeLessThan(now);
  });

  test('that is over is worth all or nothing', () => {
    const state = table();
    state.over = { winner: 'humans', cause: 'reachedKobol', winners: [0, 1] };
    expect(chanceOfHumans(state)).toBe(1);
    state.over = { winner: 'cylons', cause: 'fuel', winners: [2] };
    expect(chanceOfHumans(state)).toBe(0);
  });

  test('counts who is a Cylon, hidden or seen', () => {
    const state = table();
    expect(featuresOf(state)).toMatchObject({ hidden: 1 / 3, revealed: 0 });
  });
});

test('what the rules of thumb would answer anyway is no endless thought', () => {
  const random = randomNumbers('fixed');
  for (const { state, decision } of weightyMoments('fixed')) {
    const own = view(state, decision.seat);
    // Rules of thumb that name an answer which is not there.
    const topic = { kind: 'takeRisk', why: 'skill/base/scout', ship: 'raptor', count: 1, atLeast: 3 } as const;
    const odd: Decision = { ...decision, topic, min: 1, max: 1 };
    expect(candidates({ view: own }, odd, 99, random).length).toBeLessThanOrEqual(odd.choices.length + 1);
  }
});
