import { gameStatuses, optionMenus } from '../app/types.ts';
import type { GameStatus } from '../app/types.ts';
import { limits } from './text/limits.ts';

/**
 * What a button or menu means. It stands in the button itself, so that it works after a restart of the bot and can be told
 * what has become of it when it is old. Positions of choices stand for the choices: nothing secret is in it.
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
  /** What the presser could answer. */
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
  | { readonly kind: 'menu'; readonly game: string; readonly decision: string; readonly page: number; readonly picked: Picked }
  | { readonly kind: 'page'; readonly game: string; readonly decision: string; readonly page: number; readonly picked: Picked }
  /** Picks or leaves one of several choices: what is picked then. */
  | { readonly kind: 'toggle'; readonly game: string; readonly decision: string; readonly picked: Picked }
  /** Answers with everything picked. */
  | { readonly kind: 'confirm'; readonly game: string; readonly decision: string; readonly picked: Picked }
  /** `status`: of the game when the presser was asked, here as in what deletes it. */
  | { readonly kind: 'abandon'; readonly game: string; readonly status: GameStatus }
  /** Opens a section of the form of a lobby, or turns over to it. */
  | { readonly kind: 'form'; readonly game: string; readonly section: FormSection; readonly page: number }
  /** A menu of that form; `part`: which of several that are too long for one; `shown`: what was switched on in it. */
  | { readonly kind: 'set'; readonly game: string; readonly menu: FormMenu; readonly part: number; readonly shown: Picked }
  /** A menu of things to look at, such as characters; as a button it opens all of them. `part`: which of several menus. */
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
  /** Under a preview of what would be taken back; `mark`: what was shown. */
  | { readonly kind: 'undo'; readonly game: string; readonly deed: UndoDeed; readonly ref: string; readonly mark: string }
  | { readonly kind: 'vote'; readonly game: string; readonly number: number; readonly yes: boolean }
  /** Who added what to the skill checks of a game that is over. */
  | { readonly kind: 'checks'; readonly game: string; readonly page: number }
  /** A turn of the replay of a game that is over. `way`: how one comes there, which tells buttons to the same turn apart. */
  | { readonly kind: 'replay'; readonly game: string; readonly turn: number; readonly page: number; readonly way: ReplayWay }
  /** A menu of its turns. */
  | { readonly kind: 'replayTo'; readonly game: string }
  /** A page of statistics. `of`, `character`: whose and of which, where they are about somebody or one; else empty. */
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
  | { readonly kind: 'poll'; readonly game: string; readonly deed: PollDeed; readonly number: number; readonly answer: number };

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

export const formMenus = ['players', 'preset', ...optionMenus, 'pace', 'level', 'order', 'first', 'up', 'late', 'keepFor', 'keep'] as const;
export type FormMenu = (typeof formMenus)[number];

export const formSections = ['table', 'game', 'rules', 'seats'] as const;
export type FormSection = (typeof formSections)[number];

/** `creators`, `role`, `channels` and `most` are menus. */
export const settingsDeeds = [
  'creators', 'role', 'channels', 'most', 'here', 'thread', 'anywhere', 'glance', 'whole', 'direct', 'threads', 'reset',
] as const;
export type SettingsDeed = (typeof settingsDeeds)[number];

/** `reaction`, `rest`, `mode`, `when`, `cards`, `move`, `action` and `draws` are menus. */
export const ordersDeeds = [
  'open', 'suggest', 'clear', 'quiet', 'unquiet', 'reaction', 'rest', 'mode', 'when',
  'check', 'cards', 'nothing', 'silent', 'dropCheck', 'turn', 'move', 'action', 'draws', 'dropTurn',
] as const;
export type OrdersDeed = (typeof ordersDeeds)[number];

/** What of the log is shown. */
export type LogPart =
  | { readonly show: 'latest' | 'since'; readonly page: number }
  | { readonly show: 'turn'; readonly turn: number; readonly page: number };

/** Positions of the choices picked so far, in rising order. */
export type Picked = ReadonlyArray<number>;

// Not «~»: ids of decisions may hold it.
const separator = '|';

/** @throws if it is too long, which would be a bug: ids of games and decisions are short. */
export function encodePress(press: Press): string {
  const id = partsOf(press).join(separator);
  if (id.length > limits.customId) throw new Error(`The custom id «${id}» is too long`);
  return id;
}

/** `undefined`: not one of ours, or from another version of the bot. */
export function decodePress(id: string): Press | undefined {
  const [kind, game, third, fourth, fifth] = id.split(separator);
  if (game === undefined || game === '') return undefined;
  switch (kind) {
    case 'ask': case 'hand': case 'handText': case 'rematch': case 'board': case 'keep': case 'callOff': case 'tips':
    case 'spare': case 'join': case 'hint':
      return { kind, game };
    case 'look': return { kind, game, part: wholeNumber(third) ?? 0 };
    case 'undo': return ofUndo(game, third, fourth, fifth);
    case 'vote': return ofVote(game, third, fourth);
    case 'games': return ofGames(game, third);
    case 'replay': return ofReplay(game, third, fourth, fifth);
    case 'replayTo': return { kind, game };
    case 'stats': return ofStatistics(game, third, fourth);
    case 'audit': case 'checks': return withPage(kind, game, third);
    case 'abandon': case 'delete': case 'forget': return withStatus(kind, game, third);
    case 'lobby': return withDeed(game, third);
    case 'seat': return ofSeat(game, third, fourth);
    case 'form': return ofForm(game, third, fourth);
    case 'set': return ofSetting(game, third, fourth, fifth);
    case 'settings': return ofSettings(game);
    case 'orders': return ofOrders(game, third, fourth);
    case 'notes': return ofNotes(game, third, fourth);
    case 'poll': return ofPoll(game, third, fourth, fifth);
    case 'log': return withPart(game, third, fourth, fifth);
    case 'none': case 'rule': case 'mix': case 'silent': return third === undefined ? undefined : { kind, game, decision: third };
    case 'pick': case 'sure': return withIndex(third, fourth, (place) => ({ kind, game, ...place }));
    case 'group': return withIndex(third, fourth, ({ decision, index }) => ({ kind, game, decision, group: index }));
    case 'confirm': case 'toggle': return withPicked(third, '0', fourth, ({ decision, picked }) => ({ kind, game, decision, picked }));
    case 'menu': case 'page': return withPicked(third, fourth, fifth, (place) => ({ kind, game, ...place }));
    default: return undefined;
  }
}

function partsOf(press: Press): ReadonlyArray<string | number> {
  switch (press.kind) {
    case 'ask': case 'hand': case 'handText': case 'rematch': case 'board': case 'keep': case 'callOff': case 'tips':
    case 'spare': case 'join': case 'hint':
      return [press.kind, press.game];
    case 'look': return [press.kind, press.game, press.part];
    case 'undo': return [press.kind, press.game, press.deed, press.ref, press.mark];
    case 'vote': return [press.kind, press.game, press.number, press.yes ? 'yes' : 'no'];
    case 'games': return [press.kind, press.which, press.page];
    case 'replay': return [press.kind, press.game, press.turn, press.page, press.way];
    case 'replayTo': return [press.kind, press.game];
    case 'stats': return [press.kind, press.of === '' ? nobody : press.of, press.character, press.page];
    case 'audit': case 'checks': return [press.kind, press.game, press.page];
    case 'abandon': case 'delete': case 'forget': return [press.kind, press.game, press.status];
    case 'lobby': return [press.kind, press.game, press.deed];
    case 'seat': return [press.kind, press.game, press.deed, press.about];
    case 'form': return [press.kind, press.game, press.section, press.page];
    case 'set': return [press.kind, press.game, press.menu, press.part, spelt(press.shown)];
    case 'settings': return [press.kind, press.deed];
    case 'orders': case 'notes': return [press.kind, press.game, press.deed, press.about];
    case 'poll': return [press.kind, press.game, press.deed, press.number, press.answer];
    case 'log': return [press.kind, press.game, press.part.show, press.part.page, ...(press.part.show === 'turn' ? [press.part.turn] : [])];
    case 'none': case 'rule': case 'mix': case 'silent': return [press.kind, press.game, press.decision];
    case 'group': return [press.kind, press.game, press.decision, press.group];
    case 'pick': case 'sure': return [press.kind, press.game, press.decision, press.index];
    case 'confirm': case 'toggle': return [press.kind, press.game, press.decision, packed(press.picked)];
    case 'menu': case 'page': return [press.kind, press.game, press.decision, press.page, packed(press.picked)];
  }
}

function withDeed(game: string, text: string | undefined): Press | undefined {
  const deed = lobbyDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'lobby', game, deed };
}

function ofSeat(game: string, text: string | undefined, about = ''): Press | undefined {
  const deed = seatDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'seat', game, deed, about };
}

function ofForm(game: string, text: string | undefined, pageText: string | undefined): Press | undefined {
  const section = formSections.find((each) => each === text);
  const page = wholeNumber(pageText);
  return section === undefined || page === undefined ? undefined : { kind: 'form', game, section, page };
}

function ofSetting(game: string, text: string | undefined, partText: string | undefined, shownText: string | undefined): Press | undefined {
  const menu = formMenus.find((each) => each === text);
  const part = wholeNumber(partText);
  const shown = unspelt(shownText);
  return menu === undefined || part === undefined || shown === undefined ? undefined : { kind: 'set', game, menu, part, shown };
}

function ofUndo(game: string, text: string | undefined, ref: string | undefined, mark: string | undefined): Press | undefined {
  const deed = undoDeeds.find((each) => each === text);
  return deed === undefined || ref === undefined || mark === undefined ? undefined : { kind: 'undo', game, deed, ref, mark };
}

function ofVote(game: string, numberText: string | undefined, yes: string | undefined): Press | undefined {
  const number = wholeNumber(numberText);
  return number === undefined || (yes !== 'yes' && yes !== 'no') ? undefined : { kind: 'vote', game, number, yes: yes === 'yes' };
}

function withPage(kind: 'audit' | 'checks', game: string, pageText: string | undefined): Press | undefined {
  // The button that would lead before the first page is there, but can't be pressed.
  const page = wholeNumber(pageText);
  return page === undefined ? undefined : { kind, game, page };
}

/** Stands where an id would: a part that is empty is none. */
const nobody = '-';

function ofStatistics(of: string, character = '', pageText: string | undefined): Press | undefined {
  const page = wholeNumber(pageText);
  return page === undefined ? undefined : { kind: 'stats', of: of === nobody ? '' : of, character, page };
}

function ofGames(which: string, pageText: string | undefined): Press | undefined {
  // The button that would lead before the first page is there, but can't be pressed.
  const page = wholeNumber(pageText);
  return page === undefined || (which !== 'mine' && which !== 'open') ? undefined : { kind: 'games', which, page };
}

function ofReplay(game: string, turnText: string | undefined, pageText: string | undefined, text: string | undefined): Press | undefined {
  const turn = wholeNumber(turnText);
  const page = wholeNumber(pageText);
  const way = replayWays.find((each) => each === text);
  return turn === undefined || page === undefined || way === undefined ? undefined : { kind: 'replay', game, turn, page, way };
}

function withStatus(kind: 'abandon' | 'delete' | 'forget', game: string, text: string | undefined): Press | undefined {
  const status = gameStatuses.find((each) => each === text);
  return status === undefined ? undefined : { kind, game, status };
}

function ofSettings(text: string): Press | undefined {
  const deed = settingsDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'settings', deed };
}

function withPart(game: string, show: string | undefined, pageText: string | undefined, turnText: string | undefined): Press | undefined {
  const page = wholeNumber(pageText);
  const turn = wholeNumber(turnText);
  if (page === undefined) return undefined;
  if (show === 'latest' || show === 'since') return { kind: 'log', game, part: { show, page } };
  return show === 'turn' && turn !== undefined ? { kind: 'log', game, part: { show, turn, page } } : undefined;
}

interface ChoicePlace {
  readonly decision: string;
  readonly index: number;
}

function ofOrders(game: string, text: string | undefined, about = ''): Press | undefined {
  const deed = ordersDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'orders', game, deed, about };
}

function ofPoll(game: string, text: string | undefined, numberText: string | undefined, answerText: string | undefined): Press | undefined {
  const deed = pollDeeds.find((each) => each === text);
  const number = wholeNumber(numberText);
  const answer = wholeNumber(answerText);
  return deed === undefined || number === undefined || answer === undefined ? undefined : { kind: 'poll', game, deed, number, answer };
}

function ofNotes(game: string, text: string | undefined, about = ''): Press | undefined {
  const deed = notesDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'notes', game, deed, about };
}

function withIndex(decision: string | undefined, text: string | undefined, made: (place: ChoicePlace) => Press): Press | undefined {
  const index = wholeNumber(text);
  return decision === undefined || index === undefined ? undefined : made({ decision, index });
}

interface PlaceInChoices {
  readonly decision: string;
  readonly page: number;
  readonly picked: Picked;
}

function withPicked(
  decision: string | undefined,
  pageText: string | undefined,
  pickedText: string | undefined,
  made: (place: PlaceInChoices) => Press,
): Press | undefined {
  const page = wholeNumber(pageText);
  const picked = unpacked(pickedText);
  return decision === undefined || page === undefined || picked === undefined ? undefined : made({ decision, page, picked });
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** One bit a position, as a hexadecimal number. */
function packed(picked: Picked): string {
  return picked.reduce((bits, index) => bits | (1n << BigInt(index)), 0n).toString(16);
}

function unpacked(text: string | undefined): Picked | undefined {
  if (text === undefined || !/^[0-9a-f]{1,60}$/.test(text)) return undefined;
  const bits = [...BigInt(`0x${text}`).toString(2)].reverse();
  return bits.flatMap((bit, index) => (bit === '1' ? [index] : []));
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Options by their numbers, two letters each. No bit of `packed` begins like that. */
function spelt(places: Picked): string {
  return `.${places.map((place) => `${letters.charAt(Math.floor(place / letters.length))}${letters.charAt(place % letters.length)}`).join('')}`;
}

/** Buttons of an earlier version have a bit for each. */
function unspelt(text: string | undefined): Picked | undefined {
  if (text?.startsWith('.') !== true) return unpacked(text);
  if (!/^\.(?:[-\w]{2})*$/.test(text)) return undefined;
  return (text.slice(1).match(/../g) ?? []).map(
    (pair) => letters.indexOf(pair.charAt(0)) * letters.length + letters.indexOf(pair.charAt(1)),
  );
}
