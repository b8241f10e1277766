import { Refusal } from '../refusal.ts';
import { isOrganiser } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { nowHint } from '../messages/openNow.ts';
import type { TurnParts } from './turn.ts';

/** Asks whether a game is really to be ended; refuses at once if the caller may not. */
export async function confirmAbandon(parts: TurnParts, game: CastGame, caller: Caller): Promise<Message> {
  const { person, say } = caller;
  if (game.status !== 'lobby' && game.status !== 'running')
    throw new Refusal('notRunning', () => say('refusals.nothingToAbandon'), await nowHint(parts, game, caller));
  if (!isOrganiser(game, person))
    throw new Refusal('notAllowed', () => say('refusals.mayNotAbandon'), await nowHint(parts, game, caller));
  return {
    content: say('replies.confirmAbandon', { game: game.id, players: game.seats.length }),
    components: buttonRows([
      button({ kind: 'abandon', game: game.id, status: game.status }, say('replies.abandon'), 'danger'),
      button({ kind: 'keep', game: game.id }, say('replies.keepPlaying')),
    ]),
  };
}
