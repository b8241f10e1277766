/** What Skill cards are worth to those who hold more or fewer of them: no one keeps more than ten (R-TURN-101). */

/** How much dearer than usual a card is to someone with so many. */
export function plenty(hand: number): number {
  if (hand >= 11) return 0.1;
  return hand >= 9 ? 0.4 : hand >= 7 ? 0.7 : hand <= 3 ? 1.25 : 1;
}

/** The part of one more card that someone with so many will use. */
export function useOfMore(hand: number): number {
  return Math.min(1, Math.max(0.1, (11 - hand) / 6));
}
