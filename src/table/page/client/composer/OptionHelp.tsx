import type { JSX } from 'preact';
import type { Say } from '../../../../words/say.ts';
import { type Draft, remaining, specOf } from '../slash/draft.ts';
import { useSay } from '../words/context.ts';
import type { Choices } from './useChoices.ts';

/** Above the list: what the option under the cursor is for, and how its list is coming along. */
export function OptionHelp({ draft, choices }: { draft: Draft; choices: Choices }): JSX.Element {
  const say = useSay();
  const spec = draft.active === undefined ? undefined : specOf(draft, draft.active);
  if (spec === undefined) {
    return (
      <>
        <strong>/{draft.entry.shown}</strong> <span>{draft.entry.description}</span>
        <span class="help-state">
          {say(remaining(draft).length > 0 ? 'page.composer.enterOrMore' : 'page.composer.enter')}
        </span>
      </>
    );
  }
  return (
    <>
      <strong>{spec.shown}</strong> <span>{spec.description}</span>
      <span class="help-state" role="status">
        {stateWords(choices, spec.required, say)}
      </span>
    </>
  );
}

function stateWords(choices: Choices, required: boolean, say: Say): string {
  switch (choices.kind) {
    case 'asking':
      return say('page.composer.loading');
    case 'failed':
      return choices.reason;
    case 'listed':
      return choices.choices.length === 0 ? say('page.composer.noMatch') : '';
    case 'none':
      return say(required ? 'page.composer.required' : 'page.composer.optional');
  }
}
