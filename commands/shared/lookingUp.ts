import type { Call, Command, Completion, LookUpEntry, LookUpKind, Message, Suggestion } from '../../src/bot/types.ts';
import type { PlainKey, Sentence } from '../../src/words/index.ts';
import { described, fixedChoice, playerCommand, suggested } from './definitions.ts';
import { suggestionsOf } from './offers.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { inGameOf, lookedUp } from '../../src/bot/actions/lookedUp.ts';
import { lookUpSoon, lookUpIn } from '../../src/bot/actions/context.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

const mostNear = 3;
const mostTogether = 5;
/** Each kind has a command of its name. */
const anywhere: ReadonlyArray<LookUpKind> = ['card', 'character', 'location', 'rule'];

export interface LookUpCommand {
  readonly name: string;
  readonly description: PlainKey;
  readonly option: { readonly name: string; readonly description: PlainKey };
  readonly kinds: ReadonlyArray<LookUpKind>;
  /** The text of a suggestion for an entry. */
  readonly label: (entry: LookUpEntry) => string;
  /** Said when there is no such thing. */
  readonly nothing: PlainKey;
  /** Whether a text is a question about short entries, which can be answered by several of them together. */
  readonly isQuestion?: (given: string) => boolean;
}

/** A command that looks something up, for the caller alone or for everyone in the channel. */
export function lookUpCommand(spec: LookUpCommand): Command {
  const definition = playerCommand(spec.name, spec.description)
    .addStringOption((option) => suggested(spec.option.name, spec.option.description)(option).setRequired(true))
    .addStringOption((option) =>
      described(option.setName('show'), 'commands.show').addChoices(
        fixedChoice('commands.showMe', 'me'),
        fixedChoice('commands.showEveryone', 'everyone'),
      ),
    );
  return {
    definition: definition.toJSON(),
    run: async (call, bot) => ({
      ...(await answer(spec, call, bot)),
      ...(call.options.text('show') === 'everyone' ? { everyone: true } : {}),
    }),
    // Crisis cards and characters come with a picture.
    slow: () => spec.kinds.includes('card') || spec.kinds.includes('character'),
    complete: (call, bot) => complete(spec, call, bot),
  };
}

async function answer(spec: LookUpCommand, call: Call, bot: BotContext): Promise<Message> {
  const given = call.options.text(spec.option.name) ?? '';
  const here = await inGameOf(bot.app, call);
  const lookUp = await lookUpIn(call.say);
  const entry = lookUp.find(given, spec.kinds, here);
  if (entry !== undefined) return await lookedUp(bot, call, [entry]);
  const near = lookUp.search(given, spec.kinds, here);
  if (spec.isQuestion?.(given) === true && near.length > 0)
    return await lookedUp(bot, call, near.slice(0, mostTogether));
  const next = near.length > 0 ? near : lookUp.search(given, anywhere, here);
  throw new Refusal('illegalChoice', (say) => say(spec.nothing), hint(spec, next));
}

function hint(spec: LookUpCommand, near: ReadonlyArray<LookUpEntry>): Sentence {
  return (say) => {
    const names = near
      .slice(0, mostNear)
      .map((entry) =>
        spec.kinds.includes(entry.kind)
          ? say('refusals.quoted', { name: spec.label(entry) })
          : `${say('refusals.quoted', { name: entry.name })} (\`/${entry.kind}\`)`,
      );
    const last = names.pop();
    if (last === undefined) return say('refusals.suggests', { command: spec.name });
    return names.length === 0
      ? say('refusals.didYouMean', { name: last })
      : say('refusals.didYouMeanOneOf', { names: names.join(', '), last });
  };
}

async function complete(spec: LookUpCommand, call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const found = (await lookUpSoon(call.say)).search(call.focused.value, spec.kinds, await inGameOf(bot.app, call));
  return suggestionsOf(found.map((entry) => ({ name: spec.label(entry), value: entry.id })));
}
