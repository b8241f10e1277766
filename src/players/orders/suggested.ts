import type { ReactionOrder, StandingOrders } from './types.ts';

/**
 * The reactions that most players would answer like this anyway: cheap ones, never a secret's only defense, and none
 * that is used up for good. Any reaction that isn't listed is asked.
 */
const reactions: Readonly<Record<string, ReactionOrder>> = {
  'skill/base/strategic-planning': { mode: 'play', when: ['ftl', 'basestar', 'needsSix'] },
  'skill/base/evasive-maneuvers': { mode: 'play', when: ['pilotedViper', 'viperHit'] },
  'skill/base/declare-emergency': { mode: 'play', when: ['turnsCheck'] },
  'character/base/karl-helo-agathon/eco-officer': { mode: 'askIf', when: ['dieFails'] },
  'character/exodus/felix-gaeta/ftl-operator': { mode: 'askIf', when: ['dieFails'] },
  'character/exodus/tory-foster/adaptable': { mode: 'play', when: [] },
  'character/daybreak/brendan-hot-dog-costanza/memento': { mode: 'play', when: [] },
};

/** The orders that a player can begin a game with at one tap. */
export const suggestedOrders: StandingOrders = {
  reactions,
  checks: 'unlessUseful',
  reactionOrder: 'clockwise',
  discards: 'weakest',
  atJump: 'ask',
  tellAhead: true,
};
