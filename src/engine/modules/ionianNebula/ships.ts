/** Effects of Crossroads cards and the Nebula's basestar tokens on ships: R-CMB-123. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import { answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { bySort, onePerSort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { leavePlayAtRaiderLoss } from '../../pieces/cardsInPlay.ts';
import { changeBox } from '../../pieces/craft.ts';
import { isScar, returnToSupply, shipsOf } from '../../pieces/ships.ts';
import { cylonsRest, fresh } from '../../rules/combat/activation.ts';
import { pickCraft, pickedCraft } from '../../rules/combat/craft.ts';
import { destroyCylonShip } from '../../rules/combat/losses.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';

export interface IonianNebulaShipsProcedures {
  destroyBeside: { readonly seat: Seat; readonly area: Area; readonly count: number; readonly why: Cause };
  removeRaiders: { readonly seat: Seat; left: number; readonly why: Cause };
  raidersRun: { left: number; readonly why: Cause };
  raiseVipers: { readonly seat: Seat; readonly count: number; readonly why: Cause };
}

/** Fewer, or none, by choice. Scar falls to no effect without a roll (R-PEG-51). */
export const destroyBesideProcedure = procedure('destroyBeside', {
  choose: (game, { seat, area, count, why }) => {
    const { state } = game;
    const raiders = shipsOf(state, 'raider', area).filter((ship) => !isScar(ship));
    const choices = shipChoices(
      state,
      bySort(state, raiders).flatMap((alike) => alike.slice(0, count)),
    );
    const fallback = choices.slice(0, count).map(({ id }) => id);
    if (choices.length > 0)
      game.ask({ seat, topic: { kind: 'chooseShip', why }, choices, min: 0, max: count, fallback });
  },
  destroy: (game, { seat, why }, frame) => {
    for (const choice of answersOf(frame, seat, 'ship'))
      destroyCylonShip(game, shipMeant(game.state, choice, 'raider'), why);
  },
});

/**
 * Removes exactly `left` raiders, or all if there are fewer; they are not destroyed, so Scar may be among them
 * (R-PEG-53).
 */
export const removeRaidersProcedure = procedure('removeRaiders', {
  choose: (game, { seat, left, why }) => {
    const { state } = game;
    const raiders = left > 0 ? shipsOf(state, 'raider') : [];
    if (raiders.length === 0) game.finish();
    else
      game.ask({ seat, topic: { kind: 'chooseShip', why }, choices: shipChoices(state, onePerSort(state, raiders)) });
  },
  remove: (game, data, frame) => {
    const ship = shipMeant(game.state, answerOf(frame, data.seat, 'ship'), 'raider');
    returnToSupply(game.state, ship);
    game.tell({ kind: 'raiderLeaves', area: ship.area, why: data.why });
    leavePlayAtRaiderLoss(game);
    data.left -= 1;
    game.goto('choose');
  },
});

/** Raiders that have been activated in this turn are skipped (R-CMB-13). */
export function rouseRaiders(game: Game, why: Cause): void {
  if (shipsOf(game.state, 'raider').length === 0 || cylonsRest(game, why)) return;
  game.tell({ kind: 'shipsActivated', activation: 'raiders', why });
  game.call('activateRaiders', { pending: fresh(game, 'raider'), area: undefined, missing: {} });
}

/**
 * Activates raiders `left` times; the activations follow each other completely, even for raiders that have been
 * activated in this turn (the card, against R-CMB-13).
 */
export const raidersRunProcedure = procedure('raidersRun', {
  next: (game, data) => {
    if (data.left <= 0) {
      game.finish();
      return;
    }
    data.left -= 1;
    for (const ship of shipsOf(game.state, 'raider')) ship.activated = false;
    game.call('activate', { icons: ['raiders'], at: 0, why: data.why });
    game.goto('next');
  },
});

export const raiseVipersProcedure = procedure('raiseVipers', {
  pick: (game, { seat, count, why }) => {
    pickCraft(game, { seat, kind: 'viper', box: 'destroyed', count, why });
  },
  raise: (game, { why }, frame) => {
    const picked = pickedCraft(frame.returned);
    for (const model of picked) changeBox(game.state, 'reserves', model, 1);
    if (picked.length > 0) game.tell({ kind: 'shipsRestored', viper: picked.length, raptor: 0, why });
  },
});
