import { achievements } from './achievements.ts';
import { check } from './check.ts';
import { commands } from './commands.ts';
import { ending } from './ending.ts';
import { replay } from './replay.ts';
import { errors } from './errors.ts';
import { games } from './games.ts';
import { guild } from './guild.ts';
import { help } from './help.ts';
import { levels } from './levels.ts';
import { lobby } from './lobby.ts';
import { hint } from './hint.ts';
import { hosts } from './hosts.ts';
import { invite } from './invite.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import { moments } from './moments.ts';
import { notes } from './notes.ts';
import { notices } from './notices.ts';
import { now } from './now.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { pace } from './pace.ts';
import { panel } from './panel.ts';
import { permissions } from './permissions.ts';
import { pictures } from './pictures.ts';
import { privately } from './privately.ts';
import { polls } from './polls.ts';
import { question } from './question.ts';
import { refusals } from './refusals.ts';
import { rematch } from './rematch.ts';
import { replies } from './replies.ts';
import { seating } from './seating.ts';
import { session } from './session.ts';
import { sheet } from './sheet.ts';
import { stats } from './stats.ts';
import { takeOver } from './takeOver.ts';
import { tutorial } from './tutorial.ts';
import { undo } from './undo.ts';

/** English: a section a file. The keys of other languages are checked against these. */
export const en = {
  achievements,
  check,
  commands,
  ending,
  replay,
  errors,
  games,
  guild,
  help,
  hint,
  hosts,
  invite,
  levels,
  lobby,
  log,
  menus,
  moments,
  notes,
  notices,
  now,
  options,
  orders,
  pace,
  panel,
  permissions,
  pictures,
  privately,
  polls,
  question,
  refusals,
  rematch,
  replies,
  seating,
  session,
  sheet,
  stats,
  takeOver,
  tutorial,
  undo,
} as const;
