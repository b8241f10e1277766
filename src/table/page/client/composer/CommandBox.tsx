import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import {
  type Draft,
  addField,
  fieldOf,
  focus,
  lineOf,
  pick,
  remaining,
  shownAs,
  stepBack,
  typeInto,
} from '../slash/draft.ts';
import { checkDraft } from '../slash/typed.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { OptionChip } from './OptionChip.tsx';
import { OptionHelp } from './OptionHelp.tsx';
import { SendButton } from './SendButton.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TailInput } from './TailInput.tsx';
import { listFor } from './commandList.tsx';
import { useChoices } from './useChoices.ts';
import { useListKeys } from './useListKeys.ts';

interface Props {
  readonly draft: Draft;
  readonly channel: TableChannel;
  readonly onDraft: (draft: Draft) => void;
  readonly onText: (text: string) => void;
  readonly onError: (error: string) => void;
}

/** A command being typed: its name, a chip for each option, and above them what can be chosen. */
export function CommandBox({ draft, channel, onDraft, onText, onError }: Props): JSX.Element {
  const { deeds } = usePage();
  const say = useSay();
  const world = useWorld();
  const around = { ...world, say };
  const id = useId();
  const choices = useChoices(draft, channel, around);
  const [tail, setTail] = useState('');
  const list = listFor(draft, choices, world, tail);

  const pickItem = (index: number): void => {
    const item = list[index];
    if (item === undefined) return;
    setTail('');
    onDraft(item.kind === 'option' ? addField(draft, item.name) : pick(draft, item.option, item.choice));
  };
  const typed = draft.active === undefined ? '' : (fieldOf(draft, draft.active)?.text ?? '');
  const keys = useListKeys({
    key: `${draft.active ?? ''}/${typed}/${tail}/${choices.kind}`,
    // While the bot is being asked, the keys wait for its answer.
    count: choices.kind === 'asking' ? 0 : list.length,
    first: draft.active === undefined && tail === '' ? -1 : 0,
    pick: pickItem,
  });

  const send = (): void => {
    if (tail !== '') return onError(say('page.composer.noOption', { command: draft.entry.shown, option: tail }));
    const checked = checkDraft(draft, around);
    if (!checked.ok) {
      onDraft(focus(draft, checked.problem.option));
      return onError(checked.problem.message);
    }
    deeds.command({
      channelId: channel.channel.id,
      commandId: draft.entry.commandId,
      label: `/${draft.entry.shown}`,
      options: checked.options,
    });
    onText('');
  };
  const typeTail = (text: string): void => {
    const named = remaining(draft).find(({ name, shown }) => [`${name}:`, `${shown}:`].includes(text.trim()));
    setTail(named === undefined ? text.trim() : '');
    if (named !== undefined) onDraft(addField(draft, named.name));
  };
  const back = (): void => {
    const before = stepBack(draft);
    if (before === undefined) onText(`/${draft.entry.shown}`);
    else onDraft(before);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (keys.onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      if (choices.kind !== 'asking') send();
    } else if (event.key === 'Escape') onText('');
    else if (event.key === 'Backspace' && emptyInput(event)) {
      event.preventDefault();
      back();
    }
  };
  const combo = { id, at: keys.at, open: list.length > 0, onKeyDown };
  const left = remaining(draft).length;
  const { active } = draft;
  const listLabel =
    active === undefined
      ? say('page.composer.options')
      : say('page.composer.choices', { option: shownAs(draft, active) });
  return (
    <>
      <Suggestions
        id={id}
        label={listLabel}
        head={<OptionHelp draft={draft} choices={choices} />}
        groups={[{ title: undefined, items: list }]}
        at={keys.at}
        onPick={pickItem}
      />
      <div class="composer-box command" aria-label={lineOf(draft)} role="group">
        <div class="chips">
          <span class="command-name">/{draft.entry.shown}</span>
          {draft.fields.map((field) => (
            <OptionChip
              key={field.name}
              field={field}
              label={shownAs(draft, field.name)}
              active={field.name === draft.active}
              combo={combo}
              onFocus={() => onDraft(focus(draft, field.name))}
              onType={(text) => onDraft(typeInto(focus(draft, field.name), field.name, text))}
            />
          ))}
          <TailInput
            text={tail}
            active={draft.active === undefined}
            combo={combo}
            left={left}
            onText={typeTail}
            onFocus={() => onDraft(focus(draft, undefined))}
          />
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={say('page.composer.discard')}
          title={say('page.composer.discardByKey')}
          onClick={() => onText('')}
        >
          <Icon name="close" size={18} />
        </button>
        <SendButton ready onSend={send} />
      </div>
    </>
  );
}

const emptyInput = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement && event.target.value === '';
