/** What modules learn of discards from hands: R-TURN-153, R-DAY-12. */
import { afterEach, expect, test } from 'vitest';
import { defineModule } from '../../../../src/engine/hooks.ts';
import '../../../../src/engine/index.ts';
import type { Discarded } from '../../../../src/engine/rules/turn/hooks.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

let heard: Array<ReadonlyArray<Discarded>> = [];
let forget = (): void => undefined;
afterEach(() => { forget(); });

/** Adama and Roslin have two cards each. */
function table(set: Partial<Scene> = {}): Table {
  heard = [];
  forget = defineModule({
    name: 'listener', order: 98, when: () => true, hooks: { skillsDiscarded: (_game, discards) => { heard.push(discards); } },
  });
  return scene({
    players: [{ adama: { hand: ['tactics/1', 'tactics/2'] } }, { roslin: { hand: ['politics/1', 'politics/2'] } }, 'starbuck'], ...set,
  });
}
const told = (): unknown => heard.map((moment) => moment.map(({ seat, cards, chosen }) => [seat, cards.length, chosen]));

test('R-DAY-12 R-TURN-147 a number that equals the hand is a choice, the whole hand without a number is none', () => {
  table().resolve([{ discard: { who: 'you', count: 2 } }], 'adama').resolve([{ discard: { who: 'you', count: 'all' } }], 'roslin');
  expect(told()).toEqual([[[0, 2, true]], [[1, 2, false]]]);
});

test('R-DAY-12 cards that are picked at random are not chosen, nor are those of Headstrong', () => {
  const game = table({ players: [{ adama: { hand: ['tactics/1'] } }, { apollo: { hand: ['tactics/2', 'piloting/1'] } }, 'starbuck'] });
  game.resolve([{ discard: { who: 'you', count: 1, random: true } }], 'adama').resolve([{ discard: { who: 'you', count: 1 } }], 'apollo');
  expect(told()).toEqual([[[0, 1, false]], [[1, 1, false]]]);
});

test('R-DAY-12 a price is a choice, also where discards are random', () => {
  const game = table({ players: [{ apollo: { at: 'armory', hand: ['tactics/2', 'piloting/1'] } }, 'roslin', 'starbuck'] });
  game.call('move', { seat: 0, to: undefined }).choose('apollo', 'press-room').choose('apollo', 'tactics/2');
  expect(told()).toEqual([[[0, 1, true]]]);
});

test('R-PEG-42 R-TURN-146 what several players discard together is one moment; who has nothing has discarded nothing', () => {
  const game = table();
  game.resolve([{ discard: { who: 'each', count: 1 } }], 'adama').choose('adama', 'tactics/1').choose('roslin', 'politics/1');
  expect(told()).toEqual([[[0, 1, true], [1, 1, true]]]);
});
