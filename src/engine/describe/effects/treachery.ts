/** Reckless checks. */
import type { TreacheryVerb } from '../../../catalogue/effects/treachery.ts';
import { fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

wordsIf({ reckless: () => 'the check is reckless' });

effectWords<TreacheryVerb>({
  makeReckless: (_value, { brief }) =>
    fleet(brief ? 'reckless' : 'the check becomes reckless (only one such card may be played in a check)'),
  stopAbilities: (_value, { brief }) =>
    fleet(brief
      ? 'no skill check abilities in this check'
      : 'no skill check ability is resolved in this check (not in a reckless one, and it cannot become reckless afterwards)'),
});
