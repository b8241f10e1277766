/**
 * A game of four on the Search for Home, with everything of all three boxes, from the first turn to its end; the bot is
 * killed in the middle of two Missions.
 */
import { toEarth } from './toEarth.ts';
import { describeWholeGame } from './wholeGame.ts';

describeWholeGame(
  'a game on the Search for Home',
  toEarth,
  {
    pictures: [
      { say: /Rebel Basestar sides with the humans/, least: 1 },
      // The Mission's own picture.
      { say: /Cylon Civil War.*Skill check 21/s, least: 1 },
    ],
    secrets: { toldTo: 'deckSearched', moreThan: 20 },
  },
  { ownProcess: true },
);
