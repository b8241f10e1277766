import type { Decision } from '../src/app/types.ts';
import type { Call, Command, Completion, Message, Suggestion, Turn } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { passOf } from '../src/bot/playCommands.ts';
import { turnOf, answered } from '../src/bot/actions/turn.ts';
import { labelNames } from '../src/bot/names.ts';
import type { BotContext } from '../src/bot/actions/context.ts';
import { describeDecision } from '../src/engine/describe/index.ts';

export const pass: Command = {
  definition: playerCommand('pass', 'commands.pass')
    .addStringOption(suggested('question', 'commands.passQuestion'))
    .addStringOption(gameOption)
    .toJSON(),
  run,
  complete,
};

async function run(call: Call, bot: BotContext): Promise<Message> {
  const turn = await turnOf(bot, call, call.options.text('game'));
  const passable = turn.decisions.filter((decision) => passOf(decision) !== undefined);
  const decision = whichOf(call, bot, turn, passable);
  return await answered(bot, call, { turn, decision, choices: passOf(decision) ?? [] });
}

function whichOf(call: Call, bot: BotContext, turn: Turn, passable: ReadonlyArray<Decision>): Decision {
  const wanted = call.options.text('question');
  const [first] = passable;
  if (first === undefined) throw new Refusal('illegalChoice', (say) => say('refusals.nothingToPass'));
  if (wanted === undefined) return first;
  const found = passable.find((decision) => decision.id === wanted || titleOf(bot, turn, decision) === wanted);
  if (found === undefined) throw new Refusal('alreadyDecided', (say) => say('refusals.noSuchPass'));
  return found;
}

function titleOf(bot: BotContext, { game }: Turn, decision: Decision): string {
  return describeDecision(decision, labelNames(game, bot.words), bot.words.locale).title;
}

async function complete(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  if (call.focused.name === 'game') return await suggestGames(call, bot);
  const turn = await turnOf(bot, call, call.options.text('game'));
  const passable = turn.decisions.filter((decision) => passOf(decision) !== undefined);
  return suggestNames(
    passable.map((decision) => ({ name: titleOf(bot, turn, decision), value: decision.id })),
    call.focused.value,
  );
}
