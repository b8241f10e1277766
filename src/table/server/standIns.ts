import { setTimeout as delay } from 'node:timers/promises';
import { randomPerson, type RandomPerson } from '../player/randomPerson.ts';
import type { World } from './model/world.ts';
import type { TestPerson } from './verbs/person.ts';

/**
 * The table presses for people who are away. It is no one special to the bot: it sees what the person sees and presses
 * at random what is offered there, by the same interactions as the person would.
 */
export interface StandIns {
  /** Answers one question for each of these people, as far as they are asked something. */
  once(users: ReadonlyArray<string>): void;
  /** Answers for these people, and for no one else, from now on. */
  always(users: ReadonlyArray<string>): void;
  close(): void;
}

export interface StandInParts {
  readonly world: World;
  readonly person: (userId: string) => TestPerson;
  /** Between two answers, in milliseconds, so that the others at the table can follow. */
  readonly pace: number;
}

export function createStandIns({ world, person, pace }: StandInParts): StandIns {
  const players = new Map<string, RandomPerson>();
  let once: ReadonlyArray<string> = [];
  let busy = false;
  /** Something has happened since the last look. */
  let again = false;
  let closed = false;
  const stop = world.bus.on(({ type }) => {
    if (type === 'waitingChanged' || type === 'standInsChanged' || type === 'messageUpdated') void run();
  });

  /** Answers until no one who is stood in for is asked anything. */
  async function run(): Promise<void> {
    again = true;
    if (busy) return;
    busy = true;
    while (again && !closed) {
      again = false;
      await delay(pace, undefined, { ref: false });
      if (await answerAll()) again = true;
    }
    busy = false;
  }

  /** Whether anything was answered. */
  async function answerAll(): Promise<boolean> {
    const users = new Set([...once, ...world.standIns]);
    once = [];
    let answered = false;
    for (const { userId } of world.waiting.all()) {
      if (!users.delete(userId) || closed) continue;
      if (await answer(userId)) answered = true;
    }
    return answered;
  }

  async function answer(userId: string): Promise<boolean> {
    const player = players.get(userId) ?? randomPerson(person(userId), Math.random);
    players.set(userId, player);
    try {
      return await player.act();
    } catch {
      // The bot is away or too slow, which the page of the person shows. What is still open is tried again once it
      // changes.
      return false;
    }
  }

  return {
    once(users) {
      once = users;
      void run();
    },
    always(users) {
      world.standIns = users;
      world.bus.emit({ type: 'standInsChanged' });
    },
    close() {
      closed = true;
      stop();
    },
  };
}
