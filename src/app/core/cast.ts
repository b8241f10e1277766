import type { GameEvent, Seat } from '../../store/engineTypes.ts';
import type { HolderName } from './gameLog.ts';
import { defined } from '../../values/defined.ts';

/** The character of each seat; `undefined`: it has none yet. */
export type Cast = ReadonlyArray<string | undefined>;

type Happening = GameEvent['what'];

/**
 * Returns who played which character at the first of these events. `now`: the cast of today, for seats whose character
 * none of the events names.
 */
export function castBefore(happened: ReadonlyArray<Happening>, now: Cast): Cast {
  return now.map((character, seat) => {
    const first = happened.find(
      (what) => (what.kind === 'characterChosen' || what.kind === 'executed') && what.seat === seat,
    );
    if (first === undefined) return character;
    return first.kind === 'executed' ? first.character : undefined;
  });
}

/**
 * Returns the cast at each of these events, from the one `before` them. A player is called by their character until
 * they choose the next one, even while an execution is carried out; the choice itself calls them by name alone.
 */
export function castOver(happened: ReadonlyArray<Happening>, before: Cast): ReadonlyArray<Cast> {
  let cast = before;
  return happened.map((what) => {
    if (what.kind === 'executed') cast = cast.with(what.seat, what.character);
    if (what.kind !== 'characterChosen') return cast;
    const choosing = cast.with(what.seat, undefined);
    cast = cast.with(what.seat, what.character);
    return choosing;
  });
}

/** The cast after all of these things. */
export function castAfter(happened: ReadonlyArray<Happening>, before: Cast): Cast {
  return happened.reduce<Cast>(
    (cast, what) =>
      what.kind === 'characterChosen' || what.kind === 'executed' ? cast.with(what.seat, what.character) : cast,
    before,
  );
}

/** The cast of each of all lines of a game, from its beginning. */
export function castOfAll(happened: ReadonlyArray<Happening>, now: Cast): ReadonlyArray<Cast> {
  return castOver(happened, castBefore(happened, now));
}

/** A player at a moment of the game; what is left out is not known, and told as it is today. */
export interface PlayerThen {
  readonly seat: Seat;
  readonly character?: string | undefined;
  readonly holder?: HolderName | undefined;
}

/** Returns who played a seat when a line happened; `at`: its place among the lines. */
export type PlayerAt = (at: number, seat: Seat) => PlayerThen;

/** Returns the players of each line, from its cast and its holders. */
export function playersOver(
  casts: ReadonlyArray<Cast>,
  holders: ReadonlyArray<ReadonlyArray<HolderName> | undefined> = [],
): PlayerAt {
  return (at, seat) => {
    const [character, holder] = [casts[at]?.[seat], holders[at]?.[seat]];
    return { seat, ...defined({ character, holder }) };
  };
}
