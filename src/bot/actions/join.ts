import type { App, Seat } from '../../app/types.ts';
import { takingOverMessage } from '../messages/takeOver.ts';
import { labelNames } from '../names.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import type { Wording } from '../wording.ts';

interface JoinParts {
  readonly app: App;
  readonly words: Wording;
}

/** A seat of a lobby, or in a running game that of an automatic player. */
export async function joined(
  { app, words }: JoinParts,
  { person, say }: Caller,
  game: CastGame,
  seat?: Seat,
): Promise<Message> {
  if (game.status === 'running')
    return takingOverMessage(game, await app.takeOver.ask(game.id, person, seat), labelNames(game, words), say);
  await app.join(game.id, person);
  return { content: say('replies.joined', { game: game.id }) };
}

/** Whether someone who does not play could play on for an automatic player. */
export function canPlayOn({ takeOver }: App, game: CastGame, { person }: Pick<Caller, 'person'>): boolean {
  const plays = game.seats.some(
    (holder) => (holder.kind === 'user' && holder.userId === person.id) || holder.standsInFor?.userId === person.id,
  );
  return !plays && takeOver.seats(game).length > 0;
}
