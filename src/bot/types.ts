import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Locale, Say } from '../words/index.ts';
import type { BotContext } from './actions/context.ts';
import type { Message } from './message.ts';
import type { Modal } from './modals.ts';
import type { CastGame, WaitingAlly } from './seatTypes.ts';
import type { CheckView } from '../engine/types/view.ts';
import type { CardLine } from '../engine/describe/types.ts';
import type { Decision, EarnedAchievement, Person, Suspicion, UserId, Waits } from '../app/types.ts';

export type { GameListPlace, LogPart } from './press.ts';
export type { CastGame } from './seatTypes.ts';
export type { Apart, Live, Message, AttachedPicture, ComponentRow } from './message.ts';
export type { WaitingAlly } from './seatTypes.ts';
export type {
  ChoiceText,
  HeldLoyalty,
  Names,
  QuestionText,
  ResourceChange,
  Standing,
} from '../engine/describe/types.ts';
export type { CheckView } from '../engine/types/view.ts';

/** The skill and the strength of a Skill card. */
export interface SkillFace {
  readonly skill: string;
  readonly strength: number;
}

/** A card, character, location or rule in words. */
export interface LookedUpText {
  readonly id: string;
  readonly name: string;
  readonly kindName: string;
  readonly lines: ReadonlyArray<string>;
  /** The same with headings apart. */
  readonly layout: ReadonlyArray<CardLine>;
}

/** A small picture of our application's own. */
export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
}

/** Emojis by the ids of skills and resources. */
export interface EmojiSet {
  readonly ids: ReadonlyArray<string>;
  /** `undefined`: there is none, at least not now. */
  of(id: string): ApplicationEmoji | undefined;
}

export type LookUpKind = 'card' | 'character' | 'location' | 'rule';

/** Something that can be looked up. */
export interface LookUpEntry {
  /** The entry's id; for a rule its number, such as `R-TURN-70`. */
  readonly id: string;
  readonly kind: LookUpKind;
  readonly name: string;
  readonly kindName: string;
  /** The full text of the entry; a search finds it by these words too. */
  readonly text: string;
}

/** A value that is made step by step, so that other things can be done in between. */
export type Making<Made, Step = undefined> = Generator<Step, Made>;

/**
 * Everything that can be looked up, in the words of one language; the names within a kind differ. A step is one entry:
 * others may share its name.
 */
export type EntriesIn = (locale: Locale) => Making<ReadonlyArray<LookUpEntry>, LookUpEntry>;

/** Whether something is in the game in which it is looked up. */
export type IsHere = (entry: LookUpEntry) => boolean;

/** Finds entries by names, numbers and words of every language that may be misspelt or only begun. */
export interface LookUp {
  /**
   * Returns the entries that fit, the likeliest first; among equals those that are `here` come first. An empty text
   * returns everything of these kinds.
   */
  search(typed: string, kinds: ReadonlyArray<LookUpKind>, here?: IsHere): ReadonlyArray<LookUpEntry>;
  /**
   * Returns the entry that is meant: by id, number or name, of these kinds rather than of others; or the only one of
   * these kinds whose name fits. An entry that is `here` comes before all else, whatever its kind.
   */
  find(typed: string, kinds: ReadonlyArray<LookUpKind>, here?: IsHere): LookUpEntry | undefined;
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
  /** `member`: of the server where the command was used. */
  person(
    name: string,
  ): { readonly id: UserId; readonly name: string; readonly bot: boolean; readonly member: boolean } | undefined;
  /** The id of a role. */
  role(name: string): string | undefined;
  /** The id of a channel. */
  channel(name: string): string | undefined;
}

/** A user of the bot, and the place of the interaction. */
export interface Caller {
  readonly person: Person;
  /** The bot's words in the person's language. */
  readonly say: Say;
  /** That language as Discord names it. */
  readonly locale: string;
  /** `undefined`: a direct message. */
  readonly guildId: string | undefined;
  readonly channelId: string;
  /** The parent channel, if the channel is a thread. */
  readonly parentId: string | undefined;
  /** Permissions that a game needs of the bot here and that it lacks, by the names that Discord shows. */
  readonly lacking: ReadonlyArray<string>;
  /**
   * Set if the caller has pressed a button or used a menu of a message of ours, or sent a form: they have not typed
   * what it says.
   */
  readonly pressed?: true;
  /** Whether members of this role are notified when the bot mentions it here. */
  mayMention(roleId: string): boolean;
  /** The same for a thread that would be opened here. */
  readonly lackingForThread: ReadonlyArray<string>;
  /** The same for private threads. */
  readonly lackingForPrivate: ReadonlyArray<string>;
  /** The same for events of the server. */
  readonly lackingForEvent: ReadonlyArray<string>;
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
  run(call: Call, bot: BotContext): Promise<Message>;
  /**
   * The form that this call opens instead of a reply; `undefined`: none. Rejects as `run` does, which then says why.
   */
  modal?(call: Call, bot: BotContext): Promise<Modal | undefined>;
  /** Whether this call takes long, as a picture does; then it is acknowledged before anything is done. */
  slow?(call: Pick<Call, 'options'>): boolean;
  /** Suggests legal values that fit the text typed so far; at most 25. */
  complete?(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>>;
}

/** A game in which the caller may act, and what is open for the caller there. */
export interface Turn {
  readonly game: CastGame;
  readonly decisions: ReadonlyArray<Decision>;
  /** Offers that are open at any time, beside the decisions. */
  readonly offers?: ReadonlyArray<Decision>;
  /** The skill check that the decisions are about: one to which cards can be added, or in which a player may react. */
  readonly check?: CheckView | undefined;
  /** The allies that the move in question can meet. */
  readonly allies?: ReadonlyArray<WaitingAlly>;
  /** The deadlines of the decisions. */
  readonly waits?: Waits;
  /** Whether the caller may ask for a hint. */
  readonly hints?: boolean;
  /** The caller's own Quorum cards, the newest last, where one of them may be played. */
  readonly quorum?: ReadonlyArray<string>;
  /** The caller's notes about the players that a decision lets them choose. */
  readonly suspicions?: ReadonlyArray<Suspicion>;
}

/** The choices picked of several, and the open page. */
export interface PanelPlace {
  readonly picked?: ReadonlyArray<number>;
  readonly page?: number;
}

/** The reader's place in a replay; without a turn it is the beginning. `page`: of the story of that turn. */
export interface ReplayPlace {
  readonly turn?: number | undefined;
  readonly page: number;
}

export interface StatisticsAsked {
  readonly guildId: string | undefined;
  /** The name of the person whose games are counted, as they wrote it. */
  readonly name?: string;
  readonly character?: string;
  /** Achievements of that person; `undefined`: they are not asked for. */
  readonly earned?: ReadonlyArray<EarnedAchievement> | undefined;
  readonly userId?: UserId;
  /** The page, from 0, if the statistics take several. */
  readonly page?: number;
}

/** The messages below one that only one person sees. */
export interface Below {
  /**
   * Resolves when everything so far has been told in this channel, or when that takes too long; `undefined`: nothing is
   * on its way.
   */
  told(channelId: string): Promise<void> | undefined;
  /** Whether something stands in the channel below this message, as far as we know. */
  hasMore(gameId: string, channelId: string, messageId: string): Promise<boolean>;
}
