import { Refusal } from '../../../commands/shared/refusal.ts';
import { seatOf } from '../desk/openNow.ts';
import { explanation } from '../panel/explain.ts';
import type { Caller, Desk, Message } from '../types.ts';

/** The rule behind a question, for anybody; with help and choices for whoever has to answer it. */
export async function ruleOf(desk: Desk, caller: Caller, gameId: string, decisionId: string): Promise<Message> {
  const { app, words } = desk;
  const { say, person } = caller;
  const game = await desk.gameOf(caller, gameId);
  const playing = game.status === 'running' && seatOf(game, person.id) !== undefined;
  const own = (playing ? await app.openDecisions(game.id, person.id) : []).find(({ id }) => id === decisionId);
  if (own !== undefined) return explanation({ game, asked: { by: 'player', decision: own }, words, say });
  const waiting = game.status === 'running' ? (await app.viewFor(game.id, 'public')).waitingFor : [];
  const open = waiting.find(({ id }) => id === decisionId);
  if (open === undefined) throw new Refusal('alreadyDecided', () => say('refusals.decided'));
  return explanation({ game, asked: { by: 'onlooker', decision: open }, words, say });
}
