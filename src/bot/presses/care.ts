import { isAppError } from '../../app/types.ts';
import type { Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller } from '../types.ts';
import { update, whisper } from './pressed.ts';
import { findGame } from '../actions/findGame.ts';
import { deleteGame, undoPreview } from '../actions/hosting.ts';
import type { BotContext } from '../actions/context.ts';

type UndoPress = Extract<Press, { readonly kind: 'undo' }>;
type VotePress = Extract<Press, { readonly kind: 'vote' }>;
type DeletePress = Extract<Press, { readonly kind: 'delete' | 'forget' }>;

/** Handles a button under the preview of an undo. */
export async function inUndo(
  bot: BotContext,
  caller: Caller,
  { game: gameId, deed, ref, mark }: UndoPress,
): Promise<PressReply> {
  const { say, person } = caller;
  if (deed === 'cancel') return update({ content: say('undo.cancelled') });
  const game = await findGame(bot, caller, gameId);
  try {
    if (deed === 'confirm') await bot.app.undo.confirm(game.id, person, { ref, mark });
    else await bot.app.undo.propose(game.id, person, { ref, mark });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'undoChanged') throw error;
    // What was shown is no longer what would happen: here is what would.
    const { message, hint } = error.worded(say);
    const fresh = await undoPreview(bot, caller, game, ref).catch(() => undoPreview(bot, caller, game));
    return update({ ...fresh, content: shorten(`${message} ${hint ?? ''}\n${fresh.content ?? ''}`, limits.content) });
  }
  return update({ content: say(deed === 'confirm' ? 'undo.done' : 'undo.asked') });
}

/** A vote on what someone would like to undo. The message shows the tally anyway. */
export async function inVote(
  bot: BotContext,
  caller: Caller,
  { game: gameId, number, yes }: VotePress,
): Promise<PressReply> {
  const { id } = await findGame(bot, caller, gameId);
  const { proposal } = await bot.app.undo.vote(id, caller.person, number, yes);
  const closed = proposal.state === 'expired' || proposal.state === 'lapsed';
  return whisper({ content: caller.say(closed ? 'undo.voteClosed' : 'undo.voted') });
}

/** Everyone is told that a game is gone. */
export async function inDeletion(
  bot: BotContext,
  caller: Caller,
  { kind, game: gameId, status }: DeletePress,
): Promise<PressReply> {
  const message = await deleteGame(bot, caller, await findGame(bot, caller, gameId), {
    status,
    forget: kind === 'forget',
  });
  return { kind: 'announce', message, instead: { content: caller.say('hosts.deletedReply') } };
}
