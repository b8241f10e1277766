/** How likely somebody is a hidden Cylon, as far as whoever looks can tell. */
import { catalogue } from '../catalogue/index.ts';
import { isHuman, isInPlay } from '../engine/pieces/players.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { GameView } from '../engine/types/view.ts';
import type { Beliefs } from './beliefs/beliefs.ts';

const held = new WeakMap<GameView, Beliefs>();

/** What is believed while that view is looked at. */
export function believe(view: GameView, beliefs: Beliefs): void {
  held.set(view, beliefs);
}

/** Half of the Cylon cards are dealt at the start, the others by the Sleeper Agents. */
function hiddenCylons({ options, players, distance }: GameView): number {
  const all = players.length <= 4 ? 1 : players.length <= 6 ? 2 : 3;
  const dealt = options.objective === 'kobol' || options.objective === 'ionianNebula' ? (distance >= 4 ? 1 : 0.5) : distance >= 4 ? 1 : 0.6;
  const known = players.filter(({ openLoyalty }) => openLoyalty.some((card) => catalogue.loyalty.get(card)?.kind === 'cylon')).length;
  return Math.max(0.15, all * dealt - known);
}

/** From 0 to 1; 1 of whoever has been revealed, 0 of oneself. */
export function suspicionOf(view: GameView, seat: Seat): number {
  if (!isHuman(view, seat)) return 1;
  if (seat === view.viewer) return 0;
  const others = view.players.filter((player) => player.seat !== view.viewer && isInPlay(view, player.seat) && isHuman(view, player.seat));
  const before = Math.min(0.8, hiddenCylons(view) / Math.max(1, others.length));
  const factor = held.get(view)?.[seat] ?? 1;
  return (before * factor) / (before * factor + 1 - before);
}
