import type { Call, Completion, Desk, Message, Suggestion } from '../../src/bot/types.ts';
import { Refusal } from '../../src/bot/refusal.ts';

type Run = (call: Call, desk: Desk) => Promise<Message>;
type Complete = (call: Completion, desk: Desk) => ReadonlyArray<Suggestion> | Promise<ReadonlyArray<Suggestion>>;

/** Does what the subcommand says. Refuses one that there is no more and that nothing else took the place of. */
export function bySubcommand(runs: Readonly<Record<string, Run>>): Run {
  return async (call, desk) => {
    const run = runs[call.options.subcommand ?? ''];
    if (run === undefined)
      throw new Refusal(
        'illegalChoice',
        (say) => say('refusals.oldCommand'),
        (say) => say('refusals.oldCommandHint'),
      );
    return await run(call, desk);
  };
}

/** Suggestions of each subcommand that has any. */
export function suggestedBySubcommand(
  completes: Readonly<Record<string, Complete>>,
): (call: Completion, desk: Desk) => Promise<ReadonlyArray<Suggestion>> {
  return async (call, desk) => (await completes[call.options.subcommand ?? '']?.(call, desk)) ?? [];
}
