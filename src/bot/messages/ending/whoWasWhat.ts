import type { Ending, LoyaltyPeriod, OpenHand } from '../../../app/types.ts';
import type { Say } from '../../../words/index.ts';
import type { Called } from '../../names.ts';
import type { Names } from '../../types.ts';
import { describeName } from '../../../engine/describe/index.ts';
import { lookedUpText } from '../../lookUp/entries.ts';
import type { Wording } from '../../wording.ts';

export interface EndingIn {
  readonly ending: Ending;
  readonly words: Wording;
  readonly names: Names;
  /** Returns a player's name at a moment of the game. */
  readonly called: Called;
  readonly say: Say;
}

/** Tells of each player on which side they were, since when by which Loyalty cards, and what they held at the end. */
export function whoWasWhat(told: EndingIn): ReadonlyArray<string> {
  const {
    ending: { sides, view, hands },
    names,
    say,
  } = told;
  return sides.flatMap((side, seat) => {
    const won = view.over?.winners.includes(seat) === true;
    const what = { name: names.seat(seat), side: say(`ending.side.${side}`) };
    return [
      won ? say('ending.winner', what) : say('ending.player', what),
      ...small(eachOnce(loyaltyOf(told, seat))),
      ...small(hands.filter((hand) => hand.seat === seat).flatMap((hand) => handText(hand, told))),
    ];
  });
}

/** Texts that are equal once, with their number: “2× Repair 1”. */
function eachOnce(texts: ReadonlyArray<string>): ReadonlyArray<string> {
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((each) => each === text).length;
    return count === 1 ? text : `${count}× ${text}`;
  });
}

function small(parts: ReadonlyArray<string>): ReadonlyArray<string> {
  return parts.length === 0 ? [] : [`-# ${parts.join(' · ')}`];
}

function loyaltyOf({ ending: { loyalty }, words, called, say }: EndingIn, seat: number): ReadonlyArray<string> {
  return loyalty
    .filter((held) => held.seat === seat)
    .map((held) => {
      const { until, revealed } = held;
      const since = sinceText(held, { words, called, say });
      const shown = revealed === undefined ? since : say('ending.cardRevealed', { card: since, turn: revealed });
      return until === undefined ? shown : say('ending.gone', { card: shown });
    });
}

function sinceText(
  { card, origin, giverThen, turn }: LoyaltyPeriod,
  { words, called, say }: Pick<EndingIn, 'words' | 'called' | 'say'>,
): string {
  const name = lookedUpText(card, undefined, words.locale)?.name ?? describeName(card, words.locale);
  switch (origin) {
    case 'start':
      return say('ending.card.start', { card: name });
    case 'sleeper':
      return say('ending.card.sleeper', { card: name });
    case 'later':
      return say('ending.card.later', { card: name, turn });
    case 'handed':
      return say('ending.card.handed', { card: name, turn, giver: giverThen === undefined ? '' : called(giverThen) });
  }
}

function handText(hand: OpenHand, told: EndingIn): ReadonlyArray<string> {
  const parts = handParts(hand, told);
  return parts.length === 0 ? [] : [told.say('ending.held', { cards: parts.join('; ') })];
}

/** Lists a player's cards other than Loyalty cards, kind by kind. */
export function handParts(
  { aims, quorum, superCrises, mutiny, trauma, skills }: OpenHand,
  { words, say }: Pick<EndingIn, 'words' | 'say'>,
): ReadonlyArray<string> {
  const list = (cards: ReadonlyArray<string>): { readonly cards: string } => ({
    cards: eachOnce(cards.map((card) => describeName(card, words.locale))).join(', '),
  });
  return [
    ...(aims.length === 0 ? [] : [say('ending.heldAims', list(aims))]),
    ...(quorum.length === 0 ? [] : [say('ending.heldQuorum', list(quorum))]),
    ...(superCrises.length === 0 ? [] : [say('ending.heldSuperCrises', list(superCrises))]),
    ...(mutiny.length === 0 ? [] : [say('ending.heldMutiny', list(mutiny))]),
    ...(trauma.length === 0 ? [] : [say('ending.heldTrauma', list(trauma))]),
    ...(skills.length === 0 ? [] : [say('ending.heldSkills', list(skills))]),
  ];
}
