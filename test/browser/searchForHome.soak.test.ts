import { toEarth } from '../e2e/toEarth.ts';
import { describeWholeGame } from './wholeGame.ts';

describeWholeGame('a game on the Search for Home with everything of all three boxes', toEarth);
