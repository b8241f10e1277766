import type { JSX } from 'preact';
import type { TableChannel } from '../../../contract.ts';
import type { FailedInteraction, Pending } from '../state/interactions.ts';
import { botOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Sentence } from '../words/Sentence.tsx';
import { UsedLine } from './HeadLine.tsx';

/** Commands on their way: being sent, thought about, or failed. */
export function Unfinished({ channel }: { channel: TableChannel }): JSX.Element {
  const say = useSay();
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
          <span class="dim">{say('page.messages.sending')}</span>
        </BotLine>
      ))}
      {failures.map((failure) => (
        <FailureLine key={failure.key} failure={failure} />
      ))}
    </>
  );
}

export function Thinking(): JSX.Element {
  const say = useSay();
  return (
    <span class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>{' '}
      {say('page.messages.thinking')}
    </span>
  );
}

const labelOf = ({ origin }: Pending): string | undefined => (origin.kind === 'command' ? origin.label : undefined);

interface LineProps {
  readonly label: string | undefined;
  readonly ephemeral: boolean;
  readonly children: JSX.Element;
}

function BotLine({ label, ephemeral, children }: LineProps): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const bot = botOf(world);
  const name = world.guild.botName;
  return (
    <article class={`message headed${ephemeral ? ' ephemeral' : ''}`}>
      {label !== undefined && <UsedLine label={label} user={world.me.user} />}
      <div class="message-side">{bot !== undefined && <Avatar user={bot} name={name} size={40} />}</div>
      <div class="message-main">
        <div class="message-head">
          <span class="author">{name}</span>
          <span class="tag">{say('page.messages.app')}</span>
        </div>
        {children}
        {ephemeral && <EphemeralNote onDismiss={undefined} />}
      </div>
    </article>
  );
}

function FailureLine({ failure }: { failure: FailedInteraction }): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const command = <span class="mention">{failure.label}</span>;
  return (
    <article class="message ephemeral failure">
      <div class="message-side" />
      <div class="message-main">
        {failure.label !== undefined && (
          <div class="dim">
            <Sentence of={(put) => say('page.messages.youUsed', { command: put(command) })} />
          </div>
        )}
        <FailureWords reason={failure.reason} />
        <EphemeralNote onDismiss={() => deeds.dismissFailure(failure.key)} />
      </div>
    </article>
  );
}

/** Discord says only the first sentence; the practice table also knows why. */
export function FailureWords({ reason }: { reason: string }): JSX.Element {
  const say = useSay();
  return (
    <div class="failure-words" role="alert">
      {say('page.messages.failed')} <span class="dim">{reason}</span>
    </div>
  );
}

/** Under what no one else sees. */
export function EphemeralNote({ onDismiss }: { onDismiss: (() => void) | undefined }): JSX.Element {
  const say = useSay();
  return (
    <div class="ephemeral-note">
      <Icon name="eye" size={16} /> {say('page.messages.onlyYou')}
      {onDismiss !== undefined && (
        <>
          {' '}
          ·{' '}
          <button type="button" class="link" onClick={onDismiss}>
            {say('page.messages.dismiss')}
          </button>
        </>
      )}
    </div>
  );
}
