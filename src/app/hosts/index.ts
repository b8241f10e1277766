import type { Doing } from '../pace/index.ts';
import type { Context } from '../parts.ts';
import { auditLog } from './auditLog.ts';
import { deleteGame, deletion } from './deleteGame.ts';
import { exportGame } from './exportGame.ts';
import { pause, resume } from './pause.ts';
import { kick, transfer } from './people.ts';
import { addSpectator, removeSpectator, spectators } from './spectators.ts';
import type { Hosts } from './types.ts';

/** `app.hosts` over the app's parts. */
export function createHosts<State>(context: Context<State>, { look, change }: Pick<Doing, 'look' | 'change'>): Hosts {
  return {
    pause: (gameId, person) => change({ gameId, userId: person.id }, () => pause(context, gameId, person)),
    resume: (gameId, person) => change({ gameId, userId: person.id }, () => resume(context, gameId, person)),
    transfer: (gameId, person, to) => change({ gameId, userId: person.id }, () => transfer(context, gameId, person, to)),
    kick: (gameId, person, userId, by) => change({ gameId, userId: person.id }, () => kick(context, gameId, person, userId, by)),
    addSpectator: (gameId, person, who) => change({ gameId, userId: person.id }, () => addSpectator(context, gameId, person, who)),
    removeSpectator: (gameId, person, who) => change({ gameId, userId: person.id }, () => removeSpectator(context, gameId, person, who)),
    spectators: (gameId) => look({ gameId }, () => spectators(context, gameId)),
    export: (gameId, person) => look({ gameId, userId: person.id }, () => exportGame(context, gameId, person)),
    deletion: (gameId, person) => look({ gameId, userId: person.id }, () => deletion(context, gameId, person)),
    delete: (gameId, person, confirmed) => look({ gameId, userId: person.id }, () => deleteGame(context, gameId, person, confirmed)),
    audit: (gameId, person, guildId, page) => look({ gameId, userId: person.id }, () => auditLog(context, gameId, person, guildId, page)),
  };
}
