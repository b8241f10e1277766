import type { GameMessages } from './keys.ts';
import { defined } from '../values/defined.ts';

/**
 * A message before a language has worded it: who, what and how much, never a finished sentence. A string stands for
 * itself in every language, such as the name of a player.
 */
export type Text = string | TextNode;
export type TextNode = Message | Noun | List | Row | Sentences | Capital | Deeds | Shortened | Constant | Headed;

/** A message of the game's words with what it speaks of. `form`: an attribute of it, where there is one. */
interface Message {
  readonly is: 'message';
  readonly key: string;
  readonly values: Readonly<Record<string, TextValue>> | undefined;
  readonly form?: string;
}

/**
 * A thing by its id in `names/`, which knows its cases, its gender and how it is counted. `name`: its name in languages
 * that have no word for it. `count`: how many of it.
 */
export interface Noun {
  readonly is: 'noun';
  readonly id: string;
  readonly name?: Text;
  readonly count?: number;
  readonly case?: string;
}

/** “a, b and c”, in the case that is asked for. */
interface List {
  readonly is: 'list';
  readonly items: ReadonlyArray<Text>;
  readonly by: 'and' | 'or' | 'then';
}

/** One beside the other with the same mark between them. */
interface Row {
  readonly is: 'row';
  readonly items: ReadonlyArray<Text>;
  readonly between: string;
}

/**
 * Each with a capital letter, unless it does not begin one, and a full stop, unless it does not end one; empty ones are
 * left out.
 */
interface Sentences {
  readonly is: 'sentences';
  readonly items: ReadonlyArray<Text>;
  readonly begins: boolean;
  readonly ends: boolean;
}

interface Capital {
  readonly is: 'capital';
  readonly text: Text;
}

/** A text cut after a word where it is longer than `most` characters. */
interface Shortened {
  readonly is: 'shortened';
  readonly text: Text;
  readonly most: number;
}

/** A text that never says anything else, such as the effects of a card: a language words it once. */
interface Constant {
  readonly is: 'constant';
  readonly text: Text;
}

/** The deeds of one and the same subject: “a and b”, or “a, then b” where an “and” would be one too many. */
interface Deeds {
  readonly is: 'deeds';
  readonly items: ReadonlyArray<Text>;
  /** One of them holds sentences of its own. */
  readonly long: boolean;
}

/**
 * A line with a heading that catches the eye: “Pass: lose 1 morale.” Either may be empty. `sign`: what stands between
 * them. `level`: 1 of one of several alternatives, 2 of what belongs to it.
 */
export interface Headed {
  readonly is: 'headed';
  readonly heading: Text;
  readonly text: Text;
  readonly sign: HeadingSign;
  readonly level: LineLevel;
}

export type HeadingSign = ': ' | ' · ';
export type LineLevel = 0 | 1 | 2;

/** `true` and `false` reach a message as `yes` and `no`. */
export type TextValue = Text | number | boolean;

export type GameKey = keyof GameMessages;
/** The values of a message; a boolean where it asks for `yes` or `no`, anything that can be said elsewhere. */
export type TextValues<K extends GameKey> = GameMessages[K] extends undefined
  ? readonly []
  : readonly [values: { readonly [Name in keyof GameMessages[K]]: TextValue }];

/** A message of the game's words: `tell('events.drew', { player, cards })`. */
export const tell = <K extends GameKey>(key: K, ...[values]: TextValues<K>): TextNode => ({
  is: 'message',
  key,
  values,
});

/** Returns a thing by its id; `counted` adds how many of it. */
export const noun = (id: string, name?: Text): Noun => ({ is: 'noun', id, ...defined({ name }) });
export const counted = (count: number, id: string, name?: Text): Noun => ({ ...noun(id, name), count });

/** “a, b and c”; nothing of none. */
export const listed = (items: ReadonlyArray<Text>, by: List['by'] = 'and'): Text =>
  only(items) ?? { is: 'list', items, by };
export const inRow = (items: ReadonlyArray<Text>, between = ', '): Text => only(items) ?? { is: 'row', items, between };
export const sentences = (...items: ReadonlyArray<Text>): TextNode => ({
  is: 'sentences',
  items,
  begins: true,
  ends: true,
});
/** The same after a colon: the first letter as it comes. */
export const finished = (...items: ReadonlyArray<Text>): TextNode => ({
  is: 'sentences',
  items,
  begins: false,
  ends: true,
});
/** The same to stand after a colon: the first letter as it comes, the last full stop missing. */
export const openSentences = (items: ReadonlyArray<Text>): Text =>
  only(items) ?? { is: 'sentences', items, begins: false, ends: false };
export const capital = (text: Text): TextNode => ({ is: 'capital', text });
/** Returns the text as it stands after a colon: without the capital letter that it was given. */
export const withoutCapital = (text: Text): Text =>
  typeof text !== 'string' && text.is === 'capital' ? text.text : text;
export const constant = (text: Text): TextNode => ({ is: 'constant', text });
export const shortened = (text: Text, most: number): TextNode => ({ is: 'shortened', text, most });
export const deeds = (items: ReadonlyArray<Text>, long = false): Text => only(items) ?? { is: 'deeds', items, long };

/** Returns a line: its heading, and what it says. */
export const headed = (
  heading: Text,
  text: Text = '',
  { sign = ': ', level = 0 }: Partial<Pick<Headed, 'sign' | 'level'>> = {},
): Headed => ({ is: 'headed', heading, text, sign, level });

const only = (items: ReadonlyArray<Text>): Text | undefined =>
  items.length === 0 ? '' : items.length === 1 ? items[0] : undefined;

/** Sentences that stand as a line of their own lose the last full stop. */
export function unstopped(text: Text): Text {
  if (typeof text === 'string') return text.replace(/\.$/, '');
  if (text.is === 'headed') return { ...text, text: unstopped(text.text) };
  return text.is === 'sentences' ? { ...text, ends: false } : text;
}

/**
 * The same in another form of its message: the attribute of that name. Of several it is the first that has forms, of
 * deeds each; what is no message stays as it is.
 */
export function inForm(text: Text, form: string): Text {
  if (typeof text === 'string') return text;
  if (text.is === 'message') return { ...text, form };
  if (text.is === 'deeds' || text.is === 'list')
    return { ...text, items: text.items.map((item) => inForm(item, form)) };
  if (text.is !== 'sentences' && text.is !== 'row') return text;
  const [first = '', ...others] = text.items;
  return { ...text, items: [inForm(first, form), ...others] };
}

/** Returns the text in this case: a list in that of each of its things, a message in its form of that name. */
export function inCase(text: Text, grammaticalCase: string): Text {
  if (typeof text === 'string') return text;
  if (text.is === 'noun') return { ...text, case: grammaticalCase };
  if (text.is === 'message') return { ...text, form: grammaticalCase };
  return text.is === 'list' || text.is === 'row'
    ? { ...text, items: text.items.map((item) => inCase(item, grammaticalCase)) }
    : text;
}

/** “+2”, “−1”, “0”, with the typographic minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');
export const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** “Press Room (Command, 2 left)”; the text alone without notes. */
export const noted = (text: Text, ...notes: ReadonlyArray<Text>): Text =>
  notes.length === 0 ? text : inRow([text, ' (', inRow(notes), ')'], '');

/** “Apollo draws 2 Mutiny cards: Assassinate and Clear for Action”; the text alone without items. */
export const withItems = (text: Text, ...items: ReadonlyArray<Text>): Text =>
  items.length === 0 ? text : inRow([text, listed(items)], ': ');
