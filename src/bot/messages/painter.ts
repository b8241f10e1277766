import { Refusal } from '../refusal.ts';
import { QueueFullError } from '../../../render/index.ts';
import type { UserId } from '../../app/types.ts';
import type { BoardPainter } from './board.ts';
import type { CardPainter } from './cardPicture.ts';
import type { CheckPainter } from './checkPicture.ts';
import type { HandPainter } from './handPicture.ts';
import type { SummaryPainter } from './summaryPicture.ts';

/** Everything that the bot has drawn. */
export type Painter = BoardPainter & CardPainter & CheckPainter & HandPainter & SummaryPainter;

/** Draws for the games, and, if it can tell them apart, behind that for people who ask. */
export interface FairPainter extends Painter {
  askedBy?(person: UserId): Painter;
}

/** Draws for a person who asks. Rejects with a `Refusal` where too much waits already. */
export function painterFor(painter: FairPainter, { id }: { readonly id: UserId }): Painter {
  const own = painter.askedBy?.(id) ?? painter;
  return {
    board: (...given) => own.board(...given).catch(refuse),
    glance: (...given) => own.glance(...given).catch(refuse),
    hand: (...given) => own.hand(...given).catch(refuse),
    check: (...given) => own.check(...given).catch(refuse),
    card: (...given) => own.card(...given).catch(refuse),
    character: (...given) => own.character(...given).catch(refuse),
    summary: (...given) => own.summary(...given).catch(refuse),
  };
}

function refuse(error: unknown): never {
  if (error instanceof QueueFullError) throw new Refusal('busy', (say) => say('replies.manyPictures'));
  throw error;
}
