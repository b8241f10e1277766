/**
 * A game of four to the Ionian Nebula, with the Cylon Fleet board, from the first turn to its end; the bot is started
 * again while everyone lays a trauma token.
 */
import { toTheNebula } from './toTheNebula.ts';
import { describeWholeGame } from './wholeGame.ts';

describeWholeGame('a game to the Ionian Nebula', toTheNebula, {
  pictures: [{ say: /Allies: .+ at /, least: 4 }],
  secrets: { toldTo: 'crossroadsDealt', moreThan: 30 },
});
