/** Negotiating with the Cylons. */
import type { NegotiationVerb } from '../../../catalogue/effects/negotiation.ts';
import { tell } from '../../../words/text.ts';
import { fleet } from './clause.ts';
import type { EffectWords } from './table.ts';

export const negotiationEffects: EffectWords<NegotiationVerb> = {
  truce: (_value, { brief = false }) => fleet(tell('effects.negotiation.truce', { brief })),
};
