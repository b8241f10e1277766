import type { JSX } from 'preact';
import { askedPeople } from './follow.ts';
import { useApp, usePage, useWorld } from '../ui/context.ts';
import type { World } from '../state/world.ts';

type Whom = 'nobody' | 'others' | 'everybody';

/** The table presses for people who are away. */
export function StandInTools(): JSX.Element {
  const { deeds } = usePage();
  const world = useWorld();
  const asked = useApp((state) => askedPeople(state).length);
  const whom = whomOf(world);
  const options: ReadonlyArray<{ readonly whom: Whom; readonly label: string }> = [
    { whom: 'nobody', label: 'Nobody' },
    { whom: 'others', label: `Everybody but ${world.me.displayName}` },
    { whom: 'everybody', label: 'Everybody' },
  ];
  return (
    <section class="tools-part">
      <h3>Let the table play on</h3>
      <p class="dim">
        The table presses for people, at random among what the bot offers them. The bot can’t tell it from a person, and it sees no more
        than they do.
      </p>
      <div class="action-row">
        <button
          type="button"
          class="button secondary"
          disabled={asked === 0}
          onClick={() => deeds.answerOnce(world.people.map(({ user }) => user.id))}
        >
          {asked > 1 ? `Answer once for all ${asked} who are asked` : 'Answer this question'}
        </button>
      </div>
      <fieldset class="tools-radios">
        <legend>From now on it answers for</legend>
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

function usersFor({ people, me }: World, whom: Whom): ReadonlyArray<string> {
  const all = people.map(({ user }) => user.id);
  switch (whom) {
    case 'nobody': return [];
    case 'others': return all.filter((id) => id !== me.user.id);
    case 'everybody': return all;
  }
}

function whomOf({ standIns, me }: World): Whom {
  if (standIns.length === 0) return 'nobody';
  return standIns.includes(me.user.id) ? 'everybody' : 'others';
}
