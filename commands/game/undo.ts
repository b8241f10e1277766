import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Desk, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';

export function undoDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('undo'), 'commands.gameUndo').addStringOption(suggested('to', 'commands.undoTo'));
}

/** Shows what would be taken back; the button under it does it. */
export async function undo(call: Call, desk: Desk): Promise<Message> {
  return await desk.care.undo(call, await desk.gameOf(call), await pointOf(call, desk));
}

/** A moment as it was suggested, or as its name was typed. */
async function pointOf(call: Call, desk: Desk): Promise<string | undefined> {
  const given = call.options.text('to')?.trim();
  if (given === undefined || given === '') return undefined;
  const points = await desk.care.undoPoints(call, await desk.gameOf(call));
  return (
    points.find(({ name, value }) => value === given || name.toLowerCase() === given.toLowerCase())?.value ?? given
  );
}

export async function completeUndo(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  return suggestNames(await desk.care.undoPoints(call, await desk.gameOf(call)), call.focused.value);
}
