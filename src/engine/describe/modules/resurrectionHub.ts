/** The Resurrection Ship and its other side. */
import { list } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { nameOf } from '../names.ts';

moduleWords('resurrectionHub', {
  events: {
    hubDestroyed: () => 'The Resurrection Ship is destroyed: Hub Destroyed takes its place',
    superCrisesLost: ({ seat, cards }, names) => `${names.seat(seat)} loses ${list(cards.map(nameOf))} at Hub Destroyed`,
  },
});
