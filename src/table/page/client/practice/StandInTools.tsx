import type { JSX } from 'preact';
import { askedPeople } from './follow.ts';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import type { ClientWorld } from '../state/world.ts';
import { useSay } from '../words/context.ts';

type Whom = 'nobody' | 'others' | 'everybody';

/** The table presses for people who are away. */
export function StandInTools(): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const world = useWorld();
  const asked = useApp((state) => askedPeople(state).length);
  const whom = whomOf(world);
  const options: ReadonlyArray<{ readonly whom: Whom; readonly label: string }> = [
    { whom: 'nobody', label: say('page.tools.nobody') },
    { whom: 'others', label: say('page.tools.others', { name: world.me.displayName }) },
    { whom: 'everybody', label: say('page.tools.everybody') },
  ];
  return (
    <section class="tools-part">
      <h3>{say('page.tools.playOn')}</h3>
      <p class="dim">{say('page.tools.playOnHelp')}</p>
      <div class="action-row">
        <button
          type="button"
          class="button secondary"
          // Between two questions it would lose the focus by being disabled.
          aria-disabled={asked === 0}
          onClick={() => {
            if (asked > 0) deeds.answerOnce(world.people.map(({ user }) => user.id));
          }}
        >
          {asked > 1 ? say('page.tools.answerAll', { count: asked }) : say('page.tools.answerOne')}
        </button>
      </div>
      <fieldset class="tools-radios">
        <legend>{say('page.tools.answersFor')}</legend>
        {options.map((option) => (
          <label key={option.whom}>
            <input
              type="radio"
              name="stand-in"
              checked={whom === option.whom}
              onChange={() => deeds.standIn(usersFor(world, option.whom))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function usersFor({ people, me }: ClientWorld, whom: Whom): ReadonlyArray<string> {
  const all = people.map(({ user }) => user.id);
  switch (whom) {
    case 'nobody':
      return [];
    case 'others':
      return all.filter((id) => id !== me.user.id);
    case 'everybody':
      return all;
  }
}

function whomOf({ standIns, me }: ClientWorld): Whom {
  if (standIns.length === 0) return 'nobody';
  return standIns.includes(me.user.id) ? 'everybody' : 'others';
}
