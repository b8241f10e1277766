/** Titles: what belongs to them, where they are lost, what their holders can do. */
import type { Condition, Effects } from './effect.ts';
import type { Entry } from './entry.ts';
import type { Title } from './vocabulary.ts';

export interface TitleAction {
  readonly id: string;
  /** The action of another card of this title in whose place it stands. */
  readonly replaces?: string;
  /** All of these have to hold, or it may not be used. */
  readonly requires?: ReadonlyArray<Condition>;
  /** R-TURN-80 */
  readonly limit?: 'perTurn';
  readonly effects: Effects;
}

/** The Quorum hand; the choice between Destination cards. In each game one title has each of them. */
export const duties = ['quorumHand', 'destination'] as const;
export type Duty = (typeof duties)[number];

/**
 * A title is held by a human player who is no Cylon Leader; it is lost by becoming a Cylon player and by being
 * executed. Its line of succession stands on the sheets, under its name.
 */
export interface TitleCard extends Entry {
  readonly title: Title;
  /** A holder who enters one of these locations loses the title, and no one there can be given it (R-TTL-31). */
  readonly lostAt?: ReadonlyArray<string>;
  /** The duties of the holder, no matter who that is (R-TTL-06). */
  readonly duties?: ReadonlyArray<Duty>;
  readonly startsWith: { readonly nukes?: number; readonly quorum?: number };
  readonly actions: ReadonlyArray<TitleAction>;
  /** Effects after the holder has played a Quorum card from their hand (R-TTL-17). */
  readonly afterQuorum?: Effects;
}
