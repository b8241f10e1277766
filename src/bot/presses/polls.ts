import type { Press } from '../press.ts';
import { pollModal, seenOf, voteText } from '../messages/polls.ts';
import type { Filled, Modal } from '../modals.ts';
import type { PressReply } from '../respond.ts';
import type { Caller } from '../types.ts';
import { whisper } from './pressed.ts';
import { findGame } from '../actions/findGame.ts';
import type { BotContext } from '../actions/context.ts';

type PollPress = Extract<Press, { readonly kind: 'poll' }>;

/** A vote, or the end of a poll. The message of the poll shows how it stands anyway. */
export async function inPoll(
  bot: BotContext,
  caller: Caller,
  { game: gameId, deed, number, answer }: PollPress,
): Promise<PressReply> {
  const game = await findGame(bot, caller, gameId);
  const { say, person } = caller;
  if (deed === 'close') {
    await bot.app.polls.close(game.id, person, number);
    return whisper({ content: say('polls.closedNow') });
  }
  const { poll } = await bot.app.polls.vote(game.id, person, number, answer);
  const chosen = poll.answers[answer];
  if (poll.ended === 'time' || chosen === undefined) return whisper({ content: say('polls.lateVote') });
  return whisper({ content: voteText(chosen, { game, words: bot.words, say }) });
}

/** The form for a new poll. */
export async function newPollModal(bot: BotContext, caller: Caller, gameId: string): Promise<Modal> {
  const { id } = await findGame(bot, caller, gameId);
  return pollModal(id, caller.say);
}

/** The form came back. */
export async function takePoll(bot: BotContext, caller: Caller, filled: Filled, gameId: string): Promise<PressReply> {
  const { id } = await findGame(bot, caller, gameId);
  const [question = ''] = filled['question'] ?? [];
  const [answers = ''] = filled['answers'] ?? [];
  await bot.app.polls.open(id, caller.person, {
    locale: caller.say.locale,
    question,
    answers: answers.split('\n'),
    ...seenOf(filled['seen']?.[0]),
    spectators: filled['voters']?.[0] === 'spectators',
    time: filled['time']?.[0],
  });
  return whisper({ content: caller.say('polls.opened') });
}
