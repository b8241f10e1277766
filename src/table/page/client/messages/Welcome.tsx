import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import { CommandMention } from '../markdown/Mention.tsx';
import { entriesFor } from '../slash/entries.ts';
import { channelName } from '../state/names.ts';
import { useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Sentence } from '../words/Sentence.tsx';

/** The beginning of a channel; for a newcomer, what to type first. */
export function Welcome({ channel }: { channel: TableChannel }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const name = channelName(world, channel);
  if (channel.kind === 'dm') {
    return (
      <Head icon="at" title={name}>
        {say('page.messages.directBegins', { name })}
      </Head>
    );
  }
  const thread = channel.kind === 'thread';
  return (
    <Head icon={thread ? 'thread' : 'hash'} title={thread ? name : say('page.messages.welcome', { name })}>
      {thread ? say('page.messages.threadBegins') : say('page.messages.channelBegins', { name })}
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
      <span class="welcome-sign">
        <Icon name={icon} size={40} />
      </span>
      <h3>{title}</h3>
      <p>{children}</p>
    </header>
  );
}

const FIRST_COMMAND = 'game create';
const TUTORIAL = 'game tutorial';

function Hint(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const entries = entriesFor(world.commands, world.me, { inDm: false, locale: say.locale });
  const isKnown = (path: string): boolean => entries.some((entry) => entry.path === path);
  return (
    <span class="hint">
      {isKnown(FIRST_COMMAND) ? (
        <Sentence
          of={(put) => say('page.messages.firstCommand', { command: put(<CommandMention path={FIRST_COMMAND} />) })}
        />
      ) : (
        <Sentence of={(put) => say('page.messages.firstSlash', { key: put(<kbd>/</kbd>) })} />
      )}
      {isKnown(TUTORIAL) && (
        <>
          {' '}
          <Sentence
            of={(put) => say('page.messages.tutorialCommand', { command: put(<CommandMention path={TUTORIAL} />) })}
          />
        </>
      )}{' '}
      {say('page.messages.seats')}
    </span>
  );
}
