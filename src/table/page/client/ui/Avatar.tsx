import type { APIUser } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { WorldContext } from './context.ts';

/** How many colors the theme has for people. */
const COLOURS = 8;

/** A round picture made from the name: the practice table has no uploads. */
export function Avatar({ user, name, size }: { user: APIUser; name: string; size: number }): JSX.Element {
  const people = useContext(WorldContext)?.people ?? [];
  const colour =
    user.bot === true
      ? 'bot'
      : colourOf(
          people.findIndex((person) => person.user.id === user.id),
          user.id,
        );
  const style = { width: size, height: size, background: `var(--avatar-${colour})`, fontSize: size * 0.42 };
  return (
    <span class="avatar" style={style} aria-hidden="true">
      {user.bot === true ? <BotFace /> : initials(name)}
    </span>
  );
}

/** Returns a color that differs between neighbors in the list of people; for a person who is not in it, by the id. */
function colourOf(place: number, id: string): number {
  return place >= 0 ? place % COLOURS : Number(BigInt(id) % BigInt(COLOURS));
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '') : [...name].slice(0, 1);
  return letters.join('').toUpperCase();
}

/** A ship seen from above. */
function BotFace(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="68%" height="68%" focusable="false">
      <path d="M12 2.5 14.5 9l1 6 4 3.5-4.5.7L13.500 21h-3L9 19.2l-4.5-.7L8.500 15l1-6L12 2.500Z" fill="currentColor" />
      <path d="M12 6v9" stroke="var(--avatar-bot)" stroke-width="1.2" stroke-linecap="round" />
    </svg>
  );
}
