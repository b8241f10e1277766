/**
 * Sheets that may be chosen (R-SET-54, R-SET-70 to R-SET-73), and those that a table has agreed to reserve for someone.
 */
import { catalogue } from '../../../catalogue/index.ts';
import type { Character } from '../../../catalogue/content.ts';
import type { CharacterType } from '../../../catalogue/vocabulary.ts';
import { sheetRules } from '../../abilities/rules.ts';
import { contentOf, standsFor } from '../../content.ts';
import { characterOf, hasCylonLeader } from '../../pieces/players.ts';
import type { CharacterId, LocationId, Seat } from '../../types/ids.ts';
import type { GameOptions, KeptRole, CharacterRole } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

/** R-SET-71, R-SET-54: sheets that may be chosen now, kept or not. */
export function openCharacters(state: GameState): Array<Character> {
  const taken = new Set(state.players.map((player) => player.character));
  const open = [...contentOf(state.options).characters.values()].filter(({ id }) => !taken.has(id));
  const left = (type: CharacterType): number => open.filter((character) => character.type === type).length;
  const most = Math.max(left('politicalLeader'), left('militaryLeader'), left('pilot'));
  if (mustLead(state)) return open.filter(({ type }) => type === 'cylonLeader');
  // R-SET-15, R-SET-72: one of all players, at any point.
  const mayLead = !hasCylonLeader(state);
  const free = (type: CharacterType): boolean =>
    type === 'support' || (type === 'cylonLeader' ? mayLead : left(type) === most);
  return open.filter((character) => free(character.type) && !isBarred(state, character));
}

/**
 * R-SET-54, R-SET-73: whether no one may choose this sheet in this game; that of another version of a person in it is
 * barred too.
 */
export function isBarred({ options, players }: Pick<GameState, 'options' | 'players'>, sheet: Character): boolean {
  if (options.noSympathizer && sheetRules(sheet.id).sleeperAgent !== undefined) return true;
  return players.some(
    ({ character }) => character !== undefined && character !== sheet.id && isSamePerson(character, sheet),
  );
}

/** The locations at which the sheet lets the character start, as this game has them (R-SET-95). */
export function setupLocations(state: GameState, seat: Seat): Array<LocationId> {
  return characterOf(state, seat).setup.map((location) => standsFor(state, location));
}

/** R-SET-73: Boomer and Athena are two persons. */
export function isSamePerson(one: CharacterId, other: Pick<Character, 'id' | 'alternateOf'>): boolean {
  return (catalogue.characters.get(one)?.alternateOf ?? one) === (other.alternateOf ?? other.id);
}

/** R-SET-21: with 7 players the last one has to be what no one else is. */
function mustLead(state: GameState): boolean {
  const waiting = state.players.filter(({ character }) => character === undefined).length;
  return state.players.length === 7 && waiting === 1 && !hasCylonLeader(state);
}

/**
 * The characters that this seat may choose now: those reserved for others are left to them, as long as there is
 * anything else.
 */
export function charactersFor(state: GameState, seat: Seat): Array<Character> {
  const open = openCharacters(state);
  const others = (state.options.kept ?? []).filter(
    ({ seats }) => !seats.includes(seat) && seats.some((each) => waits(state, each)),
  );
  const free = open.filter((sheet) => !others.some((kept) => keeps(state, kept, sheet)));
  return free.length > 0 ? free : open;
}

/**
 * The role that was reserved for this seat alone and can't be taken: sheets of other types are more plentiful
 * (R-SET-71), or it is gone.
 */
export function closedTo(state: GameState, seat: Seat): { readonly closed?: CharacterRole } {
  const own = (state.options.kept ?? []).find(({ seats }) => seats.length === 1 && seats[0] === seat);
  return own === undefined || charactersFor(state, seat).some((sheet) => isRole(own.role, sheet))
    ? {}
    : { closed: own.role };
}

function waits({ players }: GameState, seat: Seat): boolean {
  return players[seat]?.character === undefined;
}

/** Whether a sheet has to be left for those who keep a role: the last one of its type, or one that bars theirs. */
function keeps(state: GameState, { role, seats }: KeptRole, sheet: Character): boolean {
  // There is one Cylon Leader (R-SET-15), and one version of a person (R-SET-73).
  if (sheet.type === 'cylonLeader' && typeOf(role) === 'cylonLeader') return true;
  if (role.kind === 'character') return isSamePerson(role.character, sheet);
  if (role.type !== sheet.type) return false;
  const taken = new Set(state.players.map(({ character }) => character));
  const left = [...contentOf(state.options).characters.values()].filter(
    (other) => other.type === role.type && !taken.has(other.id) && !isBarred(state, other),
  );
  return left.length <= seats.length;
}

/** The type of a sheet, or of any that will do. */
export function typeOf(role: CharacterRole): CharacterType | undefined {
  return role.kind === 'type' ? role.type : catalogue.characters.get(role.character)?.type;
}

function isRole(role: CharacterRole, sheet: Character): boolean {
  return role.kind === 'type' ? role.type === sheet.type : role.character === sheet.id;
}

/** How many players can have a sheet of this type, if the others leave it as open as R-SET-71 allows. */
export function mostOf(options: GameOptions, type: CharacterType): number {
  const sheets = [...contentOf(options).characters.values()];
  const count = (of: CharacterType): number => sheets.filter((sheet) => sheet.type === of).length;
  if (type === 'cylonLeader') return Math.min(1, count(type));
  if (type === 'support') return Math.min(options.players, count(type));
  const others = restricted.filter((each) => each !== type).map(count);
  let own = count(type);
  for (let player = 0; player < options.players; player += 1) {
    const most = Math.max(...others);
    if (own >= most) own -= 1;
    else others[others.indexOf(most)] = most - 1;
  }
  return count(type) - own;
}

const restricted = ['politicalLeader', 'militaryLeader', 'pilot'] as const;
