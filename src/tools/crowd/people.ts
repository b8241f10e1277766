import { chance } from '../play/chance.ts';
import { randomPerson } from '../../table/player/randomPerson.ts';
import type { RandomPerson } from '../../table/player/randomPerson.ts';
import type { CrowdGame } from './games.ts';

const patience = { timeout: 30_000 };
/** The share of all interactions that only look at something. */
const looksShare = 0.15;

type Look = (game: CrowdGame) => Promise<unknown>;

const looks: ReadonlyArray<Look> = [
  ({ person, channelId }) => person.command('hand', {}, { channelId, ...patience }),
  ({ person, channelId }) => person.command('game status', {}, { channelId, ...patience }),
  ({ person, channelId }) => person.command('game log', {}, { channelId, ...patience }),
  ({ person, channelId }) => person.command('game board', {}, { channelId, ...patience }),
  ({ person, channelId }) => person.autocomplete('choose', 'choice', { choice: '' }, { channelId, ...patience }),
  ({ person, channelId }) => person.autocomplete('card', 'name', { name: 'r' }, { channelId, ...patience }),
];

interface Seat {
  readonly game: CrowdGame;
  readonly player: RandomPerson;
  busy: boolean;
}

/**
 * The people of all games: each call of `act` lets one of them, chosen at random, do one thing. No one does two at
 * once.
 */
export function crowd(
  games: ReadonlyArray<CrowdGame>,
  seed: number,
): { readonly act: () => Promise<void>; readonly failures: ReadonlyArray<string> } {
  const random = chance(seed);
  const seats = games.map((game): Seat => ({ game, player: randomPerson(game.person, random), busy: false }));
  const failures: Array<string> = [];
  const anyOf = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];

  async function act(): Promise<void> {
    const seat = anyOf(seats.filter(({ busy }) => !busy));
    if (seat === undefined) return;
    seat.busy = true;
    try {
      const look = random() < looksShare ? anyOf(looks) : undefined;
      if (look !== undefined || !(await seat.player.step())) await (look ?? looks[0])?.(seat.game);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    } finally {
      seat.busy = false;
    }
  }

  return { act, failures };
}
