import type { JSX } from 'preact';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Who you are now, and whether the bot may write to you. */
export function MePanel(): JSX.Element {
  const { me, people } = useWorld();
  const { deeds } = usePage();
  const closed = me.directMessagesClosed;
  const number = people.findIndex((person) => person.user.id === me.user.id) + 1;
  return (
    <section class="me" aria-label="You">
      <Avatar user={me.user} name={me.displayName} size={32} />
      <div class="me-words">
        <span class="me-name">
          {me.displayName}
          {me.admin && (
            <span class="me-crown" title="May manage the server">
              <Icon name="crown" size={14} />
            </span>
          )}
        </span>
        <span class="me-sub">
          {closed ? 'Direct messages closed' : 'Playing'}
          {number <= 9 && <span class="key-hint"> · Alt+{number}</span>}
        </span>
      </div>
      <button
        type="button"
        class={`icon-button${closed ? ' off' : ''}`}
        role="switch"
        aria-checked={!closed}
        aria-label="Let the bot send me direct messages"
        title={closed ? 'Direct messages are closed. Click to open them.' : 'Direct messages are open. Click to close them.'}
        onClick={() => deeds.setDirectMessages(!closed)}
      >
        <Icon name={closed ? 'mailOff' : 'mail'} />
      </button>
    </section>
  );
}
