import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

/** Hidden until it is clicked. */
export function Spoiler({ children }: { children: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler spoiler-open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler, press to reveal" onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
