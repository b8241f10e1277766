/**
 * What was seen when something was decided in advance. A plan stops if one of these texts is another one when it is to
 * be carried out; the names say which, so that the player can be told.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { CheckView, GameView, PlayerView } from '../../engine/types/view.ts';
import type { Area } from '../../catalogue/vocabulary.ts';
import type { SituationSeen, PlannedMove } from './types.ts';

/** R-CHK-40: the strength that is needed, what counts for it, and whether cards are seen by all. */
export function checkPicture({ difficulty, skills, revealed, cards }: CheckView): SituationSeen {
  return {
    difficulty: String(difficulty),
    skills: inCodes(...[...skills].sort()),
    open: String(!revealed && cards.length > 0),
  };
}

/**
 * Of a turn to come: where I am and what I am (`place`, `side`, `titles`), where I go (`destination`), what has hit
 * Galactica (`damage`, `boarding`), the Cylon ships where I fly, and whether there are any at all (`ships`), and the
 * jump track for whoever goes where it counts (`jump`).
 */
export function turnPicture(view: GameView, move: PlannedMove): SituationSeen {
  const me = ownSeat(view);
  const area = areaOf(me, move);
  const to = move.kind === 'location' ? move.location : me.place.kind === 'location' ? me.place.location : undefined;
  return {
    place: placeText(me),
    side: me.cylon ?? 'human',
    titles: inCodes(...[...me.titles].sort()),
    destination: to === undefined ? '' : inCodes(to, stateOf(view, to)),
    damage: inCodes(...[...view.damaged].sort()),
    boarding: String(view.boarding.length),
    ships:
      area === undefined
        ? String(cylonShips(view).length > 0)
        : inCodes(
            area,
            inCodes(
              ...cylonShips(view)
                .filter((ship) => ship.area === area)
                .map(({ kind }) => kind)
                .sort(),
            ),
          ),
    jump: usesJumpTrack(to) ? String(view.jumpTrack) : '',
  };
}

/** The name of the first thing that is different; `undefined`: nothing. */
export function difference(before: SituationSeen, now: SituationSeen): string | undefined {
  return Object.keys(now).find((name) => before[name] !== now[name]);
}

/** What keeps anyone from using a location. */
function stateOf({ damaged, closed }: GameView, location: string): string {
  return `${damaged.includes(location) ? 'damaged' : ''}${closed.includes(location) ? 'closed' : ''}`;
}

/** Codes in one text, which is stored and compared, and never read to anyone. */
function inCodes(...codes: ReadonlyArray<string>): string {
  return codes.join('+');
}

export function ownSeat(view: GameView): PlayerView {
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error('orders need a seat');
  return me;
}

function placeText({ place }: PlayerView): string {
  switch (place.kind) {
    case 'location':
      return place.location;
    case 'piloting':
      return inCodes(place.kind, place.area);
    case 'none':
    case 'stranded':
      return place.kind;
  }
}

/** Where I will fly: my viper's area, or the one next to it that I go to. */
function areaOf({ place }: PlayerView, move: PlannedMove): Area | undefined {
  if (move.kind === 'area') return move.area;
  return move.kind === 'stay' && place.kind === 'piloting' ? place.area : undefined;
}

function cylonShips(view: GameView): GameView['ships'] {
  return view.ships.filter(({ kind }) => kind !== 'viper' && kind !== 'civilian');
}

function usesJumpTrack(location: string | undefined): boolean {
  return (
    location !== undefined && catalogue.locations.get(location)?.effects.some((effect) => 'ftlJump' in effect) === true
  );
}
