import { z } from 'zod';
import { locales } from '../../../words/index.ts';
import type { Locale } from '../../../words/index.ts';
import type { Settings } from '../../../store/types.ts';
import { AppError } from '../../core/error.ts';
import { understood } from '../../core/understood.ts';
import { defined } from '../../../values/defined.ts';

export const gameHomes = ['here', 'thread'] as const;
/** Where a new game lives: in the channel in which it was asked for, or in a public thread of its own there. */
export type GameHome = (typeof gameHomes)[number];

export const channelPictures = ['glance', 'whole'] as const;
/** What a game's channel sees after each phase: what one has to know in large letters, or the whole board. */
export type ChannelPicture = (typeof channelPictures)[number];

export const privatePlaces = ['direct', 'threads'] as const;
/** Where players are told what no one else may know: by direct message, or each in a private thread beside the game. */
export type PrivatePlace = (typeof privatePlaces)[number];

const creators = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('managers') }),
  z.strictObject({ kind: z.literal('role'), roleId: z.string().min(1) }),
]);

/** As many channels as one menu of Discord takes. */
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

/** What is stored: another version may have left something out. */
const storedSchema = schema.partial();

/** Who may open a game. Managers of the server always may. */
export type Creators = Readonly<z.infer<typeof creators>>;

/** What the managers of a guild have decided about games there. */
export interface GuildSettings {
  readonly creators: Creators;
  /** Games are opened only in these and in their threads; none: anywhere. */
  readonly channels: ReadonlyArray<string>;
  /** Lobbies and running games at once. */
  readonly mostGames: number;
  readonly home: GameHome;
  readonly picture: ChannelPicture;
  readonly privately: PrivatePlace;
  /** Who has decided that, if anyone has: they are told if it can't be done. */
  readonly privatelyBy?: string;
  /** The role that hosts may call to their lobbies; none: no one is called. */
  readonly inviteRole?: string;
  /** What everyone reads in its channels; `discord`: as Discord says of the server. */
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

/** Where it is stored. */
export const guildKey = (guildId: string): readonly [scope: string, key: string] => [`guild:${guildId}`, key];

/** What was decided, with the defaults for the rest. Throws `badSettings` if what is stored can't be understood. */
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

/** What everyone reads there, if that was chosen and can be understood. */
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
