/** Resolves lists of effects, one after the other: R-CRI-20, R-TURN-149. */
import type { Effects } from '../../catalogue/effect.ts';
import { isIgnored } from '../abilities/ignored.ts';
import { procedure } from '../flow/procedures.ts';
import type { EffectContext } from '../types/effectContext.ts';
import type { CharacterId } from '../types/ids.ts';
import { resolveEffect } from '../effectHandling.ts';

export interface InterpreterEffectProcedures {
  /** `newcomers`: the characters that have followed those executed by these effects. */
  effects: { readonly list: Effects; readonly context: EffectContext; at?: number; newcomers?: Array<CharacterId> };
}

export const effectsProcedure = procedure(
  'effects',
  {
    next: (game, data) => {
      const at = data.at ?? 0;
      const effect = data.list[at];
      if (effect === undefined) {
        game.finish();
        return;
      }
      data.at = at + 1;
      game.goto('next');
      if (!isIgnored(game.state, effect)) resolveEffect(game, effect, data.context);
    },
  },
  undefined,
  { newcomers: 'public' },
);
