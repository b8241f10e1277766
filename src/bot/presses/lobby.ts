import type { GameRecord } from '../../app/types.ts';
import type { LobbyDeed } from '../customId.ts';
import type { Outcome } from '../respond.ts';
import type { Caller, Desk } from '../types.ts';

/** A button of the lobby message. What comes of it is seen there. */
export async function inLobby(desk: Desk, caller: Caller, gameId: string, deed: LobbyDeed): Promise<Outcome> {
  const { id } = await desk.gameOf(caller, gameId);
  await deeds[deed](desk, id, caller);
  return { kind: 'nothing' };
}

const deeds: Readonly<Record<LobbyDeed, (desk: Desk, gameId: string, caller: Caller) => Promise<GameRecord>>> = {
  join: ({ app }, gameId, { person }) => app.join(gameId, person),
  leave: ({ app }, gameId, { person }) => app.leave(gameId, person),
  add: ({ app }, gameId, { person }) => app.addAutomatic(gameId, person),
  remove: ({ app }, gameId, { person }) => app.removeAutomatic(gameId, person),
  start: ({ app }, gameId, { person }) => app.start(gameId, person),
};
