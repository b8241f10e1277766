import type { BoardPainter } from './board.ts';
import type { CardPainter } from './cardPicture.ts';
import type { CheckPainter } from './checkPicture.ts';
import type { HandPainter } from './handPicture.ts';
import type { SummaryPainter } from './summaryPicture.ts';

/** Everything that the bot has drawn. */
export type Painter = BoardPainter & CardPainter & CheckPainter & HandPainter & SummaryPainter;
