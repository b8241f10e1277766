/**
 * What the modules of a game add to its state and to what is seen of it. A module enters its own part, under its own name,
 * in its own folder, by declaration merging:
 *
 *     declare module '../../types/modules.ts' {
 *       interface ModuleStates { myModule: MyPiece }
 *       interface ModuleViews { myModule: MyBoardView }
 *     }
 *
 * and from then on `defineModule` asks for it.
 */

/** Its piece of the state, at `state.modules.<name>`: plain data, like all of the state. */
export interface ModuleStates {}

/** What everybody sees of it, at `view.modules.<name>`. */
export interface ModuleViews {}

/** What everybody sees of it with one player, at `view.players[seat].modules.<name>`. */
export interface SeatModuleViews {}

/** What only the viewer knows of it, at `view.own.modules.<name>`. */
export interface OwnModuleViews {}
