/** How open actions are sorted, and which of them nobody can take back. */
import type { ActionKey, ActionSource, OpenActions } from '../types/actions.ts';

interface ActTraits {
  readonly group: 'location' | 'character' | 'title' | 'cards' | 'other';
  readonly final?: true;
}

const traits = new Map<string, ActTraits>();

/** Those of one source, all of them. */
export function addActTraits<S extends ActionSource>(source: S, its: Readonly<Record<OpenActions[S], ActTraits>>): void {
  for (const [ability, of] of Object.entries<ActTraits>(its)) traits.set(`${source}/${ability}`, of);
}

export const actTraits = (key: ActionKey): ActTraits => traits.get(key) ?? { group: 'other' };

addActTraits('infiltration', { end: { group: 'character', final: true } });
