import { Refusal } from '../../../commands/shared/refusal.ts';
import { ownerSeatOf } from '../../app/types.ts';
import type { App, Choice, Decision, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import type { Picked } from '../customId.ts';
import { labelNames } from '../names.ts';
import { decisionPanel } from '../panel/panel.ts';
import { surePanel } from '../panel/sure.ts';
import { escapeMarkup, escapedName } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, CastGame, Message, Turn, Words } from '../types.ts';
import { nowHint, seatOf } from './openNow.ts';

export interface TurnParts {
  readonly app: App;
  readonly words: Words;
}

/** What is open for a player of a running game. Refuses for others and at other times. */
export async function turnIn(parts: TurnParts, caller: Caller, game: CastGame): Promise<Turn> {
  const userId = caller.person.id;
  if (game.status !== 'running') throw new Refusal('notRunning', (say) => say('refusals.notPlayed'), await nowHint(parts, game, caller));
  refuseAway(game, userId);
  if (seatOf(game, userId) === undefined) throw new Refusal('notYourGame', (say) => say('refusals.noSeatIn', { game: game.id }), await nowHint(parts, game, caller));
  return await turnWith(parts.app, game, await parts.app.openDecisions(game.id, userId));
}

/** With the check that the decisions are about. */
export async function turnWith(app: App, game: CastGame, decisions: ReadonlyArray<Decision>): Promise<Turn> {
  if (decisions.every(({ topic }) => topic.kind !== 'contribute')) return { game, decisions };
  const { check } = await app.viewFor(game.id, 'public');
  return { game, decisions, check };
}

export interface Opened {
  readonly turn: Turn;
  readonly decision: Decision;
  readonly picked?: Picked | undefined;
  readonly page?: number;
}

/** One of the questions with everything to answer it. */
export function openPanel(words: Words, say: Say, { turn, decision, picked = [], page = 0 }: Opened): Message {
  return decisionPanel({ game: turn.game, decision, words, say, check: turn.check, picked, page, others: turn.decisions.length - 1 });
}

export interface Answer {
  readonly turn: Turn;
  readonly decision: Decision;
  readonly choices: ReadonlyArray<Choice>;
}

/** Asks once more before something that can't be undone. */
export function askIfSure(words: Words, say: Say, { turn, decision, choices }: Answer): Message | undefined {
  const [only, ...others] = choices;
  if (only === undefined || others.length > 0) return undefined;
  return surePanel({ game: turn.game, decision, index: decision.choices.indexOf(only), words, say });
}

/** Takes an answer; tells what was chosen and shows what is open next. */
export async function answered({ app, words }: TurnParts, caller: Caller, answer: Answer): Promise<Message> {
  const { game } = answer.turn;
  const { decisions } = await app.answer(game.id, caller.person.id, answer.decision.id, answer.choices.map(({ id }) => id));
  return afterAnswer(await turnWith(app, game, decisions), chosenLabels(words, answer), words, caller.say);
}

/** What was chosen, as its buttons said. */
export function chosenLabels(words: Words, { turn, decision, choices }: Answer): ReadonlyArray<string> {
  const names = labelNames(turn.game, words);
  return choices.length === 0 ? [words.pass(decision, names).label] : choices.map((choice) => words.choice(choice, decision, names).label);
}

/** What was chosen, and the next question at once if there is one. */
export function afterAnswer(turn: Turn, labels: ReadonlyArray<string>, words: Words, say: Say): Message {
  const chosen = say('replies.chosen', { labels: shorten(escapeMarkup(labels.join(', ')), limits.content / 4) });
  const [next, ...others] = turn.decisions;
  if (next === undefined) return { content: chosen, embeds: [], components: [] };
  return decisionPanel({ game: turn.game, decision: next, words, say, check: turn.check, before: chosen, others: others.length });
}

/** Who is away can't act, but take the seat back. */
function refuseAway(game: CastGame, userId: UserId): void {
  const seat = ownerSeatOf(game, userId);
  if (seat !== undefined) throw new Refusal('notYourGame', (say) => say('pace.youAreAway', { name: holderName(game, seat), game: game.id }), (say) => say('pace.youAreAwayHint'));
}

function holderName({ seats }: CastGame, seat: number): string {
  return escapedName(seats[seat]?.name ?? '');
}
