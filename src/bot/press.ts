import { optionMenus } from '../app/types.ts';
import type { GameStatus } from '../app/types.ts';

/**
 * The meaning of a button or menu. It is encoded in the button itself, so that it works after a restart of the bot, and
 * an old button can be answered with what has become of it. Choices are given by their positions: nothing secret is in
 * it.
 */
export type Press =
  | { readonly kind: 'lobby'; readonly game: string; readonly deed: LobbyDeed }
  /** Opens the next game with the same people. */
  | { readonly kind: 'rematch'; readonly game: string }
  /** Playing on for an automatic player. `about`: which seat, or the id of who wants it. */
  | { readonly kind: 'seat'; readonly game: string; readonly deed: SeatDeed; readonly about: string }
  /** Shows the presser's own open question. */
  | { readonly kind: 'ask'; readonly game: string }
  | { readonly kind: 'hand'; readonly game: string }
  /** Asks for a hint about the presser's question. */
  | { readonly kind: 'hint'; readonly game: string }
  /** The sheet in words alone. */
  | { readonly kind: 'handText'; readonly game: string }
  /** The whole board as it is now. */
  | { readonly kind: 'board'; readonly game: string }
  /** Answers with one choice. */
  | { readonly kind: 'pick'; readonly game: string; readonly decision: string; readonly index: number }
  /** The same, after the presser was asked whether it is meant. */
  | { readonly kind: 'sure'; readonly game: string; readonly decision: string; readonly index: number }
  /** A menu of all ways to draw several cards: answers this question and those that follow it. */
  | { readonly kind: 'mix'; readonly game: string; readonly decision: string }
  /** A menu of one group of choices: answers with the chosen one. */
  | { readonly kind: 'group'; readonly game: string; readonly decision: string; readonly group: number }
  /** Tells the rule behind a question and what its choices do. */
  | { readonly kind: 'rule'; readonly game: string; readonly decision: string }
  /** Turns over the pages of the log. */
  | { readonly kind: 'log'; readonly game: string; readonly part: LogPart }
  /** Answers with no choice. */
  | { readonly kind: 'none'; readonly game: string; readonly decision: string }
  /** The same, and to all reactions until the result of the check is known. */
  | { readonly kind: 'silent'; readonly game: string; readonly decision: string }
  | {
      readonly kind: 'menu';
      readonly game: string;
      readonly decision: string;
      readonly page: number;
      readonly picked: Picked;
    }
  | {
      readonly kind: 'page';
      readonly game: string;
      readonly decision: string;
      readonly page: number;
      readonly picked: Picked;
    }
  /** Picks or leaves one of several choices: what is picked then. */
  | { readonly kind: 'toggle'; readonly game: string; readonly decision: string; readonly picked: Picked }
  /** Answers with everything picked. */
  | { readonly kind: 'confirm'; readonly game: string; readonly decision: string; readonly picked: Picked }
  /** `status`: of the game when the presser was asked, here as in what deletes it. */
  | { readonly kind: 'abandon'; readonly game: string; readonly status: GameStatus }
  /** Opens a section of the form of a lobby, or turns over to it. */
  | { readonly kind: 'form'; readonly game: string; readonly section: FormSection; readonly page: number }
  /** A menu of that form; `part`: which of several that are too long for one; `shown`: what was switched on in it. */
  | {
      readonly kind: 'set';
      readonly game: string;
      readonly menu: FormMenu;
      readonly part: number;
      readonly shown: Picked;
    }
  /**
   * A menu of things to look at, such as characters; as a button it opens all of them. `part`: which of several menus.
   */
  | { readonly kind: 'look'; readonly game: string; readonly part: number }
  /** A page of a list of games. */
  | ({ readonly kind: 'games' } & GameListPlace)
  /** A seat of a lobby, taken in such a list. */
  | { readonly kind: 'join'; readonly game: string }
  /** No more tips of a tutorial. */
  | { readonly kind: 'tips'; readonly game: string }
  /** A button or menu of the settings of a guild. */
  | { readonly kind: 'settings'; readonly deed: SettingsDeed }
  /** A button or menu of standing orders. `about`: what it changes, in short. */
  | { readonly kind: 'orders'; readonly game: string; readonly deed: OrdersDeed; readonly about: string }
  /** A button under the preview of an undo; `mark`: what was shown. */
  | {
      readonly kind: 'undo';
      readonly game: string;
      readonly deed: UndoDeed;
      readonly ref: string;
      readonly mark: string;
    }
  | { readonly kind: 'vote'; readonly game: string; readonly number: number; readonly yes: boolean }
  /** A page of the cards that each player added to the skill checks, in a game that is over. */
  | { readonly kind: 'checks'; readonly game: string; readonly page: number }
  /**
   * A turn of the replay of a game that is over. `way`: how one comes there, which tells buttons to the same turn
   * apart.
   */
  | {
      readonly kind: 'replay';
      readonly game: string;
      readonly turn: number;
      readonly page: number;
      readonly way: ReplayWay;
    }
  /** A menu of its turns. */
  | { readonly kind: 'replayTo'; readonly game: string }
  /** A page of statistics. `of`, `character`: whose and of which, where they are about someone or one; else empty. */
  | { readonly kind: 'stats'; readonly of: string; readonly character: string; readonly page: number }
  /** A page of the audit log. */
  | { readonly kind: 'audit'; readonly game: string; readonly page: number }
  | { readonly kind: 'delete'; readonly game: string; readonly status: GameStatus }
  /** The same, and the game no longer counts in the statistics. */
  | { readonly kind: 'forget'; readonly game: string; readonly status: GameStatus }
  | { readonly kind: 'spare'; readonly game: string }
  /** No session any more. */
  | { readonly kind: 'callOff'; readonly game: string }
  | { readonly kind: 'keep'; readonly game: string }
  /** A button, menu or form of private notes. `about`: a seat, where it is about one. */
  | { readonly kind: 'notes'; readonly game: string; readonly deed: NotesDeed; readonly about: string }
  /** A vote, the end of a poll, or the form for a new one. `number`: of the poll; `answer`: its place. */
  | {
      readonly kind: 'poll';
      readonly game: string;
      readonly deed: PollDeed;
      readonly number: number;
      readonly answer: number;
    };

export const pollDeeds = ['vote', 'close', 'new'] as const;
export type PollDeed = (typeof pollDeeds)[number];

/** `player` is a menu that opens the form `suspicion`; `edit` opens the form `notebook`. */
export const notesDeeds = ['open', 'player', 'suspicion', 'edit', 'notebook', 'show', 'shown', 'back'] as const;
export type NotesDeed = (typeof notesDeeds)[number];

/** The presser's own games, or those of a server that have seats free. */
export interface GameListPlace {
  readonly which: 'mine' | 'open';
  readonly page: number;
}

export const replayWays = ['open', 'first', 'back', 'on', 'last', 'page'] as const;
export type ReplayWay = (typeof replayWays)[number];

export const undoDeeds = ['confirm', 'propose', 'cancel'] as const;
export type UndoDeed = (typeof undoDeeds)[number];

export const lobbyDeeds = ['join', 'leave', 'add', 'remove', 'start', 'fill', 'invite'] as const;
export type LobbyDeed = (typeof lobbyDeeds)[number];

export const seatDeeds = ['ask', 'give', 'giveAll'] as const;
export type SeatDeed = (typeof seatDeeds)[number];

export const formMenus = [
  'players',
  'preset',
  ...optionMenus,
  'pace',
  'level',
  'order',
  'first',
  'up',
  'late',
  'keepFor',
  'keep',
] as const;
export type FormMenu = (typeof formMenus)[number];

export const formSections = ['table', 'game', 'rules', 'seats'] as const;
export type FormSection = (typeof formSections)[number];

/** `creators`, `role`, `channels` and `most` are menus. */
export const settingsDeeds = [
  'creators',
  'role',
  'channels',
  'most',
  'here',
  'thread',
  'anywhere',
  'glance',
  'whole',
  'direct',
  'threads',
  'reset',
] as const;
export type SettingsDeed = (typeof settingsDeeds)[number];

/** `reaction`, `rest`, `mode`, `when`, `cards`, `move`, `action` and `draws` are menus. */
export const ordersDeeds = [
  'open',
  'suggest',
  'clear',
  'quiet',
  'unquiet',
  'reaction',
  'rest',
  'mode',
  'when',
  'check',
  'cards',
  'nothing',
  'silent',
  'dropCheck',
  'turn',
  'move',
  'action',
  'draws',
  'dropTurn',
] as const;
export type OrdersDeed = (typeof ordersDeeds)[number];

/** The part of the log that is shown. */
export type LogPart =
  | { readonly show: 'latest' | 'since'; readonly page: number }
  | { readonly show: 'turn'; readonly turn: number; readonly page: number };

/** Positions of the choices picked so far, in rising order. */
export type Picked = ReadonlyArray<number>;
