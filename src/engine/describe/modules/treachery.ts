/** Reckless checks. */
import { tell } from '../../../words/text.ts';
import { moduleWords } from '../moduleWords.ts';
import { face, name } from '../nouns.ts';

moduleWords('recklessChecks', {
  events: {
    reckless: ({ card }) => tell('modules.treachery.reckless', { card: name(card) }),
    abilitiesStopped: ({ card }) => tell('modules.treachery.abilitiesStopped', { card: name(card) }),
    treacheryTurned: ({ card }) => tell('modules.treachery.treacheryTurned', { card: face(card) }),
  },
});
