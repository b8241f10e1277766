/** Flags of programs that play games: the content of the game. */
import { z } from 'zod';
import { defaultOptions } from '../engine/index.ts';
import type { GameOptions } from '../engine/types/options.ts';

/** Returns the schema of a flag without a value; `says`: its line of help. */
export const yes = (says: string) => z.boolean().default(false).describe(says);

export const tableFlags = {
  pegasus: yes('with the Pegasus expansion'),
  'cylon-leader': yes('one player may be a Cylon Leader'),
  'sympathetic-cylon': yes('the Sympathetic Cylon takes the place of the Sympathizer'),
  'new-caprica': yes('the objective New Caprica'),
  'no-sympathizer': yes('without the Sympathizer'),
  exodus: yes('with the Exodus expansion'),
  'personal-goals': yes('with Personal Goals'),
  'final-five': yes('with the Final Five'),
  'cylon-fleet': yes('with the Cylon Fleet board'),
  'ionian-nebula': yes('the objective Ionian Nebula'),
  daybreak: yes('with the Daybreak expansion'),
  'search-for-home': yes('the objective Search for Home'),
};

type TableFlags = Readonly<Record<keyof typeof tableFlags, boolean>>;

function objectiveOf(chosen: TableFlags): GameOptions['objective'] {
  if (chosen['search-for-home']) return 'searchForHome';
  if (chosen['ionian-nebula']) return 'ionianNebula';
  return chosen['new-caprica'] ? 'newCaprica' : 'kobol';
}

/** Returns the options of a game at the table that the flags ask for; it may not be a legal one (`checkOptions`). */
export function optionsOf(chosen: TableFlags & { readonly players: number }): GameOptions {
  return {
    ...defaultOptions,
    players: chosen.players,
    expansions: (['pegasus', 'exodus', 'daybreak'] as const).filter((expansion) => chosen[expansion]),
    objective: objectiveOf(chosen),
    cylonLeader: chosen['cylon-leader'],
    sympatheticCylon: chosen['sympathetic-cylon'],
    noSympathizer: chosen['no-sympathizer'],
    switches: [
      ...(chosen['personal-goals'] ? ['personalGoals'] : []),
      ...(chosen['final-five'] ? ['finalFive'] : []),
      ...(chosen['cylon-fleet'] ? ['cylonFleet'] : []),
    ],
  };
}
