import { limits } from './text/limits.ts';

/**
 * What a button or menu means. It stands in the button itself, so that it works after a restart of the bot and can be told
 * what has become of it when it is old. Positions of choices stand for the choices: nothing secret is in it.
 */
export type Press =
  | { readonly kind: 'lobby'; readonly game: string; readonly deed: LobbyDeed }
  /** Shows the presser's own open question. */
  | { readonly kind: 'ask'; readonly game: string }
  | { readonly kind: 'hand'; readonly game: string }
  /** Answers with one choice. */
  | { readonly kind: 'pick'; readonly game: string; readonly decision: string; readonly index: number }
  /** Answers with no choice. */
  | { readonly kind: 'none'; readonly game: string; readonly decision: string }
  | { readonly kind: 'menu'; readonly game: string; readonly decision: string; readonly page: number; readonly picked: Picked }
  | { readonly kind: 'page'; readonly game: string; readonly decision: string; readonly page: number; readonly picked: Picked }
  /** Answers with everything picked. */
  | { readonly kind: 'confirm'; readonly game: string; readonly decision: string; readonly picked: Picked }
  | { readonly kind: 'abandon'; readonly game: string }
  | { readonly kind: 'keep'; readonly game: string };

export const lobbyDeeds = ['join', 'leave', 'add', 'remove', 'start'] as const;
export type LobbyDeed = (typeof lobbyDeeds)[number];

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
    case 'ask': case 'hand': case 'abandon': case 'keep': return { kind, game };
    case 'lobby': return withDeed(game, third);
    case 'none': return third === undefined ? undefined : { kind, game, decision: third };
    case 'pick': return withIndex(game, third, fourth);
    case 'confirm': return withPicked(third, '0', fourth, ({ decision, picked }) => ({ kind, game, decision, picked }));
    case 'menu': case 'page': return withPicked(third, fourth, fifth, (place) => ({ kind, game, ...place }));
    default: return undefined;
  }
}

function partsOf(press: Press): ReadonlyArray<string | number> {
  switch (press.kind) {
    case 'ask': case 'hand': case 'abandon': case 'keep': return [press.kind, press.game];
    case 'lobby': return [press.kind, press.game, press.deed];
    case 'none': return [press.kind, press.game, press.decision];
    case 'pick': return [press.kind, press.game, press.decision, press.index];
    case 'confirm': return [press.kind, press.game, press.decision, packed(press.picked)];
    case 'menu': case 'page': return [press.kind, press.game, press.decision, press.page, packed(press.picked)];
  }
}

function withDeed(game: string, text: string | undefined): Press | undefined {
  const deed = lobbyDeeds.find((each) => each === text);
  return deed === undefined ? undefined : { kind: 'lobby', game, deed };
}

function withIndex(game: string, decision: string | undefined, text: string | undefined): Press | undefined {
  const index = wholeNumber(text);
  return decision === undefined || index === undefined ? undefined : { kind: 'pick', game, decision, index };
}

interface PlaceInChoices {
  readonly decision: string;
  readonly page: number;
  readonly picked: Picked;
}

function withPicked(decision: string | undefined, pageText: string | undefined, pickedText: string | undefined, made: (place: PlaceInChoices) => Press): Press | undefined {
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
