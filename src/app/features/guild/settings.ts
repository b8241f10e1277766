import { z } from 'zod';
import { locales } from '../../../words/index.ts';
import type { Locale } from '../../../words/index.ts';
import type { Settings } from '../../../store/types.ts';
import { AppError } from '../../core/error.ts';
import { understood } from '../../core/understood.ts';
import { defined } from '../../../values/defined.ts';

export const gameHomes = ['here', 'thread'] as const;
/** The place of a new game: the channel in which it was asked for, or a public thread of its own there. */
export type GameHome = (typeof gameHomes)[number];

export const channelPictures = ['glance', 'whole'] as const;
/** The picture in a game's channel after each phase: the essentials in large letters, or the whole board. */
export type ChannelPicture = (typeof channelPictures)[number];

export const privatePlaces = ['direct', 'threads'] as const;
/** The place where players are told their secrets: direct messages, or a private thread each beside the game. */
export type PrivatePlace = (typeof privatePlaces)[number];

const creators = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('managers') }),
  z.strictObject({ kind: z.literal('role'), roleId: z.string().min(1) }),
]);

/** Most channels: as many as one Discord menu takes. */
export const channelsAtMost = 25;
export const gamesAtMost = 100;

const schema = z.strictObject({
  creators,
  channels: z.array(z.string().min(1)).max(channelsAtMost),
  mostGames: z.int().min(1).max(gamesAtMost),
  home: z.enum(gameHomes),
  picture: z.enum(channelPictures),
  privately: z.enum(privatePlaces),
  privatelyBy: z.string().exactOptional(),
  inviteRole: z.string().min(1).exactOptional(),
  language: z.enum(['discord', ...locales]),
});

/** Stored settings: another version may have left something out. */
const storedSchema = schema.partial();

/** The people who may open a game. Managers of the server always may. */
export type Creators = Readonly<z.infer<typeof creators>>;

/** The decisions of a guild's managers about games there. */
export interface GuildSettings {
  readonly creators: Creators;
  /** Games are opened only in these and in their threads; none: anywhere. */
  readonly channels: ReadonlyArray<string>;
  /** Lobbies and running games at once. */
  readonly mostGames: number;
  readonly home: GameHome;
  readonly picture: ChannelPicture;
  readonly privately: PrivatePlace;
  /** The manager who chose `privately`, if anyone did: they are told if it can't be done. */
  readonly privatelyBy?: string;
  /** The role that hosts may call to their lobbies; none: no one is called. */
  readonly inviteRole?: string;
  /** The public language of the guild's channels; `discord`: the server's language on Discord. */
  readonly language: Locale | 'discord';
}

export const defaultGuildSettings: GuildSettings = {
  creators: { kind: 'everyone' },
  channels: [],
  mostGames: 20,
  home: 'here',
  picture: 'glance',
  privately: 'direct',
  language: 'discord',
};

const key = 'games';

/** Returns the settings key of a guild. */
export const guildKey = (guildId: string): readonly [scope: string, key: string] => [`guild:${guildId}`, key];

/**
 * Returns the guild's settings, with defaults for the rest. Throws `badSettings` if the stored settings can't be
 * understood.
 */
export async function readGuildSettings(settings: Settings, guildId: string): Promise<GuildSettings> {
  const data = decidedIn(await settings.get(...guildKey(guildId)));
  if (data === undefined)
    throw new AppError(
      'badSettings',
      (say) => say('errors.badSettings'),
      (say) => say('errors.badSettingsHint'),
    );
  const { creators: who = defaultGuildSettings.creators, channels = defaultGuildSettings.channels } = data;
  return {
    creators: who,
    channels,
    mostGames: data.mostGames ?? defaultGuildSettings.mostGames,
    home: data.home ?? defaultGuildSettings.home,
    picture: data.picture ?? defaultGuildSettings.picture,
    privately: data.privately ?? defaultGuildSettings.privately,
    language: data.language ?? defaultGuildSettings.language,
    ...defined({ privatelyBy: data.privatelyBy, inviteRole: data.inviteRole }),
  };
}

function decidedIn(found: unknown) {
  return understood(storedSchema, found ?? {});
}

/** Whether hosts may call a role; not where what is stored can't be understood. */
export async function namesRole(settings: Settings, guildId: string): Promise<boolean> {
  return decidedIn(await settings.get(...guildKey(guildId)))?.inviteRole !== undefined;
}

/** Returns the public language of the guild, if one was chosen and can be understood. */
export function languageIn(found: unknown): Locale | undefined {
  const language = decidedIn(found)?.language;
  return language === 'discord' ? undefined : language;
}

/** Throws `badSettings` for values that no manager may choose. */
export async function writeGuildSettings(settings: Settings, guildId: string, changed: GuildSettings): Promise<void> {
  const { success } = schema.safeParse(changed);
  if (!success)
    throw new AppError('badSettings', (say) =>
      say('errors.wrongSettings', { channels: channelsAtMost, games: gamesAtMost }),
    );
  await settings.set(...guildKey(guildId), changed);
}

/** Whether games may be opened in a channel, or in a thread of one (`parentId`). */
export function isListed(
  { channels }: Pick<GuildSettings, 'channels'>,
  { channelId, parentId }: { readonly channelId: string; readonly parentId?: string | undefined },
): boolean {
  return (
    channels.length === 0 || channels.includes(channelId) || (parentId !== undefined && channels.includes(parentId))
  );
}

export async function clearGuildSettings(settings: Settings, guildId: string): Promise<void> {
  await settings.clear(...guildKey(guildId));
}
