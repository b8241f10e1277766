import type { APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { roleOf } from '../../../questions.ts';
import { usePage, usePending, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOutsidePress } from '../ui/useOutsidePress.ts';
import { useSay } from '../words/context.ts';
import { Emoji } from '../markdown/Emoji.tsx';
import { MenuList } from './MenuList.tsx';
import { optionsOf, presetOf, toggled } from './menuOptions.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useMenuPlace } from './useMenuPlace.ts';

/** A menu under a message. One value is sent at once; several when the list closes. */
export function SelectMenu({ menu, message }: { menu: APISelectMenuComponent; message: APIMessage }): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const options = optionsOf(menu, useWorld());
  const [chosen, setChosen] = useState(presetOf(menu));
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const place = useMenuPlace(box, open);
  const id = useId();
  const pending = usePending(message.id);
  // An edited message brings a new menu; what is being chosen right now stays as far as it is still offered.
  useEffect(() => {
    const offered = options.map((option) => option.value);
    setChosen((old) => (open ? old.filter((value) => offered.includes(value)) : presetOf(menu)));
  }, [menu]);
  const most = menu.max_values ?? 1;
  const least = menu.min_values ?? 1;

  const send = (values: ReadonlyArray<string>): void =>
    deeds.select({ channelId: message.channel_id, messageId: message.id, customId: menu.custom_id, values });
  const choose = (value: string): void => {
    const next = toggled(chosen, value, most);
    setChosen(next);
    if (most > 1) return;
    setOpen(false);
    send(next);
  };
  const show = (): void => {
    if (pending === undefined) setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (most > 1 && open && chosen.length >= least && !sameValues(chosen, presetOf(menu))) send(chosen);
  };
  useOutsidePress(box, open, close);
  const keys = useMenuKeys({ options, open, show, close, choose });

  const shown = options.filter((option) => chosen.includes(option.value));
  return (
    <div class={`select${open ? ' open' : ''}`} ref={box}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${keys.at}` : undefined}
        aria-label={menu.placeholder ?? say('page.forms.select')}
        aria-busy={pending === menu.custom_id}
        data-custom-id={menu.custom_id}
        data-role={roleOf(menu.custom_id)}
        disabled={menu.disabled === true}
        aria-disabled={pending !== undefined}
        onClick={() => (open ? close() : show())}
        onKeyDown={keys.onKeyDown}
      >
        <span class={`select-words${shown.length === 0 ? ' empty' : ''}`}>
          {shown.length === 0
            ? (menu.placeholder ?? say('page.forms.select'))
            : shown.map((option) => (
                <span key={option.value} class={most > 1 ? 'select-chip' : ''}>
                  <Emoji emoji={option.emoji} />
                  {option.label}
                </span>
              ))}
        </span>
        {pending === menu.custom_id ? (
          <span class="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <Icon name="down" />
        )}
      </button>
      {open && (
        <MenuList
          id={id}
          options={options}
          chosen={chosen}
          at={keys.at}
          most={most}
          least={least}
          place={place}
          onChoose={choose}
          onDone={close}
        />
      )}
    </div>
  );
}

const sameValues = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));
