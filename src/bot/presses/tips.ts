import type { Outcome } from '../respond.ts';
import type { Caller, Desk } from '../types.ts';

/** The learner wants no more tips. */
export async function stopTips(desk: Desk, caller: Caller, gameId: string): Promise<Outcome> {
  const { id } = await desk.gameOf(caller, gameId);
  await desk.app.tutorial.stopTips(id, caller.person.id);
  return { kind: 'whisper', message: { content: caller.say('tutorial.stopped') } };
}
