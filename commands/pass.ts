import type { Decision } from '../src/app/types.ts';
import type { Call, Command, Completion, Desk, Message, Suggestion, Turn } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { passOf } from '../src/bot/playCommands.ts';

export const pass: Command = {
  definition: playerCommand('pass', 'commands.pass')
    .addStringOption(suggested('question', 'commands.passQuestion'))
    .addStringOption(gameOption)
    .toJSON(),
  run,
  complete,
};

async function run(call: Call, desk: Desk): Promise<Message> {
  const turn = await desk.turnOf(call, call.options.text('game'));
  const passable = turn.decisions.filter((decision) => passOf(decision) !== undefined);
  const decision = whichOf(call, desk, turn, passable);
  return await desk.answer(call, turn, decision, passOf(decision) ?? []);
}

function whichOf(call: Call, desk: Desk, turn: Turn, passable: ReadonlyArray<Decision>): Decision {
  const wanted = call.options.text('question');
  const [first] = passable;
  if (first === undefined) throw new Refusal('illegalChoice', (say) => say('refusals.nothingToPass'));
  if (wanted === undefined) return first;
  const found = passable.find((decision) => decision.id === wanted || titleOf(desk, turn, decision) === wanted);
  if (found === undefined) throw new Refusal('alreadyDecided', (say) => say('refusals.noSuchPass'));
  return found;
}

function titleOf(desk: Desk, { game }: Turn, decision: Decision): string {
  return desk.words.decision(decision, desk.labels(game)).title;
}

async function complete(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  if (call.focused.name === 'game') return await suggestGames(call, desk);
  const turn = await desk.turnOf(call, call.options.text('game'));
  const passable = turn.decisions.filter((decision) => passOf(decision) !== undefined);
  return suggestNames(
    passable.map((decision) => ({ name: titleOf(desk, turn, decision), value: decision.id })),
    call.focused.value,
  );
}
