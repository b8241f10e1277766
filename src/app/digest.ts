import { createHash } from 'node:crypto';
import type { GameView } from '../store/engineTypes.ts';

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** Of what the picture shows; not whose turn it is and who is being asked, which the question says. */
export function boardDigest(view: GameView): string {
  return digest({ ...view, waitingFor: undefined, turn: undefined, phase: undefined, current: undefined, own: undefined });
}

/** Of what only this seat knows; not what it is being asked. */
export function sheetDigest({ own, ships }: GameView): string {
  const seen = ships.filter((ship) => ship.kind === 'civilian' && ship.token !== undefined);
  return digest([{ ...own, decisions: undefined }, seen]);
}
