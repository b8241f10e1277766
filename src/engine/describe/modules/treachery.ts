/** Reckless checks. */
import { moduleWords } from '../moduleWords.ts';
import { faceName, nameOf } from '../names.ts';

moduleWords('recklessChecks', {
  events: {
    reckless: ({ card }) => `The check is reckless because of ${nameOf(card)}`,
    abilitiesStopped: ({ card }) => `No skill check ability is resolved in this check because of ${nameOf(card)}`,
    treacheryTurned: ({ card }) => `${faceName(card)} is turned up from the Treachery deck, because the check is reckless`,
  },
});
