import { catalogue } from '../../../catalogue/index.ts';
import type { GameEvent, GameView, Outcome } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, InputRecord } from '../../../store/records.ts';
import { ownerOf } from '../../core/lookUp.ts';
import type { Transaction } from '../../../store/types.ts';
import { cardsOf } from './cards.ts';
import { answerTimesOf, courseOf } from './course.ts';
import { readSetup } from '../lobby/stored.ts';
import type { AnswerTimes, GameResult, SeatResult, Side } from '../../../store/results.ts';

/** Whether a game counts in the statistics once it is over: a tutorial is dealt alike for everyone. */
export async function willCount({ settings }: Pick<Transaction, 'settings'>, { id }: GameRecord): Promise<boolean> {
  return !(await readSetup(settings, id)).tutorial;
}

/** All that everyone knows of a game, as far as it is stored. */
export async function happenedIn(
  store: Pick<Transaction, 'events'>,
  gameId: GameId,
): Promise<ReadonlyArray<GameEvent['what']>> {
  return (await store.events(gameId, { who: 'public' })).map(({ event }) => event.what);
}

/**
 * How a game ended, for the statistics; `view`: the one of everyone after the end, when all Loyalty cards are open;
 * `happened`: all that everyone knows of it; `earned`: by seat; `inputs`: all answers, oldest first.
 */
export function resultOf(
  game: Pick<GameRecord, 'seats' | 'options' | 'startedAt' | 'createdAt'>,
  view: GameView,
  { winner, cause, winners }: Outcome,
  happened: ReadonlyArray<GameEvent['what']>,
  {
    earned = [],
    inputs = [],
  }: {
    readonly earned?: ReadonlyArray<ReadonlyArray<string>>;
    readonly inputs?: ReadonlyArray<Pick<InputRecord, 'seat' | 'by' | 'at' | 'undoneAt'>>;
  } = {},
): GameResult {
  return {
    winner,
    cause,
    turns: view.turn,
    cards: cardsOf(happened),
    course: courseOf(game, inputs),
    seats: game.seats.map((holder, seat): SeatResult => ({
      seat,
      // A game belongs to the seat's owner, even if a substitute played at its end.
      userId: ownerOf(holder),
      name: holder.standsInFor?.name ?? (holder.kind === 'user' ? holder.name : ''),
      character: view.players[seat]?.character,
      side: sideOf(view.players[seat]),
      won: winners.includes(seat),
      achievements: earned[seat] ?? [],
      ...timesOf(answerTimesOf(game, inputs, seat)),
    })),
  };
}

const timesOf = (answers: AnswerTimes | undefined): Pick<SeatResult, 'answers'> =>
  answers === undefined ? {} : { answers };

/** R-VIC-40: by an Agenda, whatever Loyalty cards say. R-LOY-01: else one Cylon card makes a Cylon. */
export function sideOf(player: GameView['players'][number] | undefined): Side {
  if (player === undefined) return 'human';
  if (player.cylon === 'leader') return 'cylonLeader';
  if (player.cylon === 'sympathetic') return 'sympatheticCylon';
  const cylonCard = player.openLoyalty.some((card) => catalogue.loyalty.get(card)?.kind === 'cylon');
  return player.cylon !== undefined || cylonCard ? 'cylon' : 'human';
}
