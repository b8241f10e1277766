/** Miracle tokens. */
import type { MiracleCondition, MiracleVerb } from '../../../../catalogue/effects/miracles.ts';
import { plural } from '../grammar.ts';
import { does } from './clause.ts';
import { wordsIf, wordsWho } from './filters.ts';
import { effectWords } from './table.ts';

const tokens = (count: number): string => plural(count, 'miracle token');

effectWords<MiracleVerb>({
  gainMiracle: ({ who, ifNone }) => does(who, `gain 1 miracle token${ifNone === true ? ' if there is none with them yet' : ''}`),
  tradeMiracle: (_, { brief }) => does('you', brief
    ? 'give or take 1 miracle token at your location'
    : 'give 1 of your miracle tokens to another player at your location, or take that player\'s miracle token'),
  spendMiracles: (count) => does('you', `discard ${tokens(count)}`),
});

wordsIf<MiracleCondition>({
  hasMiracles: (count) => (count === 1 ? 'you have a miracle token' : `you have ${tokens(count)}`),
  mayGainMiracle: () => 'you can gain a miracle token',
});

wordsWho<MiracleCondition>({
  hasMiracles: (count) => (count === 1 ? 'with a miracle token' : `with ${tokens(count)}`),
  mayGainMiracle: () => 'who can gain a miracle token',
});
