/** The inside of states that the app keeps closed (`HeldState`), for tests that look there. */
import type { HeldState } from '../../src/app/core/engine.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import type { FakeState } from './fakeEngine.ts';

/** The state inside, if the game is one of the real rules. */
export const realState = (held: HeldState): GameState => held as unknown as GameState;

/** The state inside, if the game is one of `fakeEngine`. */
export const fakeState = (held: HeldState): FakeState => held as unknown as FakeState;

export const held = (state: GameState | FakeState): HeldState => state as unknown as HeldState;
