import { chance } from '../play/chance.ts';
import { randomPerson } from '../../table/player/randomPerson.ts';
import type { RunningGame } from '../crowd/games.ts';

const patience = { timeout: 10_000 };
/** When nobody is asked anything: as long as it takes until somebody may be. */
const breath = 5;

export interface Pressed {
  readonly unanswered: number;
  readonly errors: ReadonlyArray<string>;
}

/** So many people press as fast as they are answered, each in another game, until the time is over (`performance.now()`). */
export async function press(games: ReadonlyArray<RunningGame>, { inFlight, until }: { inFlight: number; until: number }): Promise<Pressed> {
  const random = chance(1);
  const waiting = games.map(({ person }) => randomPerson(person, random, patience));
  const failures: Array<string> = [];
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const player = waiting.shift();
      const did = await player?.step().catch((error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error));
        return false;
      });
      if (player !== undefined) waiting.push(player);
      if (did !== true) await new Promise((resolve) => setTimeout(resolve, breath));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
  const unanswered = failures.filter((failure) => failure.includes('did not answer'));
  return { unanswered: unanswered.length, errors: failures.filter((failure) => !unanswered.includes(failure)).slice(0, 5) };
}
