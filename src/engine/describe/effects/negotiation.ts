/** Negotiating with the Cylons. */
import type { NegotiationVerb } from '../../../catalogue/effects/negotiation.ts';
import { fleet } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<NegotiationVerb>({
  truce: (_value, { brief }) => fleet(brief
    ? 'no Cylon ship acts or launches in this turn'
    : 'until the end of this turn no Cylon ship is activated or launched; ships may still be placed'),
});
