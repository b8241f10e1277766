/** Trauma tokens. */
import type { NebulaVerb } from '../../../../catalogue/effects/ionianNebula.ts';
import { traumaTokens } from '../trauma.ts';
import { does, may, their } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<NebulaVerb>({
  drawTrauma: ({ who, count }) => does(who, `draw ${traumaTokens(count)}`),
  discardTrauma: ({ who, count, optional }, { brief }) =>
    (optional === true ? may : does)(
      who,
      `discard ${brief === true ? '' : `${count} of `}${brief === true ? traumaTokens(count) : `${their(who)} trauma tokens`}`,
    ),
});
