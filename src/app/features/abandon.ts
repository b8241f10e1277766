import type { GameId, GameRecord } from '../../store/records.ts';
import type { NewMessage } from '../../store/types.ts';
import { askNoMore, toChannel } from '../play/announce.ts';
import { deedOf } from '../core/deeds.ts';
import { AppError } from '../core/error.ts';
import { findGame, mayAdminister } from '../core/lookUp.ts';
import type { Context } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { closeWithGame } from './polls/poll.ts';
import { lapsed } from './undo/takeBack.ts';
import { defined } from '../../values/defined.ts';

/** Ends a lobby or a running game for good. Throws `notAllowed`, `notRunning`. */
export async function abandon(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const { store, now } = context;
  const game = await findGame(context, gameId);
  mayAdminister(game, person);
  if (game.status === 'over' || game.status === 'abandoned')
    throw new AppError('notRunning', (say) => say('errors.ended'));
  const at = now();
  const proposal = lapsed(await store.proposal(gameId), 0);
  const notice = toChannel(game, [
    ...(await closeWithGame(context, gameId)),
    proposal !== undefined && { kind: 'proposal', number: proposal.number },
    { kind: 'notice', notice: { kind: 'abandoned', by: person.name } },
    { kind: 'lobby' },
  ]);
  return await store.commit({
    gameId,
    revision: game.revision,
    at,
    game: { status: 'abandoned', endedAt: at },
    audit: [deedOf(person, { kind: 'abandoned' })],
    ...defined({ proposal }),
    messages: [...notice, ...(game.status === 'running' ? await noMoreQuestions(context, game) : [])],
  });
}

async function noMoreQuestions({ cache }: Context, game: GameRecord): Promise<ReadonlyArray<NewMessage>> {
  // Asked of the store's own record, so that a game whose state can't be read any more can be abandoned, too.
  const announced = await cache.announced(game);
  const asked = game.seats.flatMap((_, seat) => askNoMore(seat, announced.seats[seat]));
  return [...toChannel(game, [{ kind: 'question', turn: announced.turn, waitingFor: [] }]), ...asked];
}
