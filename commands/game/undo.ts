import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { undoPoints, undoPreview } from '../../src/bot/actions/hosting.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function undoDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('undo'), 'commands.gameUndo').addStringOption(suggested('to', 'commands.undoTo'));
}

/** Shows what would be undone; the button under it does it. */
export async function undo(call: Call, bot: BotContext): Promise<Message> {
  return await undoPreview(bot, call, await findGame(bot, call, undefined), await pointOf(call, bot));
}

/** A moment as it was suggested, or as its name was typed. */
async function pointOf(call: Call, bot: BotContext): Promise<string | undefined> {
  const given = call.options.text('to')?.trim();
  if (given === undefined || given === '') return undefined;
  const points = await undoPoints(bot, call, await findGame(bot, call, undefined));
  return (
    points.find(({ name, value }) => value === given || name.toLowerCase() === given.toLowerCase())?.value ?? given
  );
}

export async function completeUndo(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  return suggestNames(await undoPoints(bot, call, await findGame(bot, call, undefined)), call.focused.value);
}
