/** Titles and lines of succession: R-TTL-01 to R-TTL-54, R-SET-80 to R-SET-83. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import type { BorrowedTitle, GameState } from '../../types/state.ts';
import { isThere } from '../../pieces/persons.ts';
import { characterOf, clockwise, isHuman } from '../../pieces/players.ts';
import { couldHold, isLostAt, mayHold, titlesIn, titlesOf } from '../../pieces/titles.ts';

/**
 * Seats that could hold the title, the highest in its line first; a seat that is not in the line comes last, clockwise
 * (R-TTL-50).
 */
function line(state: GameState, title: Title): Array<Seat> {
  const rank = (seat: Seat): number => characterOf(state, seat).succession?.[title] ?? Number.MAX_SAFE_INTEGER;
  return clockwise(state, state.current)
    .filter((seat) => couldHold(state, seat))
    .sort((a, b) => rank(a) - rank(b));
}

/** R-TTL-04, R-TTL-33: the seat that comes next; where no one may hold the title, the highest in the line. */
function successor(state: GameState, title: Title): Seat | undefined {
  const candidates = line(state, title);
  return candidates.find((seat) => mayHold(state, title, seat)) ?? candidates[0];
}

export function giveTitle(game: Game, title: Title, seat: Seat | undefined): void {
  const from = game.state.titles[title];
  if (from === seat) return;
  if (seat === undefined) delete game.state.titles[title];
  else game.state.titles[title] = seat;
  game.tell({ kind: 'titleGained', title, seat, from });
}

/** R-TTL-31, R-TTL-38: entering the Brig costs the titles that are lost there. */
export function loseTitlesAt(game: Game, seat: Seat, location: LocationId): void {
  for (const title of titlesOf(game.state, seat)) {
    if (isLostAt(game.state, title, location)) giveTitle(game, title, successor(game.state, title));
  }
}

/** R-LOY-54, R-TTL-40: titles of a player who can no longer hold any pass on. */
export function passAllTitles(game: Game, seat: Seat): void {
  for (const title of titlesOf(game.state, seat)) giveTitle(game, title, successor(game.state, title));
  settleTitles(game);
}

/**
 * R-TTL-04, R-TTL-09, R-TTL-33: on to the next in the line, or it stays if no one else may hold it and the holder still
 * may.
 */
export function passTitle(game: Game, title: Title): void {
  const { state } = game;
  const holder = state.titles[title];
  const others = line(state, title).filter((seat) => seat !== holder);
  const stays = holder !== undefined && mayHold(state, title, holder);
  const next = others.find((seat) => mayHold(state, title, seat)) ?? (stays ? undefined : others[0]);
  if (next !== undefined) giveTitle(game, title, next);
}

/** The titles of a character who has left the game wait for the next one (R-EXE-48). */
export function loseTitles(game: Game, seat: Seat): void {
  for (const title of titlesOf(game.state, seat)) giveTitle(game, title, undefined);
}

/**
 * R-TTL-47, R-EXE-41: returns a title to the character it was taken from, or by the line if that character can't hold
 * it any more.
 */
export function returnTitle(game: Game, { title, by, from, owner }: BorrowedTitle): void {
  const { state } = game;
  if (state.titles[title] !== by) return;
  const isOwner = owner === undefined || isThere(state, { seat: from, character: owner });
  if (isOwner && mayHold(state, title, from)) giveTitle(game, title, from);
  else passTitle(game, title);
}

/**
 * R-TTL-05, R-TTL-33, R-TTL-42: a title without a fit holder goes to the player who has become fit to hold it, to the
 * highest in the line if there are several; one that no one holds goes to the highest of those who are only at a place
 * where it may not be held.
 */
export function settleTitles(game: Game): void {
  const { state } = game;
  if (state.turn === 0) return;
  const waiting = hooks(state, 'titlesWait').flatMap((wait) => wait(state));
  for (const title of titlesIn(state)) {
    if (waiting.includes(title)) continue;
    const holder = state.titles[title];
    // A player who is just becoming a Cylon player passes their titles later (R-LOY-54).
    if (holder !== undefined && (mayHold(state, title, holder) || !isHuman(state, holder))) continue;
    const candidates = line(state, title);
    const next = candidates.find((seat) => mayHold(state, title, seat)) ?? holder ?? candidates[0];
    if (next !== undefined) giveTitle(game, title, next);
  }
}

/** R-SET-80: every title to the highest in its line. */
export function dealTitles(game: Game): void {
  for (const title of titlesIn(game.state)) giveTitle(game, title, line(game.state, title)[0]);
}
