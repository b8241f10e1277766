/** What Skill cards are worth to those who hold more or fewer of them: nobody keeps more than ten (R-TURN-101). */

/** How much dearer than usual a card is to somebody with so many. */
export function plenty(hand: number): number {
  if (hand >= 11) return 0.1;
  return hand >= 9 ? 0.4 : hand >= 7 ? 0.7 : hand <= 3 ? 1.25 : 1;
}

/** The part of one more card that somebody with so many will use. */
export function useOfMore(hand: number): number {
  return Math.min(1, Math.max(0.1, (11 - hand) / 6));
}
