import type { HeldState } from '../../core/engine.ts';
import { setImmediate as others } from 'node:timers/promises';
import { sheetAsCause } from '../../../engine/migrations/causes.ts';
import type { GameEvent, GameView, Seat } from '../../../store/engineTypes.ts';
import type { GameRecord, InputRecord } from '../../../store/records.ts';
import type { StateText, Transaction } from '../../../store/types.ts';
import { castOfAll } from '../../core/cast.ts';
import type { Cast } from '../../core/cast.ts';
import type { HolderName, LogEntry } from '../../core/gameLog.ts';
import type { AppEnvironment } from '../../core/context.ts';
import { stateFrom } from '../../play/gameCache.ts';
import { openEntries } from '../../model/record/openEvents.ts';
import { openHand } from './openHand.ts';
import type { OpenHand } from './openHand.ts';

/** How a game stood: the board as everyone saw it, and what only each player knew. */
export interface ReplayScene {
  readonly view: GameView;
  readonly hands: ReadonlyArray<OpenHand>;
}

export interface ReplayTurn {
  /** 0: the set-up. */
  readonly turn: number;
  /** The seat whose turn it was; `undefined`: the setup. */
  readonly seat: Seat | undefined;
  /** The turn's events, every secret in full. */
  readonly events: ReadonlyArray<GameEvent>;
  /** The cast for each event; the last one was in play when the turn was over. */
  readonly casts: ReadonlyArray<Cast>;
  /** The holders of the seats when each of them happened; `undefined`: the holders of today. */
  readonly holders: ReadonlyArray<ReadonlyArray<HolderName> | undefined>;
  /** How the game stood when the turn was over; `undefined`: this version of the bot can't tell. */
  readonly scene: ReplayScene | undefined;
}

/** All that is stored of a game that is needed to play it again. */
export interface StoredGame {
  readonly game: GameRecord;
  readonly inputs: ReadonlyArray<InputRecord>;
  readonly events: ReadonlyArray<LogEntry>;
  /** Its seed, or else its first state, if either is kept. */
  readonly begun: { readonly seed: string | undefined; readonly state: StateText | undefined };
}

export async function playedIn(store: Transaction, game: GameRecord): Promise<StoredGame> {
  const inputs = (await store.inputs(game.id)).filter(({ undoneAt }) => undoneAt === undefined);
  const events = await store.events(game.id, { who: 'all' });
  const seed = await store.seed(game.id);
  const [first] = inputs;
  const state = seed !== undefined || first === undefined ? undefined : await store.snapshot(game.id, first.seq);
  return { game, inputs, events, begun: { seed, state } };
}

/** Longest time in milliseconds that others wait while a game is replayed. */
const slice = 20;

/**
 * How a finished game stood at the end of each turn, by turn. It is played again from its beginning, a little at a
 * time, so that no one waits for it. Where the rules of today would have gone another way, and from there on, there is
 * nothing.
 */
export async function playAgain(
  parts: Pick<AppEnvironment, 'engine' | 'log'>,
  { game, inputs, events: told, begun }: StoredGame,
): Promise<ReadonlyMap<number, ReplayScene>> {
  const { engine } = parts;
  const scenes = new Map<number, ReplayScene>();
  const happened = grouped(told, ({ seq }) => seq);
  const state = beginning(parts, game, begun);
  if (state === undefined) return scenes;
  let now: Pick<ReplayTurn, 'turn' | 'seat'> = { turn: 0, seat: undefined };
  const sceneNow = (): ReplayScene => sceneOf(parts, state, game, now);
  let since = performance.now();
  for (const input of inputs) {
    const ended: Array<readonly [turn: number, scene: ReplayScene]> = [];
    // A step goes on into the next turn, or through several: what is shown is how things stood when the next one began.
    const events = answered(parts, state, input, (what) => {
      if (what.kind !== 'turnStarted') return;
      ended.push([now.turn, sceneNow()]);
      now = { turn: what.turn, seat: what.seat };
    });
    if (events === undefined || !isSame(events, happened.get(input.seq) ?? [])) return scenes;
    for (const [turn, scene] of ended) scenes.set(turn, scene);
    if (performance.now() - since < slice) continue;
    await others();
    since = performance.now();
  }
  if (engine.view(state, 'public').over !== undefined) scenes.set(now.turn, sceneNow());
  return scenes;
}

/** `undefined`: neither its seed nor its first state is kept, or today's rules can't deal it. */
function beginning(
  { engine, log }: Pick<AppEnvironment, 'engine' | 'log'>,
  game: GameRecord,
  { seed, state }: StoredGame['begun'],
): HeldState | undefined {
  try {
    if (seed !== undefined) return engine.createGame(game.options, seed).state;
    return state === undefined ? undefined : stateFrom(engine, state);
  } catch (err) {
    log.info({ err, gameId: game.id }, 'A finished game can not be dealt again with the rules of today');
    return undefined;
  }
}

/** `undefined`: today it would not be legal, or can't be played. */
function answered(
  { engine, log }: Pick<AppEnvironment, 'engine' | 'log'>,
  state: HeldState,
  input: InputRecord,
  watch: (what: GameEvent['what']) => void,
): ReadonlyArray<GameEvent> | undefined {
  try {
    return engine.answer(state, input.seat, input.decisionId, input.choice, watch).events;
  } catch (err) {
    log.info({ err, decisionId: input.decisionId }, 'A finished game can not be played again with the rules of today');
    return undefined;
  }
}

/**
 * Whether the same has happened: word for word what everyone saw; of secrets, which earlier versions stored with gaps,
 * the kinds. An ability as a cause counts as its sheet: earlier versions told of some no more than that.
 */
function isSame(events: ReadonlyArray<GameEvent>, stored: ReadonlyArray<LogEntry>): boolean {
  const told = (all: ReadonlyArray<GameEvent>): string =>
    JSON.stringify(
      all.map((event) => (event.audience === 'public' ? event : [event.audience, event.what.kind])),
      sheetAsCause,
    );
  return told(events) === told(stored.map(({ event }) => event));
}

/** The next turn has just begun, and nothing of it has happened yet: what is shown is the end of this one. */
function sceneOf(
  { engine }: Pick<AppEnvironment, 'engine'>,
  state: HeldState,
  { seats }: GameRecord,
  { turn, seat }: Pick<ReplayTurn, 'turn' | 'seat'>,
): ReplayScene {
  const view = engine.view(state, 'public');
  return {
    view: { ...view, turn, phase: turn === 0 ? 'setup' : 'endOfTurn', current: seat ?? view.current, waitingFor: [] },
    hands: seats.map((_, each) => openHand(engine.view(state, each), each)),
  };
}

/** Turn by turn, with the scenes of those that could be played again. */
export function turnsOf(
  entries: ReadonlyArray<LogEntry>,
  scenes: ReadonlyMap<number, ReplayScene>,
  now: Cast,
): ReadonlyArray<ReplayTurn> {
  const open = openEntries(entries);
  const casts = castOfAll(
    open.map(({ event }) => event.what),
    now,
  );
  let told = 0;
  return [...grouped(open, ({ turn }) => turn)].map(([turn, lines]) => {
    told += lines.length;
    const start = lines.find(({ event: { what } }) => what.kind === 'turnStarted')?.event.what;
    return {
      turn,
      seat: start?.kind === 'turnStarted' ? start.seat : undefined,
      events: lines.map(({ event }) => event),
      casts: casts.slice(told - lines.length, told),
      holders: lines.map(({ holders }) => holders),
      scene: scenes.get(turn),
    };
  });
}

function grouped(
  entries: ReadonlyArray<LogEntry>,
  keyOf: (entry: LogEntry) => number,
): ReadonlyMap<number, ReadonlyArray<LogEntry>> {
  const groups = new Map<number, Array<LogEntry>>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}
