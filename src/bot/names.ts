import type { Say } from '../words/index.ts';
import { castAfter, castBefore, castOfAll, isAppError, levelOf, playerName } from '../app/types.ts';
import type { App, Cast, GameRecord, GameView, HolderName, LogEntry, PlayerThen } from '../app/types.ts';
import { escapedName, plainName } from './text/escape.ts';
import type { CastGame, Names } from './types.ts';
import { sayIn } from '../words/index.ts';
import { describeShortName, describeName } from '../engine/describe/index.ts';
import { isInGame } from './lookUp/entries.ts';
import type { Wording } from './wording.ts';

/** The game with the characters that its seats play, as everyone sees them. */
export async function withCast(app: App, game: GameRecord): Promise<CastGame> {
  const players = game.startedAt === undefined ? [] : await playersOf(app, game);
  const characters = game.seats.map((_, seat) => players[seat]?.character);
  const isMissing = game.status === 'over' && players.length > 0 && characters.includes(undefined);
  return { ...game, characters: isMissing ? await lastCast(app, game, characters) : characters };
}

/**
 * Returns the cast of a game that is over, whose names won't change any more: a character that died at the end counts
 * as played.
 */
async function lastCast(app: App, { id }: GameRecord, characters: Cast): Promise<Cast> {
  const happened = (await app.log(id, 'public')).map(({ event: { what } }) => what);
  return castAfter(happened, castBefore(happened, characters));
}

/** The players at a moment of the game. */
export type PlayersThen = Pick<CastGame, 'characters' | 'holders'>;

/**
 * Returns what players were called at each place of a list, from the players that there were; moments alike share their
 * names.
 */
export function namesOver(
  moments: ReadonlyArray<PlayersThen>,
  namesWith: (players: PlayersThen) => Names,
): (at: number) => Names {
  const known = new Map<Cast, Map<PlayersThen['holders'], Names>>();
  return (at) => {
    const { characters, holders } = moments[at] ?? { characters: [] };
    const ofCast = known.get(characters) ?? new Map<PlayersThen['holders'], Names>();
    const names = ofCast.get(holders) ?? namesWith({ characters, holders });
    known.set(characters, ofCast.set(holders, names));
    return names;
  };
}

/**
 * Returns the players' names over a stretch of the log. `game`: with the cast before it or after it, whichever is
 * known.
 */
export function namesThrough(
  game: CastGame,
  words: Wording,
  entries: ReadonlyArray<Pick<LogEntry, 'event' | 'holders'>>,
): { readonly names: Names; readonly namesAt: (at: number) => Names } {
  const casts = castOfAll(
    entries.map(({ event: { what } }) => what),
    game.characters,
  );
  const moments = entries.map(({ holders }, at) => ({ characters: casts[at] ?? [], holders }));
  return {
    names: textNames(game, words),
    namesAt: namesOver(moments, (players) => textNames({ ...game, ...players }, words)),
  };
}

/** Returns what a player was called at a moment of the game. */
export type Called = (player: PlayerThen) => string;

export function calledThen(game: CastGame, namesWith: (game: CastGame) => Names): Called {
  return ({ seat, character, holder }) =>
    namesWith({
      ...game,
      ...(character === undefined ? {} : { characters: game.characters.with(seat, character) }),
      ...(holder === undefined ? {} : { holders: holdersOf(game).with(seat, holder) }),
    }).seat(seat);
}

/** A game whose state can't be read can still be ended: then people are called by their names alone. */
async function playersOf(app: App, game: GameRecord): Promise<GameView['players']> {
  try {
    return (await app.viewFor(game.id, 'public')).players;
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}

/**
 * Returns names for texts in which Discord reads markup: “**Apollo** (Ana)”; for an automatic player the character says
 * enough: “**Tigh**”.
 */
export function textNames(game: CastGame, words: Wording): Names {
  return namesIn(game, words, (seat, character) =>
    isPlayedByItself(game, seat) ? inBold(character) : withPlayer(character, nameOf(game, seat, words)),
  );
}

/**
 * Returns the same names where it is told which of them are automatic players, and how well they play: “**Tigh**
 * (Bot 2, normal)”.
 */
export function fullNames(game: CastGame, words: Wording, say: Say): Names {
  const levelText = (seat: number): ReadonlyArray<string> => {
    const level = levelOf(game, game.seats[seat]);
    return level === undefined ? [] : [say(`levels.${level}`)];
  };
  const names = namesIn(game, words, (seat, character) =>
    withPlayer(character, nameOf(game, seat, words), levelText(seat)),
  );
  const withLevel = (seat: number): string =>
    [names.seat(seat), ...levelText(seat).map((level) => `(${level})`)].join(' ');
  return {
    ...names,
    seat: (seat) => (characterOf(game, seat, words) === undefined ? withLevel(seat) : names.seat(seat)),
  };
}

/**
 * Returns names for labels of buttons and menus and for alternative texts, where markup is not read: “Apollo (Ana)”,
 * “Tigh”.
 */
export function labelNames(game: CastGame, words: Wording): Names {
  return {
    ...textNames(game, words),
    seat: (seat) => {
      const name = plainName(nameOf(game, seat, words));
      const character = characterOf(game, seat, words);
      if (character === undefined) return name;
      return isPlayedByItself(game, seat) ? character : `${character} (${name})`;
    },
  };
}

function namesIn(game: CastGame, words: Wording, called: (seat: number, character: string) => string): Names {
  return {
    seat: (seat) => {
      const character = characterOf(game, seat, words);
      return character === undefined ? inBold(escapedName(nameOf(game, seat, words))) : called(seat, character);
    },
    character: (id) => describeName(id, words.locale),
    has: (id) => isInGame(id, game.options),
  };
}

const inBold = (name: string): string => `**${name}**`;

function withPlayer(character: string, name: string, more: ReadonlyArray<string> = []): string {
  return `${inBold(character)} (${[escapedName(name), ...more].join(', ')})`;
}

/** Returns whether an automatic player has the seat as its own, not for a person who is away. */
function isPlayedByItself(game: CastGame, seat: number): boolean {
  const holder = holdersOf(game)[seat];
  return typeof holder?.name === 'object' && !holder.standsIn;
}

/** How a seat's character is called for short, once it has one. */
export function characterOf(game: CastGame, seat: number, words: Wording): string | undefined {
  const character = game.characters[seat];
  return character === undefined ? undefined : describeShortName(character, words.locale);
}

function nameOf(game: CastGame, seat: number, words: Wording): string {
  const holder = holdersOf(game)[seat];
  return holder === undefined ? `${seat + 1}` : playerName(holder.name, sayIn(words.locale));
}

/** The holders of the seats: at the moment that is told, or today. */
function holdersOf({ holders, seats }: CastGame): ReadonlyArray<HolderName> {
  return holders ?? seats.map(({ name, standsInFor }) => ({ name, standsIn: standsInFor !== undefined }));
}

/** How the players themselves are called, by seat. */
export function playerNames({ seats }: GameRecord, say: Say): ReadonlyArray<string> {
  return seats.map(({ name }) => plainName(playerName(name, say)));
}
