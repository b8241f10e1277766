import type { PlayerName } from '../../store/records.ts';
import type { Say } from '../../words/index.ts';

/** Returns a player's name in the reader's language: people by name, automatic players by number. */
export function playerName(name: PlayerName, say: Say): string {
  return typeof name === 'string' ? name : say('lobby.automaticName', { number: name.automatic });
}
