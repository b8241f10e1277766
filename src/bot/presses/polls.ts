import type { Press } from '../press.ts';
import { pollModal, seenOf, voteText } from '../messages/polls.ts';
import type { Filled, Modal } from '../modals.ts';
import type { PressReply } from '../respond.ts';
import type { Caller, Desk } from '../types.ts';
import { whisper } from './pressed.ts';

type PollPress = Extract<Press, { readonly kind: 'poll' }>;

/** A vote, or the end of a poll. The message of the poll shows how it stands anyway. */
export async function inPoll(
  desk: Desk,
  caller: Caller,
  { game: gameId, deed, number, answer }: PollPress,
): Promise<PressReply> {
  const game = await desk.gameOf(caller, gameId);
  const { say, person } = caller;
  if (deed === 'close') {
    await desk.app.polls.close(game.id, person, number);
    return whisper({ content: say('polls.closedNow') });
  }
  const { poll } = await desk.app.polls.vote(game.id, person, number, answer);
  const chosen = poll.answers[answer];
  if (poll.ended === 'time' || chosen === undefined) return whisper({ content: say('polls.lateVote') });
  return whisper({ content: voteText(chosen, { game, words: desk.words, say }) });
}

/** The form for a new poll. */
export async function newPollModal(desk: Desk, caller: Caller, gameId: string): Promise<Modal> {
  const { id } = await desk.gameOf(caller, gameId);
  return pollModal(id, caller.say);
}

/** The form came back. */
export async function takePoll(desk: Desk, caller: Caller, filled: Filled, gameId: string): Promise<PressReply> {
  const { id } = await desk.gameOf(caller, gameId);
  const [question = ''] = filled['question'] ?? [];
  const [answers = ''] = filled['answers'] ?? [];
  await desk.app.polls.open(id, caller.person, {
    question,
    answers: answers.split('\n'),
    ...seenOf(filled['seen']?.[0]),
    spectators: filled['voters']?.[0] === 'spectators',
    time: filled['time']?.[0],
  });
  return whisper({ content: caller.say('polls.opened') });
}
