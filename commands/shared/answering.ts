import { isLegalCount } from '../../src/app/types.ts';
import type { Call, Command, Completion, Message, Suggestion, Turn } from '../../src/bot/types.ts';
import type { PlainKey } from '../../src/words/index.ts';
import { gameOption, playerCommand, suggested } from './definitions.ts';
import { offersOf, resolveOffer, suggest, suggestNames } from './offers.ts';
import type { Filter, Offer } from './offers.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { turnOf, answered, askIfSure, openPanel } from '../../src/bot/actions/turn.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export interface AnsweringCommand {
  readonly name: string;
  readonly description: PlainKey;
  /**
   * Options that each name one choice, the first first. With none given, the question is opened with buttons and menus.
   */
  readonly options: ReadonlyArray<{ readonly name: string; readonly description: PlainKey }>;
  readonly filter: Filter;
  /** Said when nothing is open that this command answers. */
  readonly nothing: PlainKey;
}

/** A command that answers an open question. It offers only what is legal now. */
export function answeringCommand(spec: AnsweringCommand): Command {
  const definition = playerCommand(spec.name, spec.description);
  for (const { name, description } of spec.options) definition.addStringOption(suggested(name, description));
  definition.addStringOption(gameOption);
  return {
    definition: definition.toJSON(),
    run: (call, bot) => run(spec, call, bot),
    complete: (call, bot) => complete(spec, call, bot),
  };
}

async function run(spec: AnsweringCommand, call: Call, bot: BotContext): Promise<Message> {
  const turn = await turnOf(bot, call, call.options.text('game'));
  const offers = offersOf(bot, turn, spec.filter);
  const decisions = [...new Set(offers.map(({ decision }) => decision))];
  const [first] = decisions;
  if (first === undefined) throw new Refusal('illegalChoice', (say) => say(spec.nothing));
  const given = givenTexts(spec, call);
  if (given.length === 0) return openPanel(bot, call, { turn, decision: first });
  const picked = pickAll(offers, given);
  return await answerWith(bot, turn, call, picked);
}

function givenTexts(spec: AnsweringCommand, call: Call): ReadonlyArray<string> {
  return spec.options.flatMap(({ name }) => call.options.text(name) ?? []);
}

/** Each text names another choice, so that equal cards can be named twice; all belong to the question of the first. */
function pickAll(offers: ReadonlyArray<Offer>, given: ReadonlyArray<string>): ReadonlyArray<Offer> {
  const picked: Array<Offer> = [];
  for (const text of given) {
    if (picked.some(({ value }) => value === text))
      throw new Refusal(
        'illegalChoice',
        (say) => say('refusals.namedTwice'),
        (say) => say('refusals.namedTwiceHint'),
      );
    const decision = picked[0]?.decision;
    const left = offers.filter(
      (offer) => !picked.includes(offer) && (decision === undefined || offer.decision === decision),
    );
    picked.push(resolveOffer(left, text));
  }
  return picked;
}

async function answerWith(bot: BotContext, turn: Turn, call: Call, picked: ReadonlyArray<Offer>): Promise<Message> {
  const decision = picked[0]?.decision;
  if (decision === undefined) throw new Refusal('illegalChoice', (say) => say('refusals.nothingChosen'));
  if (picked.length > decision.max)
    throw new Refusal('illegalChoice', (say) => say('refusals.tooMany', { number: picked.length, most: decision.max }));
  // Too few are a good start: the rest is picked from the menu.
  const start = picked.map(({ choice }) => decision.choices.indexOf(choice));
  if (!isLegalCount(decision, picked.length)) return openPanel(bot, call, { turn, decision, ...{ picked: start } });
  const choices = picked.map(({ choice }) => choice);
  return (
    askIfSure(bot.words, call.say, { turn, decision, choices }) ??
    (await answered(bot, call, { turn, decision, choices }))
  );
}

async function complete(spec: AnsweringCommand, call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  if (call.focused.name === 'game') return await suggestGames(call, bot);
  const turn = await turnOf(bot, call, call.options.text('game'));
  const others = spec.options
    .filter(({ name }) => name !== call.focused.name)
    .flatMap(({ name }) => call.options.text(name) ?? []);
  const offers = offersOf(bot, turn, spec.filter);
  const decision = offers.find(({ value }) => others.includes(value))?.decision;
  const left = offers.filter(
    (offer) => !others.includes(offer.value) && (decision === undefined || offer.decision === decision),
  );
  return suggest(left, call.focused.value);
}

/** The caller's own games. */
export async function suggestGames(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const games = await bot.app.gamesOf(call.person.id);
  return suggestNames(
    games.map(({ id }) => ({ name: id, value: id })),
    call.focused.value,
  );
}
