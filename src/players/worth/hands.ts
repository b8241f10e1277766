/** The worth of Skill cards to players with more or fewer of them: no one keeps more than ten (R-TURN-101). */

/** Returns the factor on the price of a card for a player with `hand` cards. */
export function plenty(hand: number): number {
  if (hand >= 11) return 0.1;
  return hand >= 9 ? 0.4 : hand >= 7 ? 0.7 : hand <= 3 ? 1.25 : 1;
}

/** Returns the part of one more card that a player with `hand` cards will use. */
export function useOfMore(hand: number): number {
  return Math.min(1, Math.max(0.1, (11 - hand) / 6));
}
