import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableChannel, TablePerson } from '../../../contract.ts';
import { startDraft } from '../slash/draft.ts';
import type { CommandEntry } from '../slash/entries.ts';
import { parseCommandLine } from '../slash/parse.ts';
import { searchEntries } from '../slash/search.ts';
import { channelName } from '../state/names.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { SendButton } from './SendButton.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Typing } from './typing.ts';
import { useListKeys } from './useListKeys.ts';

interface Props {
  readonly text: string;
  /** A command has just left the box: typing goes on here. */
  readonly takesFocus: boolean;
  readonly channel: TableChannel;
  readonly entries: ReadonlyArray<CommandEntry>;
  /** Those of the server's channels, which direct messages may lack. */
  readonly inChannels: ReadonlyArray<CommandEntry>;
  readonly onTyping: (typing: Typing) => void;
  readonly onError: (error: string) => void;
}

/** Plain typing; a slash at the beginning opens the list of commands. */
export function TextBox({ text, takesFocus, channel, entries, inChannels, onTyping, onError }: Props): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const world = useWorld();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [closed, setClosed] = useState(false);
  const groups = useMemo(
    () => (text.startsWith('/') && !closed ? searchEntries(entries, text.slice(1), say) : []),
    [entries, text, closed, say],
  );
  const listed = groups.flatMap((group) => group.entries);
  const pick = (index: number): void => {
    const entry = listed[index];
    if (entry !== undefined) onTyping({ kind: 'command', draft: startDraft(entry) });
  };
  const keys = useListKeys({ key: text, count: listed.length, first: 0, pick });
  useGrowing(box, text);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);

  const type = (typed: string): void => {
    setClosed(false);
    const draft = parseCommandLine(typed, entries);
    onTyping(draft === undefined ? { kind: 'text', text: typed } : { kind: 'command', draft });
  };
  const unknownText = (typed: string): string => {
    const meant = parseCommandLine(`${typed} `, inChannels);
    if (meant === undefined) return say('page.composer.unknown', { typed });
    return say('page.composer.notDirect', { typed: `/${meant.entry.shown}` });
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    if (text.startsWith('/') && !text.startsWith('//')) {
      const typed = parseCommandLine(`${text.trim()} `, entries);
      if (typed === undefined) onError(unknownText(text.trim()));
      else onTyping({ kind: 'command', draft: typed });
      return;
    }
    onTyping({ kind: 'text', text: '' });
    const result = await deeds.say(channel.channel.id, mentionsToIds(text, world.people));
    if (result.ok) return;
    onTyping({ kind: 'text', text });
    onError(result.error);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (keys.onKey(event)) event.preventDefault();
    else if (event.key === 'Escape' && listed.length > 0) setClosed(true);
    else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      void send();
    }
  };
  const open = listed.length > 0;
  const isDm = channel.kind === 'dm';
  const place = channelName(world, channel);
  const showLabel = say('page.composer.show');
  const noneHere = text.startsWith('/') && entries.length === 0;
  return (
    <>
      {(open || noneHere) && (
        <Suggestions
          id={id}
          label={say('page.composer.commands')}
          head={noneHere ? say('page.composer.noneHere') : undefined}
          groups={groups.map((group) => ({ title: group.title, items: group.entries.map(itemOf) }))}
          at={keys.at}
          onPick={pick}
        />
      )}
      <div class="composer-box">
        <button
          type="button"
          class="icon-button composer-slash"
          aria-label={showLabel}
          title={showLabel}
          onClick={() => {
            type('/');
            box.current?.focus();
          }}
        >
          <Icon name="slash" size={22} />
        </button>
        <textarea
          data-composer
          ref={box}
          rows={1}
          value={text}
          placeholder={
            isDm
              ? say('page.composer.messageTo', { place: `@${place}` })
              : say('page.composer.message', { place: `#${place}` })
          }
          aria-label={say(isDm ? 'page.composer.boxTo' : 'page.composer.box', { place })}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open ? `${id}-${keys.at}` : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <SendButton ready={text.trim() !== ''} onSend={() => void send()} />
      </div>
    </>
  );
}

const itemOf = (entry: CommandEntry): { key: string; title: string; detail: string } => ({
  key: entry.path,
  title: `/${entry.shown}`,
  detail: entry.description,
});

/** “@Name” as Discord sends it; longer names first, so that “@Ann Lee” is not taken for “@Ann”. */
function mentionsToIds(text: string, people: ReadonlyArray<TablePerson>): string {
  return people
    .toSorted((a, b) => b.displayName.length - a.displayName.length)
    .reduce((so, { displayName, user }) => so.replaceAll(`@${displayName}`, `<@${user.id}>`), text);
}

/** The box is as high as its text, up to a limit in the style sheet. */
function useGrowing(box: { current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [text]);
}
