/** Miracle tokens. */
import type { MiracleCondition, MiracleVerb } from '../../../catalogue/effects/miracles.ts';
import { tell } from '../../../words/text.ts';
import { does } from './clause.ts';
import { wordsIf, wordsWho } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<MiracleVerb>({
  gainMiracle: ({ who, ifNone = false }) => does(who, tell('effects.miracles.gain', { ifNone })),
  tradeMiracle: (_, { brief = false }) => does('you', tell('effects.miracles.trade', { brief })),
});

wordsIf<MiracleCondition>({
  mayGainMiracle: () => tell('effects.miracles.mayGain'),
});

wordsWho<MiracleCondition>({
  mayGainMiracle: () => tell('effects.miracles.whoMayGain'),
});
