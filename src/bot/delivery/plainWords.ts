/**
 * Delivery without pictures or embeds: where a permission for them is missing the words go out alone, and the host of
 * the game is told what is missing.
 */
import type { OutboxRow } from '../../app/types.ts';
import { sayToPerson } from '../languages.ts';
import type { PermissionName } from '../permissions.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message } from '../types.ts';
import { textOf } from './courier.ts';
import type { Courier } from './courier.ts';
import { isPassing, lacksPermission } from '../failure.ts';
import { channelOf } from './lanes.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, Sent } from './parts.ts';
import { sendOnce } from './post.ts';

/** The permissions for the parts of a message beside its words. */
type Extra = 'permissions.attachFiles' | 'permissions.embedLinks';
const extras: ReadonlyArray<Extra> = ['permissions.attachFiles', 'permissions.embedLinks'];

const toldKey = 'plainWords';
/** A number beyond the parts of any message, so that the row's own messages keep their nonces. */
const noticePart = 96;

/** Delivers a row with all that it has, or in words alone where Discord takes no more. */
export async function inWordsIfNeeded(
  parts: DeliveryParts,
  row: OutboxRow,
  deliver: (parts: DeliveryParts) => Promise<Sent>,
): Promise<Sent> {
  const known = missingExtras(parts, channelOf(row.lane));
  const tried = noteExtras(without(parts, known));
  try {
    const sent = await deliver(tried.parts);
    if (known.length > 0) await tellMissing(parts, row, known);
    return sent;
  } catch (error) {
    if (!lacksPermission(error) || tried.refused === undefined) throw error;
    const { channelId } = tried.refused;
    const sent = await deliver(without(parts, extras));
    await tellMissing(parts, row, missingExtras(parts, channelId));
    return sent;
  }
}

function missingExtras({ lacking }: DeliveryParts, channelId: string | undefined): ReadonlyArray<Extra> {
  const missing: ReadonlyArray<PermissionName> = (channelId === undefined ? undefined : lacking?.(channelId)) ?? [];
  return extras.filter((extra) => missing.includes(extra));
}

function without(parts: DeliveryParts, missing: ReadonlyArray<Extra>): DeliveryParts {
  if (missing.length === 0) return parts;
  const plain = (message: Message): Message => withoutExtras(message, missing);
  const { courier } = parts;
  return {
    ...parts,
    withoutPictures: missing.includes('permissions.attachFiles'),
    courier: {
      ...courier,
      send: async (channelId, message, nonce) => await courier.send(channelId, plain(message), nonce),
      edit: async (channelId, messageId, message) => {
        await courier.edit(channelId, messageId, plain(message));
      },
    },
  };
}

function withoutExtras(message: Message, missing: ReadonlyArray<Extra>): Message {
  const { files, embeds } = message;
  const hasText = (message.content ?? '') !== '' || (embeds ?? []).length > 0;
  const described = hasText ? '' : (files ?? []).map(({ description }) => description).join('\n');
  const plain =
    missing.includes('permissions.attachFiles') && files !== undefined
      ? { ...message, files: [], ...(described === '' ? {} : { content: shorten(described, limits.content) }) }
      : message;
  if (!missing.includes('permissions.embedLinks') || embeds === undefined) return plain;
  return { ...plain, content: shorten(textOf(plain.content, embeds), limits.content), embeds: [] };
}

interface Noted {
  readonly parts: DeliveryParts;
  /** The place where a message with more than words was refused last. */
  refused: { readonly channelId: string } | undefined;
}

function noteExtras(parts: DeliveryParts): Noted {
  const { courier } = parts;
  const noted: Noted = { parts: { ...parts, courier: { ...courier, send, edit } }, refused: undefined };

  async function carried<T>(channelId: string, { files = [], embeds = [] }: Message, work: Promise<T>): Promise<T> {
    return await work.catch((error: unknown) => {
      if (files.length > 0 || embeds.length > 0) noted.refused = { channelId };
      throw error;
    });
  }

  async function send(...[channelId, message, nonce]: Parameters<Courier['send']>): Promise<string> {
    return await carried(channelId, message, courier.send(channelId, message, nonce));
  }

  async function edit(...[channelId, messageId, message]: Parameters<Courier['edit']>): Promise<void> {
    await carried(channelId, message, courier.edit(channelId, messageId, message));
  }

  return noted;
}

/**
 * Tells the host once by direct message; nothing waits for that. `missing` empty: the gateway has not told us what it
 * is.
 */
async function tellMissing(parts: DeliveryParts, row: OutboxRow, missing: ReadonlyArray<Extra>): Promise<void> {
  const { app, courier, log } = parts;
  const names: ReadonlyArray<Extra> = missing.length === 0 ? ['permissions.attachFiles'] : missing;
  const scope = gameScope(row.gameId);
  const game = await app.game(row.gameId);
  const told = `${game.channelId} ${names.join(' ')}`;
  if ((await app.settings.get(scope, toldKey)) === told) return;
  try {
    const say = await sayToPerson(app.settings, game.hostId, game.guildId);
    const permissions = names.map((name) => say(name)).join(', ');
    const content = say('lobby.plainWords', { channel: `<#${game.channelId}>`, game: game.id, permissions });
    await sendOnce(parts, row, await courier.directChannel(game.hostId), { content }, noticePart);
  } catch (error) {
    log.info({ err: error, gameId: game.id }, 'The host of a game can not be told which permission is missing');
    if (isPassing(error)) return;
  }
  await app.settings.set(scope, toldKey, told);
}
