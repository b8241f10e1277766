/** The meaning of the viewer's Loyalty cards together and now: for the viewer alone. */
import type { GameView } from '../../types/view.ts';
import { tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { heldLines } from '../cards/loyalty.ts';
import type { HolderAllegiance } from '../cards/loyalty.ts';
import { find, objectiveCard } from '../lookup.ts';

interface LoyaltyTold {
  /** The side that the viewer is on and wins with, in sentences. */
  readonly side: Text;
  /** The Loyalty cards, in the order of the view. */
  readonly cards: ReadonlyArray<{
    readonly card: string;
    readonly faceUp: boolean;
    readonly lines: ReadonlyArray<Text>;
  }>;
}

const isCylonCard = (card: string): boolean => {
  const found = find(card);
  return found?.kind === 'loyalty' && found.entry.kind === 'cylon';
};

/** `undefined` for a view without a viewer. */
export function allegianceOf({ viewer, players, own }: GameView): HolderAllegiance | undefined {
  const me = viewer === 'public' ? undefined : players[viewer];
  if (me === undefined || own === undefined) return undefined;
  if (me.cylon === 'leader' || me.cylon === 'sympathetic') return 'noTeam';
  if (me.cylon !== undefined) return 'cylonPlayer';
  return own.loyalty.some(({ card }) => isCylonCard(card)) ? 'hiddenCylon' : 'human';
}

const isSympathizer = ({ viewer, players }: GameView): boolean =>
  viewer !== 'public' && players[viewer]?.cylon === 'sympathizer';

/** Whether everyone still gets a Loyalty card in the middle of the game (R-LOY-30). */
function moreToCome({ options, distance }: GameView): boolean {
  const sleepers = objectiveCard(options.objective)?.thresholds.find(({ event }) => event === 'sleeperAgent');
  return sleepers !== undefined && distance < sleepers.distance;
}

/**
 * `undefined` where there is no viewer, or nothing to tell: a leader without Loyalty cards, or a seat before the deal.
 */
export function describeLoyalty(view: GameView): LoyaltyTold | undefined {
  const allegiance = allegianceOf(view);
  const cards = view.own?.loyalty ?? [];
  if (allegiance === undefined || (cards.length === 0 && allegiance !== 'cylonPlayer')) return undefined;
  const held = { allegiance, turned: isSympathizer(view), moreToCome: moreToCome(view) };
  const found = cards.map(({ card, faceUp }) => {
    const entry = find(card);
    return { card, faceUp, lines: entry?.kind === 'loyalty' ? heldLines(entry.entry, { ...held, faceUp }) : [] };
  });
  return { side: tell('cards.loyalty.side', { allegiance }), cards: found };
}
