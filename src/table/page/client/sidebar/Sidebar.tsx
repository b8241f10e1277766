import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import { currentChannel } from '../state/app.ts';
import { isListed, parentOf } from '../state/names.ts';
import { compareIds } from '../state/snowflake.ts';
import type { ClientWorld } from '../state/world.ts';
import { useApp, useWorld } from '../ui/context.ts';
import { useSay } from '../words/context.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MePanel } from './MePanel.tsx';

/** The guild's channels with their threads, the acting person's inbox, and who that person is. */
export function Sidebar(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const open = useApp(currentChannel)?.channel.id;
  const texts = world.channels.filter((channel) => channel.kind === 'text').toSorted(byPosition);
  const dms = world.channels.filter((channel) => channel.kind === 'dm');
  return (
    <div class="sidebar">
      <header class="guild-head">
        <h1>{world.guild.name}</h1>
      </header>
      <nav class="channels" aria-label={say('page.sidebar.channels')}>
        <h2 class="channels-title">{say('page.sidebar.textChannels')}</h2>
        <ul>
          {texts.map((channel) => (
            <WithThreads key={channel.channel.id} world={world} channel={channel} open={open} />
          ))}
        </ul>
        <h2 class="channels-title">{say('page.sidebar.directMessages')}</h2>
        {dms.length === 0 ? (
          <p class="channels-none">{say('page.sidebar.noSecrets')}</p>
        ) : (
          <ul>
            {dms.map((channel) => (
              <li key={channel.channel.id}>
                <ChannelRow channel={channel} open={open} />
              </li>
            ))}
          </ul>
        )}
      </nav>
      <LanguageSwitch />
      <MePanel />
    </div>
  );
}

function WithThreads({
  world,
  channel,
  open,
}: {
  world: ClientWorld;
  channel: TableChannel;
  open: string | undefined;
}): JSX.Element {
  const threads = world.channels
    .filter((other) => parentOf(other) === channel.channel.id && (isListed(other) || other.channel.id === open))
    .toSorted((a, b) => compareIds(a.channel.id, b.channel.id));
  return (
    <li>
      <ChannelRow channel={channel} open={open} />
      {threads.length > 0 && (
        <ul class="threads">
          {threads.map((thread) => (
            <li key={thread.channel.id}>
              <ChannelRow channel={thread} open={open} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const positionOf = ({ channel }: TableChannel): number => ('position' in channel ? channel.position : 0);

const byPosition = (a: TableChannel, b: TableChannel): number =>
  positionOf(a) - positionOf(b) || compareIds(a.channel.id, b.channel.id);
