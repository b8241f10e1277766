import { isAppError } from '../../app/types.ts';
import type { Choice, Decision } from '../../app/types.ts';
import type { Picked, Press } from '../customId.ts';
import { afterAnswer } from '../desk/desk.ts';
import { latestLines } from '../desk/since.ts';
import { openAmong, questionMessage } from '../messages/question.ts';
import { refusalMessage } from '../messages/refusal.ts';
import { labelNames } from '../names.ts';
import { decisionPanel } from '../panel/panel.ts';
import { nothingLabel } from '../panel/choices.ts';
import type { Outcome } from '../respond.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, CastGame, Desk, Message, Turn } from '../types.ts';
import { inLobby } from './lobby.ts';

/** Somebody pressed a button or chose from a menu. */
export interface Pressed {
  readonly caller: Caller;
  readonly press: Press;
  /** Values chosen from a menu. */
  readonly values: ReadonlyArray<string>;
  /** Where the button stands: in the channel, in a reply that only the presser sees, or in direct messages. */
  readonly place: 'channel' | 'reply' | 'direct';
}

/** Whether the answer opens a message of its own. */
export function opensMessage({ kind }: Press): boolean {
  return kind === 'ask' || kind === 'hand';
}

/** Does what a button stands for. Refuses with an `AppError`. */
export async function handlePress(desk: Desk, pressed: Pressed): Promise<Outcome> {
  const { press, caller } = pressed;
  switch (press.kind) {
    case 'lobby': return await inLobby(desk, caller, press.game, press.deed);
    case 'ask': return whisper(await ownQuestion(desk, caller, press.game));
    case 'hand': return whisper(await desk.sheet(caller, await desk.gameOf(caller, press.game)));
    case 'abandon': return await abandon(desk, caller, press.game);
    case 'keep': return update({ content: 'The game goes on.' });
    case 'pick': case 'none': case 'menu': case 'page': case 'confirm': return await inDecision(desk, pressed, press);
  }
}

function whisper(message: Message): Outcome {
  return { kind: 'whisper', message };
}

function update(message: Message): Outcome {
  return { kind: 'update', message };
}

async function ownQuestion(desk: Desk, caller: Caller, gameId: string): Promise<Message> {
  const turn = await desk.turnOf(caller, gameId);
  const [first] = turn.decisions;
  return first === undefined ? { content: await desk.openNow(turn.game, caller.person.id) } : desk.panel(turn, first);
}

async function abandon(desk: Desk, caller: Caller, gameId: string): Promise<Outcome> {
  await desk.app.abandon((await desk.gameOf(caller, gameId)).id, caller.person);
  return update({ content: `The game ${gameId} is abandoned.` });
}

type DecisionPress = Extract<Press, { readonly decision: string }>;

async function inDecision(desk: Desk, pressed: Pressed, press: DecisionPress): Promise<Outcome> {
  const { caller, place } = pressed;
  const turn = await desk.turnOf(caller, press.game);
  try {
    return await inTurn(desk, pressed, press, turn);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'alreadyDecided') throw error;
    const message = await outdated(desk, caller, turn, refusalMessage(error, await desk.openNow(turn.game, caller.person.id)));
    return place === 'channel' ? whisper(message) : update(message);
  }
}

async function inTurn(desk: Desk, pressed: Pressed, press: DecisionPress, turn: Turn): Promise<Outcome> {
  const decision = turn.decisions.find(({ id }) => id === press.decision);
  if (decision === undefined) return await notOpen(desk, pressed, turn, press.decision);
  if (turnsPage(press, decision)) return await showPage(desk, pressed, turn, decision, pagePlace(press, pressed.values, decision));
  return await answer(desk, pressed, turn, decision, chosen(press, pressed.values, decision));
}

/** The app refuses, and knows why: somebody else's, decided, or taken back. */
async function notOpen({ app }: Desk, { caller }: Pressed, { game }: Turn, decisionId: string): Promise<Outcome> {
  await app.answer(game.id, caller.person.id, decisionId, []);
  return { kind: 'nothing' };
}

async function outdated(desk: Desk, caller: Caller, { game }: Turn, refusal: Message): Promise<Message> {
  const since = await latestLines(desk.app, desk.words, game, caller.person.id);
  return { ...refusal, content: shorten(since === '' ? refusal.content ?? '' : `${refusal.content ?? ''}\nLately:\n${since}`, limits.content) };
}

interface Place {
  readonly page: number;
  readonly picked: Picked;
}

function turnsPage(press: DecisionPress, decision: Decision): press is Extract<Press, { readonly kind: 'page' | 'menu' }> {
  return press.kind === 'page' || (press.kind === 'menu' && decision.max > 1);
}

/** A menu replaces what was picked on its own page. */
function pagePlace(press: Extract<Press, { readonly kind: 'page' | 'menu' }>, values: ReadonlyArray<string>, decision: Decision): Place {
  if (press.kind === 'page') return { page: press.page, picked: press.picked };
  const first = press.page * limits.menuOptions;
  const elsewhere = press.picked.filter((index) => index < first || index >= first + limits.menuOptions);
  const here = values.map(Number).filter((index) => index in decision.choices);
  return { page: press.page, picked: [...elsewhere, ...here].sort((one, other) => one - other) };
}

async function showPage({ words, app }: Desk, { place }: Pressed, { game, decisions }: Turn, decision: Decision, { page, picked }: Place): Promise<Outcome> {
  if (place !== 'channel') return update(decisionPanel({ game, decision, words, picked, page, others: decisions.length - 1 }));
  const { waitingFor } = await app.viewFor(game.id, 'public');
  return update(questionMessage({ game, waitingFor, open: openAmong(waitingFor, decisions), page }, words));
}

function chosen(press: DecisionPress, values: ReadonlyArray<string>, decision: Decision): ReadonlyArray<Choice> {
  return indicesOf(press, values).flatMap((index) => decision.choices[index] ?? []);
}

function indicesOf(press: DecisionPress, values: ReadonlyArray<string>): ReadonlyArray<number> {
  switch (press.kind) {
    case 'pick': return [press.index];
    case 'confirm': return press.picked;
    case 'menu': return values.map(Number);
    case 'none': case 'page': return [];
  }
}

async function answer(desk: Desk, { caller, place }: Pressed, turn: Turn, decision: Decision, choices: ReadonlyArray<Choice>): Promise<Outcome> {
  const answered = await desk.app.answer(turn.game.id, caller.person.id, decision.id, choices.map(({ id }) => id));
  const labels = labelsOf(desk, turn.game, decision, choices);
  switch (place) {
    // What comes next is sent there by the outbox.
    case 'direct': return update(afterAnswer({ game: turn.game, decisions: [] }, labels, desk.words));
    case 'reply': return update(afterAnswer({ game: turn.game, decisions: answered.decisions }, labels, desk.words));
    case 'channel': return nextInChannel(desk, { game: turn.game, decisions: answered.decisions }, labels);
  }
}

function labelsOf({ words }: Desk, game: CastGame, decision: Decision, choices: ReadonlyArray<Choice>): ReadonlyArray<string> {
  const names = labelNames(game, words);
  if (choices.length === 0) return [nothingLabel(decision, words, names)];
  return choices.map((choice) => words.choice(choice, decision, names).label);
}

/** The next question for the same person opens at once, unless the channel shows its choices anyway. */
function nextInChannel({ words }: Desk, turn: Turn, labels: ReadonlyArray<string>): Outcome {
  const [next] = turn.decisions;
  return next === undefined || next.privacy === 'open' ? { kind: 'nothing' } : whisper(afterAnswer(turn, labels, words));
}
