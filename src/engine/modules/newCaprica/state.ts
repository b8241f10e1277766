/** State of the New Caprica board, and who knows what of it: R-NCA-15, R-NCA-62. */
import { nobody, secret, type Known, type Secrecy } from '../../flow/secrecy.ts';
import type { LocationId, TokenId } from '../../types/ids.ts';

/** The board once it is in play. Of both stacks the next ship is the last. */
export interface NewCaprica {
  /** Location of each occupation force. */
  forces: Array<LocationId>;
  locked: Array<TokenId>;
  prepared: Array<TokenId>;
}

/** R-NCA-46: the player who looks at the top Locked ship. */
const looksAtTop: Known = ({ state: { modules, decisions }, viewer }, at) =>
  at + 1 === modules.newCaprica?.locked.length &&
  decisions.some(({ seat, topic }) => seat === viewer && topic.kind === 'lockedShip');

export const newCapricaSecrets: Secrecy<NewCaprica> = {
  forces: 'public',
  locked: secret('civilianShip', looksAtTop),
  prepared: secret('civilianShip', nobody),
};
