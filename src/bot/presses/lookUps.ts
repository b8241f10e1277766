import { seatOf } from '../../app/types.ts';
import { Refusal } from '../refusal.ts';
import { menuRows } from '../components.ts';
import type { Caller, Message } from '../types.ts';
import { explanation } from '../panel/explain.ts';
import type { PressReply } from '../respond.ts';
import { findGame } from '../actions/findGame.ts';
import { lookedUp } from '../actions/lookedUp.ts';
import { lookUpIn } from '../actions/context.ts';
import type { BotContext } from '../actions/context.ts';

/** Shows the thing that someone picked from a menu; the button beside many of them opens menus of all characters. */
export async function lookAt(
  bot: BotContext,
  caller: Caller,
  game: string,
  [picked]: ReadonlyArray<string>,
): Promise<Message> {
  if (picked === undefined) return await allCharacters(caller, game);
  const entry = (await lookUpIn(caller.say)).find(picked, ['character', 'card', 'location']);
  if (entry === undefined) throw new Refusal('illegalChoice', (say) => say('lobby.pickAgain'));
  return await lookedUp(bot, caller, [entry]);
}

async function allCharacters({ say }: Caller, game: string): Promise<Message> {
  const options = (await lookUpIn(say))
    .search('', ['character'])
    .map(({ id, name, kindName }) => ({ value: id, label: name, detail: kindName, picked: false }));
  return {
    content: say('question.lookAt'),
    components: menuRows((part) => ({ kind: 'look', game, part }), say('question.lookAt'), options, 1, 1),
  };
}

/** Explains the rule behind a question, for anyone; with help and choices for the player who has to answer it. */
export async function ruleOf(bot: BotContext, caller: Caller, gameId: string, decisionId: string): Promise<Message> {
  const { app, words } = bot;
  const { say, person } = caller;
  const game = await findGame(bot, caller, gameId);
  const playing = game.status === 'running' && seatOf(game, person.id) !== undefined;
  const mine = playing
    ? [...(await app.openDecisions(game.id, person.id)), ...(await app.openOffers(game.id, person.id))]
    : [];
  const own = mine.find(({ id }) => id === decisionId);
  if (own !== undefined) return explanation({ game, asked: { by: 'player', decision: own }, words, say });
  const waiting = game.status === 'running' ? (await app.viewFor(game.id, 'public')).waitingFor : [];
  const open = waiting.find(({ id }) => id === decisionId);
  if (open === undefined) throw new Refusal('alreadyDecided', () => say('refusals.decided'));
  return explanation({ game, asked: { by: 'onlooker', decision: open }, words, say });
}

/** The learner wants no more tips. */
export async function stopTips(bot: BotContext, caller: Caller, gameId: string): Promise<PressReply> {
  const { id } = await findGame(bot, caller, gameId);
  await bot.app.tutorial.stopTips(id, caller.person.id);
  return { kind: 'whisper', message: { content: caller.say('tutorial.stopped') } };
}
