import type { JSX } from 'preact';
import { type Draft, remaining, specOf } from '../slash/draft.ts';
import type { Choices } from './useChoices.ts';

/** Above the list: what the option under the cursor is for, and how its list is coming along. */
export function OptionHelp({ draft, choices }: { draft: Draft; choices: Choices }): JSX.Element {
  const spec = draft.active === undefined ? undefined : specOf(draft, draft.active);
  if (spec === undefined) {
    return (
      <>
        <strong>/{draft.entry.path}</strong> <span>{draft.entry.description}</span>
        <span class="help-state">{remaining(draft).length > 0 ? 'Enter sends · ↑↓ for more options' : 'Enter sends'}</span>
      </>
    );
  }
  return (
    <>
      <strong>{spec.name}</strong> <span>{spec.description}</span>
      <span class="help-state" role="status">{stateWords(choices, spec.required)}</span>
    </>
  );
}

function stateWords(choices: Choices, required: boolean): string {
  switch (choices.kind) {
    case 'asking': return 'Loading options…';
    case 'failed': return choices.reason;
    case 'listed': return choices.choices.length === 0 ? 'No option matches that' : '';
    case 'none': return required ? 'required' : 'optional';
  }
}
