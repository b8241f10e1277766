/**
 * Activating locations from elsewhere, or again: Dutiful, Organized, Forward Thinker, Resolute; R-LOY-108, R-NCA-54.
 */
import type { Location } from '../../../catalogue/content.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actionOf, hangarDeck, locationEntry, locationsOnTable } from '../../pieces/places.ts';
import { isHeld, isHuman, locationOf, playerAt } from '../../pieces/players.ts';
import { mayActivate } from '../../rules/turn/activation.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

interface Several {
  readonly seat: Seat;
  left: number;
  readonly done: Array<LocationId>;
  readonly cylonToo?: true;
  readonly why: CardId;
}

export interface DaybreakPeopleActivatingProcedures {
  activateSeveral: Several;
  /** One of a location's two actions, where it has one for either side. */
  activateAsEither: { readonly seat: Seat; readonly location: LocationId; readonly why: CardId };
}

export function mayActivateHere({ state }: Game, seat: Seat): boolean {
  const here = locationOf(state, seat);
  return here !== undefined && mayActivate(state, seat, locationEntry(here));
}

/**
 * Whether the seat may activate the running location again, with the cards that it costs and those that the location
 * asks for.
 */
export function mayActivateAgain(game: Game, cards: number, seat: Seat): boolean {
  const location = game.running('activateLocation')?.location;
  if (location === undefined || playerAt(game.state, seat).hand.length < cards) return false;
  return mayActivate(game.state, seat, locationEntry(location), { played: cards });
}

/**
 * The sides (true: human) by whose action this seat could activate it: the human one, and that of Cylon players if it
 * is open too.
 */
function sidesOf(state: GameState, seat: Seat, location: Location, cylonToo: boolean | undefined): Array<boolean> {
  // No one can launch out of the Brig.
  if (location.id === hangarDeck && isHeld(state, seat)) return [];
  // R-LOY-62, R-ION-81: an effect that a human player's sheet began is over for a player who is none any more.
  if (cylonToo !== true && !isHuman(state, seat)) return [];
  const sides = cylonToo === true ? [true, false] : [true];
  return sides.filter((human) => mayActivate(state, seat, location, { human }));
}

export function openTo(
  state: GameState,
  { seat, done, cylonToo }: Pick<Several, 'seat' | 'done' | 'cylonToo'>,
): Array<Location> {
  return locationsOnTable(state).filter(
    (location) => !done.includes(location.id) && sidesOf(state, seat, location, cylonToo).length > 0,
  );
}

export const activateSeveralProcedure = procedure(
  'activateSeveral',
  {
    choose: (game, data) => {
      const open = data.left > 0 ? openTo(game.state, data) : [];
      const choices = open.map(({ id }): Choice => ({ id, kind: 'activateLocation', location: id }));
      if (choices.length === 0) game.finish();
      else game.ask({ seat: data.seat, topic: { kind: 'activateFromAfar', undamaged: true, why: data.why }, choices });
    },
    activate: (game, data, frame) => {
      const { seat, why } = data;
      // Of games that were stored in the middle of the question, as it was asked at first: a location.
      const { location } = answerOf(frame, seat, 'activateLocation', 'location');
      data.left -= 1;
      data.done.push(location);
      if (data.cylonToo === true) game.call('activateAsEither', { seat, location, why });
      else game.call('activateLocation', { seat, location });
      game.goto('choose');
    },
  },
  undefined,
  { done: 'public' },
);

export const activateAsEitherProcedure = procedure('activateAsEither', {
  ask: (game, { seat, location, why }) => {
    const entry = locationEntry(location);
    const choices = sidesOf(game.state, seat, entry, true).map((human): Choice => ({
      id: human ? 'human' : 'cylon',
      kind: 'effects',
      source: location,
      effects: actionOf(entry, human),
    }));
    game.ask({ seat, topic: { kind: 'chooseEffect', why }, choices });
  },
  activate: (game, { seat, location }, frame) => {
    const { id } = answerOf(frame, seat, 'effects');
    game.call('activateLocation', { seat, location, as: id === 'human' ? 'human' : 'cylon' });
  },
});
