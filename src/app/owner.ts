import type { SeatHolder, UserId } from '../store/records.ts';

/** Whose seat it is, whoever plays it now. */
export function ownerOf(holder: SeatHolder): UserId | undefined {
  return holder.standsInFor?.userId ?? (holder.kind === 'user' ? holder.userId : undefined);
}
