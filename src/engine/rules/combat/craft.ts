/** Vipers and raptors that lie in boxes, by model: R-CMB-94 to R-CMB-97. */
import type { CraftBox, CraftKind } from '../../../catalogue/vocabulary.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { boxWhenDamaged, changeBox, craftIn, modelsIn, named, type Craft } from '../../pieces/craft.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Model, Seat } from '../../types/ids.ts';

interface PickCraft {
  readonly seat: Seat;
  readonly kind: CraftKind;
  readonly box: CraftBox;
  left: number;
  readonly picked: Array<Model>;
  readonly why: Cause;
}

export interface CraftProcedures {
  pickCraft: PickCraft;
  damageReserves: { readonly seat: Seat; readonly count: number; readonly why: Cause };
  repairCraft: { readonly seat: Seat; readonly kind: CraftKind; readonly count: number; readonly why: Cause };
}

/** The models as choices: one where there is no other. */
export function modelChoices(models: ReadonlyArray<Craft>): Array<Choice> {
  return models.map(({ model }): Choice => ({ id: model, kind: 'craft', model }));
}

/**
 * Takes `count` craft of a kind out of a box, or all if there are fewer; the caller's next step finds them in
 * `frame.returned`.
 */
export function pickCraft(game: Game, request: Omit<PickCraft, 'picked' | 'left'> & { readonly count: number }): void {
  const { count, ...rest } = request;
  game.call('pickCraft', {
    ...rest,
    left: Math.min(count, craftIn(game.state, request.box, request.kind)),
    picked: [],
  });
}

/** R-CMB-96, R-FLT-58: which ones is asked where several models lie there. They are taken out as they are picked. */
export const pickCraftProcedure = procedure(
  'pickCraft',
  {
    choose: (game, { seat, kind, box, left, picked, why }) => {
      const models = left > 0 ? modelsIn(game.state, box, kind) : [];
      // No one is asked in which order all of them are taken.
      if (models.length > 0 && left === craftIn(game.state, box, kind)) {
        for (const { model } of models) picked.push(...takeAll(game, box, model));
        game.finish(picked);
      } else if (models.length === 0) game.finish(picked);
      else game.ask({ seat, topic: { kind: 'chooseCraft', craft: kind, box, why }, choices: modelChoices(models) });
    },
    take: (game, data, frame) => {
      const { model } = answerOf(frame, data.seat, 'craft');
      data.left -= 1;
      changeBox(game.state, data.box, model, -1);
      data.picked.push(model);
      game.goto('choose');
    },
  },
  undefined,
  { picked: 'public' },
);

/** All craft of that model that lie in a box, which is empty of them then. */
function takeAll({ state }: Game, box: CraftBox, model: Model): Array<Model> {
  const count = state[box][model] ?? 0;
  changeBox(state, box, model, -count);
  return Array.from({ length: count }, () => model);
}

/** Reads the craft from `frame.returned` after `pickCraft`. Throws an `Error` if none were picked. */
export function pickedCraft(returned: unknown): ReadonlyArray<Model> {
  if (!Array.isArray(returned)) throw new Error('no craft were picked');
  return returned.filter((model): model is Model => typeof model === 'string');
}

/** R-CMB-95: vipers of the Reserves, as many as there are. */
export const damageReservesProcedure = procedure('damageReserves', {
  pick: (game, { seat, count, why }) => {
    pickCraft(game, { seat, kind: 'viper', box: 'reserves', count, why });
  },
  damage: (game, { why }, frame) => {
    for (const model of pickedCraft(frame.returned)) damageCraft(game, model, why);
  },
});

/** R-CMB-94, R-CMB-97: into the box where a craft of that model goes that is damaged. */
function damageCraft(game: Game, model: Model, why: Cause): void {
  if (boxWhenDamaged(model) === 'destroyed') {
    destroyBoxed(game, model, why);
    return;
  }
  changeBox(game.state, 'damagedCraft', model, 1);
  game.tell({ kind: 'viperDamaged', why, ...named(game.state, model) });
}

/** One that has been taken out of its box leaves the game. */
export function destroyBoxed(game: Game, model: Model, why: Cause): void {
  changeBox(game.state, 'destroyed', model, 1);
  game.tell({ kind: 'shipDestroyed', ship: 'viper', count: 1, why, ...named(game.state, model) });
}

/** Damages one of that model in the Reserves. */
export function damageReserved(game: Game, model: Model | undefined, why: Cause): void {
  if (model === undefined) return;
  changeBox(game.state, 'reserves', model, -1);
  damageCraft(game, model, why);
}

/** R-CMB-94: damaged ones come back to the Reserves, as many as there are. */
export const repairCraftProcedure = procedure('repairCraft', {
  pick: (game, { seat, kind, count, why }) => {
    pickCraft(game, { seat, kind, box: 'damagedCraft', count, why });
  },
  repair: (game, { seat }, frame) => {
    const picked = pickedCraft(frame.returned);
    for (const model of new Set(picked)) {
      const count = picked.filter((one) => one === model).length;
      changeBox(game.state, 'reserves', model, count);
      game.tell({ kind: 'vipersRepaired', count, seat, ...named(game.state, model) });
    }
  },
});
