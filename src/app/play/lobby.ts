import type { GameOptions, Seat } from '../../store/engineTypes.ts';
import type { Intent } from '../../store/outbox.ts';
import type { AutomaticName, GameRecord, Level, SeatHolder } from '../../store/records.ts';
import type { GamePatch } from '../../store/types.ts';
import { toChannel } from './announce.ts';
import type { Engine } from '../core/engine.ts';
import { AppError } from '../core/error.ts';
import type { Context } from '../core/context.ts';
import { readSetup } from '../model/lobby/stored.ts';
import { defined } from '../../values/defined.ts';

/** No edition of the game seats more. */
const SEATS_AT_MOST = 8;
export const playerNumbers = Array.from({ length: SEATS_AT_MOST }, (_, place) => place + 1);

/** Between how many players a game can be played. */
interface SeatLimits {
  readonly fewest: number;
  readonly most: number;
}

/** Between how many players these options can be played; `undefined`: by no number of them. */
export function limitsOf(engine: Engine, options: GameOptions): SeatLimits | undefined {
  const legal = playerNumbers.filter((players) => engine.checkOptions({ ...options, players }).length === 0);
  const [fewest] = legal;
  const most = legal.at(-1);
  return fewest === undefined || most === undefined ? undefined : { fewest, most };
}

/** Stores a change of a lobby and has its message redrawn; `more`: what is told besides. */
export async function changeLobby(
  { store, now }: Context,
  game: GameRecord,
  patch: GamePatch,
  more: ReadonlyArray<Intent> = [],
): Promise<GameRecord> {
  const messages = toChannel(game, [...more, { kind: 'lobby' }]);
  return await store.commit({ gameId: game.id, revision: game.revision, at: now(), game: patch, messages });
}

function withSeats(game: GameRecord, seats: ReadonlyArray<SeatHolder>): GamePatch {
  return { seats, options: { ...game.options, players: seats.length } };
}

/**
 * A lobby without one of its seats. If it was the host's, the next person is host; a lobby without people is closed.
 * `at`: when that is.
 */
export function withoutSeat(game: GameRecord, seat: Seat, at: number): GamePatch {
  const seats = game.seats.filter((_, place) => place !== seat);
  const next = seats.find((holder) => holder.kind === 'user');
  if (next === undefined) return { ...withSeats(game, seats), status: 'abandoned', endedAt: at };
  const left = game.seats[seat];
  const hostLeft = left?.kind === 'user' && left.userId === game.hostId;
  return { ...withSeats(game, seats), hostId: hostLeft ? next.userId : game.hostId };
}

/** One more seat, up to the number of players that the host wishes for. Throws `lobbyFull`. */
export async function addSeat(context: Context, game: GameRecord, holder: SeatHolder): Promise<GameRecord> {
  const most =
    (await readSetup(context.store.settings, game.id)).wanted ?? limitsOf(context.engine, game.options)?.most ?? 0;
  if (game.seats.length >= most)
    throw new AppError(
      'lobbyFull',
      (say) => say('errors.lobbyFull', { most }),
      (say) => say('errors.lobbyFullHint'),
    );
  return await changeLobby(context, game, withSeats(game, [...game.seats, holder]));
}

/** The first number that no other automatic player of the game has. */
function automaticName({ seats }: GameRecord): AutomaticName {
  const taken = new Set(seats.map((holder) => (holder.kind === 'automatic' ? holder.name.automatic : 0)));
  let automatic = 1;
  while (taken.has(automatic)) automatic += 1;
  return { automatic };
}

/** An automatic player that is new in the game. `level`: of its own. */
export function automaticSeat(game: GameRecord, level?: Level): SeatHolder {
  return { kind: 'automatic', name: automaticName(game), ...defined({ level }) };
}
