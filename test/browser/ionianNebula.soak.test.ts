import { toTheNebula } from '../e2e/toTheNebula.ts';
import { describeWholeGame } from './wholeGame.ts';

describeWholeGame('a game to the Ionian Nebula with the Cylon Fleet board', toTheNebula);
