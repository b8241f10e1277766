import type { JSX } from 'preact';
import { useAppsTarget } from '../apps/useAppsTarget.ts';
import { goTo } from '../state/app.ts';
import { channelById, channelName, nameOf, userOf } from '../state/names.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

export function UserMention({ id }: { id: string }): JSX.Element {
  const world = useWorld();
  const user = userOf(world, id);
  const me = world.me.user.id === id ? ' mention-me' : '';
  const onMenu = useAppsTarget('person', id);
  return <span class={`mention${me}`} onContextMenu={onMenu}>@{user === undefined ? 'unknown' : nameOf(world, user)}</span>;
}

export function RoleMention({ id }: { id: string }): JSX.Element {
  const { roles, guild, me } = useWorld();
  const name = roles.find((role) => role.id === id)?.name ?? 'unknown role';
  const mine = id === guild.id || me.roles.includes(id) ? ' mention-me' : '';
  // The name of @everyone has its sign already.
  return <span class={`mention${mine}`}>{name.startsWith('@') ? name : `@${name}`}</span>;
}

/** A channel of the guild, or a message in it; a click goes there. */
export function ChannelMention({ id, messageId }: { id: string; messageId?: string | undefined }): JSX.Element {
  const world = useWorld();
  const { store } = usePage();
  const channel = channelById(world, id);
  if (channel === undefined) return <span class="mention">#unknown</span>;
  const go = (): void => store.update((state) => goTo(state, { channelId: id, messageId }));
  const sign = channel.kind === 'dm' ? '@' : channel.kind === 'thread' ? <Icon name="thread" size={14} /> : '#';
  const suffix = messageId === undefined ? '' : ' › message';
  return <button type="button" class="mention" onClick={go}>{sign}{channelName(world, channel)}{suffix}</button>;
}

/** A slash command in a text; a click puts it into the typing box. */
export function CommandMention({ path }: { path: string }): JSX.Element {
  const { store } = usePage();
  const insert = (): void => store.update((state) => ({ ...state, inserted: { path, nonce: (state.inserted?.nonce ?? 0) + 1 } }));
  return <button type="button" class="mention" onClick={insert}>/{path}</button>;
}
