import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export interface ComposerSuggestion {
  readonly key: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly face?: JSX.Element | undefined;
}

export interface SuggestionGroup {
  readonly title: string | undefined;
  readonly items: ReadonlyArray<ComposerSuggestion>;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly head: ComponentChildren;
  readonly groups: ReadonlyArray<SuggestionGroup>;
  /** Which item the keys stand on, counted over all groups. */
  readonly at: number;
  readonly onPick: (index: number) => void;
}

/** The list above the typing box. The focus stays in the box; a press of the mouse picks without taking it. */
export function Suggestions({ id, label, head, groups, at, onPick }: Props): JSX.Element {
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at, groups]);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0));
  return (
    <div class="suggestions" onMouseDown={(event) => event.preventDefault()}>
      {head !== undefined && <div class="suggestions-head">{head}</div>}
      <div class="suggestions-list" id={`${id}-list`} role="listbox" aria-label={label}>
        {groups.map((group, index) => (
          <div key={group.title ?? index} role="group" aria-label={group.title}>
            {group.title !== undefined && (
              <div class="suggestions-title" aria-hidden="true">
                {group.title}
              </div>
            )}
            {group.items.map((item, place) => (
              <SuggestionView
                key={item.key}
                item={item}
                id={`${id}-${(starts[index] ?? 0) + place}`}
                on={(starts[index] ?? 0) + place === at}
                onPick={() => onPick((starts[index] ?? 0) + place)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function SuggestionView({
  item,
  id,
  on,
  onPick,
}: {
  item: ComposerSuggestion;
  id: string;
  on: boolean;
  onPick: () => void;
}): JSX.Element {
  return (
    <div class={`suggestion${on ? ' at' : ''}`} id={id} role="option" aria-selected={on} onClick={onPick}>
      {item.face}
      <span class="suggestion-title">{item.title}</span>
      {item.detail !== undefined && <span class="suggestion-detail">{item.detail}</span>}
    </div>
  );
}
