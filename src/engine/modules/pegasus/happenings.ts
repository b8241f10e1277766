/** Events about the battlestar Pegasus. */
import type { BoardName } from '../../../catalogue/vocabulary.ts';
import type { EventBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, TokenId } from '../../types/ids.ts';

export type PegasusHappening =
  | { readonly kind: 'pegasusDamaged'; readonly token: TokenId; readonly location: LocationId; readonly why: Cause }
  | { readonly kind: 'boardLost'; readonly board: BoardName };

export const pegasusEvents: Readonly<Record<PegasusHappening['kind'], EventBrings>> = {
  pegasusDamaged: 'hidden',
  boardLost: 'hidden',
};
