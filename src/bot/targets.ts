/** What the commands of Discord's “Apps” menu are used on. */

/** Someone of whom one wants to know more. */
export interface LookedAtPerson {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
}

/** A message that someone wants to understand. */
export interface Puzzling {
  /** Whether the bot has written it. */
  readonly own: boolean;
  /** All that can be read in it, its buttons too. */
  readonly text: string;
}
