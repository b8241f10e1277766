import {
  RuleError, actionsAhead, answer, checkOptions, decisions, defaultOptions, eventReveals, offers, questionReveals, readState,
  startGame, turnAhead, view,
} from '../../src/engine/index.ts';
import { stateVersion } from '../../src/engine/types/state.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { Engine } from '../../src/app/engine.ts';
import { withHeadStart } from '../engine/properties/randomGames.ts';

/** The real rules, as `src/wiring.ts` gives them to the app. */
export const rules: Engine<GameState> = {
  stateVersion,
  defaultOptions,
  createGame: startGame,
  decisions,
  offers,
  answer,
  view,
  turnAhead,
  actionsAhead,
  checkOptions,
  isRuleError: (error): error is Error => error instanceof RuleError,
  eventReveals,
  questionReveals,
  read: readState,
};

/** The same for games that begin right before the last milestone of their objective. */
export const rulesWithHeadStart: Engine<GameState> = {
  ...rules,
  createGame(options, seed) {
    const { state, events } = startGame(options, seed);
    return { state: withHeadStart(state), events };
  },
};

/** What is played with them: New Caprica, with a Cylon Leader. */
export const newCaprica = { expansions: ['pegasus'], objective: 'newCaprica', cylonLeader: true } as const;

/** The Ionian Nebula, with the Cylon Fleet board. */
export const ionianNebula = { expansions: ['exodus'], objective: 'ionianNebula', switches: ['cylonFleet'] } as const;

/** The same with its other options. */
export const everythingOfExodus = { ...ionianNebula, switches: ['cylonFleet', 'personalGoals', 'finalFive'] } as const;
