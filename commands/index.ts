import type { Command } from '../src/bot/types.ts';
import { action } from './action.ts';
import { card } from './card.ts';
import { character } from './character.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { game } from './game.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { location } from './location.ts';
import { move } from './move.ts';
import { pass } from './pass.ts';
import { play } from './play.ts';
import { rule } from './rule.ts';

/** Every slash command. */
export const commands: ReadonlyArray<Command> = [game, move, action, play, check, choose, pass, hand, help, card, character, location, rule];
