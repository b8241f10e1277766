import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useNow, usePage, useWorld } from '../ui/context.ts';
import { fullTime } from '../ui/dates.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOutsidePress } from '../ui/useOutsidePress.ts';
import { aheadWords, SKIPS } from './skips.ts';
import { StandInTools } from './StandInTools.tsx';

/** The clock and the stand-ins; Escape or a press beside it closes it. */
export function Tools({ onClose }: { onClose: () => void }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useOutsidePress(box, true, onClose);
  useLayoutEffect(() => {
    const opener = box.current?.parentElement?.querySelector('button');
    box.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
      opener?.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <div class="tools" role="dialog" aria-label="Practice tools" ref={box}>
      <TimeTools />
      <StandInTools />
      <button type="button" class="icon-button tools-close" aria-label="Close" onClick={onClose}><Icon name="close" size={18} /></button>
    </div>
  );
}

function TimeTools(): JSX.Element {
  const { deeds } = usePage();
  const { ahead } = useWorld();
  const now = useNow(1000);
  return (
    <section class="tools-part">
      <h3>The table’s clock</h3>
      <p class="tools-time" role="status">
        {fullTime(now, navigator.language)}
        <span class="dim">{aheadWords(ahead)}</span>
      </p>
      <p class="dim">Set it ahead to see reminders and time limits now. It can’t be set back.</p>
      <div class="action-row">
        {SKIPS.map(({ label, milliseconds }) => (
          <button
            key={label}
            type="button"
            class="button secondary"
            aria-label={`Skip ${label}`}
            onClick={() => deeds.skipTime(milliseconds)}
          >
            + {label}
          </button>
        ))}
      </div>
    </section>
  );
}
