import type { PlayerName } from '../../store/records.ts';
import type { Say } from '../../words/index.ts';

/**
 * What someone who plays is called by whoever reads these words: people as they are, automatic players by their
 * number.
 */
export function playerName(name: PlayerName, say: Say): string {
  return typeof name === 'string' ? name : say('lobby.automaticName', { number: name.automatic });
}
