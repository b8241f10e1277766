/** What results are worth to the human fleet: a rough number, in points of resources. Automatic players compare with it. */
import { catalogue } from '../../catalogue/index.ts';
import type { GameView } from '../../engine/types/view.ts';
import './effectScores.ts';
import { worthOf } from './effects.ts';
import { distanceWorth, stepWorth } from './jumps.ts';

export { eagerness, valueOf, worthOf, worthOfAction, type Situation } from './effects.ts';

/** Of one box of a Crisis card. */
export function worthOfOption(view: GameView, card: string, option: number): number {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  return crisis?.kind === 'choice' ? worthOf(view, crisis.options[option]?.effects ?? []) : 0;
}

/** Of a destination: the way it leads, less what it costs. */
export function worthOfDestination(view: GameView, card: string): number {
  const destination = catalogue.destinations.get(card);
  if (destination === undefined) return 0;
  const { distance, effects, afterwards = [] } = destination;
  return distanceWorth(view, distance) + worthOf(view, [...effects, ...afterwards]);
}

/** Of a whole Crisis card, its Cylon activations and its jump icon included. */
export function worthOfCrisis(view: GameView, card: string): number {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis === undefined) return 0;
  const icons = worthOf(view, [{ activate: crisis.activation }]) + (crisis.jump ? stepWorth(view) : 0);
  switch (crisis.kind) {
    case 'check':
      return icons + worthOf(view, [{ check: crisis.check }]);
    case 'choice':
      return icons + Math.max(...crisis.options.map((option) => worthOf(view, option.effects)));
    case 'event':
      return icons + worthOf(view, crisis.effects);
    case 'attack':
      return icons - 2 + worthOf(view, [
        { activate: crisis.attack.activate },
        { place: crisis.attack.place },
        ...(crisis.attack.special?.effects ?? []),
      ]);
    default: {
      const never: never = crisis;
      throw new Error(`no such Crisis card: ${JSON.stringify(never)}`);
    }
  }
}
