/**
 * What the modules of a game add to its state, to what is seen of it, and to what is told,
 * asked and chosen in it. A module enters its own part, under its own name,
 * in its own folder, by declaration merging:
 *
 *     declare module '../../types/modules.ts' {
 *       interface ModuleStates { myModule: MyPiece }
 *       interface ModuleViews { myModule: MyBoardView }
 *       interface ModuleHappenings { myModule: { readonly kind: 'oneEvent'; readonly seat: Seat } | { readonly kind: 'another' } }
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

/** The events that it tells: a union by `kind`, each kind named by no other module. They are stored as they are. */
export interface ModuleHappenings {}

/** What its questions are about: a union by `kind`, likewise. */
export interface ModuleTopics {}

/** Its decks that can be looked into, by what they are called in choices and events. */
export interface ModuleDecks {}

/** What stands to choose in its questions and nothing of the base does: a union by `kind`, likewise. */
export interface ModuleChoices {}
