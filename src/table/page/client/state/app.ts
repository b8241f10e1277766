import type { Locale } from '../../../../words/languages.ts';
import type { Say } from '../../../../words/say.ts';
import type { APIMessage } from 'discord-api-types/v10';
import type { TableChannel } from '../../../contract.ts';
import { type ReadMarks, firstMarks, markRead, unreadIn } from './unread.ts';
import type { ClientWorld } from './world.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface OpenPicture {
  readonly url: string;
  readonly label: string;
}

/** Somewhere to go on the page. */
export interface PagePosition {
  readonly channelId: string;
  readonly messageId: string | undefined;
  /** The keyboard goes on at the message's first button. */
  readonly focus?: boolean;
}

/** The person or message that the “Apps” menu is open on, and its place on the page, in pixels. */
export interface AppsTarget {
  readonly kind: 'person' | 'message';
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The whole page: the world of every person (so that a switch is instant and badges are live), and who is acting. */
export interface AppState {
  /** The page's words; none before they have come. */
  readonly say: Say | undefined;
  /** The language that was picked on the page; the browser knows one as long as none was. */
  readonly language: Locale | undefined;
  readonly me: string | undefined;
  readonly worlds: Readonly<Record<string, ClientWorld>>;
  readonly lines: Readonly<Record<string, ConnectionState>>;
  readonly selected: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, ReadMarks>>;
  /** The message after which “New” is drawn in the open channel. */
  readonly divider: { readonly channelId: string; readonly after: string | undefined } | undefined;
  readonly drawer: boolean;
  readonly picture: OpenPicture | undefined;
  readonly apps: AppsTarget | undefined;
  /** A command that was clicked somewhere on the page and is to be put into the typing box. */
  readonly inserted: { readonly path: string; readonly nonce: number } | undefined;
  /** A message to scroll to, after a click on a reply or a link, until it stands in view or something else is done. */
  readonly jump: { readonly messageId: string; readonly focus: boolean } | undefined;
  /** Someone wants to go to the question when no one is asked: the page goes there once someone is. */
  readonly awaits: boolean;
  /** The page becomes each person who is asked. */
  readonly allSeats: boolean;
  /** The person that the page has become by itself, until someone picks one by hand. */
  readonly followed: string | undefined;
  /**
   * The questions (by message) that stood open when someone went by hand to
   * where none waits for them: the page doesn't go after these.
   */
  readonly left: ReadonlyArray<string>;
  /** Why the page can't show anything at all. */
  readonly trouble: string | undefined;
}

export const emptyApp: AppState = {
  say: undefined,
  language: undefined,
  me: undefined,
  worlds: {},
  lines: {},
  selected: {},
  marks: {},
  divider: undefined,
  drawer: false,
  allSeats: true,
  followed: undefined,
  left: [],
  picture: undefined,
  apps: undefined,
  inserted: undefined,
  jump: undefined,
  awaits: false,
  trouble: undefined,
};

/** The page's words, once it stands. */
export function spoken({ say }: Pick<AppState, 'say'>): Say {
  if (say === undefined) throw new Error('Nothing is said before the words have come.');
  return say;
}

export function currentWorld(state: AppState): ClientWorld | undefined {
  return state.me === undefined ? undefined : state.worlds[state.me];
}

/** The open channel of the acting person. */
export function currentChannel(state: AppState): TableChannel | undefined {
  const world = currentWorld(state);
  if (world === undefined) return undefined;
  const selected = state.selected[world.me.user.id];
  return world.channels.find((channel) => channel.channel.id === selected) ?? defaultChannel(world);
}

function defaultChannel(world: ClientWorld): TableChannel | undefined {
  return world.channels.find((channel) => channel.kind === 'text') ?? world.channels[0];
}

export function setWorld(state: AppState, user: string, world: ClientWorld): AppState {
  const marks = state.marks[user] ?? firstMarks(world.channels);
  return {
    ...state,
    trouble: undefined,
    worlds: { ...state.worlds, [user]: world },
    marks: { ...state.marks, [user]: marks },
  };
}

export function changeWorld(state: AppState, user: string, change: (world: ClientWorld) => ClientWorld): AppState {
  const world = state.worlds[user];
  return world === undefined ? state : { ...state, worlds: { ...state.worlds, [user]: change(world) } };
}

/** Becomes another person: in the same guild channel if that person sees it, from an inbox to that person's inbox. */
export function actAs(state: AppState, user: string): AppState {
  if (user === state.me) return { ...state, drawer: false };
  const before = currentChannel(state);
  const next = { ...state, me: user, drawer: false };
  const world = state.worlds[user];
  if (world === undefined || before === undefined) return next;
  const same =
    world.channels.find((channel) => channel.channel.id === before.channel.id) ??
    world.channels.find((channel) => channel.kind === before.kind);
  return same === undefined ? arrived(next) : openChannel(next, same.channel.id);
}

export function openChannel(state: AppState, channelId: string): AppState {
  if (state.me === undefined) return state;
  return arrived({ ...state, drawer: false, selected: { ...state.selected, [state.me]: channelId } });
}

/** Opens the channel and asks its list to show the message. */
export function goTo(state: AppState, place: PagePosition): AppState {
  const open = openChannel(state, place.channelId);
  if (place.messageId === undefined) return open;
  return { ...open, jump: { messageId: place.messageId, focus: place.focus === true } };
}

/** The message to scroll to, if it has come. A question may have moved meanwhile: then where it stands now. */
export function jumpTarget(state: AppState, { channel, messages }: TableChannel): APIMessage | undefined {
  const { jump, me } = state;
  if (jump === undefined) return undefined;
  const there = messages.find(({ id }) => id === jump.messageId);
  if (there !== undefined || !jump.focus) return there;
  const asked =
    currentWorld(state)?.waiting.filter(({ userId, channelId }) => userId === me && channelId === channel.id) ?? [];
  return messages.findLast(({ id }) => asked.some(({ messageId }) => messageId === id));
}

/**
 * Cancels a jump or a wish to go to a question: someone who does something else doesn't want to be taken away from it
 * later.
 */
export function goesNowhere(state: AppState): AppState {
  return state.jump === undefined && !state.awaits ? state : { ...state, jump: undefined, awaits: false };
}

/**
 * Returns the state after the page has come to another place, by hand or by itself. All open questions count as left
 * there, except in front of a question of one's own: after it the page goes on.
 */
function arrived(state: AppState): AppState {
  const waiting = currentWorld(state)?.waiting ?? [];
  const here = currentChannel(state)?.channel.id;
  const isAskedHere = waiting.some(({ userId, channelId }) => userId === state.me && channelId === here);
  return withDivider({
    ...state,
    jump: undefined,
    awaits: false,
    left: isAskedHere ? [] : waiting.map(({ messageId }) => messageId),
  });
}

function withDivider(state: AppState): AppState {
  const channel = currentChannel(state);
  if (channel === undefined || state.me === undefined) return { ...state, divider: undefined };
  const channelId = channel.channel.id;
  const after = state.marks[state.me]?.[channelId];
  const fresh = unreadIn(channel, after, state.me).count > 0;
  return { ...state, divider: fresh ? { channelId, after } : undefined };
}

/** Notes that the acting person has seen the open channel to its end. */
export function readCurrent(state: AppState): AppState {
  const channel = currentChannel(state);
  if (channel === undefined || state.me === undefined) return state;
  const marks = state.marks[state.me] ?? {};
  const read = markRead(marks, channel);
  return read === marks ? state : { ...state, marks: { ...state.marks, [state.me]: read } };
}
