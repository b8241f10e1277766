/** Civilian ships: Escort, Quarantine. */
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { onePerSort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { changeBox, craftIn, modelsIn } from '../../pieces/craft.ts';
import { placeCivilian, shipById, shipsOf, takeOff } from '../../pieces/ships.ts';
import { destroyBoxed, modelChoices } from '../../rules/combat/craft.ts';
import { destroyViper } from '../../rules/combat/losses.ts';
import { seeCivilians } from '../../rules/turn/seeCivilians.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface DaybreakPeopleShipsProcedures {
  escortAway: { readonly seat: Seat; readonly why: CardId };
  quarantine: { readonly seat: Seat; readonly why: CardId };
}

/** R-CMB-104: damaged ones don't count. */
export function hasUndamagedViper({ state }: Game): boolean {
  return shipsOf(state, 'viper').length + craftIn(state, 'reserves', 'viper') > 0;
}

export const escortAwayProcedure = procedure('escortAway', {
  choose: (game, { seat, why }) => {
    const { state } = game;
    const inSpace = shipChoices(state, onePerSort(state, shipsOf(state, 'viper')));
    game.ask({
      seat,
      topic: { kind: 'chooseShip', why },
      choices: [...inSpace, ...modelChoices(modelsIn(state, 'reserves', 'viper'))],
    });
  },
  save: (game, { seat, why }, frame) => {
    const { state } = game;
    // None where there is no viper to give for it.
    const choice = answerIfAny(frame, seat, 'ship', 'craft');
    const threat = game.running('loseFromSpace');
    const civilian = threat === undefined ? undefined : shipById(state, threat.ship);
    if (threat === undefined || civilian?.kind !== 'civilian' || choice === undefined) return;
    threat.saved = true;
    takeOff(state, civilian);
    state.civilianPile.push(civilian.token);
    shuffle(state.random, state.civilianPile);
    game.tell({ kind: 'civilianSaved', seat, area: civilian.area });
    if (choice.kind === 'ship') {
      destroyViper(game, shipMeant(state, choice, 'viper'), why);
      return;
    }
    changeBox(state, 'reserves', choice.model, -1);
    destroyBoxed(game, choice.model, why);
  },
});

export const quarantineProcedure = procedure('quarantine', {
  look: (game, { seat, why }) => {
    const { state } = game;
    const ships = shipsOf(state, 'civilian');
    seeCivilians(game, seat, ships);
    game.ask({ seat, topic: { kind: 'chooseShip', why }, choices: shipChoices(state, ships) });
  },
  swap: (game, { seat }, frame) => {
    const { state } = game;
    // None where no civilian ship is in space.
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice === undefined) return;
    const ship = shipMeant(state, choice, 'civilian');
    const { area, token } = ship;
    takeOff(state, ship);
    // The pile is shuffled, and the ship itself not in it yet.
    const replaced = placeCivilian(state, area) !== undefined;
    state.civilianPile.push(token);
    shuffle(state.random, state.civilianPile);
    game.tell({ kind: 'civilianSwapped', seat, area, replaced });
  },
});
