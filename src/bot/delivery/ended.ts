import type { GameRecord } from '../../app/types.ts';

/** Whether nothing more will happen in a game, unless someone undoes its end or revives it. */
export function hasEnded({ status }: Pick<GameRecord, 'status'>): boolean {
  return status === 'over' || status === 'abandoned' || status === 'archived';
}
