import type { Intent } from '../../../store/outbox.ts';
import type { Poll, PollAnswer } from '../../../store/polls.ts';
import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, SeatHolder } from '../../../store/records.ts';
import type { Locale, Sentence } from '../../../words/index.ts';
import { toChannel } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { findGame, isOrganiser, ownSeat, seatOf } from '../../core/lookUp.ts';
import { durationTyped } from '../../model/timing/typed/durations.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { fewestAnswers, longestAnswer, longestQuestion, mostAnswers, mostOpenPolls, pollTime } from './types.ts';
import type { NewPoll, PollView } from './types.ts';

/** Those that are open, oldest first. */
export async function openOf({ store }: Context, gameId: GameId): Promise<ReadonlyArray<Poll>> {
  return (await store.polls.of(gameId)).filter(({ ended }) => ended === undefined);
}

/** Throws `illegalPoll`, `notYourGame`, `notRunning`. */
export async function open(context: Context, gameId: GameId, person: Person, wanted: NewPoll): Promise<PollView> {
  const game = await findGame(context, gameId);
  ownSeat(game, person.id);
  if (game.status === 'abandoned' || game.status === 'archived')
    throw new AppError(
      'notRunning',
      (say) => say('polls.noTable'),
      (say) => say('polls.noTableHint'),
    );
  if ((await openOf(context, gameId)).length >= mostOpenPolls)
    throw illegal(
      (say) => say('polls.tooManyOpen', { most: mostOpenPolls }),
      (say) => say('polls.tooManyOpenHint'),
    );
  const { openResults, named, spectators } = wanted;
  const at = context.now();
  return await put(context, game, {
    number: ((await context.store.polls.of(gameId)).at(-1)?.number ?? 0) + 1,
    by: { id: person.id, name: person.name },
    question: questionIn(wanted.question),
    answers: answersIn(game, wanted.answers),
    openResults,
    named,
    spectators,
    at,
    closesAt: at + timeIn(wanted.time, wanted.locale),
    ended: undefined,
    votes: [],
  });
}

function illegal(sentence: Sentence, hint: Sentence): AppError {
  return new AppError('illegalPoll', sentence, hint);
}

function questionIn(typed: string): string {
  const question = typed.trim();
  if (question === '')
    throw illegal(
      (say) => say('polls.noQuestion'),
      (say) => say('polls.noQuestionHint'),
    );
  if (question.length > longestQuestion)
    throw illegal(
      (say) => say('polls.longQuestion', { most: longestQuestion }),
      (say) => say('polls.shortenHint'),
    );
  return question;
}

/**
 * Returns a poll's answers. Without words the players are the answers; of a lobby their names, since its seats change
 * hands and are given out at the start.
 */
function answersIn({ seats, status }: GameRecord, words: ReadonlyArray<string>): ReadonlyArray<PollAnswer> {
  const typed = words.map((text) => text.trim()).filter((text) => text !== '');
  const answers = typed.length > 0 ? typed.map(asAnswer) : status === 'lobby' ? namesIn(seats) : seats.map(inSeat);
  const texts = answers.flatMap((answer) => (answer.kind === 'text' ? [answer.text] : []));
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length)
    throw illegal(
      (say) => say('polls.sameAnswers'),
      (say) => say('polls.sameAnswersHint'),
    );
  if (texts.some((text) => text.length > longestAnswer))
    throw illegal(
      (say) => say('polls.longAnswer', { most: longestAnswer }),
      (say) => say('polls.shortenHint'),
    );
  if (answers.length < fewestAnswers || answers.length > mostAnswers)
    throw illegal(
      (say) => say('polls.answerCount', { number: answers.length, fewest: fewestAnswers, most: mostAnswers }),
      (say) => say('polls.answerCountHint'),
    );
  return answers;
}

function asAnswer(text: string): PollAnswer {
  return { kind: 'text', text };
}

function inSeat(_: SeatHolder, seat: Seat): PollAnswer {
  return { kind: 'seat', seat };
}

function namesIn(seats: GameRecord['seats']): ReadonlyArray<PollAnswer> {
  const told = toldApart(seats.map((holder) => (holder.kind === 'user' ? holder.name : '')));
  return seats.map((holder, seat) =>
    holder.kind === 'user' ? asAnswer(told[seat] ?? holder.name) : { kind: 'automatic', name: holder.name },
  );
}

/** Milliseconds. */
function timeIn(typed: string | undefined, locale?: Locale): number {
  if (typed === undefined || typed.trim() === '') return pollTime.usual;
  const length = durationTyped(typed, locale);
  if (length !== undefined && length >= pollTime.least && length <= pollTime.most) return length;
  throw illegal(
    (say) => say('polls.badTime'),
    (say) => say('polls.badTimeHint'),
  );
}

/** Namesakes get a number. */
function toldApart(names: ReadonlyArray<string>): ReadonlyArray<string> {
  const before = (place: number): number =>
    names.slice(0, place).filter((name) => name.toLowerCase() === names[place]?.toLowerCase()).length;
  return names.map((name, place) => (before(place) === 0 ? name : `${name} (${before(place) + 1})`));
}

async function findOpen(context: Context, gameId: GameId, number: number): Promise<Poll> {
  const poll = (await openOf(context, gameId)).find((each) => each.number === number);
  if (poll === undefined)
    throw new AppError(
      'pollClosed',
      (say) => say('polls.isClosed'),
      (say) => say('polls.isClosedHint'),
    );
  return poll;
}

/** Too late a vote only closes the poll. Throws `pollClosed`, `notYourVote`, `illegalChoice`. */
export async function vote(
  context: Context,
  gameId: GameId,
  person: Person,
  number: number,
  answer: number,
): Promise<PollView> {
  const game = await findGame(context, gameId);
  const poll = await findOpen(context, gameId, number);
  if (context.now() >= poll.closesAt) return await put(context, game, { ...poll, ended: 'time' });
  const mayVote = await votersOf(context, game, poll);
  if (!mayVote(person.id))
    throw new AppError(
      'notYourVote',
      (say) => say('polls.notYours'),
      (say) => say(poll.spectators ? 'polls.lookOnHint' : 'polls.notYoursHint'),
    );
  if (poll.answers[answer] === undefined)
    throw new AppError(
      'illegalChoice',
      (say) => say('polls.noSuchAnswer'),
      (say) => say('polls.noSuchAnswerHint'),
    );
  const votes = [
    ...poll.votes.filter(({ userId }) => userId !== person.id),
    { userId: person.id, name: person.name, answer },
  ];
  const next = { ...poll, votes };
  const { players, voted } = await viewOf(context, game, next);
  return await put(context, game, voted === players ? { ...next, ended: 'all' } : next);
}

/** Throws `pollClosed`, `notAllowed`. */
export async function close(context: Context, gameId: GameId, person: Person, number: number): Promise<PollView> {
  const game = await findGame(context, gameId);
  const poll = await findOpen(context, gameId, number);
  if (person.id !== poll.by.id && !isOrganiser(game, person))
    throw new AppError(
      'notAllowed',
      (say) => say('polls.mayNotClose', { name: poll.by.name }),
      (say) => say('polls.mayNotCloseHint'),
    );
  return await put(context, game, { ...poll, ended: 'closed' });
}

/** Closes those of a game whose time is over. */
export async function closeOverduePolls(context: Context, gameId: GameId): Promise<void> {
  const now = context.now();
  for (const poll of await openOf(context, gameId)) {
    if (poll.closesAt <= now) await put(context, await findGame(context, gameId), { ...poll, ended: 'time' }, true);
  }
}

/**
 * Open polls of a game last as much longer as no one could vote, in milliseconds; less than 0 where the clock was set
 * back.
 */
export async function postponePolls(context: Context, gameId: GameId, by: number): Promise<void> {
  for (const poll of await openOf(context, gameId))
    await put(
      context,
      await findGame(context, gameId),
      { ...poll, at: poll.at + by, closesAt: poll.closesAt + by },
      true,
    );
}

/**
 * Closes those of a game that ends without a winner, and gives what to tell of it; within the transaction that ends it.
 */
export async function closeWithGame(context: Context, gameId: GameId): Promise<ReadonlyArray<Intent>> {
  const open = await openOf(context, gameId);
  for (const poll of open) await context.store.polls.put(gameId, { ...poll, ended: 'game' });
  return open.map(({ number }) => ({ kind: 'poll', number }));
}

async function put(context: Context, game: GameRecord, poll: Poll, unattended = false): Promise<PollView> {
  await context.store.polls.put(game.id, poll);
  const after = await context.store.commit({
    gameId: game.id,
    revision: game.revision,
    at: context.now(),
    ...(unattended ? { unattended } : {}),
    messages: toChannel(game, [{ kind: 'poll', number: poll.number }]),
  });
  return await viewOf(context, after, poll);
}

/** Returns a predicate for who may vote: players, and spectators if the poll includes them. */
async function votersOf({ store }: Context, game: GameRecord, poll: Poll): Promise<(userId: string) => boolean> {
  const lookers = poll.spectators ? await store.spectators(game.id) : [];
  return (userId) => seatOf(game, userId) !== undefined || lookers.some((looker) => looker.userId === userId);
}

/** Votes of those who may no longer vote do not count. */
export async function viewOf(context: Context, game: GameRecord, poll: Poll): Promise<PollView> {
  const mayVote = await votersOf(context, game, poll);
  const place = (userId: string): number => seatOf(game, userId) ?? game.seats.length;
  const valid = poll.votes
    .filter(({ userId }) => mayVote(userId))
    .sort((one, other) => place(one.userId) - place(other.userId));
  return {
    game,
    poll,
    votes: poll.answers.map((answer, index) => ({
      answer,
      names: valid.filter((each) => each.answer === index).map(({ name }) => name),
    })),
    players: game.seats.filter(({ kind }) => kind === 'user').length,
    voted: valid.filter(({ userId }) => seatOf(game, userId) !== undefined).length,
  };
}
