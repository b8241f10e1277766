/** Version 6: no words in what is stored. */
import { withAbilityIds } from './abilities.ts';
import { isPlain, type Plain } from './plain.ts';

export function toVersion6(state: Plain): Plain {
  const now = withAbilityIds(state);
  return isPlain(now) ? now : state;
}
