/** The Locked and the Prepared stack of civilian ships: R-NCA-15, R-NCA-46, R-NCA-62 to R-NCA-65. */
import { launchAreas } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { placeCivilianToken } from '../../pieces/ships.ts';
import { loseCivilian } from '../../rules/combat/losses.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import { isTakenFor } from '../../rules/turn/movement.ts';
import { locationsOnTable } from '../../pieces/places.ts';
import { isHeld, isHuman, isStranded } from '../../pieces/players.ts';
import { putAt, whereabouts } from '../../rules/basics/sending.ts';
import { present } from '../../../values/present.ts';

export interface NewCapricaStacksProcedures {
  evacuateShip: { readonly seat: Seat; readonly why: Cause; readonly thenMove?: Seat };
  moveToGalactica: { readonly seat: Seat; readonly why: Cause };
  lookAtLocked: { readonly seat: Seat; readonly why: Cause };
}

function takeTop({ modules: { newCaprica } }: GameState): TokenId | undefined {
  return newCaprica?.locked.pop() ?? newCaprica?.prepared.pop();
}

/** R-NCA-61, R-NCA-63: the top Locked ship, else the top Prepared one, else nothing. */
export function destroyStacked(game: Game): void {
  const token = takeTop(game.state);
  if (token !== undefined) loseCivilian(game, token);
}

/** R-NCA-63: from the beginning of the phase on ships that are drawn and destroyed come from the stacks alone. */
export function stackLoss(game: Game): 'handled' | undefined {
  if (game.state.modules.newCaprica === undefined) return undefined;
  destroyStacked(game);
  return 'handled';
}

/** R-NCA-91 (1) */
export function destroyAllStacked(game: Game): void {
  const { newCaprica } = game.state.modules;
  for (let left = (newCaprica?.locked.length ?? 0) + (newCaprica?.prepared.length ?? 0); left > 0; left -= 1)
    destroyStacked(game);
}

/** R-NCA-62: to the bottom of the Prepared stack. */
export function prepareShip(game: Game): void {
  const { newCaprica } = game.state.modules;
  const token = newCaprica?.locked.pop();
  if (newCaprica === undefined || token === undefined) return;
  newCaprica.prepared.unshift(token);
  game.tell({ kind: 'shipPrepared', locked: newCaprica.locked.length, prepared: newCaprica.prepared.length });
}

/** R-NCA-72: the current player evacuates a ship. */
export function evacuationIcon(game: Game): void {
  game.call('effects', {
    list: [{ evacuateShip: { by: 'current' } }],
    context: { source: 'prepareForJump', you: game.state.current },
  });
}

/** R-NCA-62: the acting player chooses the launch area. */
export const evacuateShipProcedure = procedure('evacuateShip', {
  ask: (game, { seat, why }) => {
    if ((game.state.modules.newCaprica?.prepared.length ?? 0) === 0) game.finish();
    else {
      game.ask({
        seat,
        topic: { kind: 'evacuate', why },
        choices: launchAreas.map((area): Choice => ({ id: area, kind: 'area', area })),
      });
    }
  },
  go: (game, { seat, why, thenMove }, frame) => {
    const { newCaprica } = game.state.modules;
    const { area } = answerOf(frame, seat, 'area');
    const prepared = present(newCaprica?.prepared, 'the stack of prepared ships');
    placeCivilianToken(game.state, present(prepared.pop(), 'a prepared ship'), area);
    game.tell({ kind: 'shipEvacuated', seat, area, prepared: prepared.length });
    if (thenMove !== undefined) game.call('moveToGalactica', { seat: thenMove, why });
  },
});

/** R-NCA-46: free of charge, if the player wants. */
export const moveToGalacticaProcedure = procedure('moveToGalactica', {
  ask: (game, { seat, why }) => {
    const { state } = game;
    if (isHeld(state, seat) || isStranded(state, seat) || !isHuman(state, seat)) {
      game.finish();
      return;
    }
    const closed = closedLocations(state);
    const open = locationsOnTable(state).filter(
      ({ id, board, hazardous }) =>
        board === 'galactica' && !hazardous && !closed.includes(id) && !isTakenFor(state, seat, id),
    );
    game.ask({
      seat,
      topic: { kind: 'chooseLocation', why },
      choices: open.map(({ id }): Choice => ({ id, kind: 'location', location: id, costsCard: false })),
      min: 0,
      max: 1,
    });
  },
  go: (game, { seat }, frame) => {
    const choice = answerIfAny(frame, seat, 'location');
    if (choice === undefined) return;
    game.tell({ kind: 'moved', seat, to: choice.location, from: whereabouts(game, seat) });
    putAt(game, seat, choice.location);
  },
});

/** R-NCA-46: the Cylon action of the Shipyard. All the while the ship is one of the stack. */
export const lookAtLockedProcedure = procedure('lookAtLocked', {
  look: (game, { seat, why }) => {
    const token = game.state.modules.newCaprica?.locked.at(-1);
    if (token === undefined) {
      game.finish();
      return;
    }
    game.tellSecretly([seat], { kind: 'lockedSeen', seat, token }, { kind: 'lockedSeen', seat });
    game.ask({
      seat,
      topic: { kind: 'lockedShip', why },
      choices: [
        { id: 'top', kind: 'top' },
        { id: 'bottom', kind: 'bottom' },
      ],
      privacy: 'private',
    });
  },
  putBack: (game, { seat }, frame) => {
    const locked = game.state.modules.newCaprica?.locked;
    const where = answerOf(frame, seat, 'top', 'bottom').kind;
    if (where === 'bottom') locked?.unshift(...locked.splice(-1));
    game.tell({ kind: 'lockedPutBack', seat, where });
  },
});
