import { randomPerson } from '../../table/player/randomPerson.ts';
import type { TestPerson } from '../../table/server/index.ts';
import type { CrowdGame } from '../crowd/games.ts';
import { notingPerson } from '../crowd/noting.ts';
import type { Given } from '../crowd/noting.ts';
import { chance } from '../play/chance.ts';

/** Discord gives up after three seconds; a person who then reads that the bot did not answer presses again. */
const patience = { timeout: 10_000 };
/** Milliseconds without anything to press after which people try again what has led to nothing. */
const tryAgainAfter = 5000;

export interface People {
  /** Lets someone in one of the games who is not busy press one thing, if they are asked something. Never rejects. */
  act(among?: ReadonlySet<string>): Promise<void>;
  /** The answers that someone was shown as done. */
  readonly done: ReadonlyArray<Given>;
  /**
   * Counts of presses; `unanswered`: those to which Discord said “did not respond”; `vain`: those on what had just
   * become another message.
   */
  readonly counts: { readonly presses: number; readonly unanswered: number; readonly vain: number };
  /** Other errors. */
  readonly failures: ReadonlyArray<string>;
}

interface Seat {
  readonly channelId: string;
  readonly person: TestPerson;
  player: ReturnType<typeof randomPerson>;
  busy: boolean;
  /** The time at which there was something to press last. */
  pressedAt: number;
}

/** The people of all games. They press anything legal, and remember what they were told. */
export function trialPeople(games: ReadonlyArray<CrowdGame>, seed: number): People {
  const random = chance(seed);
  const done: Array<Given> = [];
  const failures: Array<string> = [];
  const counts = { presses: 0, unanswered: 0, vain: 0 };
  const seats = games.flatMap(({ person, guests = [], channelId }) =>
    [person, ...guests].map((each): Seat => {
      const noting = notingPerson(each, (given) => {
        done.push(given);
      });
      return {
        channelId,
        person: noting,
        player: randomPerson(noting, random, patience),
        busy: false,
        pressedAt: performance.now(),
      };
    }),
  );

  function renew(seat: Seat): void {
    seat.player = randomPerson(seat.person, random, patience);
    seat.pressedAt = performance.now();
  }

  async function actIn(seat: Seat): Promise<void> {
    seat.busy = true;
    try {
      if (await seat.player.step()) {
        counts.presses += 1;
        seat.pressedAt = performance.now();
      } else if (performance.now() - seat.pressedAt > tryAgainAfter) {
        renew(seat);
      }
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (/did not answer|has not answered/.test(failure)) counts.unanswered += 1;
      else if (/could not do that|No such message|There is no/.test(failure)) counts.vain += 1;
      else failures.push(failure);
      // They try again what came to nothing.
      renew(seat);
    } finally {
      seat.busy = false;
    }
  }

  return {
    done,
    counts,
    failures,
    async act(among) {
      const free = seats.filter(({ busy, channelId }) => !busy && among?.has(channelId) !== false);
      const seat = free[Math.floor(random() * free.length)];
      if (seat !== undefined) await actIn(seat);
    },
  };
}
