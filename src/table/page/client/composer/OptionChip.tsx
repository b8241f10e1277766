import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Field } from '../slash/draft.ts';

/** The parts that the inputs of a command need to work as one combobox. */
export interface Combo {
  readonly id: string;
  readonly at: number;
  readonly open: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  readonly field: Field;
  /** The option's name as it is shown. */
  readonly label: string;
  readonly active: boolean;
  readonly combo: Combo;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
}

/** An option of the command: its name and the place to type its value. */
export function OptionChip({ field, label, active, combo, onFocus, onType }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  // Before the next key arrives, so that fast typing does not fall between two boxes.
  useLayoutEffect(() => {
    if (active) input.current?.focus();
  }, [active]);
  return (
    <label class={`chip${active ? ' active' : ''}${field.value === undefined ? '' : ' picked'}`}>
      <span class="chip-name">{label}</span>
      <input
        {...(active ? { 'data-composer': true } : {})}
        ref={input}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={field.text}
        style={{ width: `${Math.max(field.text.length, 3) + 1}ch` }}
        {...comboProps(combo, active)}
        onFocus={() => {
          if (!active) onFocus();
        }}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={combo.onKeyDown}
      />
    </label>
  );
}

/** The roles that tell a screen reader about the list above; only the input under the cursor owns it. */
export function comboProps(combo: Combo, active: boolean): JSX.HTMLAttributes<HTMLInputElement> {
  const open = combo.open && active;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': `${combo.id}-list`,
    ...(open && combo.at >= 0 ? { 'aria-activedescendant': `${combo.id}-${combo.at}` } : {}),
  };
}
