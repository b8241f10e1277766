import type { GameRecord, Seat, TakingOver } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import type { Message, Names, ComponentRow } from '../types.ts';

/**
 * Tells a person the result of their wish to play on for an automatic player; if several could be meant, with a button
 * for each seat.
 */
export function takingOverMessage(game: Pick<GameRecord, 'id'>, done: TakingOver, labels: Names, say: Say): Message {
  if (done.kind === 'choose')
    return { content: say('takeOver.which'), components: seatButtons(game, done.seats, labels, say) };
  const seat = done.seat + 1;
  if (done.kind === 'taken') return { content: say('takeOver.taken', { seat }), components: [] };
  return { content: say(done.again ? 'takeOver.askedAgain' : 'takeOver.asked', { seat }), components: [] };
}

function seatButtons(
  { id }: Pick<GameRecord, 'id'>,
  seats: ReadonlyArray<Seat>,
  labels: Names,
  say: Say,
): ReadonlyArray<ComponentRow> {
  return buttonRows(
    seats.map((seat) =>
      button(
        { kind: 'seat', game: id, deed: 'ask', about: `${seat}` },
        say('takeOver.seat', { seat: seat + 1, player: labels.seat(seat) }),
      ),
    ),
  );
}

/** Returns the button for those who come to a running game. */
export function takeOverButton({ id }: Pick<GameRecord, 'id'>, say: Say): ReadonlyArray<ComponentRow> {
  return buttonRows([button({ kind: 'seat', game: id, deed: 'ask', about: '' }, say('takeOver.button'))]);
}
