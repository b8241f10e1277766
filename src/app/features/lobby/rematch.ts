import type { GameId, GameRecord } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { create } from './create.ts';
import { AppError } from '../../core/error.ts';
import { addSeat, automaticSeat } from '../../play/lobby.ts';
import { findGame, ownerOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { readSetup, seatingOf, writeSetup } from '../../model/lobby/stored.ts';

/**
 * Opens a lobby in the same place, with the options, timers and automatic players of a game that has ended. Its host is
 * `person`; the other players are called, and take their seats themselves. Throws `notOver`,
 * `notAllowed` for anyone who has not played, and what `create` throws.
 */
export async function rematch(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const { store, now } = context;
  const ended = await findEnded(context, gameId);
  const people = [...new Set(ended.seats.flatMap((holder) => ownerOf(holder) ?? []))];
  if (!people.includes(person.id))
    throw new AppError(
      'notAllowed',
      (say) => say('rematch.notYours'),
      (say) => say('rematch.notYoursHint'),
    );
  const lobby = await withAutomatic(context, await reopened(context, ended, person), ended);
  const invited = people.filter((id) => id !== person.id);
  if (invited.length === 0) return lobby;
  return await store.commit({
    gameId: lobby.id,
    revision: lobby.revision,
    at: now(),
    messages: toChannel(lobby, [{ kind: 'notice', notice: { kind: 'rematch', by: person.name, invited } }]),
  });
}

async function findEnded(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  if (game.status !== 'over' && game.status !== 'abandoned')
    throw new AppError(
      'notOver',
      (say) => say('rematch.notOver'),
      (say) => say('rematch.notOverHint'),
    );
  if ((await readSetup(context.store.settings, gameId)).tutorial)
    throw new AppError(
      'notAllowed',
      (say) => say('rematch.tutorial'),
      (say) => say('rematch.tutorialHint'),
    );
  return game;
}

async function reopened(context: Context, ended: GameRecord, host: Person): Promise<GameRecord> {
  const { settings } = context.store;
  const before = await readSetup(settings, ended.id);
  const { name, wanted, parentId, ownThread, openSeats } = before;
  // What a game was dealt with belongs to its seats.
  const { players: _players, firstPlayer: _first, kept: _kept, ...options } = ended.options;
  const { guildId, channelId, pace, level } = ended;
  const lobby = await create(context, {
    guildId,
    channelId,
    parentId,
    ownThread,
    host,
    name,
    wanted,
    options,
    pace,
    level,
  });
  const { order } = seatingOf(before);
  await writeSetup(settings, lobby.id, {
    ...(await readSetup(settings, lobby.id)),
    again: true,
    // Seats that were ordered by hand are those of other people now.
    seating: { order: order === 'byHand' ? 'joined' : order, kept: {} },
    ...(openSeats === true ? { openSeats } : {}),
  });
  return lobby;
}

/** Adds as many automatic players as played for no one but themselves. */
async function withAutomatic(context: Context, lobby: GameRecord, { seats }: GameRecord): Promise<GameRecord> {
  const robots = seats.filter((holder) => holder.kind === 'automatic' && holder.standsInFor === undefined);
  let open = lobby;
  for (const _ of robots) open = await addSeat(context, open, automaticSeat(open));
  return open;
}
