import type { APIButtonComponent, APIMessage, APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { roleOf } from '../../../questions.ts';
import { BUTTON } from '../discord.ts';
import { jumpOf } from '../markdown/inline.ts';
import { goTo } from '../state/app.ts';
import { usePage, usePending } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Emoji } from '../markdown/Emoji.tsx';

const LOOKS: Readonly<Record<number, string>> = {
  [BUTTON.primary]: 'primary',
  [BUTTON.secondary]: 'secondary',
  [BUTTON.success]: 'success',
  [BUTTON.danger]: 'danger',
};

export function Button({
  button,
  message,
}: {
  button: APIButtonComponent;
  message: APIMessage;
}): JSX.Element | undefined {
  if (button.style === BUTTON.link)
    return (
      <LinkButton url={button.url} label={button.label} emoji={button.emoji} disabled={button.disabled === true} />
    );
  if (!('custom_id' in button)) return undefined;
  return <PressButton button={button} message={message} />;
}

type Pressable = Extract<APIButtonComponent, { custom_id: string }>;

function PressButton({ button, message }: { button: Pressable; message: APIMessage }): JSX.Element {
  const { deeds } = usePage();
  const pending = usePending(message.id);
  const mine = pending === button.custom_id;
  const press = (): void => {
    if (!mine) deeds.press({ channelId: message.channel_id, messageId: message.id, customId: button.custom_id });
  };
  return (
    <button
      type="button"
      class={`button ${LOOKS[button.style] ?? 'secondary'}${mine ? ' busy' : ''}`}
      disabled={button.disabled === true}
      aria-busy={mine}
      data-custom-id={button.custom_id}
      data-role={roleOf(button.custom_id)}
      onClick={press}
    >
      <span class="button-words">
        <Emoji emoji={button.emoji} />
        {button.label}
      </span>
      {mine && (
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}

interface LinkProps {
  readonly url: string;
  readonly label: string | undefined;
  readonly emoji: APIMessageComponentEmoji | undefined;
  readonly disabled: boolean;
}

/** A link into the guild moves the page itself; any other opens its own tab. */
function LinkButton({ url, label, emoji, disabled }: LinkProps): JSX.Element {
  const { store } = usePage();
  const jump = jumpOf(url);
  const words = (
    <span class="button-words">
      <Emoji emoji={emoji} />
      {label}
    </span>
  );
  if (disabled)
    return (
      <button type="button" class="button secondary" disabled>
        {words}
      </button>
    );
  if (jump !== undefined) {
    return (
      <button type="button" class="button secondary" onClick={() => store.update((state) => goTo(state, jump))}>
        {words}
      </button>
    );
  }
  return (
    <a class="button secondary" href={url} target="_blank" rel="noreferrer noopener">
      {words} <Icon name="link" size={14} />
    </a>
  );
}
