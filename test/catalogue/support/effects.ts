import type { EffectShapes } from '../../../src/catalogue/effect.ts';
import { effectsOf } from '../../../src/tools/catalogue/walk.ts';
import { distinct } from './words.ts';
import type { Amounts } from './words.ts';

const total = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, number) => sum + number, 0);

const signed = (sign: string, amounts: EffectShapes['lose']): ReadonlyArray<string> =>
  Object.entries(amounts).map(([resource, amount]) => `${sign}${amount} ${resource}`);

/** The changes by these effects, with everything inside them, to the things for which sentences give a number. */
export function amountsIn(effects: unknown): Amounts {
  const changes = [
    ...effectsOf(effects, 'lose').flatMap((lost) => signed('-', lost)),
    ...effectsOf(effects, 'gain').flatMap((gained) => signed('+', gained)),
  ];
  return {
    resources: distinct(changes),
    discards: distinct(effectsOf(effects, 'discard').map(({ count }) => String(count))),
    raptors: total(effectsOf(effects, 'destroyRaptors')),
    centurions: total(effectsOf(effects, 'boardCenturions')),
    vipers: total(effectsOf(effects, 'damageVipers').map(({ count }) => count)),
    track: total(effectsOf(effects, 'jumpTrack')),
  };
}
