import { defaultOptions } from '../rules/setup/options.ts';
import { isPlain, type Plain } from './plain.ts';

/** Version 2, Pegasus: options, its board, executions, reckless checks. A game of version 1 is of the base game. */
export function toVersion2(state: Plain): Plain {
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
