import type { Call, Command, Message } from '../src/bot/types.ts';
import { here, hereDefinition } from './host/here.ts';
import { hints, hintsDefinition } from './host/hints.ts';
import { language, languageDefinition } from './host/language.ts';
import { kick, kickDefinition, pause, resume, transfer, transferDefinition } from './host/hosting.ts';
import { completeLevel, level, levelDefinition } from './host/level.ts';
import { options, optionsDefinition } from './host/options.ts';
import { audit, auditDefinition, deleteDefinition, deleteNamed } from './host/records.ts';
import { completeSeat, replace, replaceDefinition } from './host/replace.ts';
import { completeSeating, seating, seatingDefinition } from './host/seating.ts';
import { completeTimers, timers, timersDefinition } from './host/timers.ts';
import { suggestGames } from './shared/answering.ts';
import { channelCommand, described } from './shared/definitions.ts';
import { bySubcommand, suggestedBySubcommand } from './shared/subcommands.ts';
import { confirmAbandon } from '../src/bot/actions/abandon.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

/** `/host`: the commands for the host of a game, and for the server's managers. */
export const host: Command = {
  definition: channelCommand('host', 'commands.host')
    .addSubcommand(optionsDefinition)
    .addSubcommand(seatingDefinition)
    .addSubcommand(timersDefinition)
    .addSubcommand(levelDefinition)
    .addSubcommand(hintsDefinition)
    .addSubcommand(languageDefinition)
    .addSubcommand((sub) => described(sub.setName('pause'), 'commands.hostPause'))
    .addSubcommand((sub) => described(sub.setName('resume'), 'commands.hostResume'))
    .addSubcommand(replaceDefinition)
    .addSubcommand(kickDefinition)
    .addSubcommand(transferDefinition)
    .addSubcommand(hereDefinition)
    .addSubcommand(auditDefinition)
    .addSubcommand((sub) => described(sub.setName('abandon'), 'commands.hostAbandon'))
    .addSubcommand(deleteDefinition)
    .toJSON(),
  run: bySubcommand({
    options,
    seating,
    timers,
    level,
    hints,
    language,
    pause,
    resume,
    replace,
    kick,
    transfer,
    here,
    audit,
    abandon,
    delete: deleteNamed,
  }),
  complete: suggestedBySubcommand({
    seating: completeSeating,
    timers: completeTimers,
    level: completeLevel,
    replace: completeSeat,
    here: suggestGames,
    audit: suggestGames,
  }),
};

async function abandon(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  return await confirmAbandon(bot, game, call);
}
