import type { JSX } from 'preact';

/** An emoji of a button or a menu's option. Pictures of a guild's own emoji are not to be had here, so their name stands in. */
export function Emoji({
  emoji,
}: {
  emoji: { readonly id?: string | null; readonly name?: string | null } | undefined;
}): JSX.Element | undefined {
  if (emoji?.name == null) return undefined;
  return <span class="emoji" aria-hidden="true">{emoji.id == null ? emoji.name : `:${emoji.name}:`}</span>;
}
