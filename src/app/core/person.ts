import type { GameRecord, UserId } from '../../store/records.ts';

/** A member of the guild who does something. */
export interface Person {
  readonly id: UserId;
  readonly name: string;
  /**
   * May administer any game of the guild (a guild permission; the bot looks). A game's host always may administer it.
   */
  readonly administrator?: boolean;
  /** The guild in which this was looked at: in games of others the permission counts for nothing. */
  readonly guildId?: string | undefined;
  /** Ids of the guild's roles that this person has, where it matters. */
  readonly roles?: ReadonlyArray<string>;
}

/** Everyone who plays, each seat by itself. */
export function peopleOf({ seats }: Pick<GameRecord, 'seats'>): ReadonlyArray<UserId> {
  return seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : []));
}
