/** Miracle tokens. */
import type { MiracleCondition, MiracleVerb } from '../../../catalogue/effects/miracles.ts';
import { does } from './clause.ts';
import { wordsIf, wordsWho } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<MiracleVerb>({
  gainMiracle: ({ who, ifNone }) => does(who, `gain 1 miracle token${ifNone === true ? ' if there is none with them yet' : ''}`),
  tradeMiracle: (_, { brief }) => does('you', brief
    ? 'give or take 1 miracle token at your location'
    : 'give 1 of your miracle tokens to another player at your location, or take that player\'s miracle token'),
});

wordsIf<MiracleCondition>({
  mayGainMiracle: () => 'you can gain a miracle token',
});

wordsWho<MiracleCondition>({
  mayGainMiracle: () => 'who can gain a miracle token',
});
