import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableChannel } from '../../../contract.ts';
import { type ListedChoice, type GuildFacts, allChoices, matching } from '../slash/choices.ts';
import { type Draft, fieldOf, specOf } from '../slash/draft.ts';
import { partialOptions } from '../slash/typed.ts';
import { usePage } from '../ui/context.ts';

export type Choices =
  /** Anything may be typed, or a value has been picked already. */
  | { readonly kind: 'none' }
  /**
   * The bot is being asked; what it said before for this option stands there meanwhile, so that the list does not
   * flicker.
   */
  | { readonly kind: 'asking'; readonly choices: ReadonlyArray<ListedChoice> }
  | { readonly kind: 'listed'; readonly choices: ReadonlyArray<ListedChoice> }
  | { readonly kind: 'failed'; readonly reason: string };

const DEBOUNCE = 220;

/** Returns the choices for the option under the cursor: known to the page, or asked of the bot while one types. */
export function useChoices(draft: Draft, channel: TableChannel, around: GuildFacts): Choices {
  const { deeds } = usePage();
  const [asked, setAsked] = useState<Choices>({ kind: 'none' });
  const turn = useRef(0);
  const askedFor = useRef<string>();
  const spec = draft.active === undefined ? undefined : specOf(draft, draft.active);
  const field = draft.active === undefined ? undefined : fieldOf(draft, draft.active);
  const settled = spec === undefined || field === undefined || field.value !== undefined;
  const asks = !settled && spec.autocomplete;

  // Before the next key: Enter must not pick from what was listed for an earlier text.
  useLayoutEffect(() => {
    const mine = (turn.current += 1);
    if (!asks) {
      askedFor.current = undefined;
      return setAsked({ kind: 'none' });
    }
    const same = askedFor.current === draft.active;
    askedFor.current = draft.active;
    setAsked((old) => ({ kind: 'asking', choices: same ? choicesIn(old) : [] }));
    const ask = async (): Promise<void> => {
      const result = await deeds.autocomplete({
        channelId: channel.channel.id,
        commandId: draft.entry.commandId,
        options: partialOptions(draft),
      });
      // An answer to what was typed before comes too late.
      if (mine === turn.current) setAsked(choicesOf(result));
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [asks, draft.entry, draft.active, field?.text]);

  if (settled) return { kind: 'none' };
  // The effect runs after the drawing: what it holds still belongs to the option before.
  if (asks && asked.kind === 'asking') return { kind: 'asking', choices: matching(asked.choices, field.text) };
  if (asks) return asked.kind === 'none' ? { kind: 'asking', choices: [] } : asked;
  const known = allChoices(spec, around);
  return known === undefined ? { kind: 'none' } : { kind: 'listed', choices: matching(known, field.text) };
}

const choicesIn = (asked: Choices): ReadonlyArray<ListedChoice> => ('choices' in asked ? asked.choices : []);

function choicesOf(result: Awaited<ReturnType<ReturnType<typeof usePage>['deeds']['autocomplete']>>): Choices {
  if (!result.ok) return { kind: 'failed', reason: result.error };
  return {
    kind: 'listed',
    choices: (result.choices ?? []).map(({ name, value }) => ({ name, value, detail: undefined })),
  };
}
