/** The Resurrection Ship and its other side. */
import { listed, tell } from '../../../words/text.ts';
import { moduleWords } from '../moduleWords.ts';
import { name } from '../nouns.ts';

moduleWords('resurrectionHub', {
  events: {
    hubDestroyed: () => tell('modules.resurrectionHub.hubDestroyed'),
    superCrisesLost: ({ seat, cards }, names) =>
      tell('modules.resurrectionHub.superCrisesLost', { player: names.seat(seat), cards: listed(cards.map(name)) }),
  },
});
