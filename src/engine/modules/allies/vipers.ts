/** Effects of allies on unmanned vipers. */
import { areas, launchAreas } from '../../../catalogue/vocabulary.ts';
import { answerOf, answersOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { bySort, onePerSort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { modelsIn, named, suffix } from '../../pieces/craft.ts';
import { isScar, shipsOf, unmannedVipers } from '../../pieces/ships.ts';
import { damageViper, destroyCylonShip } from '../../rules/combat/losses.ts';
import { askForOneViper, flyOneViper, type OneViper } from '../../rules/combat/oneViper.ts';
import { payForActivation } from '../../rules/combat/vipers.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Model, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** `model`: of the viper, as long as it is in the Reserves. */
interface FlyOne extends OneViper {
  model?: Model;
}

export interface AlliesVipersProcedures {
  flyOneViper: FlyOne;
  /** `at`: the areas that are done. */
  vipersDestroyRaiders: { readonly seat: Seat; at: number; readonly why: CardId };
  damageUnmanned: { readonly seat: Seat; left: number; readonly why: CardId };
}

/** One viper of each sort, in space and in the Reserves. */
function vipersToFly(state: GameState): Array<Choice> {
  const inSpace = shipChoices(state, onePerSort(state, unmannedVipers(state)));
  const ready = modelsIn(state, 'reserves', 'viper').filter(({ flies }) => flies !== undefined);
  const fromReserves = ready.map(({ model }): Choice => ({
    id: `reserves${suffix(state, model)}`,
    kind: 'reservesViper',
    ...named(state, model),
  }));
  return [...inSpace, ...fromReserves];
}

function launches(state: GameState, model: Model | undefined): Array<Choice> {
  if (model === undefined) return [];
  return launchAreas.map((area): Choice => ({
    id: `launch-${area}`,
    kind: 'launchViper',
    area,
    ...named(state, model),
  }));
}

/**
 * Activates the same viper each time; the first activation of one of the Reserves launches it. A player who wants no
 * more of them stops.
 */
export const flyOneViperProcedure = procedure('flyOneViper', {
  choose: (game, { seat, why }) => {
    const choices = vipersToFly(game.state);
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices });
  },
  chosen: (game, data, frame) => {
    const choice = answerOf(frame, data.seat, 'ship', 'reservesViper');
    if (choice.kind === 'ship') {
      data.ship = shipMeant(game.state, choice, 'viper').id;
      return;
    }
    const model = choice.model ?? modelsIn(game.state, 'reserves', 'viper')[0]?.model;
    if (model !== undefined) data.model = model;
  },
  ask: (game, data) => {
    askForOneViper(game, data, (state) => launches(state, data.model));
  },
  act: payForActivation,
  fly: (game, data) => {
    flyOneViper(game, data);
    game.goto('ask');
  },
});

/** One raider for each viper, in the viper's own area; never Scar, since nothing is rolled (R-PEG-51). */
export const vipersDestroyRaidersProcedure = procedure('vipersDestroyRaiders', {
  choose: (game, data) => {
    const { state } = game;
    const { seat, why } = data;
    for (; data.at < areas.length; data.at += 1) {
      const area = areas[data.at];
      const raiders = shipsOf(state, 'raider', area).filter((ship) => !isScar(ship));
      const most = Math.min(unmannedVipers(state, area).length, raiders.length);
      if (most === 0) continue;
      const choices = shipChoices(
        state,
        bySort(state, raiders).flatMap((alike) => alike.slice(0, most)),
      );
      const fallback = choices.slice(0, most).map(({ id }) => id);
      game.ask({ seat, topic: { kind: 'chooseShip', why }, choices, min: 0, max: most, fallback });
      return;
    }
    game.finish();
  },
  destroy: (game, data, frame) => {
    for (const choice of answersOf(frame, data.seat, 'ship'))
      destroyCylonShip(game, shipMeant(game.state, choice, 'raider'), data.why);
    data.at += 1;
    game.goto('choose');
  },
});

/** Damages `left` unmanned vipers, or all if there are fewer. */
export const damageUnmannedProcedure = procedure('damageUnmanned', {
  choose: (game, { seat, left, why }) => {
    const choices = left > 0 ? shipChoices(game.state, onePerSort(game.state, unmannedVipers(game.state))) : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices });
  },
  damage: (game, data, frame) => {
    damageViper(game, shipMeant(game.state, answerOf(frame, data.seat, 'ship'), 'viper'), data.why);
    data.left -= 1;
    game.goto('choose');
  },
});
