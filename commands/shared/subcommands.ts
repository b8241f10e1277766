import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

type Run = (call: Call, bot: BotContext) => Promise<Message>;
type Complete = (call: Completion, bot: BotContext) => ReadonlyArray<Suggestion> | Promise<ReadonlyArray<Suggestion>>;

/** Does what the subcommand says. Refuses one that there is no more and that nothing else took the place of. */
export function bySubcommand(runs: Readonly<Record<string, Run>>): Run {
  return async (call, bot) => {
    const run = runs[call.options.subcommand ?? ''];
    if (run === undefined)
      throw new Refusal(
        'illegalChoice',
        (say) => say('refusals.oldCommand'),
        (say) => say('refusals.oldCommandHint'),
      );
    return await run(call, bot);
  };
}

/** Suggestions of each subcommand that has any. */
export function suggestedBySubcommand(
  completes: Readonly<Record<string, Complete>>,
): (call: Completion, bot: BotContext) => Promise<ReadonlyArray<Suggestion>> {
  return async (call, bot) => (await completes[call.options.subcommand ?? '']?.(call, bot)) ?? [];
}
