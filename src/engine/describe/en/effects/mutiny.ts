/** Mutiny cards. */
import type { MutinyCondition, MutinyVerb } from '../../../../catalogue/effects/mutiny.ts';
import { plural } from '../grammar.ts';
import { titleName } from '../terms.ts';
import { does, may } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<MutinyVerb>({
  drawMutiny: ({ who, count, stays, keeps, ifNone }, { brief }) => {
    const card = `${plural(count, 'Mutiny card')}${ifNone === undefined ? '' : ` if ${who === 'you' ? 'you' : 'they'} hold none`}`;
    if (brief === true) return does(who, `draw ${card}${keeps === undefined ? '' : ` and keep ${keeps}`}`);
    const free = stays === undefined ? '' : ', without going to the Brig';
    return does(who, `draw ${card}${free}${keeps === undefined ? '' : `, then keep ${keeps} and discard the rest`}`);
  },
  discardMutiny: ({ who, count, optional }) =>
    (optional === true ? may : does)(who, `discard ${plural(count, 'Mutiny card')}`),
});

wordsIf<MutinyCondition>({
  holdsMutiny: (count) => (count === 1 ? 'you hold a Mutiny card' : `you hold ${count} or more Mutiny cards`),
  holderHasMutiny: (title) => `the ${titleName(title)} has a Mutiny card`,
});
