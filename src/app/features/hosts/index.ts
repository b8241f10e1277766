import type { Doing } from '../../core/context.ts';
import { auditLog, mayAuditDeleted } from './auditLog.ts';
import { deleteGame, deletion } from './deleteGame.ts';
import { exportGame } from './exportGame.ts';
import { pause, resume } from './pause.ts';
import { kick, transfer } from './people.ts';
import { addSpectator, removeSpectator, spectators } from './spectators.ts';
import type { Hosts } from './types.ts';

/** `app.hosts` over the app's parts. */
export function createHosts({ read, look, change }: Doing): Hosts {
  return {
    pause: (gameId, person) => change({ gameId, userId: person.id }, (context) => pause(context, gameId, person)),
    resume: (gameId, person) => change({ gameId, userId: person.id }, (context) => resume(context, gameId, person)),
    transfer: (gameId, person, to) =>
      change({ gameId, userId: person.id }, (context) => transfer(context, gameId, person, to)),
    kick: (gameId, person, userId, by) =>
      change({ gameId, userId: person.id }, (context) => kick(context, gameId, person, userId, by)),
    addSpectator: (gameId, person, who) =>
      change({ gameId, userId: person.id }, (context) => addSpectator(context, gameId, person, who)),
    removeSpectator: (gameId, person, who) =>
      change({ gameId, userId: person.id }, (context) => removeSpectator(context, gameId, person, who)),
    spectators: (gameId) => look({ gameId }, (context) => spectators(context, gameId)),
    export: (gameId, person) => change({ gameId, userId: person.id }, (context) => exportGame(context, gameId, person)),
    deletion: (gameId, person) => look({ gameId, userId: person.id }, (context) => deletion(context, gameId, person)),
    delete: (gameId, person, confirmed) =>
      change({ gameId, userId: person.id }, (context) => deleteGame(context, gameId, person, confirmed)),
    audit: (gameId, person, guildId, page) =>
      look({ gameId, userId: person.id }, (context) => auditLog(context, gameId, person, guildId, page)),
    mayAuditDeleted: (gameId, person, guildId) =>
      read({ userId: person.id }, (context) => mayAuditDeleted(context, gameId, person, guildId)),
  };
}
