import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { APIChannelSelectComponent, APIRoleSelectComponent } from 'discord.js';
import { channelsAtMost } from '../../app/types.ts';
import type { GuildSettings } from '../../app/types.ts';
import { ownNames } from '../../words/index.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, menuRow } from '../components.ts';
import { encodePress } from '../customId.ts';
import type { SettingsDeed } from '../press.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, Message, ComponentRow } from '../types.ts';

export interface SettingsPanel {
  readonly settings: GuildSettings;
  /** Lobbies and running games now. */
  readonly open: number;
  /** A line above, such as that something was saved. */
  readonly before?: string;
}

type PanelReader = Pick<Caller, 'say' | 'lackingForThread' | 'lackingForPrivate' | 'parentId' | 'mayMention'>;

/** Shows the managers' decisions about games in their guild, with menus to change them. For one person's eyes. */
export function settingsMessage(
  { settings, open, before }: SettingsPanel,
  { say, lackingForThread, lackingForPrivate, parentId, mayMention }: PanelReader,
): Message {
  const warned = settings.home === 'thread' && parentId === undefined && lackingForThread.length > 0;
  const lines = [
    say('guild.title'),
    ...(before === undefined ? [] : [before]),
    say('guild.creators', { who: creatorsText(settings, say) }),
    say('guild.places', { places: placesText(settings, say) }),
    say('guild.most', { count: settings.mostGames, open }),
    say('guild.home', { home: say(settings.home === 'thread' ? 'guild.homeThread' : 'guild.homeHere') }),
    say('guild.picture', {
      picture: say(settings.picture === 'glance' ? 'guild.pictureGlance' : 'guild.pictureWhole'),
    }),
    say('guild.privately', {
      place: say(settings.privately === 'direct' ? 'guild.privatelyDirect' : 'guild.privatelyThreads'),
    }),
    ...(settings.privately === 'threads' ? threadWarnings(lackingForPrivate, say) : []),
    ...(warned ? [say('guild.warnThread', { permissions: lackingForThread.join(', ') })] : []),
    say('guild.language', {
      language: settings.language === 'discord' ? say('languages.ofDiscord') : ownNames[settings.language],
    }),
    say('guild.invite', {
      role: settings.inviteRole === undefined ? say('guild.inviteNobody') : `<@&${settings.inviteRole}>`,
    }),
    ...(settings.inviteRole !== undefined && !mayMention(settings.inviteRole) ? [say('guild.warnInvite')] : []),
    say('guild.help'),
  ];
  return { content: shorten(lines.join('\n'), limits.content), components: rows(settings, say) };
}

function threadWarnings(lacking: ReadonlyArray<string>, say: Say): ReadonlyArray<string> {
  return [
    say('guild.moderators'),
    ...(lacking.length === 0 ? [] : [say('guild.warnPrivate', { permissions: lacking.join(', ') })]),
  ];
}

/** Shows nothing but a way out, for stored settings that can't be understood. */
export function brokenSettingsMessage(say: Say): Message {
  return {
    content: `${say('guild.broken')} ${say('guild.brokenHint')}`,
    components: buttonRows([button(press('reset'), say('guild.reset'), 'main')]),
  };
}

function creatorsText({ creators }: GuildSettings, say: Say): string {
  switch (creators.kind) {
    case 'everyone':
      return say('guild.everyone');
    case 'managers':
      return say('guild.managers');
    case 'role':
      return say('guild.role', { role: `<@&${creators.roleId}>` });
  }
}

function placesText({ channels }: GuildSettings, say: Say): string {
  return channels.length === 0
    ? say('guild.anywhere')
    : say('guild.listed', { channels: channels.map((id) => `<#${id}>`).join(', ') });
}

function press(deed: SettingsDeed) {
  return { kind: 'settings', deed } as const;
}

const numbers = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100];

function rows(settings: GuildSettings, say: Say): ReadonlyArray<ComponentRow> {
  const { creators, mostGames, home, channels, picture, privately } = settings;
  const offered = numbers.includes(mostGames) ? numbers : [...numbers, mostGames].sort((one, other) => one - other);
  return [
    menuRow(
      press('creators'),
      say('guild.whoMenu'),
      [
        { value: 'everyone', label: say('guild.pickEveryone'), detail: '', picked: creators.kind === 'everyone' },
        { value: 'managers', label: say('guild.pickManagers'), detail: '', picked: creators.kind === 'managers' },
      ],
      1,
      1,
    ),
    inRow(roleMenu(settings, say)),
    inRow(channelMenu(settings, say)),
    menuRow(
      press('most'),
      say('guild.mostMenu'),
      offered.map((number) => ({
        value: `${number}`,
        label: say('guild.games', { count: number }),
        detail: '',
        picked: number === mostGames,
      })),
      1,
      1,
    ),
    ...buttonRows([
      home === 'here' ? button(press('thread'), say('guild.toThread')) : button(press('here'), say('guild.toHere')),
      picture === 'glance'
        ? button(press('whole'), say('guild.toWhole'))
        : button(press('glance'), say('guild.toGlance')),
      privately === 'direct'
        ? button(press('threads'), say('guild.toPrivateThreads'))
        : button(press('direct'), say('guild.toDirect')),
      button(press('anywhere'), say('guild.anywhereButton'), 'plain', channels.length === 0),
      button(press('reset'), say('guild.reset'), 'danger'),
    ]),
  ];
}

function roleMenu({ creators }: GuildSettings, say: Say): APIRoleSelectComponent {
  return {
    type: ComponentType.RoleSelect,
    custom_id: encodePress(press('role')),
    placeholder: say('guild.roleMenu'),
    ...(creators.kind === 'role'
      ? { default_values: [{ id: creators.roleId, type: SelectMenuDefaultValueType.Role }] }
      : {}),
  };
}

function channelMenu({ channels }: GuildSettings, say: Say): APIChannelSelectComponent {
  return {
    type: ComponentType.ChannelSelect,
    custom_id: encodePress(press('channels')),
    placeholder: say('guild.channelMenu'),
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum],
    min_values: 0,
    max_values: channelsAtMost,
    ...(channels.length === 0
      ? {}
      : { default_values: channels.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })) }),
  };
}

function inRow(menu: APIRoleSelectComponent | APIChannelSelectComponent): ComponentRow {
  return { type: ComponentType.ActionRow, components: [menu] };
}
