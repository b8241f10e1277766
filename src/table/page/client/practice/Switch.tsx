import type { JSX } from 'preact';

interface Props {
  readonly on: boolean;
  readonly label: string;
  readonly title: string;
  readonly onChange: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ on, label, title, onChange }: Props): JSX.Element {
  return (
    <button type="button" class={`switch${on ? ' on' : ''}`} role="switch" aria-checked={on} title={title} onClick={() => onChange(!on)}>
      <span class="switch-track" aria-hidden="true"><i /></span>
      <span class="switch-label">{label}</span>
    </button>
  );
}
