import { hash } from 'node:crypto';
import type { GameView } from '../../store/engineTypes.ts';

export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
}

/**
 * Returns a digest of plain data. The order in which fields were set doesn't matter, so the digest is the same after
 * data was stored and read again.
 */
export function plainDigest(value: unknown): string {
  return digest(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => [name, inOrder(field)]);
}

/**
 * Returns a digest of what the picture shows; without whose turn it is and who is being asked, which the question says.
 */
export function boardDigest(view: GameView): string {
  return digest({
    ...view,
    waitingFor: undefined,
    turn: undefined,
    phase: undefined,
    current: undefined,
    own: undefined,
  });
}

/**
 * Returns a digest of what only this seat knows, without what it is being asked. For a seat with an aim of its own it
 * includes whether the seat infiltrates, which the sheet explains.
 */
export function sheetDigest({ own, ships, players, viewer }: GameView): string {
  const seen = ships.filter((ship) => ship.kind === 'civilian' && ship.token !== undefined);
  const aim = own?.modules.cylonLeaders ?? own?.modules.motives;
  const infiltrating = aim === undefined || viewer === 'public' ? [] : [players[viewer]?.infiltrating];
  return digest([{ ...own, decisions: undefined }, seen, ...infiltrating]);
}
