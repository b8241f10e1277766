import type { Call, Command, Completion, Desk, Message, Suggestion } from '../src/bot/types.ts';
import { create, createDefinition } from './game/create.ts';
import { here, hereDefinition } from './game/here.ts';
import { board, log, logDefinition, status } from './game/look.ts';
import { options, optionsDefinition } from './game/options.ts';
import { completeRevive, revive, reviveDefinition } from './game/revive.ts';
import { completeSeat, join, leave, replace, replaceDefinition, start, startDefinition } from './game/seats.ts';
import { tutorial, tutorialDefinition } from './game/tutorial.ts';
import { suggestGames } from './shared/answering.ts';
import { auditDefinition, audit, deleteDefinition, deleteGame, exportGame } from './game/records.ts';
import { completeUndo, undo, undoDefinition } from './game/undo.ts';
import { kick, kickDefinition, pause, resume, spectators, spectatorsDefinition, transfer, transferDefinition } from './game/hosting.ts';
import { completeTimers, timers, timersDefinition } from './game/timers.ts';
import { channelCommand, described } from './shared/definitions.ts';
import { Refusal } from './shared/refusal.ts';

export const game: Command = {
  definition: channelCommand('game', 'commands.game')
    .addSubcommand(createDefinition)
    .addSubcommand(tutorialDefinition)
    .addSubcommand(optionsDefinition)
    .addSubcommand((sub) => described(sub.setName('join'), 'commands.gameJoin'))
    .addSubcommand((sub) => described(sub.setName('leave'), 'commands.gameLeave'))
    .addSubcommand(startDefinition)
    .addSubcommand((sub) => described(sub.setName('status'), 'commands.gameStatus'))
    .addSubcommand((sub) => described(sub.setName('board'), 'commands.gameBoard'))
    .addSubcommand(logDefinition)
    .addSubcommand(undoDefinition)
    .addSubcommand((sub) => described(sub.setName('pause'), 'commands.gamePause'))
    .addSubcommand((sub) => described(sub.setName('resume'), 'commands.gameResume'))
    .addSubcommand(transferDefinition)
    .addSubcommand(kickDefinition)
    .addSubcommand(spectatorsDefinition)
    .addSubcommand((sub) => described(sub.setName('export'), 'commands.gameExport'))
    .addSubcommand(deleteDefinition)
    .addSubcommand(auditDefinition)
    .addSubcommand(replaceDefinition)
    .addSubcommand(timersDefinition)
    .addSubcommand(reviveDefinition)
    .addSubcommand((sub) => described(sub.setName('abandon'), 'commands.gameAbandon'))
    .addSubcommand(hereDefinition)
    .toJSON(),
  run,
  // The picture of the board takes a while.
  slow: ({ options }) => options.subcommand === 'board',
  complete,
};

const subcommands: Readonly<Record<string, (call: Call, desk: Desk) => Promise<Message>>> = {
  create,
  tutorial,
  options,
  here,
  join,
  leave,
  start,
  status,
  board,
  log,
  undo,
  replace,
  abandon,
  timers,
  revive,
  pause,
  resume,
  transfer,
  kick,
  spectators,
  export: exportGame,
  delete: deleteGame,
  audit,
};

async function run(call: Call, desk: Desk): Promise<Message> {
  const subcommand = subcommands[call.options.subcommand ?? ''];
  if (subcommand === undefined)
    throw new Refusal(
      'illegalChoice',
      (say) => say('refusals.oldCommand'),
      (say) => say('refusals.oldCommandHint'),
    );
  return await subcommand(call, desk);
}

async function abandon(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  return await desk.confirmAbandon(game, call);
}

async function complete(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  if (call.options.subcommand === 'timers') return completeTimers(call);
  if (call.options.subcommand === 'revive') return await completeRevive(call, desk);
  if (call.options.subcommand === 'undo') return await completeUndo(call, desk);
  if (call.focused.name === 'game') return await suggestGames(call, desk);
  return call.focused.name === 'seat' ? await completeSeat(call, desk) : [];
}
