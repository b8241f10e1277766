import { gameStatuses } from '../app/types.ts';
import {
  formMenus,
  formSections,
  lobbyDeeds,
  notesDeeds,
  ordersDeeds,
  pollDeeds,
  replayWays,
  seatDeeds,
  settingsDeeds,
  undoDeeds,
} from './press.ts';
import type { Picked, Press } from './press.ts';
import { limits } from './text/limits.ts';

// Not “~”: ids of decisions may hold it.
const separator = '|';

/** @throws if it is too long, which would be a bug: ids of games and decisions are short. */
export function encodePress(press: Press): string {
  const id = partsOf(press).join(separator);
  if (id.length > limits.customId) throw new Error(`The custom id “${id}” is too long`);
  return id;
}

/** `undefined`: not one of ours, or from another version of the bot. */
export function decodePress(id: string): Press | undefined {
  const [kind, game, third, fourth, fifth] = id.split(separator);
  if (game === undefined || game === '') return undefined;
  switch (kind) {
    case 'ask':
    case 'hand':
    case 'handText':
    case 'rematch':
    case 'board':
    case 'keep':
    case 'callOff':
    case 'tips':
    case 'spare':
    case 'join':
    case 'hint':
      return { kind, game };
    case 'look':
      return { kind, game, part: wholeNumber(third) ?? 0 };
    case 'undo':
      return ofUndo(game, third, fourth, fifth);
    case 'vote':
      return ofVote(game, third, fourth);
    case 'games':
      return ofGames(game, third);
    case 'replay':
      return ofReplay(game, third, fourth, fifth);
    case 'replayTo':
      return { kind, game };
    case 'stats':
      return ofStatistics(game, third, fourth);
    case 'audit':
    case 'checks':
      return withPage(kind, game, third);
    case 'abandon':
    case 'delete':
    case 'forget':
      return withStatus(kind, game, third);
    case 'lobby':
      return withDeed(game, third);
    case 'seat':
      return ofSeat(game, third, fourth);
    case 'form':
      return ofForm(game, third, fourth);
    case 'set':
      return ofSetting(game, third, fourth, fifth);
    case 'settings':
      return ofSettings(game);
    case 'orders':
      return ofOrders(game, third, fourth);
    case 'notes':
      return ofNotes(game, third, fourth);
    case 'poll':
      return ofPoll(game, third, fourth, fifth);
    case 'log':
      return withPart(game, third, fourth, fifth);
    case 'none':
    case 'rule':
    case 'mix':
    case 'silent':
      return third === undefined ? undefined : { kind, game, decision: third };
    case 'pick':
    case 'sure':
      return withIndex(third, fourth, (place) => ({ kind, game, ...place }));
    case 'group':
      return withIndex(third, fourth, ({ decision, index }) => ({ kind, game, decision, group: index }));
    case 'confirm':
    case 'toggle':
      return withPicked(third, '0', fourth, ({ decision, picked }) => ({ kind, game, decision, picked }));
    case 'menu':
    case 'page':
      return withPicked(third, fourth, fifth, (place) => ({ kind, game, ...place }));
    default:
      return undefined;
  }
}

function partsOf(press: Press): ReadonlyArray<string | number> {
  switch (press.kind) {
    case 'ask':
    case 'hand':
    case 'handText':
    case 'rematch':
    case 'board':
    case 'keep':
    case 'callOff':
    case 'tips':
    case 'spare':
    case 'join':
    case 'hint':
      return [press.kind, press.game];
    case 'look':
      return [press.kind, press.game, press.part];
    case 'undo':
      return [press.kind, press.game, press.deed, press.ref, press.mark];
    case 'vote':
      return [press.kind, press.game, press.number, press.yes ? 'yes' : 'no'];
    case 'games':
      return [press.kind, press.which, press.page];
    case 'replay':
      return [press.kind, press.game, press.turn, press.page, press.way];
    case 'replayTo':
      return [press.kind, press.game];
    case 'stats':
      return [press.kind, press.of === '' ? nobody : press.of, press.character, press.page];
    case 'audit':
    case 'checks':
      return [press.kind, press.game, press.page];
    case 'abandon':
    case 'delete':
    case 'forget':
      return [press.kind, press.game, press.status];
    case 'lobby':
      return [press.kind, press.game, press.deed];
    case 'seat':
      return [press.kind, press.game, press.deed, press.about];
    case 'form':
      return [press.kind, press.game, press.section, press.page];
    case 'set':
      return [press.kind, press.game, press.menu, press.part, spelt(press.shown)];
    case 'settings':
      return [press.kind, press.deed];
    case 'orders':
    case 'notes':
      return [press.kind, press.game, press.deed, press.about];
    case 'poll':
      return [press.kind, press.game, press.deed, press.number, press.answer];
    case 'log':
      return [
        press.kind,
        press.game,
        press.part.show,
        press.part.page,
        ...(press.part.show === 'turn' ? [press.part.turn] : []),
      ];
    case 'none':
    case 'rule':
    case 'mix':
    case 'silent':
      return [press.kind, press.game, press.decision];
    case 'group':
      return [press.kind, press.game, press.decision, press.group];
    case 'pick':
    case 'sure':
      return [press.kind, press.game, press.decision, press.index];
    case 'confirm':
    case 'toggle':
      return [press.kind, press.game, press.decision, packed(press.picked)];
    case 'menu':
    case 'page':
      return [press.kind, press.game, press.decision, press.page, packed(press.picked)];
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

function ofSetting(
  game: string,
  text: string | undefined,
  partText: string | undefined,
  shownText: string | undefined,
): Press | undefined {
  const menu = formMenus.find((each) => each === text);
  const part = wholeNumber(partText);
  const shown = unspelt(shownText);
  return menu === undefined || part === undefined || shown === undefined
    ? undefined
    : { kind: 'set', game, menu, part, shown };
}

function ofUndo(
  game: string,
  text: string | undefined,
  ref: string | undefined,
  mark: string | undefined,
): Press | undefined {
  const deed = undoDeeds.find((each) => each === text);
  return deed === undefined || ref === undefined || mark === undefined
    ? undefined
    : { kind: 'undo', game, deed, ref, mark };
}

function ofVote(game: string, numberText: string | undefined, yes: string | undefined): Press | undefined {
  const number = wholeNumber(numberText);
  return number === undefined || (yes !== 'yes' && yes !== 'no')
    ? undefined
    : { kind: 'vote', game, number, yes: yes === 'yes' };
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

function ofReplay(
  game: string,
  turnText: string | undefined,
  pageText: string | undefined,
  text: string | undefined,
): Press | undefined {
  const turn = wholeNumber(turnText);
  const page = wholeNumber(pageText);
  const way = replayWays.find((each) => each === text);
  return turn === undefined || page === undefined || way === undefined
    ? undefined
    : { kind: 'replay', game, turn, page, way };
}

function withStatus(kind: 'abandon' | 'delete' | 'forget', game: string, text: string | undefined): Press | undefined {
  const status = gameStatuses.find((each) => each === text);
  return status === undefined ? undefined : { kind, game, status };
}

function ofSettings(text: string): Press | undefined {
  const deed = settingsDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'settings', deed };
}

function withPart(
  game: string,
  show: string | undefined,
  pageText: string | undefined,
  turnText: string | undefined,
): Press | undefined {
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

function ofPoll(
  game: string,
  text: string | undefined,
  numberText: string | undefined,
  answerText: string | undefined,
): Press | undefined {
  const deed = pollDeeds.find((each) => each === text);
  const number = wholeNumber(numberText);
  const answer = wholeNumber(answerText);
  return deed === undefined || number === undefined || answer === undefined
    ? undefined
    : { kind: 'poll', game, deed, number, answer };
}

function ofNotes(game: string, text: string | undefined, about = ''): Press | undefined {
  const deed = notesDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'notes', game, deed, about };
}

function withIndex(
  decision: string | undefined,
  text: string | undefined,
  made: (place: ChoicePlace) => Press,
): Press | undefined {
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
  return decision === undefined || page === undefined || picked === undefined
    ? undefined
    : made({ decision, page, picked });
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
