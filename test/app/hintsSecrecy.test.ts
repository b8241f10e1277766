import { expect, test } from 'vitest';
import { createApp } from '../../src/app/index.ts';
import type { Hint } from '../../src/app/types.ts';
import { seedRandom } from '../../src/engine/flow/random.ts';
import { answer, copyOf, decisions, disguise, startGame, view } from '../../src/engine/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { isWorthThinking, think } from '../../src/players/think/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { memoryLog } from '../bot/support.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { held, realState } from './states.ts';

const ada = { id: 'ada', name: 'Ada' };

/**
 * A game of four in which the first seat is asked something that is worth a thought, after that many of such questions.
 */
function atQuestion(seed: string, earlier: number): GameState {
  for (let more = 0; more < 20; more += 1) {
    const state = questionIn(`${seed} ${more}`, earlier);
    if (state !== undefined) return state;
  }
  throw new Error('Every game was over before, or the first seat hid.');
}

function questionIn(seed: string, earlier: number): GameState | undefined {
  const { state } = startGame({ ...rules.defaultOptions, players: 4 }, seed);
  const random = randomNumbers(seed);
  let seen = 0;
  for (let answers = 0; answers < 2000; answers += 1) {
    const [decision] = decisions(state);
    if (decision === undefined) break;
    const own = view(state, decision.seat);
    if (decision.seat === 0 && isWorthThinking(own, decision, 'hard')) {
      if (seen === earlier) return state;
      seen += 1;
    }
    answer(state, decision.seat, decision.id, choose({ view: own }, decision, random));
  }
  return undefined;
}

/** The hint that Ada gets in the first seat of this game. */
async function hintIn(state: GameState): Promise<Hint> {
  const app = createApp({
    store: openSqliteStore(':memory:'),
    log: memoryLog(),
    now: () => 1000,
    random: randomNumbers('names'),
    newSeed: () => 'seed',
    player: choose,
    usualLevel: 'easy',
    thinker: { isWorthThinking, think: async (question) => think({ ...question, state: realState(question.state) }) },
    engine: { ...rules, createGame: () => ({ state: held(copyOf(state)), events: [] }) },
  });
  const { id } = await app.create({ guildId: 'guild', channelId: 'channel', host: ada, wanted: 4 });
  await app.start(id, ada, { fill: true });
  const hint = await app.hints.ask(id, ada.id);
  await app.close();
  return hint;
}

test.each([
  ['a', 0],
  ['a', 3],
  ['b', 1],
  ['c', 5],
] as const)(
  'a hint is the same in every world that looks alike to whoever asks: game %s, question %i',
  async (seed, earlier) => {
    const state = atQuestion(seed, earlier);
    const hint = await hintIn(state);
    expect(hint.options.length).toBeGreaterThan(0);
    for (const salt of ['one', 'two']) {
      const other = copyOf(state);
      disguise(other, 0, seedRandom(salt));
      expect(await hintIn(other)).toEqual(hint);
    }
  },
);
