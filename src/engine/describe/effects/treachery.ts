/** Reckless checks. */
import type { TreacheryVerb } from '../../../catalogue/effects/treachery.ts';
import { tell } from '../../../words/text.ts';
import { fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

wordsIf({ reckless: () => tell('effects.treachery.reckless') });

effectWords<TreacheryVerb>({
  makeReckless: (_value, { brief = false }) => fleet(tell('effects.treachery.makeReckless', { brief })),
  stopAbilities: (_value, { brief = false }) => fleet(tell('effects.treachery.stopAbilities', { brief })),
});
