import type { App, Decision, UserId } from '../../app/types.ts';
import type { CastGame, Turn } from '../types.ts';
import { alliesFor } from './known.ts';

/**
 * The decisions of this person with the check that they are about, until when they wait, and what has just been drawn
 * for them.
 */
export async function turnWith(
  app: App,
  game: CastGame,
  userId: UserId,
  decisions: ReadonlyArray<Decision>,
): Promise<Turn> {
  if (decisions.length === 0) return { game, decisions };
  const aboutCheck = decisions.some(({ topic }) => topic.kind === 'contribute' || topic.kind === 'react');
  const move = decisions.find(({ topic }) => topic.kind === 'move');
  return {
    game,
    decisions,
    waits: await app.pace.waits(game.id, userId),
    hints: await app.hints.areAllowed(game.id),
    ...(aboutCheck ? { check: (await app.viewFor(game.id, 'public')).check } : {}),
    ...(move === undefined ? {} : { allies: alliesFor(move, await app.viewFor(game.id, 'public')) }),
    ...(decisions.some(choosesPlayer) ? { suspicions: (await app.notes.look(game.id, userId)).suspicions } : {}),
    ...(decisions.some(mayPlayQuorum) ? { quorum: (await app.viewFor(game.id, userId)).own?.quorumHand ?? [] } : {}),
  };
}

function choosesPlayer({ choices }: Decision): boolean {
  return choices.some(({ kind }) => kind === 'seat');
}

/** Returns whether a Quorum card of the player's own hand may be played instead of something else. */
function mayPlayQuorum({ choices }: Decision): boolean {
  return choices.some((choice) => choice.kind === 'effects' && choice.effects.some((effect) => 'playQuorum' in effect));
}
