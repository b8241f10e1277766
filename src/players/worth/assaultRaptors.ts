/** Worth of assault raptors. */
import type { AssaultRaptorVerb } from '../../catalogue/effects/assaultRaptors.ts';
import { effectWorth } from './table.ts';

effectWorth<AssaultRaptorVerb>({
  gainAssaultRaptor: (_view, to) => (to === 'launched' ? 1.3 : 0.9),
});
