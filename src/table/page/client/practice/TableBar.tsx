import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Waiting } from '../../../contract.ts';
import { isTypingAt } from '../composer/typing.ts';
import { currentChannel } from '../state/app.ts';
import { personOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useApp, useNow, usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { shortTime } from '../ui/dates.ts';
import { askedPeople, toQuestion } from './follow.ts';
import { aheadWords, shortAhead } from './skips.ts';
import { Tools } from './Tools.tsx';
import { useFollow } from './useFollow.ts';

/** What Discord doesn't have: all seats in one hand, who is asked, and the tools of the practice table. */
export function TableBar(): JSX.Element {
  const { store } = usePage();
  const on = useApp((state) => state.allSeats);
  useFollow(() => {
    const state = store.get();
    return isTypingAt(`${state.me ?? ''}/${currentChannel(state)?.channel.id ?? ''}`);
  });
  return (
    <section class="table-bar" aria-label="Practice table">
      <Switch
        on={on}
        label="Play all seats"
        title="The page becomes whoever is asked"
        onChange={(allSeats) => store.update((state) => ({ ...state, allSeats, followed: undefined, left: [] }))}
      />
      <Asked />
      <Notice />
      <ToolsButton />
    </section>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly label: string;
  readonly title: string;
  readonly onChange: (on: boolean) => void;
}

/** On or off, at once. */
function Switch({ on, label, title, onChange }: SwitchProps): JSX.Element {
  return (
    <button type="button" class={`switch${on ? ' on' : ''}`} role="switch" aria-checked={on} title={title} onClick={() => onChange(!on)}>
      <span class="switch-track" aria-hidden="true"><i /></span>
      <span class="switch-label">{label}</span>
    </button>
  );
}

/** Everybody who is asked; a press goes to the question as that person. */
function Asked(): JSX.Element | undefined {
  const { store } = usePage();
  // The state as a whole would draw this again at every key; the words tell when something has changed.
  useApp((state) => askedPeople(state).map(({ userId, messageId }) => `${userId} ${messageId}`).join());
  const asked = askedPeople(store.get());
  if (asked.length === 0) return undefined;
  return (
    <div class="asked" role="group" aria-label="Asked now">
      <span class="asked-title" aria-hidden="true">Asked</span>
      {asked.map((one) => <AskedPerson key={one.userId} one={one} />)}
    </div>
  );
}

function AskedPerson({ one }: { one: Waiting }): JSX.Element | undefined {
  const { store } = usePage();
  const world = useWorld();
  const person = personOf(world, one.userId);
  if (person === undefined) return undefined;
  const isMe = person.user.id === world.me.user.id;
  return (
    <button
      type="button"
      class={`asked-person${isMe ? ' me-now' : ''}`}
      title={isMe ? 'You are asked: go to the question (Alt+Q)' : `${person.displayName} is asked: go to the question`}
      aria-label={isMe ? 'You are asked: go to the question' : `${person.displayName} is asked: go to the question`}
      // A click without a pointer comes from the keyboard.
      onClick={({ detail }) => store.update((state) => ({ ...toQuestion(state, one, detail === 0), followed: undefined }))}
    >
      <Avatar user={person.user} name={person.displayName} size={22} />
      <span class="asked-name">{isMe ? 'You' : person.displayName}</span>
    </button>
  );
}

/** Said aloud, because everything on the page has just become somebody else's. */
function Notice(): JSX.Element {
  const world = useWorld();
  const followed = useApp((state) => state.followed);
  const shown = followed !== undefined && followed === world.me.user.id;
  return <p class="table-notice" role="status">{shown && <>You are <strong>{world.me.displayName}</strong> now</>}</p>;
}

function ToolsButton(): JSX.Element {
  const [open, setOpen] = useState(false);
  const { ahead, standIns } = useWorld();
  const time = shortTime(useNow(5000), navigator.language);
  return (
    <div class="tools-place">
      <button
        type="button"
        class={`tools-button${ahead > 0 || standIns.length > 0 ? ' changed' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Practice tools. It is ${time} at the table${aheadWords(ahead)}`}
        title="Clock and stand-ins"
        onClick={() => setOpen(!open)}
      >
        {standIns.length > 0 && <Icon name="robot" size={18} />}
        <Icon name="clock" size={18} />
        <span>{time}</span>
        {ahead > 0 && <span>{shortAhead(ahead)}</span>}
        <Icon name="down" size={14} />
      </button>
      {open && <Tools onClose={() => setOpen(false)} />}
    </div>
  );
}
