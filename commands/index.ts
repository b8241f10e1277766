import type { Command } from '../src/bot/types.ts';
import { action } from './action.ts';
import { away } from './away.ts';
import { back } from './back.ts';
import { card } from './card.ts';
import { character } from './character.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { hand } from './hand.ts';
import { helpAbout } from './help.ts';
import { hint } from './hint.ts';
import { host } from './host.ts';
import { location } from './location.ts';
import { log } from './log.ts';
import { me } from './me.ts';
import { move } from './move.ts';
import { note } from './note.ts';
import { orders } from './orders.ts';
import { pass } from './pass.ts';
import { play } from './play.ts';
import { poll } from './poll.ts';
import { rule } from './rule.ts';
import { stats } from './stats.ts';
import { status } from './status.ts';
import { settings } from './settings.ts';
import { readReleases } from '../src/bot/changelog.ts';

/** Every slash command. */
export const commands: ReadonlyArray<Command> = [
  game,
  host,
  move,
  action,
  play,
  check,
  choose,
  pass,
  hand,
  hint,
  games,
  status,
  log,
  orders,
  note,
  poll,
  away,
  back,
  me,
  helpAbout(() => commands, readReleases()),
  card,
  character,
  location,
  rule,
  stats,
  settings,
];
