/** The worth of a jump, of a step toward it and of distance to the fleet. */
import { ftlRisk } from '../../engine/rules/basics/jumpTrack.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { afterwards, thresholdsOf, wayLeft } from './journey.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { lossOf } from './prices.ts';

/** How often a Crisis card brings the fleet a step nearer to its jump. */
const stepsATurn = 0.53;
/** The worth of a won game. */
const victory = 30;

/** Whether the next jump ends the game. */
export function isLastJump(view: GameView): boolean {
  return thresholdsOf(view).some(({ event, distance }) => event === 'finalJump' && distance <= view.distance);
}

/**
 * Returns the worth of one step on the Jump Preparation track. Galactica is not wanted back before the civilian ships
 * can be brought up to it.
 */
export function stepWorth(view: GameView): number {
  if (view.autoJump === 'nothing') return 0;
  if (view.autoJump === 'return' && (view.modules.newCaprica?.locked ?? 0) > 0) return habits.earlyReturn;
  return habits.turn / stepsATurn / (1 + afterwards(view));
}

/** Returns the worth of FTL Control's jump away from that much danger, less the people who may be left behind. */
export function jumpWorth(player: SeatedPlayer, danger: number): number {
  const { view } = player;
  const cost = ftlRisk(view);
  if (cost === undefined) return 0;
  const deadly = view.resources.population <= cost;
  if (isLastJump(view)) return deadly ? 0.25 * victory - 0.75 * victory : victory;
  if (deadly) return -victory;
  // People who are left behind now would be missing in what comes after the way.
  return (
    (5 - view.jumpTrack) * stepWorth(view) +
    danger -
    (1 + afterwards(view)) * habits.jumpRisk * lossOf(player, { population: cost })
  );
}

/** Returns the worth of that distance, as far as it is still of use. */
export function distanceWorth(view: GameView, distance: number): number {
  return habits.distance * Math.min(distance, Math.max(0.2, wayLeft(view)));
}
