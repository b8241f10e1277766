/**
 * Motives, the secret aims of a Cylon Leader with Daybreak: R-SET-60, R-LOY-35, R-LOY-97, R-LOY-98, R-LOY-112,
 * R-VIC-40, R-VIC-42.
 */
import type { ModuleDeclaration } from '../../hooks.ts';
import { isCylonLeader } from '../../pieces/players.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState, Outcome } from '../../types/state.ts';
import { dealMotives } from './deal.ts';
import { revealLast } from './reveal.ts';
import { motiveEntry, motivesAtStart, motivesOf, motivesSecrets, motivesSeen, ownMotives } from './state.ts';

export type MotiveHappening =
  | {
      readonly kind: 'motivesDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<CardId>;
    }
  | { readonly kind: 'motiveRevealed'; readonly seat: Seat; readonly card: CardId }
  /** Motives that were never revealed, told when the game is over. */
  | { readonly kind: 'motivesLeft'; readonly seat: Seat; readonly cards: ReadonlyArray<CardId> };

/** Any number of the Motives whose conditions are all true, at the end. */
export type MotiveTopic = { readonly kind: 'lastMotives' };

/**
 * R-LOY-98: at least this number of revealed Motives has to name the team that has won, and at most `mostHidden` may be
 * hidden.
 */
const least = 2;
const mostHidden = 1;

/** R-VIC-40, R-LOY-98 */
function winsByMotives(state: GameState, seat: Seat, winner: Outcome['winner']): boolean | undefined {
  if (!isCylonLeader(state, seat)) return undefined;
  const { hidden, revealed } = motivesOf(state, seat);
  return (
    hidden.length <= mostHidden && revealed.filter((card) => motiveEntry(card).allegiance === winner).length >= least
  );
}

export const motives: ModuleDeclaration<'motives'> = {
  name: 'motives',
  when: ({ cylonLeader, expansions }) => cylonLeader && expansions.includes('daybreak'),
  state: { start: motivesAtStart, secrets: motivesSecrets },
  seatView: motivesSeen,
  ownView: ownMotives,
  events: { motivesDealt: 'hidden', motiveRevealed: 'hidden', motivesLeft: 'hidden' },
  questions: { lastMotives: 'nothing' },
  hooks: {
    loyaltyDealt: dealMotives,
    sleepersDealt: dealMotives,
    verdict: revealLast,
    wins: winsByMotives,
  },
};
