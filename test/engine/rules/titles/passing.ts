/** Events that make titles pass in the tests of them. */
import type { Person, Table } from '../../scene.ts';

const morale = 'you-are-a-cylon-can-reduce-morale-by-1';

/** Sends someone to the Brig. */
export function jail(game: Table, person: Person): Table {
  return game.resolve([{ send: { who: 'you', to: 'brig' } }], person);
}

/** Someone leaves the Brig for the Command. */
export function free(game: Table, person: Person): Table {
  return game
    .call('release', { seat: game.seat(person), by: game.seat(person), why: 'location/base/brig' })
    .choose(person, 'command');
}

export function reveal(game: Table, person: Person): Table {
  game.player(person).loyalty = [{ card: `loyalty/base/${morale}`, faceUp: false }];
  return game.call('reveal', { seat: game.seat(person), card: `loyalty/base/${morale}`, withEffect: false });
}
