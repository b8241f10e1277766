import type { Command } from '../src/bot/types.ts';
import { create, createDefinition } from './game/create.ts';
import { completeKeep, keep, keepDefinition } from './game/keep.ts';
import { board, log, logDefinition, status } from './game/look.ts';
import { exportGame, replay, replayDefinition } from './game/records.ts';
import { completeRevive, revive, reviveDefinition } from './game/revive.ts';
import { completeSchedule, schedule, scheduleDefinition } from './game/schedule.ts';
import { completeJoin, join, joinDefinition, leave, rematch, start, startDefinition } from './game/seats.ts';
import { spectators, spectatorsDefinition } from './game/spectators.ts';
import { tutorial, tutorialDefinition } from './game/tutorial.ts';
import { completeUndo, undo, undoDefinition } from './game/undo.ts';
import { channelCommand, described } from './shared/definitions.ts';
import { bySubcommand, suggestedBySubcommand } from './shared/subcommands.ts';

/** `/game`: the commands for anyone at the table. Those for its host alone are in `/host`. */
export const game: Command = {
  definition: channelCommand('game', 'commands.game')
    .addSubcommand(createDefinition)
    .addSubcommand(tutorialDefinition)
    .addSubcommand(joinDefinition)
    .addSubcommand((sub) => described(sub.setName('rematch'), 'commands.gameRematch'))
    .addSubcommand((sub) => described(sub.setName('leave'), 'commands.gameLeave'))
    .addSubcommand(keepDefinition)
    .addSubcommand(startDefinition)
    .addSubcommand((sub) => described(sub.setName('status'), 'commands.gameStatus'))
    .addSubcommand((sub) => described(sub.setName('board'), 'commands.gameBoard'))
    .addSubcommand(logDefinition)
    .addSubcommand(undoDefinition)
    .addSubcommand(scheduleDefinition)
    .addSubcommand(spectatorsDefinition)
    .addSubcommand(replayDefinition)
    .addSubcommand((sub) => described(sub.setName('export'), 'commands.gameExport'))
    .addSubcommand(reviveDefinition)
    .toJSON(),
  run: bySubcommand({
    create,
    tutorial,
    join,
    leave,
    rematch,
    keep,
    start,
    status,
    board,
    log,
    undo,
    schedule,
    spectators,
    replay,
    export: exportGame,
    revive,
  }),
  // Pictures of the board take a while.
  slow: ({ options }) => options.subcommand === 'board' || options.subcommand === 'replay',
  complete: suggestedBySubcommand({
    schedule: completeSchedule,
    join: completeJoin,
    keep: completeKeep,
    revive: completeRevive,
    undo: completeUndo,
  }),
};
