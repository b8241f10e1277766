import { isAppError } from '../../app/types.ts';
import type { Decision, UserId } from '../../app/types.ts';
import { turnWith } from '../panel/turn.ts';
import { withHintButton } from '../messages/hint.ts';
import { labelNames } from '../names.ts';
import { nothingLabel } from '../panel/choices.ts';
import { chosenText } from '../panel/chosen.ts';
import { decisionPanel } from '../panel/panel.ts';
import type { CastGame, Message } from '../types.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, RowOf, Sent, SpokenParts } from './parts.ts';
import { messageLink } from './place.ts';
import { calling } from './privatePlace.ts';
import type { PrivateChannel } from './privatePlace.ts';
import { byPress, disarmed, editedNow, removed, sendOnce } from './post.ts';
import { describeChoice } from '../../engine/describe/index.ts';

/**
 * Asks a person about a reaction; all other questions are asked in the channel. A new question is a new message, which
 * notifies; the one before shrinks to its question and answer, wherever that was given.
 */
export async function askReaction(
  parts: SpokenParts,
  row: RowOf<'asked'>,
  place: PrivateChannel,
  game: CastGame,
): Promise<Sent> {
  const { app, say } = parts;
  const { userId } = row.intent;
  const { channelId } = place;
  const name = `asked:${userId}`;
  const scope = gameScope(row.gameId);
  const [decision, ...others] = await secretQuestions(parts, game, userId);
  const old = await app.outbox.slot(row.gameId, name);
  const last = await app.settings.get(scope, name);
  if (decision === undefined) {
    await shrink(parts, game, row);
    await app.outbox.clearSlot(row.gameId, name);
    return {};
  }
  const { check, waits, hints } = await turnWith(app, game, userId, [decision]);
  const before = await possible(parts, game);
  const panel = decisionPanel({ game, decision, check, waits, words: parts.words, say, before, others: others.length });
  const message = calling(place, { ...(hints === true ? withHintButton(panel, game, say) : panel), ping: [] });
  const isSame = isDecision(last) && last.id === decision.id;
  if (old !== undefined && isSame && (await editedNow(parts, old, message))) return { messageId: old.messageId };
  const messageId = await sendOnce(parts, row, channelId, message);
  if (old !== undefined && old.messageId !== messageId) await shrink(parts, game, row);
  return { messageId, slot: { name, channelId, messageId }, notes: [{ key: name, value: decision }] };
}

/** Returns the sentence that says where to look at the question. */
async function possible(parts: SpokenParts, game: CastGame): Promise<string> {
  const { say } = parts;
  const channel = `<#${game.channelId}>`;
  const link = await messageLink(parts, game);
  return link === undefined
    ? say('question.reactionPossible', { channel })
    : say('question.reactionPossibleAt', { channel, link });
}

/** Changes the last question's message to say what was answered; if that is not known, only its buttons go. */
async function shrink(parts: SpokenParts, game: CastGame, row: RowOf<'asked'>): Promise<void> {
  const { userId } = row.intent;
  const name = `asked:${userId}`;
  const old = await parts.app.outbox.slot(row.gameId, name);
  if (old === undefined) return;
  const decision = await parts.app.settings.get(gameScope(row.gameId), name);
  const message = isDecision(decision) ? await answeredMessage(parts, game, userId, decision) : undefined;
  if (message === undefined) await disarmed(byPress(parts), old);
  // Where an old message can't be edited now it goes: what was answered is told in the channel in due course.
  else if (!(await editedNow(byPress(parts), old, message))) await removed(byPress(parts), old);
}

async function answeredMessage(
  { app, words, say }: SpokenParts,
  game: CastGame,
  userId: UserId,
  decision: Decision,
): Promise<Message | undefined> {
  const given = await app.givenAnswer(game.id, userId, decision.id).catch(seatGone);
  if (given === undefined) return undefined;
  const names = labelNames(game, words);
  const picked = decision.choices.filter(({ id }) => given.choice.includes(id));
  const chosen = picked.map((choice) => describeChoice(choice, decision, names, words.locale).label);
  const labels = chosen.length === 0 ? [nothingLabel(decision, words, names)] : chosen;
  return {
    content: chosenText(game, { decision, labels, late: given.by === 'timer' }, words, say),
    embeds: [],
    components: [],
  };
}

/** Returns whether the stored value is a decision. Earlier versions stored its id alone. */
function isDecision(stored: unknown): stored is Decision {
  return typeof stored === 'object' && stored !== null && 'topic' in stored && 'choices' in stored;
}

async function secretQuestions(
  { app }: DeliveryParts,
  game: CastGame,
  userId: UserId,
): Promise<ReadonlyArray<Decision>> {
  if (game.status !== 'running') return [];
  return ((await app.openDecisions(game.id, userId).catch(seatGone)) ?? []).filter(
    ({ privacy }) => privacy === 'secret',
  );
}

/** Someone who gave up the seat since has nothing to decide, and nothing of it to see. */
function seatGone(error: unknown): undefined {
  if (isAppError(error) && error.code === 'notYourGame') return undefined;
  throw error;
}
