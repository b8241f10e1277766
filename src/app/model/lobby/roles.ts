import { catalogue } from '../../../catalogue/index.ts';
import type { Character } from '../../../catalogue/content.ts';
import { characterTypes } from '../../../catalogue/vocabulary.ts';
import type { CharacterType } from '../../../catalogue/vocabulary.ts';
import { contentOf } from '../../../engine/content.ts';
import { isBarred, isSamePerson, mostOf, typeOf } from '../../../engine/rules/setup/characters.ts';
import type { GameOptions, CharacterRole } from '../../../engine/types/options.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import { noun, worded } from '../../../words/index.ts';
import type { Sentence } from '../../../words/index.ts';
import { seatedPerson } from '../../core/lookUp.ts';

/** The role that each player has reserved, as `roleOf` understands it. */
export type KeptRoles = Readonly<Record<UserId, string>>;

/** A role as a menu or a command names it: a type, or the id of a character; `undefined`: there is none. */
export function roleOf(value: string): CharacterRole | undefined {
  const type = characterTypes.find((each) => each === value);
  if (type !== undefined) return { kind: 'type', type };
  return catalogue.characters.has(value) ? { kind: 'character', character: value } : undefined;
}

/** Everything that can be kept in a game with these options: the types, then the characters of each. */
export function rolesIn(options: GameOptions): ReadonlyArray<string> {
  const sheets = [...contentOf(options).characters.values()];
  const types = characterTypes.filter(
    (type) => isOffered(options, type) && sheets.some((sheet) => sheet.type === type),
  );
  return [
    ...types,
    ...types.flatMap((type) =>
      sheets.filter((sheet) => sheet.type === type && !bars(options, sheet)).map(({ id }) => id),
    ),
  ];
}

/** Returns a role's name. */
export function roleName(value: string): Sentence {
  const role = roleOf(value);
  if (role === undefined) return () => value;
  return (say) =>
    role.kind === 'type' ? say(`seating.any.${role.type}`) : worded(noun(value, sheetOf(value)?.name), say);
}

/** Returns a character's type in words. */
export function roleHelp(value: string): Sentence {
  const type = sheetOf(value)?.type;
  return (say) => (type === undefined ? '' : say(`seating.any.${type}`));
}

/** Returns the roles that seated people have reserved and that the options allow, in order of seats. */
export function keptIn(game: Pick<GameRecord, 'seats' | 'options'>, kept: KeptRoles, players: number): KeptRoles {
  return game.seats.reduce<KeptRoles>((good, holder) => {
    const value = holder.kind === 'user' ? kept[holder.userId] : undefined;
    if (holder.kind !== 'user' || value === undefined) return good;
    const fits = againstKeeping(game, good, holder.userId, value, players) === undefined;
    return fits ? { ...good, [holder.userId]: value } : good;
  }, {});
}

/**
 * Returns why this person can't reserve that role beside the other reserved ones at a table of this size; `undefined`:
 * they can.
 */
export function againstKeeping(
  { options, seats }: Pick<GameRecord, 'seats' | 'options'>,
  kept: KeptRoles,
  userId: UserId,
  value: string,
  players: number,
): Sentence | undefined {
  const role = roleOf(value);
  const type = role === undefined ? undefined : typeOf(role);
  if (role === undefined || type === undefined) return (say) => say('seating.noSuchRole');
  if (!isOffered(options, type)) return (say) => say('seating.noLeaders');
  if (!rolesIn(options).includes(value)) return (say) => say('seating.notInGame', { role: roleName(value)(say) });
  const others = Object.entries(kept).filter(([id]) => id !== userId);
  const rival = others.find(([, other]) => excludes(role, other));
  if (rival !== undefined) {
    const [id, other] = rival;
    const name = seatedPerson({ seats }, id)?.name ?? '';
    return (say) => say('seating.keptBy', { name, role: roleName(other)(say) });
  }
  const most = mostOf({ ...options, players }, type);
  const same = others.filter(([, other]) => typeIn(other) === type).length;
  return same < most
    ? undefined
    : (say) => say('seating.exhausted', { count: most, players, role: say(`seating.any.${type}`) });
}

/** Whether no one else can have a role together with what is kept (R-SET-15, R-SET-73). */
function excludes(role: CharacterRole, kept: string): boolean {
  const other = roleOf(kept);
  if (other === undefined) return false;
  if (typeOf(role) === 'cylonLeader' && typeOf(other) === 'cylonLeader') return true;
  const sheet = other.kind === 'character' ? sheetOf(other.character) : undefined;
  return role.kind === 'character' && sheet !== undefined && isSamePerson(role.character, sheet);
}

function typeIn(value: string): CharacterType | undefined {
  const role = roleOf(value);
  return role === undefined ? undefined : typeOf(role);
}

function isOffered({ cylonLeader }: GameOptions, type: CharacterType): boolean {
  return type !== 'cylonLeader' || cylonLeader;
}

function bars(options: GameOptions, sheet: Character): boolean {
  return isBarred({ options, players: [] }, sheet);
}

function sheetOf(character: string): Character | undefined {
  return catalogue.characters.get(character);
}
