import type { GameEvent, Seat } from '../../../store/engineTypes.ts';
import type { CardResult } from '../../../store/results.ts';

type Happened = GameEvent['what'];

/**
 * Returns the results of the cards that are counted, in order: Missions that were passed or not, Mutiny cards that were
 * played, Motives that were revealed or were left at the end. `happened`: all that everyone knows of the game.
 */
export function cardsOf(happened: ReadonlyArray<Happened>): ReadonlyArray<CardResult> {
  /** The player who revealed the Mission that is being flown. */
  let flown: { readonly seat: Seat; readonly card: string } | undefined;
  return happened.flatMap((what): ReadonlyArray<CardResult> => {
    switch (what.kind) {
      case 'missionTurnedUp':
        flown = what;
        return [];
      case 'checkResult': {
        if (what.source !== flown?.card) return [];
        const { seat, card } = flown;
        flown = undefined;
        return [{ kind: 'mission', seat, card, worked: what.result === 'pass' }];
      }
      case 'mutinyPlayed':
        return [{ kind: 'mutiny', seat: what.seat, card: what.card, worked: true }];
      case 'actionTaken': {
        const { seat, action } = what;
        const played = action.kind === 'act' && action.source === 'mutiny' ? action.card : undefined;
        return played === undefined ? [] : [{ kind: 'mutiny', seat, card: played, worked: true }];
      }
      case 'motiveRevealed':
        return [{ kind: 'motive', seat: what.seat, card: what.card, worked: true }];
      case 'motivesLeft':
        return what.cards.map((card) => ({ kind: 'motive', seat: what.seat, card, worked: false }));
      default:
        return [];
    }
  });
}
