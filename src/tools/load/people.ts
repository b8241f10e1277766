import { randomPerson } from '../../table/player/randomPerson.ts';
import type { RandomPerson } from '../../table/player/randomPerson.ts';
import type { TestPerson } from '../../table/server/index.ts';
import type { CrowdGame } from '../crowd/games.ts';
import { notingPerson } from '../crowd/noting.ts';
import { chance } from '../play/chance.ts';

const patience = { timeout: 10_000 };
/** Milliseconds to wait when no one is asked anything: as long as it takes until someone may be. */
const breath = 5;

export interface PressCount {
  readonly presses: number;
  /** How many presses were on what had just become another message. */
  readonly vain: number;
  readonly unanswered: number;
  readonly errors: ReadonlyArray<string>;
}

/** The people of a game. */
interface Round {
  readonly players: ReadonlyArray<RandomPerson>;
}

export interface LoadPeople {
  /**
   * Lets `inFlight` people press at the same time, each in another game, until `isEnough` of the number of presses so
   * far. Each looks at what comes of a press before the next one in that game.
   */
  press(isEnough: (presses: number) => boolean): Promise<PressCount>;
}

export function loadPeople(games: ReadonlyArray<CrowdGame>, inFlight: number): LoadPeople {
  const waiting = games.map(({ person, guests = [], channelId }, place): Round => {
    // The same people in each trial.
    const random = chance(place);
    const playerOf = (each: TestPerson): RandomPerson =>
      randomPerson(
        notingPerson(inChannelOnly(each, channelId), () => undefined),
        random,
        patience,
      );
    return { players: [person, ...guests].map(playerOf) };
  });
  return {
    async press(isEnough) {
      const failures: Array<string> = [];
      let presses = 0;
      const one = async (): Promise<void> => {
        while (!isEnough(presses)) {
          const round = waiting.shift();
          const did = round !== undefined && (await step(round, failures));
          if (round !== undefined) waiting.push(round);
          if (did) presses += 1;
          else await new Promise((resolve) => setTimeout(resolve, breath));
        }
      };
      await Promise.all(Array.from({ length: inFlight }, one));
      const vain = failures.filter((failure) => /could not do that|No such message|There is no/.test(failure));
      const unanswered = failures.filter((failure) => /did not answer|has not answered/.test(failure));
      const errors = failures.filter((failure) => !vain.includes(failure) && !unanswered.includes(failure)).slice(0, 5);
      return { presses, vain: vain.length, unanswered: unanswered.length, errors };
    },
  };
}

/** Lets one of the players press one thing, if anyone is asked anything. Returns whether someone did. */
async function step({ players }: Round, failures: Array<string>): Promise<boolean> {
  for (const player of players) {
    try {
      if (await player.step()) return true;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      return true;
    }
  }
  return false;
}

/**
 * Returns the person with the questions of one channel only. The first process hears all answers in direct messages,
 * wherever the game is played: here everyone answers in their game's channel.
 */
function inChannelOnly(person: TestPerson, channelId: string): TestPerson {
  return { ...person, asked: () => person.asked().filter((message) => message.channel_id === channelId) };
}
