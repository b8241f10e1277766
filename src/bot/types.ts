import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Say } from '../words/index.ts';
import type { App, Choice, Decision, GameEvent, GameRecord, GameView, Outcome, Person, Seat, UserId } from '../app/types.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface Picture {
  readonly name: string;
  /** The picture in words, for those who can't see it: at most 1024 characters. */
  readonly description: string;
  readonly data: Buffer;
}

/** A message before it is sent. All parts are within Discord's limits. */
export interface Message {
  readonly content?: string;
  readonly embeds?: ReadonlyArray<APIEmbed>;
  readonly components?: ReadonlyArray<Row>;
  readonly files?: ReadonlyArray<Picture>;
  /** Arrives without a sound: for what only tells more of what is known already. */
  readonly silent?: boolean;
  /** A reply to a command that everybody in the channel sees, not only its caller. */
  readonly everyone?: boolean;
  /** Who is notified; nobody else is, whatever the text says. */
  readonly ping?: ReadonlyArray<UserId>;
}

/** How players and characters are called, safe to print where the words go. */
export interface Names {
  seat(seat: Seat): string;
  character(id: string): string;
}

export interface QuestionText {
  readonly title: string;
  readonly help: string;
  readonly rule: string;
}

export interface ChoiceText {
  /** 1 to 80 characters. */
  readonly label: string;
  /** 0 to 100 characters. */
  readonly detail: string;
}

export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly kindName: string;
  readonly lines: ReadonlyArray<string>;
}

/** The words of the game, without markup: the engine's describer, handed in at the start of the bot. */
export interface Words {
  decision(decision: Pick<Decision, 'seat' | 'topic' | 'occasion'>, names: Names): QuestionText;
  choice(choice: Choice, decision: Pick<Decision, 'seat' | 'topic'>, names: Names): ChoiceText;
  /** The answer that names no choice. */
  pass(decision: Pick<Decision, 'topic'>, names: Names): ChoiceText;
  event(what: GameEvent['what'], names: Names): string;
  /** `undefined`: there is no such thing. */
  card(id: string): CardText | undefined;
  /** Name of a card, character, location… */
  name(id: string): string;
  /** What others call a character, such as «Apollo». */
  shortName(character: string): string;
  outcome(outcome: Outcome, names: Names): string;
  board(view: GameView, names: Names): string;
  status(view: GameView, names: Names): string;
}

export type LookUpKind = 'card' | 'character' | 'location' | 'rule';

/** Something that can be looked up. */
export interface Entry {
  /** Of a rule its number, such as `R-TURN-70`. */
  readonly id: string;
  readonly kind: LookUpKind;
  readonly name: string;
  readonly kindName: string;
  /** Everything that it says; a search finds it by these words too. */
  readonly text: string;
}

/** Finds entries by names, numbers and words that may be misspelt or only begun. */
export interface LookUp {
  /** What fits, the likeliest first; everything of these kinds for an empty text. */
  search(typed: string, kinds: ReadonlyArray<LookUpKind>): ReadonlyArray<Entry>;
  /** What is meant: by id, number or name, of these kinds rather than of others; or the only one of these kinds whose name fits. */
  find(typed: string, kinds: ReadonlyArray<LookUpKind>): Entry | undefined;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** The options of a slash command as the person gave them. */
export interface OptionReader {
  readonly subcommand: string | undefined;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  person(name: string): { readonly id: UserId; readonly name: string; readonly bot: boolean } | undefined;
}

/** Who uses the bot, and where. */
export interface Caller {
  readonly person: Person;
  /** The bot's words in the person's language. */
  readonly say: Say;
  /** `undefined`: a direct message. */
  readonly guildId: string | undefined;
  readonly channelId: string;
  /** Permissions that a game needs of the bot here and that it lacks, by the names that Discord shows. */
  readonly lacking: ReadonlyArray<string>;
}

export interface Call extends Caller {
  readonly options: OptionReader;
}

export interface Completion extends Call {
  readonly focused: { readonly name: string; readonly value: string };
}

export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** The reply, which only the caller sees, unless it says otherwise. Refuses with an `AppError`. */
  run(call: Call, desk: Desk): Promise<Message>;
  /** What is legal now and fits what was typed so far; at most 25. */
  complete?(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>>;
}

/** A game and whom its seats play; `undefined`: nobody yet. */
export interface CastGame extends GameRecord {
  readonly characters: ReadonlyArray<string | undefined>;
}

/** A game in which the caller may act, and what is open for the caller there. */
export interface Turn {
  readonly game: CastGame;
  readonly decisions: ReadonlyArray<Decision>;
}

/** What the bot offers to the commands. Everything rejects with an `AppError` that can be shown to the caller. */
export interface Desk {
  readonly app: App;
  readonly words: Words;
  /** The game that a call is about: that of the channel; in direct messages the caller's own (`game` tells several apart). */
  gameOf(caller: Caller, gameId?: string): Promise<CastGame>;
  /** The same, for somebody who plays in it, while it runs. */
  turnOf(caller: Caller, gameId?: string): Promise<Turn>;
  /** Labels for menus, where markup is not read. */
  labels(game: CastGame): Names;
  /** One decision with its choices as buttons and menus. */
  panel(turn: Turn, decision: Decision, picked?: ReadonlyArray<number>): Message;
  /** Takes an answer; tells what was chosen and shows what is open next. */
  answer(caller: Caller, turn: Turn, decision: Decision, choices: ReadonlyArray<Choice>): Promise<Message>;
  /** Hand, loyalty and everything else that only the caller knows. */
  sheet(caller: Caller, game: CastGame): Promise<Message>;
  board(game: CastGame): Promise<Message>;
  status(game: CastGame, caller: Caller): Promise<Message>;
  /** The latest lines of the log that this caller may see, or those of one turn. */
  log(game: CastGame, caller: Caller, turn: number | undefined): Promise<Message>;
  help(caller: Caller, gameId?: string): Promise<Message>;
  /** What is open for this person in this game, in one sentence. */
  openNow(game: CastGame, userId: UserId): Promise<string>;
  /** Asks whether the game is really to be abandoned; refuses at once if the caller may not. */
  confirmAbandon(game: CastGame, caller: Caller): Promise<Message>;
  readonly lookUp: LookUp;
  /** All about what was looked up; several short ones together. */
  page(entries: ReadonlyArray<Entry>): Message;
}
