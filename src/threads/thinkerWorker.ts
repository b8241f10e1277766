/** A job for a thread of the thinker: one thought for one question. */
import { readState } from '../engine/index.ts';
import type { Seat } from '../engine/types/ids.ts';
import { stateVersion } from '../engine/types/state.ts';
import type { Beliefs } from '../players/beliefs/index.ts';
import type { ThinkingLevel } from '../players/levels.ts';
import { think } from '../players/think/index.ts';
import type { SearchResult } from '../players/think/index.ts';

/** `state`: as JSON, so that the main thread copies it once. */
export interface ThinkingJob {
  readonly state: string;
  readonly seat: Seat;
  readonly decisionId: string;
  readonly level: ThinkingLevel;
  readonly seed: string;
  readonly beliefs: Beliefs;
}

export default function thinkAbout({ state, ...question }: ThinkingJob): SearchResult {
  const plain: unknown = JSON.parse(state);
  return think({ ...question, state: readState(plain, stateVersion) });
}
