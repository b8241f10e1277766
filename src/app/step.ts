import type { Decision, GameEvent } from '../store/engineTypes.ts';
import type { GameRecord } from '../store/records.ts';
import type { GamePatch, Keep, NewEvent, NewInput, NewMessage } from '../store/types.ts';
import type { News } from './announce.ts';
import { announce, toChannel } from './announce.ts';
import type { Engine } from './engine.ts';
import type { Context } from './parts.ts';
import type { Held } from './shelf.ts';

/** What was done to a held state since it was taken, in memory so far. */
export interface StepTaken {
  readonly inputs: ReadonlyArray<NewInput>;
  /** With the input that caused each. */
  readonly events: ReadonlyArray<{ readonly seq: number; readonly event: GameEvent }>;
  /** Whether to be able to come back to before it. */
  readonly keep: boolean;
}

/**
 * Stores a step with everything that is to be told about it, in one transaction. If it fails, the state in memory is
 * forgotten and the game is as it was.
 */
export function storeStep<State>(context: Context<State>, held: Held<State>, taken: StepTaken): Held<State> {
  const { store, engine, shelf, now } = context;
  try {
    const at = now();
    const patch = endOf(engine, held, at);
    const game = { ...held.game, ...patch };
    const news = { engine, game, state: held.state, before: held.announced, events: taken.events.map(({ event }) => event), settled: automaticDecision(engine, game, held.state) === undefined };
    const { announced, messages } = announce(news);
    const keep = keepFor(held, taken);
    const stored = store.commit({
      gameId: game.id, revision: held.game.revision, at, game: patch, announced: JSON.stringify(announced),
      messages: [...messages, ...ending(game)],
      step: { kind: 'forward', state: textOf(engine, held.state), inputs: taken.inputs, events: withTurns(taken.events, held.announced.turn), keep },
    });
    const lastSeq = held.lastSeq + taken.inputs.length;
    return put(context, { ...held, game: stored, announced, lastSeq, keptTurn: keep.as === 'turn' ? keep.turn : held.keptTurn });
  } catch (error) {
    shelf.drop(held.game.id);
    throw error;
  }
}

/** Tells people what they have not been told yet, if anything. */
export function storeNews<State>(context: Context<State>, held: Held<State>, more: Partial<Pick<News<State>, 'showBoard'>> & { readonly stuck?: string; readonly messages?: ReadonlyArray<NewMessage> } = {}): Held<State> {
  const { store, engine, now } = context;
  const { game, state } = held;
  const { announced, messages } = announce({ engine, game, state, before: held.announced, events: [], settled: true, showBoard: more.showBoard ?? false });
  const all = [...(more.messages ?? []), ...messages];
  if (all.length === 0) return held;
  const told = { ...announced, stuck: more.stuck };
  const stored = store.commit({ gameId: game.id, revision: game.revision, at: now(), announced: JSON.stringify(told), messages: all });
  return put(context, { ...held, game: stored, announced: told });
}

/** The first open decision of a seat that an automatic player holds. */
export function automaticDecision<State>(engine: Engine<State>, game: GameRecord, state: State): Decision | undefined {
  return engine.decisions(state).find(({ seat }) => game.seats[seat]?.kind === 'automatic');
}

/** Each event with the turn in which it happened; `turn`: the one before the first of them. */
export function withTurns(events: StepTaken['events'], turn: number): ReadonlyArray<NewEvent> {
  let current = turn;
  return events.map(({ seq, event }) => {
    if (event.what.kind === 'turnStarted') current = event.what.turn;
    return { seq, turn: current, event };
  });
}

export function textOf<State>(engine: Engine<State>, state: State): { readonly version: number; readonly text: string } {
  return { version: engine.stateVersion, text: JSON.stringify(state) };
}

function put<State>({ shelf }: Context<State>, held: Held<State>): Held<State> {
  shelf.put(held);
  return held;
}

function endOf<State>(engine: Engine<State>, { state }: Held<State>, at: number): GamePatch {
  const { over } = engine.view(state, 'public');
  return over === undefined ? {} : { status: 'over', endedAt: at, outcome: over };
}

function ending(game: GameRecord): ReadonlyArray<NewMessage> {
  if (game.outcome === undefined) return [];
  return toChannel(game, [{ kind: 'lobby' }, { kind: 'gameOver', outcome: game.outcome }]);
}

function keepFor<State>(held: Held<State>, taken: StepTaken): Keep {
  const { turn } = held.announced;
  if (turn > held.keptTurn) return { as: 'turn', turn };
  return taken.keep ? { as: 'lately', turn } : { as: 'nothing' };
}
