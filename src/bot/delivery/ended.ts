import type { GameRecord } from '../../app/types.ts';

/** Whether nothing more will happen in a game, unless someone takes it back or brings it back. */
export function hasEnded({ status }: Pick<GameRecord, 'status'>): boolean {
  return status === 'over' || status === 'abandoned' || status === 'archived';
}
