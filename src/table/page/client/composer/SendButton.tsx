import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

export function SendButton({ ready, onSend }: { ready: boolean; onSend: () => void }): JSX.Element {
  const label = useSay()('page.composer.send');
  return (
    <button
      type="button"
      class={`icon-button composer-send${ready ? ' ready' : ''}`}
      aria-label={label}
      onClick={onSend}
    >
      <Icon name="send" size={22} />
    </button>
  );
}
