/** The judgment of automatic players on ships in space, jumps and checks. */
import { describe, expect, test } from 'vitest';
import { actionScore, situation } from '../../src/players/actions.ts';
import { choose } from '../../src/players/index.ts';
import { chanceBefore } from '../../src/players/odds.ts';
import { suspicionOf } from '../../src/players/suspicion.ts';
import { standingOf } from '../../src/players/worth/battle.ts';
import { orderWorth } from '../../src/players/worth/executiveOrders.ts';
import { flightGain } from '../../src/players/worth/flights.ts';
import { jumpWorth } from '../../src/players/worth/jumps.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { lossOf } from '../../src/players/worth/prices.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { scene } from '../engine/scene.ts';

const players = ['adama', 'roslin', 'starbuck'] as const;
type Ships = NonNullable<Parameters<typeof scene>[0]['ships']>;
const viewOf = (ships: Ships): GameView => scene({ players, ships }).view('adama');
const dangerOf = (ships: Ships): number => standingOf({ view: viewOf(ships) }).danger;

describe('ships in space', () => {
  test('civilian ships among raiders are in danger, less so beside vipers, and not where no Cylon ship is', () => {
    const lonely = dangerOf({ stern: { raider: 2, civilian: 2 } });
    const guarded = dangerOf({ stern: { raider: 2, civilian: 2, viper: 2 } });
    const far = dangerOf({ bow: { raider: 2 }, stern: { civilian: 2 } });
    expect(lonely).toBeGreaterThan(guarded);
    expect(lonely).toBeGreaterThan(far);
    expect(dangerOf({ stern: { civilian: 2 } })).toBe(0);
  });

  test('a viper rather goes to those that are threatened than away from them', () => {
    const view = viewOf({ portQuarter: { viper: 1 }, stern: { raider: 2, civilian: 2 } });
    const move = (from: 'portQuarter', to: 'stern' | 'portBow'): number =>
      flightGain({ view }, { id: to, kind: 'moveViper', from, to, piloted: false }) ?? NaN;
    expect(move('portQuarter', 'stern')).toBeGreaterThan(0);
    expect(move('portQuarter', 'stern')).toBeGreaterThan(move('portQuarter', 'portBow'));
  });
});

describe('jumps', () => {
  const at = (jumpTrack: number, population: number, distance = 0): GameView => {
    const view = viewOf({});
    return { ...view, jumpTrack, distance, resources: { ...view.resources, population } };
  };

  test('nobody jumps where it may cost the last people; the last jump is worth everything else', () => {
    expect(jumpWorth({ view: at(3, 3) }, 5)).toBeLessThan(0);
    expect(jumpWorth({ view: at(3, 4, 8) }, 0)).toBeGreaterThan(20);
  });

  test('danger and a cheaper space speak for it', () => {
    expect(jumpWorth({ view: at(3, 8) }, 4)).toBeGreaterThan(jumpWorth({ view: at(3, 8) }, 0));
    expect(jumpWorth({ view: at(4, 8) }, 0)).toBeGreaterThan(jumpWorth({ view: at(3, 8) }, 0));
  });

  test('a farther goal is no reason to wait: on the way to Earth a jump is worth as much as on the way to Kobol', () => {
    const worth = (objective: GameView['options']['objective'], danger: number): number => {
      const view = at(3, 8);
      return jumpWorth({ view: { ...view, options: { ...view.options, objective } } }, danger);
    };
    // People are a little dearer at the same distance, because more of the way is left.
    expect(worth('searchForHome', 4)).toBeGreaterThan(worth('newCaprica', 4));
    expect(worth('searchForHome', 4)).toBeCloseTo(worth('kobol', 4), 0);
  });

  test('the last points of a resource are the dearest', () => {
    expect(lossOf({ view: at(0, 2) }, { population: 1 })).toBeGreaterThan(
      lossOf({ view: at(0, 9) }, { population: 1 }),
    );
    expect(lossOf({ view: at(0, 2) }, { population: 2 })).toBeGreaterThan(
      2 * lossOf({ view: at(0, 2) }, { population: 1 }),
    );
  });
});

describe('checks', () => {
  test('an easier check, or more cards in hands, make it likelier', () => {
    const hand = ['tactics/2', 'tactics/2', 'leadership/2', 'leadership/1', 'tactics/1'];
    const rich = scene({ players: [{ adama: { hand } }, { roslin: { hand } }, { starbuck: { hand } }] }).view('adama');
    const poor = scene({ players }).view('adama');
    expect(chanceBefore({ view: rich }, 7, ['tactics', 'leadership'])).toBeGreaterThan(
      chanceBefore({ view: rich }, 12, ['tactics', 'leadership']),
    );
    expect(chanceBefore({ view: rich }, 9, ['tactics', 'leadership'])).toBeGreaterThan(
      chanceBefore({ view: poor }, 9, ['tactics', 'leadership']),
    );
  });

  test('a human adds cards to a check that can be passed, and no wrong one', () => {
    const hand = ['tactics/2', 'engineering/2', 'politics/3', 'leadership/3'];
    const game = scene({ players: [{ adama: { hand } }, { roslin: { hand } }, { starbuck: { hand } }] })
      .crisis('jump-computer-failure')
      .decline();
    const [asked] = (['roslin', 'starbuck', 'adama'] as const).filter(
      (person) => game.question(person)?.topic.kind === 'contribute',
    );
    if (asked === undefined) throw new Error('nobody is asked for cards');
    const added = choose({ view: game.view(asked) }, game.choices(asked), () => 0.5);
    expect(added.length).toBeGreaterThan(0);
    expect(added.every((id) => id.includes('launch-scout') || id.includes('repair'))).toBe(true);
  });
});

test('R-TURN-101 somebody with a full hand draws no more for its own sake', () => {
  const score = (cards: number): number => {
    const view = scene({ players }).view('adama');
    const now = { ...view, players: view.players.map((player) => ({ ...player, handCount: cards })) };
    return actionScore(situation({ view: now }), {
      id: 'lab',
      kind: 'activateLocation',
      location: 'location/base/research-lab',
    });
  };
  expect(score(10)).toBeLessThan(0.4 * score(4));
});

test('R-CRI-50 a Cylon who holds a Super Crisis card sooner does something else, and nobody draws from an empty deck', () => {
  const score = (superCrises: ReadonlyArray<string>, left = 4): number => {
    const view = scene({
      players: ['adama', { roslin: { revealed: true, superCrises } }, 'starbuck'],
      options: { expansions: ['pegasus'] },
    }).view('roslin');
    const ship = 'location/pegasus/resurrection-ship';
    return actionScore(situation({ view: { ...view, superCrisis: { left } } }), {
      id: 'ship',
      kind: 'activateLocation',
      location: ship,
    });
  };
  expect(score([])).toBeGreaterThan(score(['fleet-mobilization']));
  expect(score(['fleet-mobilization'])).toBeGreaterThan(score(['fleet-mobilization'], 0));
});

test('who is in the Brig is worth to be set free, unless it is somebody who is suspected', () => {
  const view = scene({ players: ['adama', { roslin: { at: 'brig' } }, 'starbuck'], current: 'roslin' }).view('adama');
  const worth = (odds: number): number => worthOf({ view, beliefs: [1, odds, 1] }, [{ release: 'you' }]);
  expect(worth(0.1)).toBeGreaterThan(1);
  expect(worth(20)).toBeLessThan(0);
});

test('R-TURN-110 where everybody is in the Brig no Crisis card comes: even somebody who is suspected is set free', () => {
  const all = [{ adama: { at: 'brig' } }, { roslin: { at: 'brig' } }, { starbuck: { at: 'brig' } }] as const;
  const view = scene({ players: all, current: 'roslin' }).view('adama');
  expect(worthOf({ view, beliefs: [1, 20, 1] }, [{ release: 'you' }])).toBeGreaterThan(3);
});

test('R-TURN-112 whoever is set free leaves the Brig', () => {
  const game = scene({ players: ['adama', { roslin: { at: 'brig' } }, 'starbuck'], current: 'roslin' });
  game.resolve([{ release: 'you' }], 'roslin');
  const decision = game.choices('roslin');
  expect(decision.topic.kind).toBe('chooseLocation');
  expect(decision.min).toBe(0);
  expect(choose({ view: game.view('roslin') }, decision, () => 0.5)).toHaveLength(1);
});

test('R-TURN-75 an order is worth nothing where the place costs more cards than that player has, and less where it costs some', () => {
  const place = { at: 'location/base/presidents-office' } as const;
  const worth = (who: 'roslin' | 'baltar', hand: ReadonlyArray<string>): number => {
    const game = scene({ players: ['adama', { [who]: { ...place, hand } }, 'starbuck'], titles: { president: who } });
    return orderWorth({ view: game.view('adama') }, 1);
  };
  const [one, three] = [['politics/1'], ['politics/1', 'politics/1', 'politics/2']];
  expect(worth('baltar', one)).toBe(worth('baltar', three));
  expect(worth('roslin', one)).toBeLessThan(worth('roslin', three));
  expect(worth('roslin', three)).toBeLessThan(worth('baltar', three));
});

test('an order is worth what it is by what is believed now, whatever was believed when the same view was looked at before', () => {
  const view = scene({ players: ['adama', { tigh: { at: 'command' } }, 'starbuck'] }).view('adama');
  const tigh = 1;
  const orderTo = (odds: number, seen = view): number => orderWorth({ view: seen, beliefs: [1, odds, 1] }, tigh);
  const before = orderTo(1);
  expect(suspicionOf({ view, beliefs: [1, 20, 1] }, tigh)).toBeGreaterThan(suspicionOf({ view }, tigh) + 0.5);
  expect(orderTo(20)).toBe(orderTo(20, { ...view }));
  expect(orderTo(20)).toBeLessThan(before - 1);
  expect(orderTo(1)).toBe(before);
});
