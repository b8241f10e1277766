import { MessageFlags } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { decodePress } from '../../bot/customId.ts';
import { buttonsOf, menusOf } from '../../table/player/components.ts';
import { randomPerson } from '../../table/player/randomPerson.ts';
import { roleOf } from '../../table/questions.ts';
import type { MessageMatcher, Outcome, Person } from '../../table/server/index.ts';
import type { RunningGame } from '../crowd/games.ts';
import { chance } from '../play/chance.ts';

/** Discord gives up after three seconds; whoever reads then that the bot did not answer presses again. */
const patience = { timeout: 10_000 };
/** Milliseconds between two looks at a message that is about to change. */
const look = 50;

/** An answer to a question of a game. */
export interface Given {
  readonly game: string;
  readonly decision: string;
}

export interface People {
  /** Somebody in one of the games who is not busy presses one thing, if they are asked something. Never rejects. */
  act(among?: ReadonlySet<string>): Promise<void>;
  /** What somebody was shown as done. */
  readonly done: ReadonlyArray<Given>;
  /** `unanswered`: to which Discord said «did not respond»; `vain`: on what had just become another message. */
  readonly counts: { readonly presses: number; readonly unanswered: number; readonly vain: number };
  /** Whatever else went wrong. */
  readonly failures: ReadonlyArray<string>;
}

interface Seat {
  readonly channelId: string;
  readonly person: Person;
  player: ReturnType<typeof randomPerson>;
  busy: boolean;
}

/** The people of all games, who press whatever is legal, and remember what they were told. */
export function trialPeople(games: ReadonlyArray<RunningGame>, seed: number): People {
  const random = chance(seed);
  const done: Array<Given> = [];
  const failures: Array<string> = [];
  const counts = { presses: 0, unanswered: 0, vain: 0 };
  const seats = games.map(({ person, channelId }): Seat => {
    const noting = notingPerson(person, done);
    return { channelId, person: noting, player: randomPerson(noting, random, patience), busy: false };
  });

  async function actIn(seat: Seat): Promise<void> {
    seat.busy = true;
    try {
      if (await seat.player.step()) counts.presses += 1;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (/did not answer|has not answered/.test(failure)) counts.unanswered += 1;
      else if (/could not do that|No such message|There is no/.test(failure)) counts.vain += 1;
      else failures.push(failure);
      // They try again what came to nothing.
      seat.player = randomPerson(seat.person, random, patience);
    } finally {
      seat.busy = false;
    }
  }

  return {
    done, counts, failures,
    async act(among) {
      const free = seats.filter(({ busy, channelId }) => !busy && among?.has(channelId) !== false);
      const seat = free[Math.floor(random() * free.length)];
      if (seat !== undefined) await actIn(seat);
    },
  };
}

function notingPerson(person: Person, done: Array<Given>): Person {
  /** People look at what comes of it before they press again. */
  const noted = async (message: MessageMatcher, customId: string, pressed: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await pressed;
    const press = decodePress(customId);
    if (press === undefined || !('decision' in press) || roleOf(customId) !== 'answers') return outcome;
    const { game, decision } = press;
    const isSeen = 'message' in outcome
      ? isDone(outcome.message)
      : typeof message === 'object' && 'channel_id' in message && await becomesDone(person, message, decision);
    if (isSeen) done.push({ game, decision });
    return outcome;
  };
  return {
    ...person,
    press: (message, button, how) => noted(message, button, person.press(message, button, how)),
    select: (message, menu, choices, how) => noted(message, menu, person.select(message, menu, choices, how)),
  };
}

/** As the bot says to one alone what was chosen. */
function isDone({ content }: APIMessage): boolean {
  return content.startsWith('✔ ');
}

/** It says so later, or what everybody sees does not ask it any more. */
async function becomesDone(person: Person, { id, channel_id: channelId, flags }: APIMessage, decision: string): Promise<boolean> {
  const isForOneAlone = flags !== undefined && (flags & MessageFlags.Ephemeral) !== 0;
  const isSo = (): boolean => {
    const message = person.messages(channelId).find((each) => each.id === id);
    if (isForOneAlone) return message !== undefined && isDone(message);
    return message === undefined || isDone(message) || !asks(message, decision);
  };
  for (const end = performance.now() + patience.timeout; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, look)))
    if (isSo()) return true;
  return false;
}

function asks(message: APIMessage, decision: string): boolean {
  return [...buttonsOf(message), ...menusOf(message)].some(({ custom_id: id }) => {
    const press = decodePress(id);
    return press !== undefined && 'decision' in press && press.decision === decision;
  });
}
