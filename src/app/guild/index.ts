import type { ChannelId } from '../../store/records.ts';
import { AppError } from '../error.ts';
import { isAdministrator } from '../lookUp.ts';
import type { Context, Guarded } from '../parts.ts';
import type { Person } from '../person.ts';
import { obstacleTo } from './obstacle.ts';
import type { Obstacle, Opening } from './obstacle.ts';
import { clearGuildSettings, readGuildSettings, writeGuildSettings } from './settings.ts';
import type { GuildSettings } from './settings.ts';

export type { Obstacle, Opening } from './obstacle.ts';
export { channelPictures, channelsAtMost, defaultGuildSettings, gameHomes, gamesAtMost, privatePlaces } from './settings.ts';
export type { ChannelPicture, Creators, GameHome, GuildSettings, PrivatePlace } from './settings.ts';

/** What the managers of a guild decide about games there. */
export interface Guild {
  /** Rejects with `badSettings` if what is stored can't be understood; `reset` helps. */
  settings(guildId: string): Promise<GuildSettings>;
  /** For managers of the guild (`administrator`); what is not named stays. Rejects with `notAllowed`, `badSettings`. */
  change(guildId: string, person: Person, change: Partial<GuildSettings>): Promise<GuildSettings>;
  /** Adds a channel to the listed ones or takes it away again. */
  toggleChannel(guildId: string, person: Person, channelId: ChannelId): Promise<GuildSettings>;
  /** Names the role that hosts may call, or, if it is named already, none. */
  toggleInvite(guildId: string, person: Person, roleId: string): Promise<GuildSettings>;
  /** Back to the defaults. */
  reset(guildId: string, person: Person): Promise<GuildSettings>;
  /** Why this person may not open a game there now, if there is a reason. */
  obstacle(opening: Opening): Promise<Obstacle | undefined>;
}

export function createGuild<State>({ store }: Pick<Context<State>, 'store'>, look: Guarded): Guild {
  const { settings } = store;
  const change = (guildId: string, person: Person, changes: Partial<GuildSettings>): GuildSettings => {
    mustManage(guildId, person);
    const by = changes.privately === undefined ? {} : { privatelyBy: person.id };
    const changed = { ...readGuildSettings(settings, guildId), ...changes, ...by };
    writeGuildSettings(settings, guildId, changed);
    return changed;
  };
  return {
    settings: (guildId) => look({ guildId }, () => readGuildSettings(settings, guildId)),
    change: (guildId, person, changes) => look({ guildId, userId: person.id }, () => change(guildId, person, changes)),
    toggleChannel: (guildId, person, channelId) => look({ guildId, userId: person.id, channelId }, () => {
      const { channels } = readGuildSettings(settings, guildId);
      const without = channels.filter((id) => id !== channelId);
      return change(guildId, person, { channels: without.length < channels.length ? without : [...channels, channelId] });
    }),
    toggleInvite: (guildId, person, roleId) => look({ guildId, userId: person.id }, () => {
      mustManage(guildId, person);
      const { inviteRole, ...others } = readGuildSettings(settings, guildId);
      writeGuildSettings(settings, guildId, inviteRole === roleId ? others : { ...others, inviteRole: roleId });
      return readGuildSettings(settings, guildId);
    }),
    reset: (guildId, person) => look({ guildId, userId: person.id }, () => {
      mustManage(guildId, person);
      clearGuildSettings(settings, guildId);
      return readGuildSettings(settings, guildId);
    }),
    obstacle: (opening) => look({ guildId: opening.guildId, channelId: opening.channelId }, () => obstacleTo(store, opening)),
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
