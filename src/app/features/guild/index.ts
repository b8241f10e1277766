import type { ChannelId } from '../../../store/records.ts';
import { AppError } from '../../core/error.ts';
import { isAdministrator } from '../../core/lookUp.ts';
import type { Transaction } from '../../../store/types.ts';
import type { Doing } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { obstacleTo } from './obstacle.ts';
import type { Obstacle, NewGamePlace } from './obstacle.ts';
import { clearGuildSettings, readGuildSettings, writeGuildSettings } from './settings.ts';
import type { GuildSettings } from './settings.ts';

export type { Obstacle, NewGamePlace } from './obstacle.ts';
export {
  channelPictures,
  channelsAtMost,
  defaultGuildSettings,
  gameHomes,
  gamesAtMost,
  privatePlaces,
} from './settings.ts';
export type { ChannelPicture, Creators, GameHome, GuildSettings, PrivatePlace } from './settings.ts';

/** The decisions of a guild's managers about games there. */
export interface Guild {
  /** Rejects with `badSettings` if what is stored can't be understood; `reset` helps. */
  settings(guildId: string): Promise<GuildSettings>;
  /**
   * Changes the settings; fields left out stay as they are. For managers of the guild (`administrator`). Rejects with
   * `notAllowed`, `badSettings`.
   */
  change(guildId: string, person: Person, change: Partial<GuildSettings>): Promise<GuildSettings>;
  /** Adds a channel to the listed ones or takes it away again. */
  toggleChannel(guildId: string, person: Person, channelId: ChannelId): Promise<GuildSettings>;
  /** Names the role that hosts may call, or, if it is named already, none. */
  toggleInvite(guildId: string, person: Person, roleId: string): Promise<GuildSettings>;
  /** Back to the defaults. */
  reset(guildId: string, person: Person): Promise<GuildSettings>;
  /** Returns why this person may not open a game there now, if there is a reason. */
  obstacle(opening: NewGamePlace): Promise<Obstacle | undefined>;
}

export function createGuild({ read, look, change }: Doing): Guild {
  const changed = async (
    { settings }: Transaction,
    guildId: string,
    person: Person,
    changes: Partial<GuildSettings>,
  ): Promise<GuildSettings> => {
    const by = changes.privately === undefined ? {} : { privatelyBy: person.id };
    const after = { ...(await readGuildSettings(settings, guildId)), ...changes, ...by };
    await writeGuildSettings(settings, guildId, after);
    return after;
  };
  const managing = (
    guildId: string,
    person: Person,
    work: (store: Transaction) => Promise<GuildSettings>,
  ): Promise<GuildSettings> =>
    change(
      { guildId, userId: person.id },
      async ({ store }) => {
        mustManage(guildId, person);
        return await work(store);
      },
      [`guild:${guildId}`],
    );
  return {
    settings: (guildId) => read({ guildId }, ({ store }) => readGuildSettings(store.settings, guildId)),
    change: (guildId, person, changes) =>
      managing(guildId, person, (store) => changed(store, guildId, person, changes)),
    toggleChannel: (guildId, person, channelId) =>
      managing(guildId, person, async (store) => {
        const { channels } = await readGuildSettings(store.settings, guildId);
        const without = channels.filter((id) => id !== channelId);
        return await changed(store, guildId, person, {
          channels: without.length < channels.length ? without : [...channels, channelId],
        });
      }),
    toggleInvite: (guildId, person, roleId) =>
      managing(guildId, person, async ({ settings }) => {
        const { inviteRole, ...others } = await readGuildSettings(settings, guildId);
        await writeGuildSettings(settings, guildId, inviteRole === roleId ? others : { ...others, inviteRole: roleId });
        return await readGuildSettings(settings, guildId);
      }),
    reset: (guildId, person) =>
      managing(guildId, person, async ({ settings }) => {
        await clearGuildSettings(settings, guildId);
        return await readGuildSettings(settings, guildId);
      }),
    obstacle: (opening) =>
      look({ guildId: opening.guildId, channelId: opening.channelId }, ({ store }) => obstacleTo(store, opening)),
  };
}

function mustManage(guildId: string, person: Person): void {
  if (!isAdministrator({ guildId }, person))
    throw new AppError(
      'notAllowed',
      (say) => say('errors.onlyManagers'),
      (say) => say('errors.askManager'),
    );
}
