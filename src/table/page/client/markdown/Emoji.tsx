import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** A small picture of the bot's own. One that is gone is its name, as Discord shows it. */
export function AppEmoji({ id, name }: { readonly id: string; readonly name: string }): JSX.Element {
  const [isGone, setGone] = useState(false);
  const shown = `:${name}:`;
  if (isGone) return <span class="md-emoji">{shown}</span>;
  return (
    <img
      class="app-emoji"
      src={`/emojis/${id}`}
      alt={shown}
      title={shown}
      draggable={false}
      onError={() => {
        setGone(true);
      }}
    />
  );
}

/** An emoji of a button or a menu's option, whose words say the same. */
export function Emoji({
  emoji,
}: {
  emoji: { readonly id?: string | null; readonly name?: string | null } | undefined;
}): JSX.Element | undefined {
  if (emoji?.name == null) return undefined;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.id == null ? emoji.name : <AppEmoji id={emoji.id} name={emoji.name} />}
    </span>
  );
}
