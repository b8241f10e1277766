/**
 * Snapshots of a situation when something was decided in advance. A plan stops if one of these texts has changed when
 * it is carried out; the names say which one, so that the player can be told.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { CheckView, GameView, PlayerView } from '../../engine/types/view.ts';
import type { Area } from '../../catalogue/vocabulary.ts';
import type { SituationSeen, PlannedMove } from './types.ts';

/**
 * Returns the picture of a check: the strength that is needed, which skills count for it, and whether cards are faceup
 * (R-CHK-40).
 */
export function checkPicture({ difficulty, skills, revealed, cards }: CheckView): SituationSeen {
  return {
    difficulty: String(difficulty),
    skills: inCodes(...[...skills].sort()),
    open: String(!revealed && cards.length > 0),
  };
}

/**
 * Returns the picture of a turn to come: the player's place, side and titles (`place`, `side`, `titles`), the
 * destination (`destination`), what has hit Galactica (`damage`, `boarding`), the Cylon ships in the area where the
 * player flies, or whether there are any at all (`ships`), and the jump track for a player who goes where it counts
 * (`jump`).
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

/** Returns the name of the first text that is different; `undefined` if none is. */
export function difference(before: SituationSeen, now: SituationSeen): string | undefined {
  return Object.keys(now).find((name) => before[name] !== now[name]);
}

/** Returns what keeps everyone from using a location: `damaged`, `closed`, both or nothing. */
function stateOf({ damaged, closed }: GameView, location: string): string {
  return `${damaged.includes(location) ? 'damaged' : ''}${closed.includes(location) ? 'closed' : ''}`;
}

/** Returns codes joined into one text, which is stored and compared, and never shown to anyone. */
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

/**
 * Returns the area where the player will fly: the viper's, or the one next to it that the plan moves to; `undefined` if
 * the player isn't flying.
 */
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
