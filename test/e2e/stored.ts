/** Games in the database of a scene's bot: prepared while it does not run, and read beside it while it does. */
import Database from 'better-sqlite3';
import { createApp } from '../../src/app/index.ts';
import type { App, Decision, GameView } from '../../src/app/types.ts';
import { readState, view } from '../../src/engine/index.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { packedOf, unpacked as textOf } from '../../src/store/sql/packed.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import type { Engine } from '../../src/app/core/engine.ts';
import { give, hasButtons, type Answer, type Way } from './deciding.ts';
import { until, type Scene } from './scene.ts';

const mostAnswers = 600;

/** The random events of a prepared game. */
export interface Fate {
  readonly engine: Engine;
  /** The seed of the game; people’s answers have a chance of their own. */
  readonly seed: string;
}

/** The games of the bot, while it does not run: it lets no one else in. */
export function openApp({ databasePath }: Scene, { engine, seed }: Fate): App {
  const log = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (details: object) => {
      throw new Error(JSON.stringify(details));
    },
  };
  return createApp({
    store: openSqliteStore(databasePath),
    engine,
    player: choose,
    now: Date.now,
    random: chance(1),
    newSeed: () => seed,
    log,
  });
}

interface StoredState {
  readonly packed: Buffer;
  readonly state_version: number;
}

const unpacked = ({ packed, state_version: version }: StoredState): GameState =>
  readState(JSON.parse(textOf(packed)), version);

/** The state as the bot has stored it, read beside it. */
export function stateIn({ databasePath }: Scene): GameState {
  const database = new Database(databasePath, { readonly: true });
  const row = database.prepare<[], StoredState>('SELECT packed, state_version FROM states').get();
  database.close();
  if (row === undefined) throw new Error('No game is stored.');
  return unpacked(row);
}

/** Whether nothing waits to be sent to anyone, read beside the bot. */
export function isAllSent({ databasePath }: Scene): boolean {
  const database = new Database(databasePath, { readonly: true });
  const waits = database.prepare(`SELECT 1 FROM outbox WHERE state = 'waiting' LIMIT 1`).get();
  database.close();
  return waits === undefined;
}

/** Changes what the bot has stored, while it does not run. */
export function changeState({ databasePath }: Scene, change: (state: GameState) => void): void {
  const database = new Database(databasePath);
  const rows = database
    .prepare<[], StoredState & { readonly game_id: string }>('SELECT game_id, packed, state_version FROM states')
    .all();
  const write = database.prepare('UPDATE states SET packed = ? WHERE game_id = ?');
  for (const row of rows) {
    const state = unpacked(row);
    change(state);
    write.run(packedOf(JSON.stringify(state)), row.game_id);
  }
  database.close();
}

export interface Asked {
  readonly name: string;
  readonly decision: Decision;
  readonly view: GameView;
}

/** The player whom this state asks first; no one at the end. `seats`: the names of those who play, in their order. */
export function askedBy(state: GameState, seats: ReadonlyArray<string>): Asked | undefined {
  const [decision] = state.decisions;
  const name = decision === undefined ? undefined : seats[decision.seat];
  return decision === undefined || name === undefined
    ? undefined
    : { name, decision, view: view(state, decision.seat) };
}

export interface Prepared {
  readonly id: string;
  /** The names of those who play, in the order of their seats. */
  readonly seats: ReadonlyArray<string>;
}

export interface Preparation extends Fate {
  readonly people: ReadonlyArray<string>;
  readonly options: Partial<GameOptions>;
  readonly ready: (state: GameState) => boolean;
  /** The ids of what is chosen. */
  readonly decide: (asked: Asked) => ReadonlyArray<string>;
}

/**
 * Plays by the rules alone, without the bot, until the state is as it should be. The first of the people is the host.
 */
export async function prepare(
  scene: Scene,
  { people, options, ready, decide, ...fate }: Preparation,
): Promise<Prepared> {
  const app = openApp(scene, fate);
  const [host, ...others] = people.map((name) => ({ id: scene.person(name).id, name }));
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: scene.table.guildId, channelId: scene.channelId, host, options });
  for (const person of others) await app.join(id, person);
  const game = await app.start(id, host);
  const seats = game.seats.map(
    (seat) => people.find((name) => seat.kind === 'user' && scene.person(name).id === seat.userId) ?? '',
  );
  for (let answers = 0; !ready(stateIn(scene)); answers += 1) {
    const next = askedBy(stateIn(scene), seats);
    if (next === undefined || answers > mostAnswers)
      throw new Error(`The game of “${fate.seed}” never came to where it should begin.`);
    await app.answer(id, scene.person(next.name).id, next.decision.id, decide(next));
  }
  await app.close();
  return { id, seats };
}

/**
 * Someone answers with the ids of choices, in a way that Discord has for it, and the game has gone on: which way it
 * was.
 */
export type GiveAnswer = (
  way: (answer: Answer) => Way,
  scene: Scene,
  asked: Asked,
  chosen: ReadonlyArray<string>,
) => Promise<Way>;

/** Answers with requests that Discord's client would send. */
export const answerBy: GiveAnswer = async (way, scene, { name, decision }, chosen) => {
  const answer: Answer = {
    decision,
    indexes: chosen.map((wanted) => decision.choices.findIndex(({ id }) => id === wanted)),
  };
  const taken = way(answer);
  await give(scene.person(name), answer, taken);
  await until(
    () => !stateIn(scene).decisions.some(({ id }) => id === decision.id),
    () => `${taken} has not answered ${decision.topic.kind}.`,
  );
  return taken;
};

/** Answers with buttons where there are any. */
export const byButton = (answer: Answer): Way => (hasButtons(answer) ? 'button' : 'command');
