import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AwaitedPerson } from '../../../contract.ts';
import { isTypingAt } from '../composer/typing.ts';
import { currentChannel } from '../state/app.ts';
import { personOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useApp, useNow, usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { shortTime } from '../ui/dates.ts';
import { useSay } from '../words/context.ts';
import { datesFor, shortAhead } from '../words/dates.ts';
import { Sentence } from '../words/Sentence.tsx';
import { askedPeople, toQuestion } from './follow.ts';
import { aheadWords } from './skips.ts';
import { Tools } from './Tools.tsx';
import { useFollow } from './useFollow.ts';

/**
 * The bar for the parts that Discord doesn't have: all seats in one hand, who is asked, and the tools of the practice
 * table.
 */
export function TableBar(): JSX.Element {
  const say = useSay();
  const { store } = usePage();
  const on = useApp((state) => state.allSeats);
  useFollow(() => {
    const state = store.get();
    return isTypingAt(`${state.me ?? ''}/${currentChannel(state)?.channel.id ?? ''}`);
  });
  return (
    <section class="table-bar" aria-label={say('page.tools.bar')}>
      <Switch
        on={on}
        label={say('page.tools.allSeats')}
        title={say('page.tools.allSeatsHelp')}
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

/** A switch that turns something on or off at once. */
function Switch({ on, label, title, onChange }: SwitchProps): JSX.Element {
  return (
    <button
      type="button"
      class={`switch${on ? ' on' : ''}`}
      role="switch"
      aria-checked={on}
      title={title}
      onClick={() => onChange(!on)}
    >
      <span class="switch-track" aria-hidden="true">
        <i />
      </span>
      <span class="switch-label">{label}</span>
    </button>
  );
}

/** Everyone who is asked; a press goes to the question as that person. */
function Asked(): JSX.Element | undefined {
  const say = useSay();
  const { store } = usePage();
  // The state as a whole would draw this again at every key; the words tell when something has changed.
  useApp((state) =>
    askedPeople(state)
      .map(({ userId, messageId }) => `${userId} ${messageId}`)
      .join(),
  );
  const asked = askedPeople(store.get());
  if (asked.length === 0) return undefined;
  return (
    <div class="asked" role="group" aria-label={say('page.tools.askedNow')}>
      <span class="asked-title" aria-hidden="true">
        {say('page.tools.asked')}
      </span>
      {asked.map((one) => (
        <AskedPerson key={one.userId} one={one} />
      ))}
    </div>
  );
}

function AskedPerson({ one }: { one: AwaitedPerson }): JSX.Element | undefined {
  const say = useSay();
  const { store } = usePage();
  const world = useWorld();
  const person = personOf(world, one.userId);
  if (person === undefined) return undefined;
  const isMe = person.user.id === world.me.user.id;
  const label = isMe ? say('page.tools.youAsked') : say('page.tools.personAsked', { name: person.displayName });
  return (
    <button
      type="button"
      class={`asked-person${isMe ? ' me-now' : ''}`}
      title={isMe ? say('page.tools.youAskedByKey') : label}
      aria-label={label}
      // A click without a pointer comes from the keyboard.
      onClick={({ detail }) =>
        store.update((state) => ({ ...toQuestion(state, one, detail === 0), followed: undefined }))
      }
    >
      <Avatar user={person.user} name={person.displayName} size={22} />
      <span class="asked-name">{isMe ? say('page.tools.you') : person.displayName}</span>
    </button>
  );
}

/** Said aloud, because everything on the page has just become someone else's. */
function Notice(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const followed = useApp((state) => state.followed);
  const shown = followed !== undefined && followed === world.me.user.id;
  const name = <strong>{world.me.displayName}</strong>;
  return (
    <p class="table-notice" role="status">
      {shown && <Sentence of={(put) => say('page.tools.became', { name: put(name) })} />}
    </p>
  );
}

function ToolsButton(): JSX.Element {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { ahead, standIns } = useWorld();
  const time = shortTime(useNow(5000), datesFor(say));
  return (
    <div class="tools-place">
      <button
        type="button"
        class={`tools-button${ahead > 0 || standIns.length > 0 ? ' changed' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={
          ahead > 0
            ? say('page.tools.titleAhead', { time, ahead: aheadWords(ahead, say) })
            : say('page.tools.titleAt', { time })
        }
        title={say('page.tools.help')}
        onClick={() => setOpen(!open)}
      >
        {standIns.length > 0 && <Icon name="robot" size={18} />}
        <Icon name="clock" size={18} />
        <span>{time}</span>
        {ahead > 0 && <span>{shortAhead(ahead, say)}</span>}
        <Icon name="down" size={14} />
      </button>
      {open && <Tools onClose={() => setOpen(false)} />}
    </div>
  );
}
