import { isAppError, seatOf } from '../../app/types.ts';
import type { Decision } from '../../app/types.ts';
import type { Picked, Press } from '../press.ts';
import { latestLines, openNow } from '../messages/openNow.ts';
import { afterAnswer, chosenLabels, openIn, openPanel, askIfSure, turnOf } from '../actions/turn.ts';
import { turnWith } from '../panel/turn.ts';
import type { ChosenAnswer } from '../actions/turn.ts';
import { sayInGame } from '../languages.ts';
import { withHintButton } from '../messages/hint.ts';
import { openAmong, questionMessage } from '../messages/question.ts';
import { answerButton, refusalMessage } from '../messages/refusal.ts';
import { labelNames } from '../names.ts';
import { nothingLabel, shownChoices } from '../panel/choices.ts';
import type { Chosen } from '../panel/chosen.ts';
import { choicesIn, mixLabel } from '../panel/grouping.ts';
import type { Next, PressReply } from '../respond.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, Message, Turn } from '../types.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import type { BotContext } from '../actions/context.ts';
import { wordingIn } from '../wording.ts';

export type DecisionPress = Exclude<Extract<Press, { readonly decision: string }>, { readonly kind: 'rule' }>;

/** A button or menu of a question. An old one says what has happened since. */
export async function inDecision(bot: BotContext, pressed: Pressed, press: DecisionPress): Promise<PressReply> {
  const { caller, place } = pressed;
  const turn = await turnOf(bot, caller, press.game);
  try {
    return await inTurn(bot, pressed, press, turn);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'alreadyDecided') throw error;
    const message = await outdated(
      bot,
      caller,
      turn,
      refusalMessage(error, await openNow(bot, turn.game, caller), caller.say),
    );
    return place === 'channel' ? whisper(message) : update(message);
  }
}

async function inTurn(bot: BotContext, pressed: Pressed, press: DecisionPress, turn: Turn): Promise<PressReply> {
  const decision = openIn(turn, press.decision);
  if (decision === undefined) return await notOpen(bot, pressed, turn, press.decision);
  if (turnsPage(press, decision))
    return await showPage(bot, pressed, { turn, decision, ...pagePlace(press, pressed.values, decision) });
  if (press.kind === 'silent') return await fallSilent(bot, pressed, turn, decision);
  if (press.kind === 'mix') return await answerMix(bot, pressed, turn, decision);
  const choices = indicesOf(press, pressed.values).flatMap((index) => decision.choices[index] ?? []);
  const question =
    press.kind === 'sure' ? undefined : askIfSure(bot.words, pressed.caller.say, { turn, decision, choices });
  // Offers that are open at any time are on the player's own sheet, which stays where it is.
  const apart = pressed.place === 'channel' || decision.topic.kind === 'offer';
  if (question !== undefined) return apart ? whisper(question) : update(question);
  return await answer(bot, pressed, { turn, decision, choices });
}

/** Lets the app refuse, which knows why: someone else's decision, decided, or undone. */
async function notOpen(
  { app }: BotContext,
  { caller }: Pressed,
  { game }: Turn,
  decisionId: string,
): Promise<PressReply> {
  await app.answer(game.id, caller.person.id, decisionId, []);
  return { kind: 'nothing' };
}

async function outdated(bot: BotContext, caller: Caller, { game }: Turn, refusal: Message): Promise<Message> {
  const since = await latestLines(bot.app, bot.words, game, caller.person.id);
  // The next question may be far up the channel.
  const open =
    seatOf(game, caller.person.id) === undefined ? [] : await bot.app.openDecisions(game.id, caller.person.id);
  return {
    ...refusal,
    components: open.length === 0 ? [] : answerButton(game.id, caller.say),
    content: shorten(
      since === ''
        ? (refusal.content ?? '')
        : caller.say('panel.lately', { refusal: refusal.content ?? '', lines: since }),
      limits.content,
    ),
  };
}

interface Place {
  readonly page: number;
  readonly picked: Picked;
}

type PagePress = Extract<Press, { readonly kind: 'page' | 'toggle' | 'menu' }>;

function turnsPage(press: DecisionPress, decision: Decision): press is PagePress {
  return press.kind === 'page' || press.kind === 'toggle' || (press.kind === 'menu' && decision.max > 1);
}

/** A menu replaces what was picked on its own page. */
function pagePlace(press: PagePress, values: ReadonlyArray<string>, decision: Decision): Place {
  if (press.kind === 'toggle') return { page: 0, picked: press.picked };
  if (press.kind === 'page') return { page: press.page, picked: press.picked };
  const first = press.page * limits.menuOptions;
  const elsewhere = press.picked.filter((index) => index < first || index >= first + limits.menuOptions);
  const here = values.map(Number).filter((index) => index in decision.choices);
  return { page: press.page, picked: [...elsewhere, ...here].sort((one, other) => one - other) };
}

interface PageOf extends Place {
  readonly turn: Turn;
  readonly decision: Decision;
}

async function showPage(bot: BotContext, { place, caller }: Pressed, page: PageOf): Promise<PressReply> {
  if (place !== 'channel') return update(openPanel(bot, caller, page));
  const { app } = bot;
  const { game, decisions } = page.turn;
  const { waitingFor } = await app.viewFor(game.id, 'public');
  const say = await sayInGame(app.settings, game);
  const waits = await app.pace.waits(game.id, 'public');
  const asked = { game, waitingFor, open: openAmong(waitingFor, decisions), page: page.page, say, waits };
  const shown = questionMessage(asked, wordingIn(bot.words, say));
  return update(page.turn.hints === true ? withHintButton(shown, game, say) : shown);
}

function indicesOf(
  press: Exclude<DecisionPress, { readonly kind: 'mix' | 'silent' }>,
  values: ReadonlyArray<string>,
): ReadonlyArray<number> {
  switch (press.kind) {
    case 'pick':
    case 'sure':
      return [press.index];
    case 'confirm':
      return press.picked;
    case 'menu':
    case 'group':
      return values.map(Number);
    case 'none':
    case 'page':
    case 'toggle':
      return [];
  }
}

async function answer(bot: BotContext, pressed: Pressed, given: ChosenAnswer): Promise<PressReply> {
  const { app, words } = bot;
  const { decisions } = await app.answer(
    given.turn.game.id,
    pressed.caller.person.id,
    given.decision.id,
    given.choices.map(({ id }) => id),
  );
  return await goOn(bot, pressed, given.turn, decisions, {
    decision: given.decision,
    labels: chosenLabels(words, given),
  });
}

/** Declines, now and until the result of the check is known. */
async function fallSilent(bot: BotContext, pressed: Pressed, turn: Turn, decision: Decision): Promise<PressReply> {
  const { app, words } = bot;
  const { say, person } = pressed.caller;
  const { decisions } = await app.orders.silence(turn.game.id, person.id, decision.id);
  const pass = nothingLabel(decision, words, labelNames(turn.game, words));
  return await goOn(bot, pressed, turn, decisions, { decision, labels: [say('panel.silenced', { pass })] });
}

/** Several cards, drawn one after the other: each is an answer of its own. */
async function answerMix(bot: BotContext, pressed: Pressed, turn: Turn, decision: Decision): Promise<PressReply> {
  const { app, words } = bot;
  const mix = choicesIn(pressed.values[0] ?? '');
  const answers = mix.map((index) => decision.choices[index]?.id ?? '');
  const { decisions } = await app.answerInARow(
    turn.game.id,
    pressed.caller.person.id,
    decision.id,
    answers.map((id) => [id]),
  );
  const shown = shownChoices(decision, words, labelNames(turn.game, words));
  return await goOn(bot, pressed, turn, decisions, { decision, labels: [mixLabel(mix, shown, pressed.caller.say)] });
}

/** Shows what was chosen, and what is open next, where the presser looks for it. */
async function goOn(
  { app, words, below }: BotContext,
  { caller, place, messageId }: Pressed,
  { game }: Turn,
  decisions: ReadonlyArray<Decision>,
  chosen: Chosen,
): Promise<PressReply> {
  // What comes next in direct messages is sent there by the outbox.
  if (place === 'direct') return update(afterAnswer({ app, words }, caller, { game, decisions: [] }, chosen));
  const next = await turnWith(app, game, caller.person.id, decisions);
  const [first] = next.decisions;
  const shown = afterAnswer({ app, words }, caller, next, chosen);
  const told = below.told(caller.channelId);
  if (place === 'reply') {
    // What is told of the answer comes to stand below this message: then what is asked next follows below that.
    const isAbove = async (): Promise<boolean> =>
      messageId !== undefined && (await below.hasMore(game.id, caller.channelId, messageId));
    if (first === undefined || (told === undefined && !(await isAbove()))) return update(shown);
    const alone = openPanel({ app, words }, caller, { turn: next, decision: first });
    const where = async (): Promise<Next> => {
      await told;
      return (await isAbove()) ? { message: alone, below: true } : { message: shown, below: false };
    };
    return {
      kind: 'goOn',
      instead: afterAnswer({ app, words }, caller, { ...next, decisions: [] }, chosen),
      next: where(),
    };
  }
  // The next question for the same person opens at once, unless the channel shows its choices anyway.
  if (first === undefined || first.privacy === 'open') return { kind: 'nothing' };
  await told;
  return whisper(shown);
}
