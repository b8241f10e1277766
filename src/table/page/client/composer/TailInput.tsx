import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSay } from '../words/context.ts';
import { type Combo, comboProps } from './OptionChip.tsx';

interface Props {
  readonly text: string;
  readonly active: boolean;
  readonly combo: Combo;
  /** How many options may still be added. */
  readonly left: number;
  readonly onText: (text: string) => void;
  readonly onFocus: () => void;
}

/** The place after the last option: naming another one adds it; otherwise Enter sends. */
export function TailInput({ text, active, combo, left, onText, onFocus }: Props): JSX.Element {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  // Before the next key arrives, so that fast typing does not fall between two boxes.
  useLayoutEffect(() => {
    if (active) input.current?.focus();
  }, [active]);
  return (
    <span class="tail">
      <input
        {...(active ? { 'data-composer': true } : {})}
        ref={input}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-label={say('page.composer.end')}
        value={text}
        style={{ width: `${text.length + 2}ch` }}
        {...comboProps(combo, active)}
        onFocus={() => {
          if (!active) onFocus();
        }}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={combo.onKeyDown}
      />
      {left > 0 && (
        <button type="button" class="more-options" tabIndex={-1} onClick={onFocus}>
          {say('page.composer.more', { count: left })}
        </button>
      )}
    </span>
  );
}
