import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import { CommandMention } from '../markdown/Mention.tsx';
import { entriesFor } from '../slash/entries.ts';
import { channelName } from '../state/names.ts';
import { useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** The beginning of a channel; for a newcomer, what to type first. */
export function Welcome({ channel }: { channel: TableChannel }): JSX.Element {
  const world = useWorld();
  const name = channelName(world, channel);
  if (channel.kind === 'dm') {
    return (
      <Head icon="at" title={name}>
        This is the beginning of your direct messages with {name}. Only you can read them.
      </Head>
    );
  }
  const thread = channel.kind === 'thread';
  return (
    <Head icon={thread ? 'thread' : 'hash'} title={thread ? name : `Welcome to #${name}!`}>
      {thread ? 'This is the beginning of the thread.' : `This is the beginning of #${name}.`}
      {channel.messages.length === 0 && <Hint />}
    </Head>
  );
}

function Head({
  icon,
  title,
  children,
}: {
  icon: 'at' | 'thread' | 'hash';
  title: string;
  children: preact.ComponentChildren;
}): JSX.Element {
  return (
    <header class="welcome">
      <span class="welcome-sign"><Icon name={icon} size={40} /></span>
      <h3>{title}</h3>
      <p>{children}</p>
    </header>
  );
}

const FIRST_COMMAND = 'game create';

function Hint(): JSX.Element {
  const world = useWorld();
  const known = entriesFor(world.commands, world.me, false).some((entry) => entry.path === FIRST_COMMAND);
  return (
    <span class="hint">
      {known
        ? <>Type <CommandMention path={FIRST_COMMAND} /> to open a table.</>
        : <>Type <kbd>/</kbd> to see everything the bot can do.</>}
      {' '}Pick another person under «Play as» to take their seat; with «Play all seats» the page becomes whoever is asked.
    </span>
  );
}
