import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import type { Failure, Pending } from '../state/interactions.ts';
import { botOf, nameOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { UsedLine } from './HeadLine.tsx';

/** Commands on their way: being sent, thought about, or failed. */
export function Unfinished({ channel }: { channel: TableChannel }): JSX.Element {
  const { interactions } = useWorld();
  const { id } = channel.channel;
  const sending = interactions.pending.filter((one) => one.channelId === id && one.origin.kind === 'command');
  const thinking = interactions.thinking.filter((one) => one.channelId === id);
  const failures = interactions.failures.filter((one) => one.channelId === id && one.messageId === undefined);
  return (
    <>
      {thinking.map((one) => (
        <BotLine key={one.interactionId} label={one.label} ephemeral={one.ephemeral}>
          <Thinking />
        </BotLine>
      ))}
      {sending.map((one) => (
        <BotLine key={one.key} label={labelOf(one)} ephemeral={false}>
          <span class="dim">Sending command…</span>
        </BotLine>
      ))}
      {failures.map((failure) => (
        <FailureLine key={failure.key} failure={failure} />
      ))}
    </>
  );
}

export function Thinking(): JSX.Element {
  return <span class="thinking"><span class="dots" aria-hidden="true"><i /><i /><i /></span> is thinking…</span>;
}

const labelOf = ({ origin }: Pending): string | undefined => (origin.kind === 'command' ? origin.label : undefined);

interface LineProps {
  readonly label: string | undefined;
  readonly ephemeral: boolean;
  readonly children: JSX.Element;
}

function BotLine({ label, ephemeral, children }: LineProps): JSX.Element {
  const world = useWorld();
  const bot = botOf(world);
  const name = bot === undefined ? 'Bot' : nameOf(world, bot);
  return (
    <article class={`message headed${ephemeral ? ' ephemeral' : ''}`}>
      {label !== undefined && <UsedLine label={label} user={world.me.user} />}
      <div class="message-side">{bot !== undefined && <Avatar user={bot} name={name} size={40} />}</div>
      <div class="message-main">
        <div class="message-head"><span class="author">{name}</span><span class="tag">APP</span></div>
        {children}
        {ephemeral && <EphemeralNote onDismiss={undefined} />}
      </div>
    </article>
  );
}

function FailureLine({ failure }: { failure: Failure }): JSX.Element {
  const { deeds } = usePage();
  return (
    <article class="message ephemeral failure">
      <div class="message-side" />
      <div class="message-main">
        {failure.label !== undefined && <div class="dim">You used <span class="mention">{failure.label}</span></div>}
        <FailureWords reason={failure.reason} />
        <EphemeralNote onDismiss={() => deeds.dismissFailure(failure.key)} />
      </div>
    </article>
  );
}

/** Discord says only the first sentence; the practice table also knows why. */
export function FailureWords({ reason }: { reason: string }): JSX.Element {
  return <div class="failure-words" role="alert">This interaction failed. <span class="dim">{reason}</span></div>;
}

/** Under what nobody else sees. */
export function EphemeralNote({ onDismiss }: { onDismiss: (() => void) | undefined }): JSX.Element {
  return (
    <div class="ephemeral-note">
      <Icon name="eye" size={16} /> Only you can see this
      {onDismiss !== undefined && <> · <button type="button" class="link" onClick={onDismiss}>Dismiss message</button></>}
    </div>
  );
}
