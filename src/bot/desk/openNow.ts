import { commandFor } from '../../../commands/shared/topics.ts';
import type { App, Decision, GameRecord, Seat, UserId } from '../../app/types.ts';
import { textNames } from '../names.ts';
import type { CastGame, Words } from '../types.ts';

/** The seat of a person, if they have one. */
export function seatOf(game: GameRecord, userId: UserId): Seat | undefined {
  const seat = game.seats.findIndex((holder) => holder.kind === 'user' && holder.userId === userId);
  return seat < 0 ? undefined : seat;
}

/** What a person could do in this game now, in one sentence. */
export async function openNow(app: App, words: Words, game: CastGame, userId: UserId): Promise<string> {
  switch (game.status) {
    case 'lobby': return `The game ${game.id} has not begun: \`/game join\` takes a seat, \`/game start\` begins.`;
    case 'over': return 'The game is over; `/game create` opens a new one.';
    case 'abandoned': return 'The game was abandoned; `/game create` opens a new one.';
    case 'running': return await openInPlay(app, words, game, userId);
  }
}

async function openInPlay(app: App, words: Words, game: CastGame, userId: UserId): Promise<string> {
  const decisions = seatOf(game, userId) === undefined ? [] : await app.openDecisions(game.id, userId);
  if (decisions.length > 0) return openForYou(game, decisions, words);
  const view = await app.viewFor(game.id, 'public');
  const names = textNames(game, words);
  const waiting = [...new Set(view.waitingFor.map(({ seat }) => names.seat(seat)))];
  if (waiting.length === 0) return 'Nothing is open for you: the game goes on when everybody who may react has decided.';
  return `Nothing is open for you: the game waits for ${waiting.join(' and ')}.`;
}

/** «Open for you: … (`/move`)». */
export function openForYou(game: CastGame, decisions: ReadonlyArray<Decision>, words: Words): string {
  const names = textNames(game, words);
  return `Open for you: ${decisions.map((decision) => `${words.decision(decision, names).title} (\`/${commandFor(decision)}\`)`).join(' ')}`;
}
