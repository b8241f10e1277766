import { Refusal } from '../refusal.ts';
import { ownerSeatOf, playerName, seatOf } from '../../app/types.ts';
import type { App, Choice, Decision, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { linkTo } from '../delivery/place.ts';
import { withHintButton } from '../messages/hint.ts';
import { labelNames, withCast } from '../names.ts';
import { turnWith } from '../panel/turn.ts';
import { decisionPanel } from '../panel/panel.ts';
import { surePanel } from '../panel/sure.ts';
import { chosenText } from '../panel/chosen.ts';
import type { Chosen } from '../panel/chosen.ts';
import { escapedName } from '../text/escape.ts';
import type { Below, Caller, CastGame, Message, PanelPlace, Turn } from '../types.ts';
import { findGame } from './findGame.ts';
import type { Finding } from './findGame.ts';
import { nowHint } from '../messages/openNow.ts';
import { describeChoice, describePass } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';
import { defined } from '../../values/defined.ts';

export interface TurnParts {
  readonly app: App;
  readonly words: Wording;
}

interface AnswerParts extends TurnParts {
  readonly below: Below;
}

/** Returns the open decisions of a player in a running game. Refuses for others and at other times. */
export async function turnIn(parts: TurnParts, caller: Caller, game: CastGame): Promise<Turn> {
  const userId = caller.person.id;
  if (game.status !== 'running')
    throw new Refusal('notRunning', (say) => say('refusals.notPlayed'), await nowHint(parts, game, caller));
  refuseAway(game, userId);
  if (seatOf(game, userId) === undefined)
    throw new Refusal(
      'notYourGame',
      (say) => say('refusals.noSeatIn', { game: game.id }),
      await nowHint(parts, game, caller),
    );
  const turn = await turnWith(parts.app, game, userId, await parts.app.openDecisions(game.id, userId));
  return { ...turn, offers: await parts.app.openOffers(game.id, userId) };
}

/** The same in the game that is meant. */
export async function turnOf(parts: TurnParts & Finding, caller: Caller, gameId: string | undefined): Promise<Turn> {
  return await turnIn(parts, caller, await findGame(parts, caller, gameId));
}

/** A question of theirs, or something that they may do at any time. */
export function openIn({ decisions, offers = [] }: Turn, id: string): Decision | undefined {
  return [...decisions, ...offers].find((decision) => decision.id === id);
}

export interface OpenedQuestion extends PanelPlace {
  readonly turn: Turn;
  readonly decision: Decision;
  /** A line above the question, such as what was just answered. */
  readonly before?: string;
}

/** One of the questions with everything to answer it. A reply follows what happens to it. */
export function openPanel(parts: TurnParts, caller: Caller, opened: OpenedQuestion): Message {
  const {
    turn: { game, check, allies, waits, quorum, suspicions, decisions, hints },
    decision,
    picked,
    page = 0,
    before,
  } = opened;
  const others = decisions.filter(({ id }) => id !== decision.id).length;
  const shown = {
    game,
    decision,
    words: parts.words,
    say: caller.say,
    check,
    allies,
    waits,
    quorum,
    suspicions,
    page,
    others,
  };
  const panel = decisionPanel({
    ...shown,
    ...defined({ picked, before }),
  });
  const whole = hints === true ? withHintButton(panel, game, caller.say) : panel;
  return { ...whole, live: { game: game.id, decision: decision.id, redraw: () => redrawn(parts, caller, opened) } };
}

/** The same question as it is now. Rejects as an answer to it would, once it is not asked any more. */
async function redrawn(parts: TurnParts, caller: Caller, opened: OpenedQuestion): Promise<Message> {
  const turn = await turnIn(parts, caller, await withCast(parts.app, await parts.app.game(opened.turn.game.id)));
  const decision = openIn(turn, opened.decision.id);
  if (decision === undefined)
    throw new Refusal('alreadyDecided', (say) => say('refusals.decided'), await nowHint(parts, turn.game, caller));
  return openPanel(parts, caller, { ...opened, turn, decision });
}

export interface ChosenAnswer {
  readonly turn: Turn;
  readonly decision: Decision;
  readonly choices: ReadonlyArray<Choice>;
}

/** Asks once more before something that can't be undone. */
export function askIfSure(words: Wording, say: Say, { turn, decision, choices }: ChosenAnswer): Message | undefined {
  const [only, ...others] = choices;
  if (only === undefined || others.length > 0) return undefined;
  return surePanel({ game: turn.game, decision, index: decision.choices.indexOf(only), words, say });
}

/**
 * Takes an answer that was typed; tells what was chosen and leads on to what is open next, below what is told of it.
 */
export async function answered(parts: AnswerParts, caller: Caller, answer: ChosenAnswer): Promise<Message> {
  const { app, words, below } = parts;
  const { game } = answer.turn;
  const { decisions } = await app.answer(
    game.id,
    caller.person.id,
    answer.decision.id,
    answer.choices.map(({ id }) => id),
  );
  const turn = await turnWith(app, game, caller.person.id, decisions);
  const chosen: Chosen = { decision: answer.decision, labels: chosenLabels(words, answer) };
  const [next] = turn.decisions;
  const done = afterAnswer(parts, caller, { ...turn, decisions: [] }, chosen);
  const isAtTable = caller.channelId === game.channelId;
  if (next === undefined) return isAtTable ? done : await withPlace(parts, caller, game, done);
  const whole = afterAnswer(parts, caller, turn, chosen);
  if (!isAtTable) return whole;
  const alone = openPanel(parts, caller, { turn, decision: next });
  return { ...whole, apart: { done, next: alone, told: below.told(caller.channelId) } };
}

/** Adds the link to the table, for a person who has answered from elsewhere. */
async function withPlace(parts: TurnParts, { say }: Caller, game: CastGame, message: Message): Promise<Message> {
  return {
    ...message,
    content: `${message.content ?? ''}\n${say('replies.atTable', { link: await linkTo(parts, game) })}`,
  };
}

/** Returns the labels of the chosen buttons. */
export function chosenLabels(words: Wording, { turn, decision, choices }: ChosenAnswer): ReadonlyArray<string> {
  const names = labelNames(turn.game, words);
  return choices.length === 0
    ? [describePass(decision, names, words.locale).label]
    : choices.map((choice) => describeChoice(choice, decision, names, words.locale).label);
}

/** Shows what was chosen, and the next question at once if there is one. */
export function afterAnswer(parts: TurnParts, caller: Caller, turn: Turn, chosen: Chosen): Message {
  const before = chosenText(turn.game, chosen, parts.words, caller.say);
  const [next] = turn.decisions;
  return next === undefined
    ? { content: before, embeds: [], components: [] }
    : openPanel(parts, caller, { turn, decision: next, before });
}

/** Refuses a player who is away: all that they can do is to return to their seat. */
function refuseAway(game: CastGame, userId: UserId): void {
  const seat = ownerSeatOf(game, userId);
  if (seat !== undefined)
    throw new Refusal(
      'notYourGame',
      (say) => say('pace.youAreAway', { name: holderName(game, seat, say), game: game.id }),
      (say) => say('pace.youAreAwayHint'),
    );
}

function holderName({ seats }: CastGame, seat: number, say: Say): string {
  const holder = seats[seat];
  return holder === undefined ? '' : escapedName(playerName(holder.name, say));
}
