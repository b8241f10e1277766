import type { JSX } from 'preact';
import { useAppsTarget } from '../apps/useAppsTarget.ts';
import { typedName } from '../slash/localized.ts';
import { goTo } from '../state/app.ts';
import { channelById, channelName, nameOf, userOf } from '../state/names.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Sentence } from '../words/Sentence.tsx';

export function UserMention({ id }: { id: string }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const user = userOf(world, id);
  const me = world.me.user.id === id ? ' mention-me' : '';
  const onMenu = useAppsTarget('person', id);
  const name = user === undefined ? say('page.messages.unknownPerson') : nameOf(world, user);
  return (
    <span class={`mention${me}`} onContextMenu={onMenu}>
      @{name}
    </span>
  );
}

export function RoleMention({ id }: { id: string }): JSX.Element {
  const say = useSay();
  const { roles, guild, me } = useWorld();
  const name = roles.find((role) => role.id === id)?.name ?? say('page.messages.unknownRole');
  const mine = id === guild.id || me.roles.includes(id) ? ' mention-me' : '';
  // The name of @everyone has its sign already.
  return <span class={`mention${mine}`}>{name.startsWith('@') ? name : `@${name}`}</span>;
}

/** A channel of the guild, or a message in it; a click goes there. */
export function ChannelMention({ id, messageId }: { id: string; messageId?: string | undefined }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const { store } = usePage();
  const channel = channelById(world, id);
  if (channel === undefined) return <span class="mention">#{say('page.messages.unknownChannel')}</span>;
  const go = (): void => store.update((state) => goTo(state, { channelId: id, messageId }));
  const sign = channel.kind === 'dm' ? '@' : channel.kind === 'thread' ? <Icon name="thread" size={14} /> : '#';
  const place = (
    <>
      {sign}
      {channelName(world, channel)}
    </>
  );
  return (
    <button type="button" class="mention" onClick={go}>
      {messageId === undefined ? place : <Sentence of={(put) => say('page.messages.inPlace', { place: put(place) })} />}
    </button>
  );
}

/** A slash command in a text; a click puts it into the typing box. */
export function CommandMention({ path }: { path: string }): JSX.Element {
  const { store } = usePage();
  const { locale } = useSay();
  const { commands } = useWorld();
  const insert = (): void =>
    store.update((state) => ({ ...state, inserted: { path, nonce: (state.inserted?.nonce ?? 0) + 1 } }));
  return (
    <button type="button" class="mention" onClick={insert}>
      /{typedName(commands, path, locale)}
    </button>
  );
}
