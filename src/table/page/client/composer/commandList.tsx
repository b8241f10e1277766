import type { ListedChoice } from '../slash/choices.ts';
import { type Draft, remaining, specOf } from '../slash/draft.ts';
import { OPTION } from '../discord.ts';
import { personOf } from '../state/names.ts';
import type { ClientWorld } from '../state/world.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { ComposerSuggestion } from './Suggestions.tsx';
import type { Choices } from './useChoices.ts';

/** A line above the command: a value for the option under the cursor, or an option that may be added. */
export type CommandItem = ComposerSuggestion &
  (
    | { readonly kind: 'value'; readonly option: string; readonly choice: ListedChoice }
    | { readonly kind: 'option'; readonly name: string }
  );

/** `tail` is what is typed after the last option: the beginning of another one's name. */
export function listFor(draft: Draft, choices: Choices, world: ClientWorld, tail: string): ReadonlyArray<CommandItem> {
  const { active } = draft;
  if (active === undefined) {
    const offered = remaining(draft).filter(({ name, shown }) =>
      [name, shown].some((called) => called.startsWith(tail.toLowerCase())),
    );
    return offered.map((spec) => ({
      kind: 'option',
      key: spec.name,
      name: spec.name,
      title: spec.shown,
      detail: spec.description,
    }));
  }
  if (!('choices' in choices)) return [];
  const isPerson = [OPTION.user, OPTION.mentionable].some((type) => type === specOf(draft, active)?.type);
  return choices.choices.map((choice) => ({
    kind: 'value',
    key: String(choice.value),
    option: active,
    choice,
    title: choice.name,
    detail: choice.detail,
    face: isPerson ? faceOf(world, String(choice.value)) : undefined,
  }));
}

function faceOf(world: ClientWorld, id: string): ComposerSuggestion['face'] {
  const person = personOf(world, id);
  return person === undefined ? undefined : <Avatar user={person.user} name={person.displayName} size={24} />;
}
