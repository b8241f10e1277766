/** Which combinations of options are legal: R-SET-10 to R-SET-19. */
import { difficulties, type GameOptions } from '../types/options.ts';

export const defaultOptions: GameOptions = {
  players: 5,
  expansions: [],
  objective: 'kobol',
  difficulty: 'normal',
  noSympathizer: false,
  cylonShipsActivateOncePerTurn: true,
};

/** A sentence for each thing that is not legal; empty if the game can be started. */
export function checkOptions(options: GameOptions): Array<string> {
  const { players, expansions, objective, difficulty, noSympathizer } = options;
  const wrong: Array<string> = [];
  if (!Number.isInteger(players) || players < 3 || players > 6) wrong.push(`A game needs 3 to 6 players, not ${players}.`);
  if (expansions.length > 0) wrong.push('Only the base game can be played so far; leave the expansions out.');
  if (objective !== 'kobol') wrong.push('Only the objective Kobol can be played so far.');
  if (!difficulties.includes(difficulty)) wrong.push(`There is no difficulty “${difficulty}”.`);
  if (noSympathizer && players !== 4 && players !== 6) wrong.push('Playing without the Sympathizer is for 4 or 6 players; with 3 or 5 there is none anyway.');
  return wrong;
}
