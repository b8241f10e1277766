/** How open actions are sorted, and which of them no one can undo. */
import type { ActionKey } from '../types/actions.ts';

interface ActTraits {
  readonly group: 'location' | 'character' | 'cards';
  readonly final?: true;
}

const traits: Readonly<Record<ActionKey, ActTraits>> = {
  'infiltration/end': { group: 'character', final: true },
  'motives/reveal': { group: 'cards' },
  'mutiny/play': { group: 'cards' },
  'newCaprica/attackForce': { group: 'location' },
  'newCaprica/detain': { group: 'location' },
};

export const actTraits = (key: ActionKey): ActTraits => traits[key];
