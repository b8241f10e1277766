/** Trauma tokens. */
import type { NebulaVerb } from '../../../../catalogue/effects/ionianNebula.ts';
import { traumaTokens } from '../trauma.ts';
import { does, may, their } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<NebulaVerb>({
  drawTrauma: ({ who, count }) => does(who, `draw ${traumaTokens(count)}`),
  discardTrauma: ({ who, count, optional, random }, { brief }) => {
    const what = brief === true ? traumaTokens(count) : `${count} of ${their(who)} trauma tokens`;
    return (optional === true ? may : does)(who, `discard ${what}${random === true ? ' at random' : ''}`);
  },
});
