import type { HeadingSign, LineLevel } from '../../words/text.ts';
import type { Happening } from '../types/event.ts';
import type { CharacterId, Seat } from '../types/ids.ts';
import type { EntryKind } from './lookup.ts';

export type ResourceChange = Extract<Happening, { readonly kind: 'resource' }>;

/** How players and characters are called; what comes back is printed as it is, so it has to be safe to print. */
export interface Names {
  seat(seat: Seat): string;
  character(id: CharacterId): string;
  /** Whether the game that is spoken of has this card; without it any may be there. */
  readonly has?: (id: string) => boolean;
}

/** How short effects are told. */
export interface Manner {
  /** Tells only what matters for the choice, for a menu. */
  readonly brief?: true;
  /** Briefer than brief: telegram style, for the many things of a Crisis card in one line. */
  readonly terse?: true;
  /** Tells of a place's effects for Cylon players, whose sheets count for nothing (R-LOY-62, R-LOY-71). */
  readonly forCylons?: true;
  /** Tells everyone of a card that one player plays: “the Cylon player who played this card” instead of “you”. */
  readonly toEveryone?: true;
}

/** One line of a card with its heading apart, for what can print that bold. */
export interface CardLine {
  /** “Pass”, “Skill check 13”; empty where the line has none. */
  readonly heading: string;
  /** The rest of the line; empty where the heading is all of it. */
  readonly text: string;
  /** The sign between them. */
  readonly sign: HeadingSign;
  /** 1: one of several alternatives, 2: a part of the one before. */
  readonly level: LineLevel;
}

export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly kind: EntryKind;
  /** The kind in words, such as “Crisis card”. */
  readonly kindName: string;
  /** One thought a line, as plain text; never empty. */
  readonly lines: ReadonlyArray<string>;
  /** The same lines with their headings apart. */
  readonly layout: ReadonlyArray<CardLine>;
}

export interface QuestionText {
  /** A short question or request that begins with the player. Says nothing that only this player may know. */
  readonly title: string;
  /** The occasion of a reaction: what is going on, in one sentence; else empty. Everyone has seen it. */
  readonly about: string;
  /** One or two sentences about what happens next, for a newcomer. Only for the player who is asked. */
  readonly help: string;
  /** The rule to look up, such as `R-TURN-70`. */
  readonly rule: string;
}

/** The Loyalty cards of one player as they count together. */
export interface HeldLoyalty {
  /** The side that this player is on, from all the cards. */
  readonly side: string;
  readonly cards: ReadonlyArray<{
    readonly card: string;
    readonly faceUp: boolean;
    readonly lines: ReadonlyArray<string>;
  }>;
}

export const labelLimit = 80;
export const detailLimit = 100;
export const boardLimit = 1000;
export const statusLimit = 1800;

export interface ChoiceText {
  /** 1 to `labelLimit` characters. */
  readonly label: string;
  /** The same where a heading says the rest: “Press Room” below “Colonial One”. */
  readonly short: string;
  /** The effect of choosing it: 0 to `detailLimit` characters. Empty if the label says it all. */
  readonly detail: string;
  /** The same where a heading says the rest: “3 Politics, 2 Leadership” below “Political leaders”. */
  readonly shortDetail: string;
}

/** One line of the log for several happenings. */
export interface Together {
  readonly text: string;
  /** How many it tells, from the first on: at least 2. */
  readonly count: number;
}

/** The standing of someone with an Agenda, and how far it is fulfilled. */
export interface Standing {
  /** “Cylon Leader, infiltrating” */
  readonly name: string;
  /** The consequences, in whole sentences. */
  readonly lines: ReadonlyArray<string>;
  /** Everything that has to be true besides the victory of the right team, and whether it is true now. */
  readonly conditions: ReadonlyArray<{ readonly text: string; readonly holds: boolean }>;
}
