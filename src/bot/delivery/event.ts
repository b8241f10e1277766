import { z } from 'zod';
import { sessionLasts, understood } from '../../app/types.ts';
import type { App, GameRecord, OutboxRow } from '../../app/types.ts';
import { sayInGame } from '../languages.ts';
import type { EventWish } from './courier.ts';
import { failureOf, isGone, isPassing } from '../failure.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts } from './parts.ts';

const key = 'event';
/** The event that Discord shows for a session. */
const shown = z.object({ id: z.string(), at: z.number(), channelId: z.string() });

/** The event of a game, as far as there is one. */
export async function eventOf({ settings }: Pick<App, 'settings'>, gameId: string): Promise<string | undefined> {
  return understood(shown, await settings.get(gameScope(gameId), key))?.id;
}

/**
 * Brings the event that the server shows in line with the session of a game: creates, changes or removes it. Without
 * the permission there is none; the person who set the session was told so.
 */
export async function tendEvent(parts: DeliveryParts, row: OutboxRow, game: GameRecord): Promise<void> {
  const { app, log } = parts;
  const at = await app.pace.session(game.id);
  const known = understood(shown, await app.settings.get(gameScope(game.id), key));
  if (at === known?.at && (known === undefined || known.channelId === game.channelId)) return;
  try {
    await carryOut(parts, row, game, at, known?.id);
  } catch (error) {
    if (isPassing(error) || failureOf(error) === 'composing') throw error;
    log.info({ err: error, gameId: game.id }, 'Discord does not let me show a session among the events of a server');
  }
}

async function carryOut(
  parts: DeliveryParts,
  row: OutboxRow,
  game: GameRecord,
  at: number | undefined,
  known: string | undefined,
): Promise<void> {
  const { app, courier } = parts;
  const scope = gameScope(game.id);
  if (at === undefined) {
    if (known !== undefined) await courier.removeEvent(game.guildId, known).catch(unlessGone);
    await app.settings.clear(scope, key);
    return;
  }
  const wish = await wishFor(parts, game, at);
  const changed =
    known !== undefined && (await courier.changeEvent(game.guildId, known, wish).then(() => true, unlessGone)) === true;
  const id = changed ? known : await makeOnce(parts, row, game.guildId, wish);
  await app.settings.set(scope, key, { id, at, channelId: game.channelId });
}

/**
 * An event has no nonce: one of an attempt whose end the bot did not live to see is taken, and what a repeated request
 * made goes.
 */
async function makeOnce(
  { courier }: DeliveryParts,
  { attempts }: OutboxRow,
  guildId: string,
  wish: EventWish,
): Promise<string> {
  const [before] = attempts < 2 ? [] : await courier.findEvents(guildId, wish);
  const id = before ?? (await courier.makeEvent(guildId, wish));
  const twins = await courier.findEvents(guildId, wish);
  for (const twin of twins) if (twin !== id) await courier.removeEvent(guildId, twin).catch(unlessGone);
  return id;
}

function unlessGone(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}

async function wishFor({ app }: DeliveryParts, game: GameRecord, at: number): Promise<EventWish> {
  const { id, guildId, channelId } = game;
  const say = await sayInGame(app.settings, game);
  return {
    name: say('session.eventName', { game: id }),
    text: say('session.eventText', { game: id }),
    place: `https://discord.com/channels/${guildId}/${channelId}`,
    begins: at,
    ends: at + sessionLasts,
  };
}
