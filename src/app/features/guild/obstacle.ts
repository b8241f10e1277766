import type { ChannelId } from '../../../store/records.ts';
import type { Transaction } from '../../../store/types.ts';
import { AppError } from '../../core/error.ts';
import { isAdministrator } from '../../core/lookUp.ts';
import type { Person } from '../../core/person.ts';
import { isListed, readGuildSettings } from './settings.ts';

/** The place of a new game, and its host. */
export interface NewGamePlace {
  readonly guildId: string;
  readonly channelId: ChannelId;
  /** The parent channel, if that channel is a thread. */
  readonly parentId?: ChannelId | undefined;
  readonly host: Person;
}

/** A reason why a guild's settings forbid a new game. */
export type Obstacle =
  | { readonly kind: 'managersOnly' }
  | { readonly kind: 'roleOnly'; readonly roleId: string }
  | { readonly kind: 'elsewhere'; readonly channels: ReadonlyArray<ChannelId> }
  | { readonly kind: 'tooMany'; readonly most: number };

/** Managers may open games where others may not; the places and the number of games bind them, too. */
export async function obstacleTo(
  store: Transaction,
  { guildId, channelId, parentId, host }: NewGamePlace,
): Promise<Obstacle | undefined> {
  const settings = await readGuildSettings(store.settings, guildId);
  const { creators, channels, mostGames } = settings;
  const manager = isAdministrator({ guildId }, host);
  if (creators.kind === 'managers' && !manager) return { kind: 'managersOnly' };
  if (creators.kind === 'role' && !manager && host.roles?.includes(creators.roleId) !== true)
    return { kind: 'roleOnly', roleId: creators.roleId };
  if (!isListed(settings, { channelId, parentId })) return { kind: 'elsewhere', channels };
  const open = (await store.games({ guildId, statuses: ['lobby', 'running'] })).length;
  return open >= mostGames ? { kind: 'tooMany', most: mostGames } : undefined;
}

/** Throws `notAllowed`, `notHere` or `tooManyGames` if there is an obstacle. */
export async function mayOpen(store: Transaction, opening: NewGamePlace): Promise<void> {
  const obstacle = await obstacleTo(store, opening);
  switch (obstacle?.kind) {
    case undefined:
      return;
    case 'managersOnly':
      throw new AppError(
        'notAllowed',
        (say) => say('errors.managersOpen'),
        (say) => say('errors.askManager'),
      );
    case 'roleOnly':
      throw new AppError(
        'notAllowed',
        (say) => say('errors.roleOpens'),
        (say) => say('errors.askManager'),
      );
    case 'elsewhere':
      throw new AppError(
        'notHere',
        (say) => say('errors.notHere'),
        (say) => say('errors.askManager'),
      );
    case 'tooMany':
      throw new AppError(
        'tooManyGames',
        (say) => say('errors.tooManyGames', { count: obstacle.most }),
        (say) => say('errors.tooManyGamesHint'),
      );
  }
}
