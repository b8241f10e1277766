import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function reviveDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('revive'), 'commands.gameRevive').addStringOption(
    suggested('game', 'commands.reviveGame'),
  );
}

/** Revives an archived game of this channel. */
export async function revive(call: Call, bot: BotContext): Promise<Message> {
  const named = call.options.text('game');
  const id = named === undefined ? await onlyOne(call, bot) : (await findGame(bot, call, named)).id;
  await bot.app.pace.revive(id, call.person);
  return { content: call.say('pace.revived', { game: id }) };
}

async function onlyOne({ channelId }: Call, { app }: BotContext): Promise<string> {
  const games = await app.pace.archivedIn(channelId);
  const [only, ...others] = games;
  if (only === undefined)
    throw new Refusal(
      'notArchived',
      (say) => say('pace.notArchivedHere'),
      (say) => say('pace.notArchivedHereHint'),
    );
  if (others.length > 0)
    throw new Refusal(
      'notArchived',
      (say) => say('pace.severalArchived'),
      (say) =>
        say('pace.severalArchivedHint', {
          games: games
            .slice(0, 10)
            .map((game) => game.id)
            .join(', '),
        }),
    );
  return only.id;
}

export async function completeRevive(
  { channelId, focused }: Completion,
  { app }: BotContext,
): Promise<ReadonlyArray<Suggestion>> {
  const games = await app.pace.archivedIn(channelId);
  return suggestNames(
    games.map(({ id }) => ({ name: id, value: id })),
    focused.value,
  );
}
