import { z } from 'zod';
import type { GameId, GameRecord } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { readGuildSettings } from '../guild/settings.ts';
import { findLobby, mayAdminister } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { readSetup, writeSetup } from '../../model/lobby/stored.ts';
import { understood } from '../../core/understood.ts';

/** How long the members of a role are left in peace after an invitation: in milliseconds. */
const PEACE = 60 * 60_000;
const MINUTE = 60_000;
const KEY = 'invitedAt';

/**
 * Calls the role that managers of the guild have named to a lobby. Once a lobby, and at most once an hour in a guild.
 * Throws `notAllowed`, `notInLobby`, `cannotInvite`.
 */
export async function invite(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const { store, now } = context;
  const game = await findLobby(context, gameId);
  mayAdminister(game, person);
  const { inviteRole } = await readGuildSettings(store.settings, game.guildId);
  if (inviteRole === undefined)
    throw new AppError(
      'cannotInvite',
      (say) => say('invite.noRole'),
      (say) => say('invite.noRoleHint'),
    );
  const setup = await readSetup(store.settings, gameId);
  if (setup.invited === true)
    throw new AppError(
      'cannotInvite',
      (say) => say('invite.already'),
      (say) => say('invite.alreadyHint'),
    );
  const scope = `guild:${game.guildId}`;
  const last = understood(z.number(), await store.settings.get(scope, KEY));
  // One that is to come was sent while the clock was ahead.
  const left = last === undefined || last > now() ? 0 : last + PEACE - now();
  if (left > 0)
    throw new AppError(
      'cannotInvite',
      (say) => say('invite.tooSoon', { count: Math.ceil(left / MINUTE) }),
      (say) => say('invite.tooSoonHint'),
    );
  await store.settings.set(scope, KEY, now());
  await writeSetup(store.settings, gameId, { ...setup, invited: true });
  return await store.commit({
    gameId,
    revision: game.revision,
    at: now(),
    messages: toChannel(game, [
      { kind: 'notice', notice: { kind: 'invited', by: person.name, roleId: inviteRole } },
      { kind: 'lobby' },
    ]),
  });
}
