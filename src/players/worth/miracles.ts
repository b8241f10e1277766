/** Worth of miracle tokens: each is a use of a strong ability. */
import type { MiracleVerb } from '../../catalogue/effects/miracles.ts';
import { effectWorth } from './table.ts';

effectWorth<MiracleVerb>({
  gainMiracle: () => 0.8,
  spendMiracles: (_view, count) => -0.8 * count,
});
