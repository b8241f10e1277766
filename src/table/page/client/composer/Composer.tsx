import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { startDraft } from '../slash/draft.ts';
import { entriesFor } from '../slash/entries.ts';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import { focusComposer } from '../ui/focusComposer.ts';
import { useSay } from '../words/context.ts';
import { CommandBox } from './CommandBox.tsx';
import { TextBox } from './TextBox.tsx';
import { useTyping } from './typing.ts';

/** The typing box under a channel. `id` names the person and the channel. */
export function Composer({ id, channel }: { id: string; channel: TableChannel }): JSX.Element {
  const { locale } = useSay();
  const { commands, me } = useWorld();
  const entries = useMemo(
    () => entriesFor(commands, me, { inDm: channel.kind === 'dm', locale }),
    [commands, me, channel.kind, locale],
  );
  const inChannels = useMemo(() => entriesFor(commands, me, { inDm: false, locale }), [commands, me, locale]);
  const [typing, setTyping] = useTyping(id);
  const [error, setError] = useState<string>();
  const change = (next: typeof typing): void => {
    setError(undefined);
    setTyping(next);
  };
  useInserted((path) => {
    const entry = entries.find((one) => one.path === path) ?? entries.find((one) => one.path.startsWith(`${path} `));
    change(entry === undefined ? { kind: 'text', text: `/${path}` } : { kind: 'command', draft: startDraft(entry) });
  });
  useFocusWherePointer();
  const hadCommand = useRef(false);
  useEffect(() => {
    hadCommand.current = typing.kind === 'command';
  }, [typing.kind]);
  return (
    <div class="composer">
      {error !== undefined && (
        <p class="composer-error" role="alert">
          {error}
        </p>
      )}
      {typing.kind === 'text' ? (
        <TextBox
          text={typing.text}
          takesFocus={hadCommand.current}
          channel={channel}
          entries={entries}
          inChannels={inChannels}
          onTyping={change}
          onError={setError}
        />
      ) : (
        <CommandBox
          draft={typing.draft}
          channel={channel}
          onDraft={(draft) => change({ kind: 'command', draft })}
          onText={(text) => change({ kind: 'text', text })}
          onError={setError}
        />
      )}
    </div>
  );
}

/** A command that was clicked elsewhere on the page comes into the box once. */
function useInserted(insert: (path: string) => void): void {
  const { store } = usePage();
  const inserted = useApp((state) => state.inserted);
  useEffect(() => {
    if (inserted === undefined) return;
    insert(inserted.path);
    store.update((state) => ({ ...state, inserted: undefined }));
    setTimeout(focusComposer);
  }, [inserted]);
}

/**
 * Focuses the typing box if there is a mouse, with which one types at once; on a phone the keyboard would cover half of
 * the screen.
 */
function useFocusWherePointer(): void {
  // At once: a later focus would be taken from whatever was clicked meanwhile.
  useLayoutEffect(() => {
    const idle = document.activeElement === document.body || document.activeElement?.closest('.drawer') !== null;
    if (idle && matchMedia('(hover: hover)').matches && document.querySelector('dialog[open]') === null)
      focusComposer();
  }, []);
}
