/** The people and messages on which commands of Discord's “Apps” menu are used. */

/** A person that the caller wants to know more about. */
export interface LookedAtPerson {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

/** A message that someone wants to understand. */
export interface Puzzling {
  /** Whether the bot has written it. */
  readonly own: boolean;
  /** All text in it that can be read, that of its buttons included. */
  readonly text: string;
}
