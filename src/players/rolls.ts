/** The meaning of a die roll to the humans: whether they would rather see it high, and how much depends on it. */
import { catalogue } from '../catalogue/index.ts';
import type { Effect, Effects } from '../catalogue/effect.ts';
import { ftlRisk } from '../engine/rules/basics/jumpTrack.ts';
import type { Decision, Occasion } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import { centurionPrice } from './worth/battle.ts';
import { worthOf } from './worth/effects.ts';
import { lossOf } from './worth/prices.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** Returns what the humans gain from the highest result over the lowest, in points; negative where they fear it. */
export function hopes(player: SeatedPlayer, { occasion }: Pick<Decision, 'occasion'>): number {
  if (occasion === undefined) return 0;
  return occasion.attack === undefined
    ? hopesOf(player, effectsOf(occasion.cause))
    : hopesOfAttack(player.view, occasion.attack);
}

function hopesOfAttack(view: GameView, { attacker, target, pilot }: NonNullable<Occasion['attack']>): number {
  switch (attacker) {
    case 'raider':
      return target === 'galactica' ? -2 : pilot === undefined ? -0.8 : -2;
    case 'basestar':
      return -2.5;
    case 'viper':
      return target === 'raider' ? 1 : 0.8;
    case 'galactica':
      return target === 'basestar' ? 2 : 1;
    case 'nuke':
      return 3;
    case 'armory':
      return Math.max(0, ...view.boarding.map(centurionPrice));
    default: {
      const never: never = attacker;
      throw new Error(`no such attacker: ${String(never)}`);
    }
  }
}

function effectsOf(cause: string): Effects {
  const crisis = catalogue.crises.get(cause) ?? catalogue.superCrises.get(cause);
  if (crisis?.kind === 'choice') return crisis.options.flatMap(({ effects }) => effects);
  if (crisis?.kind === 'event') return crisis.effects;
  return (
    catalogue.locations.get(cause)?.effects ??
    catalogue.quorum.get(cause)?.effects ??
    catalogue.destinations.get(cause)?.effects ??
    catalogue.skillCards.get(cause)?.effects ??
    []
  );
}

function hopesOf(player: SeatedPlayer, effects: Effects): number {
  return effects.reduce((sum, effect) => sum + hopesOfOne(player, effect), 0);
}

function hopesOfOne(player: SeatedPlayer, effect: Effect): number {
  const { view } = player;
  if ('ftlJump' in effect) return lossOf(player, { population: ftlRisk(view) ?? 0 });
  if ('risk' in effect) return 1 + worthOf(player, effect.risk.then);
  if (!('roll' in effect)) return 0;
  const at = (die: number): number => {
    const line = effect.roll.results.find(({ from, to }) => die >= from && die <= to);
    return line === undefined ? 0 : worthOf(player, line.then);
  };
  return at(8) - at(1);
}
