import type { JSX } from 'preact';
import type { TablePerson } from '../../../contract.ts';
import { useAppsTarget } from '../apps/useAppsTarget.ts';
import { actAs } from '../state/app.ts';
import { attentionOf } from '../state/unread.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge, withUnread } from '../ui/Badge.tsx';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import { useSay } from '../words/context.ts';

/** Everyone at the table: a click, or Alt with the number, makes you that person. */
export function PeopleRail(): JSX.Element {
  const say = useSay();
  const world = useWorld();
  return (
    <nav class="rail" aria-label={say('page.sidebar.playAs')}>
      <h2 class="rail-title">{say('page.sidebar.playAs')}</h2>
      <ul>
        {world.people.map((person, index) => (
          <RailPerson key={person.user.id} person={person} number={index + 1} />
        ))}
      </ul>
    </nav>
  );
}

function RailPerson({ person, number }: { person: TablePerson; number: number }): JSX.Element {
  const say = useSay();
  const { store } = usePage();
  const id = person.user.id;
  const acting = useApp((state) => state.me === id);
  const attention = useApp((state) => {
    const world = state.worlds[id];
    return world === undefined ? 0 : attentionOf(world, state.marks[id] ?? {});
  });
  const onMenu = useAppsTarget('person', id);
  const { displayName: name } = person;
  const label = say('page.sidebar.playAsPerson', { name });
  return (
    <li class={`rail-person${acting ? ' acting' : ''}${attention > 0 ? ' asked' : ''}`}>
      <button
        type="button"
        title={number <= 9 ? say('page.sidebar.playAsByKey', { name, number }) : label}
        aria-label={withUnread(label, attention, say)}
        aria-current={acting ? 'true' : undefined}
        onClick={() => store.update((state) => actAs(state, id))}
        onContextMenu={onMenu}
      >
        <span class="rail-avatar">
          <Avatar user={person.user} name={person.displayName} size={48} />
          <Badge count={attention} />
        </span>
        <span class="rail-name" aria-hidden="true">
          {person.displayName}
        </span>
      </button>
    </li>
  );
}
