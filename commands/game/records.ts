import type { Call, Desk, Message } from '../../src/bot/types.ts';

export async function exportGame(call: Call, desk: Desk): Promise<Message> {
  return await desk.care.exported(call, await desk.gameOf(call));
}
