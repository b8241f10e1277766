/** The battlestar Pegasus. */
import type { PegasusVerb } from '../../../catalogue/effects/pegasus.ts';
import { times } from '../grammar.ts';
import { fleet } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<PegasusVerb>({
  damagePegasus: (count) => fleet(count === 1 ? 'damage Pegasus' : `damage Pegasus ${times(count)}`),
});
