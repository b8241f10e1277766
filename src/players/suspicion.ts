/** How likely a player is a hidden Cylon, as far as the viewer can tell. */
import { gameRule } from '../engine/content.ts';
import { isCylonCard } from '../engine/pieces/loyalty.ts';
import { hasCylonLeader, isHuman } from '../engine/pieces/players.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { GameView } from '../engine/types/view.ts';
import { findOnce } from './findings.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** Returns about how many of the game's Cylon cards lie before other players and have not been seen by the viewer. */
function unseenCylons(view: GameView, seenHere: number): number {
  const { options, players, distance, own } = view;
  const all = gameRule(view, hasCylonLeader(view) ? 'loyaltyWithLeader' : 'loyalty')?.[options.players]?.cylon ?? 1;
  const open = players.reduce((sum, { openLoyalty }) => sum + openLoyalty.filter(isCylonCard).length, 0);
  const mine = own?.loyalty.filter(({ card, faceUp }) => !faceUp && isCylonCard(card)).length ?? 0;
  const left = all - open - mine - seenHere;
  if (left <= 0) return 0;
  // Half of the cards are dealt at the start, the others by the Sleeper Agents.
  const dealt = distance >= 4 ? 1 : options.objective === 'kobol' || options.objective === 'ionianNebula' ? 0.5 : 0.6;
  return Math.max(0.15, all * dealt - open - mine - seenHere);
}

/** The viewer's knowledge of a player's facedown Loyalty cards. */
interface Looked {
  readonly cylons: number;
  /** The share of the facedown cards that the viewer has not seen, from 0 to 1. */
  readonly unseen: number;
}

function lookedAt({ own, players }: GameView, seat: Seat): Looked {
  const seen = own?.seenLoyalty?.filter((one) => one.seat === seat) ?? [];
  const player = players[seat];
  const faceDown = (player?.loyaltyCount ?? 0) - (player?.openLoyalty.length ?? 0);
  return {
    cylons: seen.filter(({ card }) => isCylonCard(card)).length,
    unseen: faceDown <= 0 ? 1 : 1 - seen.length / faceDown,
  };
}

/**
 * Returns how likely that player is a hidden Cylon, from 0 to 1: 1 for a revealed Cylon or one with a Cylon card that
 * the viewer has seen, 0 for the viewer.
 */
export function suspicionOf(player: SeatedPlayer, seat: Seat): number {
  return findOnce(player, 'suspicions', () => suspicions(player))[seat] ?? 1;
}

/** Returns how likely each player is a hidden Cylon, by seat. */
function suspicions(player: SeatedPlayer): ReadonlyArray<number> {
  const { view, beliefs } = player;
  const looked = view.players.map(({ seat }) => lookedAt(view, seat));
  const others = looked.filter((_, seat) => seat !== view.viewer && isHuman(view, seat));
  const doubtful = others.filter(({ cylons }) => cylons === 0).reduce((sum, { unseen }) => sum + unseen, 0);
  const cylons = unseenCylons(
    view,
    others.reduce((sum, other) => sum + other.cylons, 0),
  );
  return looked.map((here, seat) => {
    if (!isHuman(view, seat)) return 1;
    if (seat === view.viewer) return 0;
    if (here.cylons > 0) return 1;
    const before = Math.min(0.8, (here.unseen * cylons) / Math.max(1, doubtful));
    const factor = beliefs?.[seat] ?? 1;
    return (before * factor) / (before * factor + 1 - before);
  });
}
