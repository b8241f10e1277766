import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';

/** Under what nobody else sees. */
export function EphemeralNote({ onDismiss }: { onDismiss: (() => void) | undefined }): JSX.Element {
  return (
    <div class="ephemeral-note">
      <Icon name="eye" size={16} /> Only you can see this
      {onDismiss !== undefined && <> · <button type="button" class="link" onClick={onDismiss}>Dismiss message</button></>}
    </div>
  );
}
