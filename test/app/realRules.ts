import { RuleError, answer, checkOptions, decisions, defaultOptions, startGame, view } from '../../src/engine/index.ts';
import { stateVersion } from '../../src/engine/types/state.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { Engine } from '../../src/app/engine.ts';

/** The real rules, as `src/wiring.ts` gives them to the app. */
export const rules: Engine<GameState> = {
  stateVersion,
  defaultOptions,
  createGame: startGame,
  decisions,
  answer,
  view,
  checkOptions,
  isRuleError: (error): error is Error => error instanceof RuleError,
  read(plain, version) {
    if (version !== stateVersion || !isState(plain)) throw new Error(`This version of the bot can't read a game of state version ${version}; it knows ${stateVersion}.`);
    return plain;
  },
};

/** Only states that this program stored get here, so the version is all there is to check. */
function isState(plain: unknown): plain is GameState {
  return typeof plain === 'object' && plain !== null && 'version' in plain && plain.version === stateVersion;
}
