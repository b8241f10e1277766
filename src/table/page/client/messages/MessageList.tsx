import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { readCurrent } from '../state/app.ts';
import { compareIds } from '../state/snowflake.ts';
import { isEphemeral } from '../discord.ts';
import { dayName } from '../ui/dates.ts';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import { useKeptFocus } from '../ui/focusPlace.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { datesFor } from '../words/dates.ts';
import { rowsOf, type ListRow } from './grouping.ts';
import { MessageView } from './MessageView.tsx';
import { Unfinished } from './Unfinished.tsx';
import { useJump } from './useJump.ts';
import { useStickyScroll } from './useStickyScroll.ts';
import { Welcome } from './Welcome.tsx';

/** The messages of a channel, scrolled to the newest as long as the reader does not scroll away. */
export function MessageList({ channel }: { channel: TableChannel }): JSX.Element {
  const say = useSay();
  const {
    interactions,
    me: {
      user: { id: me },
    },
  } = useWorld();
  const sending = interactions.pending.findLast(
    (one) => one.channelId === channel.channel.id && one.origin.kind === 'command',
  );
  const divider = useApp((state) => state.divider);
  const firstNew = useMemo(() => firstNewOf(channel, divider, me), [channel, divider, me]);
  const rows = useMemo(() => rowsOf(channel.messages, firstNew), [channel.messages, firstNew]);
  const { scroller, content, atBottom, toBottom } = useStickyScroll(channel.messages, me, sending?.key);
  useReading(channel, atBottom);
  useKeptFocus(scroller);
  useJump(channel);
  return (
    <div class="list-place">
      <div class="scroller" ref={scroller} tabIndex={0} role="region" aria-label={say('page.messages.list')}>
        <div class="messages" ref={content}>
          <Welcome channel={channel} />
          <div role="log" aria-live="polite" aria-relevant="additions">
            {rows.map((row) => (
              <RowView key={row.key} row={row} />
            ))}
            <Unfinished channel={channel} />
          </div>
        </div>
      </div>
      {!atBottom && (
        <button type="button" class="to-present" onClick={toBottom}>
          {say('page.messages.toNewest')} <Icon name="down" size={16} />
        </button>
      )}
    </div>
  );
}

/** Marks messages as read when the end of the list is in view and so is the page. */
function useReading(channel: TableChannel, atBottom: boolean): void {
  const { store } = usePage();
  const last = channel.messages.at(-1)?.id;
  useEffect(() => {
    if (!atBottom) return undefined;
    const read = (): void => {
      if (document.visibilityState === 'visible') store.update(readCurrent);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [store, last, atBottom]);
}

function RowView({ row }: { row: ListRow }): JSX.Element {
  const say = useSay();
  switch (row.kind) {
    case 'day':
      return (
        <div class="day-line" role="separator">
          <span>{dayName(row.time, datesFor(say))}</span>
        </div>
      );
    case 'new':
      return (
        <div class="new-line" role="separator" aria-label={say('page.messages.newMessages')}>
          <span>{say('page.messages.new')}</span>
        </div>
      );
    case 'message':
      return <MessageView message={row.message} compact={row.compact} />;
  }
}

interface Divider {
  readonly channelId: string;
  readonly after: string | undefined;
}

function firstNewOf(channel: TableChannel, divider: Divider | undefined, me: string): string | undefined {
  if (divider?.channelId !== channel.channel.id) return undefined;
  const { after } = divider;
  return channel.messages.find(
    (message) =>
      message.author.id !== me && !isEphemeral(message) && (after === undefined || compareIds(message.id, after) > 0),
  )?.id;
}
