/**
 * What can be decided about the rules of every game. Names of values, and a few words on each option. Plain text.
 * Expansions, their parts and objectives bring their own words, in `data/`.
 */
export const options = {
  objective: 'Objective',
  objectiveHelp: 'where the fleet has to get',
  difficulty: 'Difficulty',
  difficultyHelp: 'who has it easier',
  normal: 'normal',
  easierForHumans: 'easier for the humans',
  easierForCylons: 'easier for the Cylons',
  cylonLeader: 'Cylon Leaders',
  cylonLeaderHelp: 'one player may be a Cylon in the open, who wins by a secret Agenda alone, with Daybreak by Motives',
  sympatheticCylon: 'Sympathetic Cylon',
  sympatheticCylonHelp: 'takes the place of the Sympathizer: a Cylon in the open who wins by a secret Agenda alone',
  noSympathizer: 'No Sympathizer',
  noSympathizerHelp: 'nobody changes sides in the middle of the game; resources start lower',
  cylonShipsActivateOncePerTurn: 'Cylon ships act once a turn',
  cylonShipsActivateOncePerTurnHelp: 'each kind of Cylon ship at most once in a turn',
  executionRedrawsLoyalty: 'New loyalty after an execution',
  executionRedrawsLoyaltyHelp: 'who is executed as a human gets new Loyalty cards',
  on: 'on',
  off: 'off',
} as const;
