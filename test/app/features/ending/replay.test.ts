import { expect, test } from 'vitest';
import type { Engine } from '../../../../src/app/core/engine.ts';
import { playAgain, playedIn, turnsOf } from '../../../../src/app/features/ending/replay.ts';
import type { StoredGame, ReplayScene } from '../../../../src/app/features/ending/replay.ts';
import type { LogEntry } from '../../../../src/app/core/gameLog.ts';
import type { GameEvent } from '../../../../src/app/types.ts';
import type { InputRecord } from '../../../../src/store/records.ts';
import type { Transaction } from '../../../../src/store/types.ts';
import { fakeEngine } from '../../fakeEngine.ts';
import { fakeState } from '../../states.ts';

const options = { ...fakeEngine.defaultOptions, players: 3 };

/**
 * A game of the tiny engine: everyone burns 3 fuel, the next one draws a secret card, the turn ends, until no fuel is
 * left. That engine tells no one when a turn starts, so `answer` does it here as the real one does.
 */
const engine: Engine = {
  ...fakeEngine,
  answer(held, seat, decisionId, choice, watch) {
    const state = fakeState(held);
    const before = structuredClone(state);
    const { events } = fakeEngine.answer(held, seat, decisionId, choice);
    // A watcher sees the game as it stands when each thing happens: the turn that begins has not changed it yet.
    const after = structuredClone(state);
    Object.assign(state, { ...before, hands: after.hands, fuel: after.fuel });
    for (const { what } of events) watch?.(what);
    Object.assign(state, after);
    return { events };
  },
};

function played(): StoredGame & { readonly hands: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>> } {
  const { state, events: first } = engine.createGame(options, 'seed');
  const inputs: Array<InputRecord> = [];
  const events: Array<LogEntry> = [];
  const hands: Array<ReadonlyArray<ReadonlyArray<string>>> = [];
  let turn = 0;
  const note = (seq: number, happened: ReadonlyArray<GameEvent>): void => {
    for (const event of happened) {
      if (event.what.kind === 'turnStarted') {
        turn = event.what.turn;
        hands.push(structuredClone(fakeState(state).hands));
      }
      events.push({ seq, turn, event } as LogEntry);
    }
  };
  note(0, first);
  for (let seq = 1; engine.decisions(state).length > 0 && fakeState(state).fuel > 0; seq += 1) {
    const [decision] = engine.decisions(state);
    if (decision === undefined) break;
    const choice = [decision.choices.find(({ id }) => ['3', 'yes', 'end'].includes(id))?.id ?? ''];
    inputs.push({ seq, seat: decision.seat, decisionId: decision.id, choice } as unknown as InputRecord);
    note(seq, engine.answer(state, decision.seat, decision.id, choice).events);
  }
  const game = { id: 'g', options, seats: [{}, {}, {}] } as unknown as StoredGame['game'];
  return {
    game,
    inputs,
    events,
    begun: { seed: 'seed', state: undefined },
    hands: [...hands.slice(1), structuredClone(fakeState(state).hands)],
  };
}

const logged: Array<object> = [];
const log = {
  debug: () => undefined,
  info: (details: object) => {
    logged.push(details);
  },
  warn: () => undefined,
  error: () => undefined,
};
const again = (game: StoredGame, change: Partial<Engine> = {}): Promise<ReadonlyMap<number, ReplayScene>> =>
  playAgain({ engine: { ...engine, ...change }, log }, game);

const turnsIn = (game: ReturnType<typeof played>): ReadonlyArray<number> =>
  game.hands.map((_, at) => (at === 0 ? 0 : at + 1));

test('each turn is shown as it stood when the next one began, with what each player knew', async () => {
  const game = played();
  const scenes = await again(game);
  // In the tiny game the first turn begins with the set-up, before the first answer.
  expect([...scenes.keys()]).toEqual(turnsIn(game));
  for (const [at, hands] of game.hands.entries()) {
    const shown = scenes.get(at === 0 ? 0 : at + 1);
    expect(shown?.hands.map(({ seat, skills }) => [seat, skills])).toEqual(hands.map((skills, seat) => [seat, skills]));
    expect(shown?.view).toMatchObject({
      viewer: 'public',
      turn: at === 0 ? 0 : at + 1,
      phase: at === 0 ? 'setup' : 'endOfTurn',
      current: at % 3,
      waitingFor: [],
      own: undefined,
    });
  }
  expect([0, 2].map((turn) => scenes.get(turn)?.view.resources.fuel)).toEqual([27, 24]);
  expect([...scenes.values()].at(-1)?.view.over?.cause).toBe('fuel');
});

test('a game that is not over in the end, as it is played again, has no scene for its last turn', async () => {
  const game = played();
  const scenes = await again({ ...game, inputs: game.inputs.slice(0, -1) });
  expect([...scenes.keys()]).toEqual(turnsIn(game).slice(0, -1));
});

test('an ability as a cause is its sheet as a cause: earlier versions told of some no more', async () => {
  const game = played();
  const because =
    (why: string) =>
    (event: GameEvent): GameEvent =>
      event.audience === 'public' ? { ...event, what: Object.assign({ ...event.what }, { why }) } : event;
  const [sheet, other] = ['character/daybreak/lee-adama', 'character/daybreak/tom-zarek'];
  const told = { ...game, events: game.events.map((line) => ({ ...line, event: because(sheet)(line.event) })) };
  const scenesBy = async (why: string): Promise<number> =>
    (
      await again(told, {
        answer: (...given) => {
          const { events } = engine.answer(...given);
          return { events: events.map(because(why)) };
        },
      })
    ).size;
  expect(await scenesBy(`${sheet}/moral-dilemma`)).toBe(turnsIn(game).length);
  expect(await scenesBy(other)).toBeLessThan(turnsIn(game).length);
});

test('from where today’s rules go another way there is nothing, however little it is', async () => {
  const game = played();
  const otherwise = (
    change: (events: ReadonlyArray<GameEvent>) => ReadonlyArray<GameEvent>,
  ): Promise<ReadonlyMap<number, ReplayScene>> =>
    again(game, {
      answer: (...given) => {
        const { events } = engine.answer(...given);
        return { events: given[2] === game.inputs[5]?.decisionId ? change(events) : events };
      },
    });
  const reached = [...(await otherwise((events) => events.slice(1))).keys()];
  expect(reached.length).toBeGreaterThan(0);
  expect(reached.length).toBeLessThan(turnsIn(game).length);
  const told = async (change: (event: GameEvent) => GameEvent): Promise<number> =>
    (await otherwise((events) => events.map(change))).size;
  expect(await told((event) => ({ ...event }))).toBe(turnsIn(game).length);
  // Whatever everyone saw is compared word for word, of a secret only for whom it was and of which kind.
  const secretly =
    (what: object) =>
    (event: GameEvent): GameEvent =>
      event.audience === 'public' ? event : { ...event, what: { ...event.what, ...what } };
  const [, input] = game.inputs;
  const at = (change: (event: GameEvent) => GameEvent): Promise<ReadonlyMap<number, ReplayScene>> =>
    again(game, {
      answer: (...given) => {
        const { events } = engine.answer(...given);
        return { events: given[2] === input?.decisionId ? events.map(change) : events };
      },
    });
  expect((await at(secretly({ cards: ['another'] }))).size).toBe(turnsIn(game).length);
  expect((await at(secretly({ kind: 'phase' }))).size).toBe(0);
  expect((await at((event) => ({ ...event, audience: event.audience === 'public' ? 'public' : [2] }))).size).toBe(0);
  expect(
    (
      await at((event) =>
        event.audience === 'public' ? ({ ...event, what: { ...event.what, why: 'x' } } as GameEvent) : event,
      )
    ).size,
  ).toBe(0);
});

test('an answer that is refused today ends the replay, and is logged', async () => {
  const game = played();
  logged.length = 0;
  const [, , , third] = game.inputs;
  const scenes = await again(game, {
    answer: (...given) => {
      if (given[2] === third?.decisionId) throw new Error('no longer legal');
      return engine.answer(...given);
    },
  });
  expect(scenes.size).toBe(1);
  expect(logged).toEqual([
    { err: expect.objectContaining({ message: 'no longer legal' }), decisionId: third?.decisionId },
  ]);
});

test('a game without its seed begins with its first state; without either, or where it can not be dealt, there is nothing', async () => {
  const game = played();
  const { state } = engine.createGame(options, 'seed');
  const stored = { version: engine.stateVersion, text: JSON.stringify(state) };
  expect([...(await again({ ...game, begun: { seed: undefined, state: stored } })).keys()]).toEqual(turnsIn(game));
  expect((await again({ ...game, begun: { seed: undefined, state: undefined } })).size).toBe(0);
  logged.length = 0;
  expect(
    (
      await again(game, {
        createGame: () => {
          throw new Error('no such option');
        },
      })
    ).size,
  ).toBe(0);
  expect(logged).toEqual([{ err: expect.objectContaining({ message: 'no such option' }), gameId: 'g' }]);
});

test('a long game is played again a little at a time: others get their turn in between', async () => {
  const whole = played();
  const game = { ...whole, inputs: whole.inputs.slice(0, 5) };
  let others = 0;
  const count = setInterval(() => {
    others += 1;
  }, 1);
  const busy = (): void => {
    for (const until = performance.now() + 25; performance.now() < until;);
  };
  await again(game, {
    answer: (...given) => {
      busy();
      return engine.answer(...given);
    },
  });
  clearInterval(count);
  expect(others).toBeGreaterThanOrEqual(game.inputs.length - 1);
});

const ann = [{ name: 'Ann', standsIn: false }];
const entry = (turn: number, event: GameEvent): LogEntry => ({ seq: 1, turn, at: 0, event, holders: ann });

test('turn by turn, of each secret the wording of those who knew it, each event with its cast', () => {
  const everybody = (what: GameEvent['what']): GameEvent => ({ audience: 'public', what });
  const drawn = { kind: 'skillsDrawn', seat: 1, skills: [], why: 'x' } as const;
  const chosen = everybody({ kind: 'characterChosen', seat: 0, character: 'character/base/saul-tigh' });
  const started = everybody({ kind: 'turnStarted', seat: 1, turn: 1 });
  const hidden: GameEvent = { audience: 'public', except: [1], what: drawn };
  const secret: GameEvent = { audience: [1], except: [0], what: { ...drawn, cards: ['c'] } };
  const shown = {} as ReplayScene;
  const turns = turnsOf(
    [entry(0, chosen), entry(1, started), entry(1, hidden), entry(1, secret)],
    new Map([[1, shown]]),
    ['character/base/saul-tigh', 'now'],
  );
  expect(turns).toEqual([
    { turn: 0, seat: undefined, events: [chosen], casts: [[undefined, 'now']], holders: [ann], scene: undefined },
    {
      turn: 1,
      seat: 1,
      events: [started, secret],
      scene: shown,
      casts: [
        ['character/base/saul-tigh', 'now'],
        ['character/base/saul-tigh', 'now'],
      ],
      holders: [ann, ann],
    },
  ]);
  expect(turns[1]?.scene).toBe(shown);
});

test('a game is played again from its seed if that is kept, else from the state before its first answer that still counts', async () => {
  const inputs = [
    { seq: 3, undoneAt: 5 },
    { seq: 4, undoneAt: undefined },
    { seq: 6, undoneAt: undefined },
  ];
  const asked: Array<unknown> = [];
  const storeWith = (seed: string | undefined, kept: ReadonlyArray<object>): Transaction =>
    ({
      inputs: () => Promise.resolve(kept),
      events: (_id: string, { who }: { readonly who: string }) => Promise.resolve([{ who }]),
      seed: () => Promise.resolve(seed),
      snapshot: (_id: string, seq: number) => {
        asked.push(seq);
        return Promise.resolve({ version: 1, text: 'state' });
      },
    }) as unknown as Transaction;
  const game = { id: 'g' } as StoredGame['game'];
  expect(await playedIn(storeWith('seed', inputs), game)).toEqual({
    game,
    inputs: inputs.slice(1),
    events: [{ who: 'all' }],
    begun: { seed: 'seed', state: undefined },
  });
  expect((await playedIn(storeWith(undefined, []), game)).begun).toEqual({ seed: undefined, state: undefined });
  expect(asked).toEqual([]);
  expect((await playedIn(storeWith(undefined, inputs), game)).begun.state?.text).toBe('state');
  expect(asked).toEqual([4]);
});
