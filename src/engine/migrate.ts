/**
 * Stored games brought up to today's version, step by step. A stored state is plain data of this program's own making.
 * A new step needs a number (`stateVersion` in types/state.ts), an entry in the list below, a file
 * `migrations/toVersionN.ts` that says what its version added, and a test with a state of the version before.
 */
import { isPlain, type Migration, type Plain } from './migrations/plain.ts';
import { toVersion4 } from './migrations/toVersion4.ts';
import { toVersion5 } from './migrations/toVersion5.ts';
import { toVersion6 } from './migrations/toVersion6.ts';
import { defaultOptions } from './rules/setup/options.ts';
import type { GameOptions } from './types/options.ts';
import { stateVersion, type GameState } from './types/state.ts';

/** Migrations by the version that they start from. */
const migrations: Readonly<Record<number, Migration>> = {
  1: withPegasus,
  2: withOneEnd,
  3: toVersion4,
  4: toVersion5,
  5: toVersion6,
};

/**
 * Returns the options of a stored game, with today's additions at their defaults; of lobbies, `findGame` of the app
 * does.
 */
export function readOptions(options: Partial<GameOptions>): GameOptions {
  return { ...defaultOptions, ...options };
}

/** A stored state in today's form. Throws an `Error` for a version that this program doesn't know. */
export function readState(plain: unknown, version: number): GameState {
  let state = plain;
  for (let now = version; now < stateVersion; now += 1) {
    const migrate = migrations[now];
    if (migrate === undefined || !isPlain(state)) throw unreadable(version);
    state = { ...migrate(state), version: now + 1 };
  }
  if (version > stateVersion) throw unreadable(version);
  // Written by this program in this form, or brought into it above.
  return state as GameState;
}

function unreadable(version: number): Error {
  return new Error(`The game is stored in version ${version}; this program reads versions 1 to ${stateVersion}.`);
}

/** Pegasus: more options, its board, executions, reckless checks. A game of version 1 is of the base game. */
function withPegasus(state: Plain): Plain {
  const options = isPlain(state['options']) ? state['options'] : {};
  return {
    ...state,
    options: { ...defaultOptions, ...options },
    loyaltyDiscard: [],
    sleeperAgentsHaveCome: Array.isArray(state['milestones']) && state['milestones'].length > 0,
    crisisDeck: 'main',
    autoJump: 'jump',
    fleetAway: false,
    awayBoards: [],
    boardsToCome: [],
    pegasusDamage: [],
    lostBoards: [],
    gone: [],
    executed: [],
    moraleLostToExecution: false,
    borrowedTitles: [],
    players: Array.isArray(state['players']) ? state['players'].map(withPegasusPlayer) : [],
    stack: Array.isArray(state['stack']) ? state['stack'].map(withPegasusFrame) : [],
  };
}

function withPegasusPlayer(player: unknown): unknown {
  return isPlain(player) ? { ...player, infiltrating: false } : player;
}

/** Fields added to the data of procedures that a question may interrupt, with their initial values. */
const newData: Readonly<Record<string, Plain>> = {
  skillCheck: { reckless: false, noDestiny: false, aside: [], resolved: [] },
  crisis: { jumpIcon: false },
  turn: { startedAt: undefined, jumpIcons: 0 },
  activateRaiders: { missing: {} },
};

function withPegasusFrame(frame: unknown): unknown {
  if (!isPlain(frame) || typeof frame['procedure'] !== 'string' || !isPlain(frame['data'])) return frame;
  const added = newData[frame['procedure']];
  return added === undefined ? frame : { ...frame, data: { ...added, ...frame['data'] } };
}

/**
 * The last jump and the departure from New Caprica end the game in one procedure; an execution is meant for a
 * character.
 */
function withOneEnd(state: Plain): Plain {
  const players: ReadonlyArray<unknown> = Array.isArray(state['players']) ? state['players'] : [];
  const stack: ReadonlyArray<unknown> = Array.isArray(state['stack']) ? state['stack'] : [];
  return { ...state, stack: stack.flatMap((frame) => withOneEndFrame(frame, players)) };
}

function withOneEndFrame(frame: unknown, players: ReadonlyArray<unknown>): ReadonlyArray<unknown> {
  if (!isPlain(frame) || !isPlain(frame['data'])) return [frame];
  const { procedure, step, data } = frame;
  if (procedure === 'jump') {
    return step === 'end'
      ? [endFrame('judge', { cause: 'reachedKobol' })]
      : [{ ...frame, data: withDoomed(data, players) }];
  }
  if (procedure !== 'depart') return [frame];
  const end = { cause: 'leftNewCaprica' };
  return step === 'people'
    ? [endFrame('executions', end), { procedure: 'leaveBehind', step, data: {} }]
    : [endFrame(step === 'ships' ? 'leave' : 'judge', end)];
}

function endFrame(step: string, data: Plain): Plain {
  return { procedure: 'endOfGame', step, data };
}

/** Seats become those seats' characters. */
function withDoomed(data: Plain, players: ReadonlyArray<unknown>): Plain {
  const { doomed } = data;
  if (!Array.isArray(doomed)) return data;
  return { ...data, doomed: doomed.map((seat: number) => ({ seat, character: characterIn(players[seat]) })) };
}

function characterIn(player: unknown): unknown {
  return isPlain(player) ? (player['character'] ?? '') : '';
}
