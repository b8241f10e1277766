import type { Seat } from '../../store/engineTypes.ts';
import type { AutomaticName, GameId, GameRecord, Level, SeatHolder } from '../../store/records.ts';
import type { GamePatch } from '../../store/types.ts';
import { toChannel } from './announce.ts';
import { deedOf } from '../core/deeds.ts';
import { AppError } from '../core/error.ts';
import { findOpen, mayAdminister } from '../core/lookUp.ts';
import type { Context } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { withHolder } from '../core/seatHolders.ts';
import { defined } from '../../values/defined.ts';

/** How well that seat plays by itself; `undefined`: a person plays it. */
export function levelOf(game: Pick<GameRecord, 'level'>, holder: SeatHolder | undefined): Level | undefined {
  return holder?.kind === 'automatic' ? (holder.level ?? game.level) : undefined;
}

export interface LevelChoice {
  readonly level: Level;
  /** An automatic player's seat; `undefined`: all of them, including those that come later. */
  readonly seat?: Seat | undefined;
}

/**
 * How well automatic players play from now on, in a lobby or a running game. Throws `notAllowed`, `noAutomatic`,
 * `notRunning`.
 */
export async function setLevel(
  context: Context,
  gameId: GameId,
  person: Person,
  { level, seat }: LevelChoice,
): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const { name, patch } =
    seat === undefined ? { name: undefined, patch: forAll(game, level) } : forOne(game, seat, level);
  const what = { level, ...defined({ name }) };
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    game: patch,
    audit: [deedOf(person, { kind: 'levelSet', ...what })],
    messages: toChannel(game, [
      game.status === 'running' && { kind: 'notice', notice: { kind: 'levelSet', by: person.name, ...what } },
      { kind: 'lobby' },
    ]),
  });
}

function forAll({ seats }: GameRecord, level: Level): GamePatch {
  return { level, seats: seats.map((holder) => (holder.kind === 'automatic' ? withLevel(holder, undefined) : holder)) };
}

function forOne(
  { seats }: GameRecord,
  seat: Seat,
  level: Level,
): { readonly name: AutomaticName; readonly patch: GamePatch } {
  const holder = seats[seat];
  if (holder?.kind !== 'automatic')
    throw new AppError(
      'noAutomatic',
      (say) => say('levels.notAutomatic'),
      (say) => say('levels.notAutomaticHint'),
    );
  return { name: holder.name, patch: { seats: withHolder(seats, seat, withLevel(holder, level)) } };
}

function withLevel(
  { level: _before, ...holder }: Extract<SeatHolder, { kind: 'automatic' }>,
  level: Level | undefined,
): SeatHolder {
  return level === undefined ? holder : { ...holder, level };
}
