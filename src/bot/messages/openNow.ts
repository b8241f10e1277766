import { commandFor } from '../playCommands.ts';
import type { App, Decision, UserId, Waits } from '../../app/types.ts';
import { pausedText } from './hosts.ts';
import { openQuestion, untilLines } from './question.ts';
import { labelNames, textNames } from '../names.ts';
import { deadlineLines, defaultLabel } from '../panel/deadline.ts';
import type { Say, Sentence } from '../../words/index.ts';
import type { Caller, CastGame } from '../types.ts';
import { isAppError, seatOf } from '../../app/types.ts';
import { limits, shorten } from '../text/limits.ts';
import { describeEvent, describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

interface OpenParts {
  readonly app: App;
  readonly words: Wording;
}

/** The person who asks. */
type Asker = Pick<Caller, 'person' | 'say'>;

/**
 * Says in one sentence what a person can do in this game now. `inFull`: below it the questions, their deadlines and the
 * default answers.
 */
export async function openNow(
  { app, words }: OpenParts,
  game: CastGame,
  { person, say }: Asker,
  inFull = false,
): Promise<string> {
  switch (game.status) {
    case 'lobby':
      return say('now.lobby', { game: game.id });
    case 'over':
      return say('now.over');
    case 'abandoned':
      return say('now.abandoned');
    case 'archived':
      return say('now.archived');
    case 'running': {
      const [first = '', ...further] = await openInPlay({ app, words }, game, { person, say });
      return inFull ? [first, ...further].join('\n') : first;
    }
  }
}

async function openInPlay(
  { app, words }: OpenParts,
  game: CastGame,
  { person, say }: Asker,
): Promise<ReadonlyArray<string>> {
  const paused = pausedText(game, say);
  if (paused !== undefined) return [paused];
  const decisions = seatOf(game, person.id) === undefined ? [] : await app.openDecisions(game.id, person.id);
  if (decisions.length > 0) return openForYou(game, decisions, await app.pace.waits(game.id, person.id), words, say);
  const { waitingFor } = await app.viewFor(game.id, 'public');
  const waits = await app.pace.waits(game.id, 'public');
  if (waitingFor.length === 0) {
    return [
      say('now.nothingAndNobody'),
      ...deadlineLines(waits.reactions, waits.then, say('question.noReaction'), say),
    ];
  }
  const names = textNames(game, words);
  const players = [...new Set(waitingFor.map(({ seat }) => names.seat(seat)))];
  const asked = { game, open: await openQuestion(app, game, waitingFor), waits, say };
  const questions = waitingFor.flatMap((waiting) => [
    describeDecision(waiting, names, words.locale).title,
    ...untilLines(asked, waiting, words),
  ]);
  return [
    say('now.waitsFor', { players: players.join(` ${say('now.and')} `) }),
    ...questions.map((line) => `-# ${line}`),
  ];
}

/** Returns lines like “Open for you: … (`/move`)”, and the deadline of each. */
function openForYou(
  game: CastGame,
  decisions: ReadonlyArray<Decision>,
  waits: Waits,
  words: Wording,
  say: Say,
): ReadonlyArray<string> {
  const names = textNames(game, words);
  const questions = decisions.map((decision) =>
    say('now.question', {
      title: describeDecision(decision, names, words.locale).title,
      command: commandFor(decision),
    }),
  );
  const until = decisions.flatMap((decision) =>
    deadlineLines(
      waits.questions.get(decision.id),
      waits.then,
      defaultLabel(decision, words, labelNames(game, words)),
      say,
    ),
  );
  return [say('now.open', { questions: questions.join(' ') }), ...new Set(until)];
}

/** The same as the hint of a refusal. */
export async function nowHint(parts: OpenParts, game: CastGame, asker: Asker): Promise<Sentence> {
  const open = await openNow(parts, game, asker);
  return () => open;
}

const lines = 4;

/**
 * The latest lines of the log as this person may know it, for those who press an old button. Empty if there are none.
 */
export async function latestLines(app: App, words: Wording, game: CastGame, userId: UserId): Promise<string> {
  const who = seatOf(game, userId) === undefined ? 'public' : userId;
  const entries = await app.log(game.id, who, { last: lines }).catch((error: unknown) => {
    if (isAppError(error)) return [];
    throw error;
  });
  const names = textNames(game, words);
  const texts = entries
    .map(({ event }) => describeEvent(event.what, names, words.locale))
    .filter((text) => text !== '');
  return shorten(texts.map((text) => `> ${text.replaceAll('\n', ' ')}`).join('\n'), limits.content / 2);
}
