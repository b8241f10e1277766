import { sentences, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import type { EndCause } from '../types/event.ts';
import type { Outcome } from '../types/state.ts';
import { name, seats } from './nouns.ts';
import { endingWords } from './openWords.ts';
import type { Names } from './types.ts';

const endTold = (winner: Outcome['winner'], cause: EndCause): Text =>
  tell('outcome.wins', { winner, cause: endingWords(cause) ?? name(cause) });

/** “The Cylons win: the fleet has run out of fuel. Winner: Baltar.” */
export const describeOutcome = ({ winner, cause, winners }: Outcome, names: Names): Text =>
  sentences(
    endTold(winner, cause),
    ...(winners.length === 0
      ? []
      : [tell('outcome.winners', { count: winners.length, players: seats(winners, names) })]),
  );
