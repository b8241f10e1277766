import { afterAll, describe, expect, test } from 'vitest';
import type { AppParts } from '../../../src/app/core/context.ts';
import type { ThinkerQuestion, Thinker, Thought } from '../../../src/app/core/thinker.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { START_FUEL } from '../fakeEngine.ts';
import {
  ann,
  annAlone,
  ben,
  channel,
  choose,
  clearOutbox,
  decisionOf,
  scene,
  takeBack,
  threePeople,
} from '../scene.ts';
import type { Scene } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A thought that waits for the test. */
interface Asked extends Pick<ThinkerQuestion, 'seat' | 'decisionId' | 'level'> {
  over(choice: ReadonlyArray<string>): void;
  fails(error: Error): void;
}

interface Thinking extends Scene {
  readonly asked: Array<Asked>;
}

/** Seats whose moves are worth a thought, which the test ends. */
function thinkingScene(change: Partial<AppParts> = {}): Thinking {
  const asked: Array<Asked> = [];
  const thinker: Thinker = {
    isWorthThinking: (_view, { topic }) => topic.kind === 'move' || topic.kind === 'react',
    think: async ({ seat, decisionId, level }) =>
      await new Promise<Thought>((resolve, reject) => {
        asked.push({
          seat,
          decisionId,
          level,
          over: (choice) => {
            resolve({ choice, options: [{ choice, worth: 0.5, isClear: true }] });
          },
          fails: reject,
        });
      }),
  };
  return { ...scene({ thinker, ...change }), asked };
}

/** Ann has ended her turn, and the first of two automatic players thinks about its move. */
async function firstThought(at: Thinking): Promise<{ readonly id: string; readonly thought: Asked }> {
  const id = await annAlone(at);
  await choose(at, id, ann, '2');
  await at.app.answer(id, ann.id, await decisionOf(at, id, ann), ['end']);
  return { id, thought: await nextThought(at, 1) };
}

async function nextThought(at: Thinking, count: number): Promise<Asked> {
  await expect.poll(() => at.asked.length).toBe(count);
  const thought = at.asked[count - 1];
  if (thought === undefined) throw new Error('Nobody thinks.');
  return thought;
}

async function fuel({ app }: Scene, id: string): Promise<number> {
  return (await app.viewFor(id, 'public')).resources.fuel;
}

describe('an automatic player that thinks', () => {
  test('answers what it has thought of, one after the other, and by simple rules what is worth no thought', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    expect(thought).toMatchObject({ seat: 1, level: 'normal' });
    expect(await fuel(at, id)).toBe(START_FUEL - 2);
    thought.over(['1']);
    const second = await nextThought(at, 2);
    expect(second.seat).toBe(2);
    second.over(['1']);
    await at.app.idle();
    expect((await at.store.inputs(id)).slice(2).map(({ seat, by, choice }) => [seat, by, choice[0]])).toEqual([
      [1, 'automatic', '1'],
      [1, 'automatic', 'end'],
      [2, 'automatic', '1'],
      [2, 'automatic', 'end'],
    ]);
    expect(at.asked).toHaveLength(2);
    expect(at.logged).toEqual([]);
  });

  test('thinks at its own level, and not at all at the level easy', async () => {
    const at = thinkingScene({ usualLevel: 'easy' });
    const id = await annAlone(at);
    await at.app.setLevel(id, ann, { level: 'hard', seat: 2 });
    await choose(at, id, ann, '2');
    await at.app.answer(id, ann.id, await decisionOf(at, id, ann), ['end']);
    expect(await nextThought(at, 1)).toMatchObject({ seat: 2, level: 'hard' });
    await at.app.close();
  });

  test('answers at once what nobody else may know of', async () => {
    const at = thinkingScene();
    const id = await annAlone(at);
    await choose(at, id, ann, '3');
    expect((await at.store.inputs(id)).at(-1)).toMatchObject({ seat: 1, by: 'automatic', choice: ['yes'] });
    expect(at.asked).toEqual([]);
  });

  test('holds nobody up: not in this game, nor in another', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    expect(await at.app.viewFor(id, ann.id)).toMatchObject({ current: 1 });
    const other = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ben });
    expect(other.status).toBe('lobby');
    await at.app.setLevel(id, ann, { level: 'normal' });
    thought.over(['3']);
    // What only happens around the game leaves the thought as it is.
    await expect.poll(() => fuel(at, id)).toBe(START_FUEL - 5);
    await at.app.close();
  });
});

describe('a thought counts for nothing', () => {
  test('after something was undone', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    await takeBack(at, id, ann);
    thought.over(['3']);
    await at.app.idle();
    expect(await at.app.viewFor(id, 'public')).toMatchObject({ current: 0, turn: 1 });
    await at.app.answer(id, ann.id, await decisionOf(at, id, ann), ['end']);
    const again = await nextThought(at, 2);
    again.over(['1']);
    await expect.poll(() => fuel(at, id)).toBe(START_FUEL - 3);
    await at.app.close();
  });

  test('while the game is paused; when it resumes, the question is thought about again', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    await at.app.hosts.pause(id, ann);
    thought.over(['3']);
    await at.app.idle();
    expect(await fuel(at, id)).toBe(START_FUEL - 2);
    await at.app.hosts.resume(id, ann);
    (await nextThought(at, 2)).over(['1']);
    await expect.poll(() => fuel(at, id)).toBe(START_FUEL - 3);
    await at.app.close();
  });

  test('once somebody else has the seat, who is asked at once', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    await clearOutbox(at);
    await at.app.replaceSeat(id, ann, 1, ben);
    await at.app.idle();
    expect(await at.kinds('user:ben')).toContain('asked');
    thought.over(['3']);
    await at.app.idle();
    expect(await fuel(at, id)).toBe(START_FUEL - 2);
    expect(await decisionOf(at, id, ben)).toMatch(/^d/);
  });

  test('once the seat plays at another level', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    await at.app.setLevel(id, ann, { level: 'easy' });
    await at.app.idle();
    expect(await at.app.viewFor(id, 'public')).toMatchObject({
      current: 0,
      turn: 4,
      resources: { fuel: START_FUEL - 6 },
    });
    thought.over(['3']);
    await at.app.idle();
    expect(await at.store.inputs(id)).toHaveLength(6);
  });

  test('after the game was abandoned', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    await at.app.abandon(id, ann);
    thought.over(['3']);
    await at.app.idle();
    expect(await at.store.inputs(id)).toHaveLength(2);
    expect(at.logged).toEqual([]);
  });
});

describe('where thinking goes wrong, simple rules answer', () => {
  test('the thought is illegal', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    thought.over(['nonsense']);
    await nextThought(at, 2);
    expect(await fuel(at, id)).toBe(START_FUEL - 4);
    expect(at.logged).toMatchObject([{ level: 'warn', message: expect.stringContaining('not legal') }]);
    // Neither the choices of a question nor the answer: both may be secret.
    expect(Object.keys(at.logged[0]?.details ?? {})).toEqual(['gameId', 'decisionId', 'topic', 'err']);
    await at.app.close();
  });

  test('the worker has failed', async () => {
    const at = thinkingScene();
    const { id, thought } = await firstThought(at);
    thought.fails(new Error('the worker is gone'));
    await nextThought(at, 2);
    expect(await fuel(at, id)).toBe(START_FUEL - 4);
    expect(at.logged).toMatchObject([{ level: 'error', message: expect.stringContaining('could not think') }]);
    await at.app.close();
  });

  test('it takes too long', async () => {
    const at = thinkingScene({ thinkingLimit: 5 });
    const id = await annAlone(at);
    await choose(at, id, ann, '2');
    await choose(at, id, ann, 'end');
    expect(await at.app.viewFor(id, 'public')).toMatchObject({
      current: 0,
      turn: 4,
      resources: { fuel: START_FUEL - 6 },
    });
    expect(at.logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  test('nobody can say whether it is worth a thought', async () => {
    const thinker: Thinker = {
      isWorthThinking: () => {
        throw new Error('no idea');
      },
      think: async () => ({ choice: [], options: [] }),
    };
    const at = thinkingScene({ thinker });
    const id = await annAlone(at);
    await choose(at, id, ann, '2');
    await choose(at, id, ann, 'end');
    expect((await at.app.viewFor(id, 'public')).turn).toBe(4);
  });
});

test('the bot stops in the middle of a thought, and thinks again when it is there again', async () => {
  const path = folder.at('thought.db');
  const first = thinkingScene({ store: openSqliteStore(path) });
  const { id } = await firstThought(first);
  await first.app.close();
  const second = thinkingScene({ store: openSqliteStore(path) });
  expect(await fuel(second, id)).toBe(START_FUEL - 2);
  await second.app.resume();
  (await nextThought(second, 1)).over(['1']);
  (await nextThought(second, 2)).over(['1']);
  await second.app.idle();
  expect(await second.app.viewFor(id, 'public')).toMatchObject({
    current: 0,
    turn: 4,
    resources: { fuel: START_FUEL - 4 },
  });
  await second.app.close();
});

describe('while somebody thinks, the channel stays quiet', () => {
  /** Messages that wait for their channel, as far as they are due. */
  async function due({ app }: Thinking, now: number): Promise<ReadonlyArray<string>> {
    return (await app.outbox.dueLanes(now)).filter((lane) => lane === channel);
  }

  test('what was told waits 2.5 seconds at most, and is one part of the turn with what follows', async () => {
    let now = 1000;
    const at = thinkingScene({ now: () => now });
    const { id, thought } = await firstThought(at);
    await clearOutbox(at);
    thought.over(['1']);
    const second = await nextThought(at, 2);
    // The first automatic player has moved and ended its turn, and the next one thinks.
    expect([await due(at, 3499), await due(at, 3500)]).toEqual([[], [channel]]);
    now = 2000;
    second.over(['1']);
    await at.app.idle();
    expect(await due(at, 2000)).toEqual([channel]);
    const told = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'log' ? [intent.turn] : []));
    expect(told).toEqual([2, 3, 4]);
    expect((await at.app.viewFor(id, 'public')).current).toBe(0);
  });

  test('the same messages come as without a thought', async () => {
    const kinds = async (at: Scene | Thinking): Promise<ReadonlyArray<string>> => {
      const id = await annAlone(at);
      await choose(at, id, ann, '2');
      await clearOutbox(at);
      await at.app.answer(id, ann.id, await decisionOf(at, id, ann), ['end']);
      if ('asked' in at) for (const count of [1, 2]) (await nextThought(at, count)).over(['2']);
      await at.app.idle();
      return [...(await at.kinds(channel)), ...(await at.kinds('user:ann'))];
    };
    expect(await kinds(thinkingScene())).toEqual(await kinds(scene()));
  });
});

test('without automatic players nobody thinks', async () => {
  const at = thinkingScene();
  const id = await threePeople(at);
  await choose(at, id, ann, '2');
  expect(at.asked).toEqual([]);
  await at.app.close();
});
