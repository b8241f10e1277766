import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';

export function SendButton({ ready, onSend }: { ready: boolean; onSend: () => void }): JSX.Element {
  return (
    <button type="button" class={`icon-button composer-send${ready ? ' ready' : ''}`} aria-label="Send" onClick={onSend}>
      <Icon name="send" size={22} />
    </button>
  );
}
