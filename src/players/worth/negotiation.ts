/** Worth of a truce with the Cylons. */
import type { NegotiationVerb } from '../../catalogue/effects/negotiation.ts';
import type { GameView } from '../../engine/types/view.ts';
import type { EffectScores } from './effects.ts';

/** Returns the worth of what the Cylon ships on the board could do in this turn; 0 once there is a truce. */
const threat = ({ ships, modules }: GameView): number => {
  if (modules.negotiation?.truce === true) return 0;
  const of = (kind: string): number => ships.filter((ship) => ship.kind === kind).length;
  return Math.min(4, 0.7 * of('basestar') + 0.25 * of('raider') + 0.5 * of('heavyRaider'));
};

export const negotiationScores: EffectScores<NegotiationVerb> = {
  truce: ({ view }) => threat(view),
};
