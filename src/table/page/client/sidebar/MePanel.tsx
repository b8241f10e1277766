import type { JSX } from 'preact';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

/** The person that the page is now, and whether the bot may write to them. */
export function MePanel(): JSX.Element {
  const say = useSay();
  const { me, people } = useWorld();
  const { deeds } = usePage();
  const closed = me.directMessagesClosed;
  const number = people.findIndex((person) => person.user.id === me.user.id) + 1;
  return (
    <section class="me" aria-label={say('page.sidebar.you')}>
      <Avatar user={me.user} name={me.displayName} size={32} />
      <div class="me-words">
        <span class="me-name">
          {me.displayName}
          {me.admin && (
            <span class="me-crown" title={say('page.sidebar.mayManage')}>
              <Icon name="crown" size={14} />
            </span>
          )}
        </span>
        <span class="me-sub">
          {say(closed ? 'page.sidebar.closed' : 'page.sidebar.playing')}
          {number <= 9 && <span class="key-hint"> · {say('page.sidebar.key', { number })}</span>}
        </span>
      </div>
      <button
        type="button"
        class={`icon-button${closed ? ' off' : ''}`}
        role="switch"
        aria-checked={!closed}
        aria-label={say('page.sidebar.letBotWrite')}
        title={say(closed ? 'page.sidebar.open' : 'page.sidebar.close')}
        onClick={() => deeds.setDirectMessages(!closed)}
      >
        <Icon name={closed ? 'mailOff' : 'mail'} />
      </button>
    </section>
  );
}
