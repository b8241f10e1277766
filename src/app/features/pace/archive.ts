import type { GameId, GameRecord } from '../../../store/records.ts';
import { asIntents, askNoMore, toChannel } from '../../play/announce.ts';
import { deedOf, ownDeed } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { channelIsFree, findGame, mayAdminister, seatOf } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { withStandIns } from './absence.ts';
import { ownerSeatOf, takeFrom } from './standIn.ts';

/** Puts a lobby or game away in which no one has done anything for long: its channel is free again. */
export async function archive(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  const announced = await context.cache.announced(game);
  const stored = await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    unattended: true,
    game: { status: 'archived' },
    // When the game is revived, questions are asked as if for the first time.
    ...(game.startedAt === undefined
      ? {}
      : {
          announced: JSON.stringify({
            ...announced,
            question: '',
            seats: Object.fromEntries(
              Object.entries(announced.seats).map(([seat, told]) => [seat, { ...told, asked: [] }]),
            ),
          }),
        }),
    audit: [ownDeed({ kind: 'archived' })],
    messages: [
      ...toChannel(game, [
        game.startedAt !== undefined && { kind: 'question', turn: announced.turn, waitingFor: [] },
        { kind: 'notice', notice: { kind: 'archived', days: game.pace.archiveAfter } },
        { kind: 'lobby' },
      ]),
      ...game.seats.flatMap((_, seat) => askNoMore(seat, announced.seats[seat])),
    ],
  });
  context.cache.drop(gameId);
  return stored;
}

/**
 * Continues the game exactly as it was, with substitutes for those who are away. Throws `notArchived`, `notAllowed`,
 * `channelTaken`.
 */
export async function revive(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  if (game.status !== 'archived')
    throw new AppError(
      'notArchived',
      (say) => say('pace.notArchived'),
      (say) => say('pace.notArchivedHint'),
    );
  if (seatOf(game, person.id) === undefined && ownerSeatOf(game, person.id) === undefined) mayAdminister(game, person);
  await channelIsFree(context, game);
  const begun = game.startedAt !== undefined;
  const { seats, notices, audit } = await withStandIns(context, game, person, begun ? undefined : []);
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    game: { status: begun ? 'running' : 'lobby', seats },
    audit: [deedOf(person, { kind: 'revived' }), ...audit],
    messages: [
      ...toChannel(game, [
        { kind: 'notice', notice: { kind: 'revived', by: person.name } },
        ...asIntents(notices),
        { kind: 'lobby' },
      ]),
      ...seats.flatMap((holder, seat) => takeFrom(game.seats[seat] ?? holder, holder, seat, undefined)),
    ],
  });
}
