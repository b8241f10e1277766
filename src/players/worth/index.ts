/** The worth of results to the human fleet: a rough number, in points of resources, that automatic players compare. */
import { catalogue } from '../../catalogue/index.ts';
import './effectScores.ts';
import { worthOf } from './effects.ts';
import { distanceWorth, stepWorth } from './jumps.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';

export { eagerness, valueOf, worthOf, worthOfAction, type Situation } from './effects.ts';

/** Returns the worth of one box of a Crisis card. */
export function worthOfOption(player: SeatedPlayer, card: string, option: number): number {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  return crisis?.kind === 'choice' ? worthOf(player, crisis.options[option]?.effects ?? []) : 0;
}

/** Returns the worth of a destination: the distance, less what it costs. */
export function worthOfDestination(player: SeatedPlayer, card: string): number {
  const { view } = player;
  const destination = catalogue.destinations.get(card);
  if (destination === undefined) return 0;
  const { distance, effects, afterwards = [] } = destination;
  return distanceWorth(view, distance) + worthOf(player, [...effects, ...afterwards]);
}

/** Returns the worth of a whole Crisis card, its Cylon activations and its jump icon included. */
export function worthOfCrisis(player: SeatedPlayer, card: string): number {
  const { view } = player;
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis === undefined) return 0;
  const icons = worthOf(player, [{ activate: crisis.activation }]) + (crisis.jump ? stepWorth(view) : 0);
  switch (crisis.kind) {
    case 'check':
      return icons + worthOf(player, [{ check: crisis.check }]);
    case 'choice':
      return icons + Math.max(...crisis.options.map((option) => worthOf(player, option.effects)));
    case 'event':
      return icons + worthOf(player, crisis.effects);
    case 'attack':
      return (
        icons -
        2 +
        worthOf(player, [
          { activate: crisis.attack.activate },
          { place: crisis.attack.place },
          ...(crisis.attack.special?.effects ?? []),
        ])
      );
    default: {
      const never: never = crisis;
      throw new Error(`no such Crisis card: ${JSON.stringify(never)}`);
    }
  }
}
