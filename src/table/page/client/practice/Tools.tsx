import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useNow, usePage, useWorld } from '../ui/context.ts';
import { fullTime } from '../ui/dates.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOutsidePress } from '../ui/useOutsidePress.ts';
import { useSay } from '../words/context.ts';
import { datesFor, measured } from '../words/dates.ts';
import { aheadWords, SKIPS } from './skips.ts';
import { StandInTools } from './StandInTools.tsx';

/** The clock and the stand-ins; Escape or a press beside it closes it. */
export function Tools({ onClose }: { onClose: () => void }): JSX.Element {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useOutsidePress(box, true, onClose);
  const leave = (): void => {
    const opener = box.current?.parentElement?.querySelector('button');
    onClose();
    opener?.focus();
  };
  useLayoutEffect(() => {
    box.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <div class="tools" role="dialog" aria-label={say('page.tools.title')} ref={box}>
      <TimeTools />
      <StandInTools />
      <button type="button" class="icon-button tools-close" aria-label={say('page.tools.close')} onClick={leave}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

function TimeTools(): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const { ahead } = useWorld();
  const time = fullTime(useNow(1000), datesFor(say));
  return (
    <section class="tools-part">
      <h3>{say('page.tools.clock')}</h3>
      <p class="tools-time" role="status">
        {ahead > 0 ? say('page.tools.timeAhead', { time, ahead: aheadWords(ahead, say) }) : time}
      </p>
      <p class="dim">{say('page.tools.clockHelp')}</p>
      <div class="action-row">
        {SKIPS.map(({ milliseconds, count, unit }) => {
          const time = measured(count, unit, say, 'long');
          return (
            <button
              key={milliseconds}
              type="button"
              class="button secondary"
              aria-label={say('page.tools.skip', { time })}
              onClick={() => deeds.skipTime(milliseconds)}
            >
              + {time}
            </button>
          );
        })}
      </div>
    </section>
  );
}
