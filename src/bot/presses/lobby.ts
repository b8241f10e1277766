import type { GameRecord } from '../../app/types.ts';
import type { LobbyDeed, Press } from '../customId.ts';
import type { Outcome } from '../respond.ts';
import type { Caller, Desk } from '../types.ts';

type Deed = (desk: Desk, gameId: string, caller: Caller) => Promise<GameRecord>;

/** A button of the lobby message. What comes of it is seen there. */
export async function inLobby(desk: Desk, caller: Caller, { game, deed }: Extract<Press, { readonly kind: 'lobby' }>): Promise<Outcome> {
  const { id } = await desk.gameOf(caller, game);
  await deeds[deed](desk, id, caller);
  return { kind: 'nothing' };
}

const deeds: Readonly<Record<LobbyDeed, Deed>> = {
  join: ({ app }, gameId, { person }) => app.join(gameId, person),
  leave: ({ app }, gameId, { person }) => app.leave(gameId, person),
  add: ({ app }, gameId, { person }) => app.addAutomatic(gameId, person),
  remove: ({ app }, gameId, { person }) => app.removeAutomatic(gameId, person),
  start: ({ app }, gameId, { person }) => app.start(gameId, person),
  fill: ({ app }, gameId, { person }) => app.start(gameId, person, { fill: true }),
};
