import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Emoji } from '../markdown/Emoji.tsx';
import { type PageMenuOption, wantedWords } from './menuOptions.ts';
import type { MenuPlace } from './useMenuPlace.ts';

interface Props {
  readonly id: string;
  readonly options: ReadonlyArray<PageMenuOption>;
  readonly chosen: ReadonlyArray<string>;
  readonly at: number;
  readonly least: number;
  readonly most: number;
  readonly place: MenuPlace;
  readonly onChoose: (value: string) => void;
  readonly onDone: () => void;
}

/**
 * The open list of a menu. The focus stays on its face, also under the mouse; `at` is the option that the keys stand
 * on.
 */
export function MenuList({ id, options, chosen, at, least, most, place, onChoose, onDone }: Props): JSX.Element {
  const say = useSay();
  const wanted = wantedWords({ least, most, chosen: chosen.length }, say);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div class={`select-list${place.up ? ' up' : ''}`} onMouseDown={(event) => event.preventDefault()}>
      <ul id={`${id}-list`} role="listbox" aria-multiselectable={most > 1} style={{ maxHeight: place.room }}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            class={`select-option${index === at ? ' at' : ''}`}
            aria-selected={chosen.includes(option.value)}
            onClick={() => onChoose(option.value)}
          >
            <Emoji emoji={option.emoji} />
            <span class="select-option-words">
              <span>{option.label}</span>
              {option.description !== undefined && <span class="dim">{option.description}</span>}
            </span>
            <Tick on={chosen.includes(option.value)} many={most > 1} />
          </li>
        ))}
      </ul>
      {options.length === 0 && <p class="select-none dim">{say('page.forms.nothing')}</p>}
      {wanted !== undefined && (
        <div class="select-foot">
          <span class={chosen.length < least ? 'failure-words' : 'dim'}>{wanted}</span>
          <button type="button" class="button primary small" disabled={chosen.length < least} onClick={onDone}>
            {say('page.forms.done')}
          </button>
        </div>
      )}
    </div>
  );
}

function Tick({ on, many }: { on: boolean; many: boolean }): JSX.Element | undefined {
  if (many) return <span class={`tick box${on ? ' on' : ''}`}>{on && <Icon name="check" size={14} />}</span>;
  return on ? (
    <span class="tick on">
      <Icon name="check" size={14} />
    </span>
  ) : undefined;
}
