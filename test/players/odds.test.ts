/** How likely automatic players think a skill check is to pass, and whom they suspect. */
import { describe, expect, test } from 'vitest';
import type { CheckView, GameView } from '../../src/engine/types/view.ts';
import { chanceBefore, chanceOf, forecast, potentialOf } from '../../src/players/odds.ts';
import type { SeatedPlayer } from '../../src/players/seatedPlayer.ts';
import { suspicionOf } from '../../src/players/suspicion.ts';
import { scene, type PlayerScene, type Scene } from '../engine/scene.ts';

const check = (more: Partial<CheckView> = {}): CheckView => ({
  source: 'crisis/base/riots-a',
  difficulty: 10,
  partialAt: undefined,
  skills: ['tactics', 'engineering'],
  destinyCount: 0,
  contributions: [],
  cards: [],
  revealed: false,
  total: undefined,
  result: undefined,
  outcomes: {},
  ...more,
});
const four = ['tactics/1', 'tactics/1', 'tactics/2', 'tactics/2'];
const table = (set: Partial<Scene> = {}): GameView =>
  scene({ players: ['adama', 'tyrol', 'tigh'], ...set }).view('adama');

describe('what a hand may hold', () => {
  const may = (skills: CheckView['skills'], who: 'tyrol' | 'apollo', count: number): number => {
    const view = scene({ players: ['adama', who, 'tigh'] }).view('adama');
    return potentialOf(
      { ...view, players: view.players.map((player) => ({ ...player, handCount: count })) },
      1,
      skills,
    );
  };

  test('is more the more cards there are, up to eight', () => {
    const [one = NaN, two = NaN, eight = NaN, ten = NaN] = [1, 2, 8, 10].map((count) =>
      may(['engineering'], 'tyrol', count),
    );
    expect(two).toBeCloseTo(2 * one);
    expect(eight).toBeCloseTo(8 * one);
    expect(ten).toBe(eight);
  });

  test('is of the types that the sheet draws, as far as the check asks for them', () => {
    const strength = 2.14;
    // Tyrol draws 1 Politics, 2 Leadership, 2 Engineering; a fifth of a hand is thought to be anything.
    expect(may(['engineering'], 'tyrol', 1)).toBeCloseTo(strength * ((0.8 * 2) / 5 + 0.2 / 5));
    expect(may(['politics'], 'tyrol', 1)).toBeCloseTo(strength * ((0.8 * 1) / 5 + 0.2 / 5));
    expect(may(['piloting'], 'tyrol', 1)).toBeCloseTo((strength * 0.2) / 5);
    expect(may(['politics', 'leadership', 'engineering'], 'tyrol', 1)).toBeCloseTo(strength * (0.8 + 0.6 / 5));
    // Apollo draws 1 Tactics, 2 Piloting, and 2 of Leadership or Politics.
    expect(may(['leadership'], 'apollo', 1)).toBeCloseTo(strength * ((0.8 * 1) / 5 + 0.2 / 5));
    expect(may(['leadership', 'politics'], 'apollo', 1)).toBeCloseTo(strength * ((0.8 * 2) / 5 + 0.4 / 5));
  });
});

describe('a forecast', () => {
  const meanOf = (player: SeatedPlayer, more: Partial<CheckView> = {}, own = 0, matters = 3): number =>
    forecast(player, check(more), own, matters).mean;
  const mean = (view: GameView, more: Partial<CheckView> = {}, own = 0, matters = 3): number =>
    meanOf({ view }, more, own, matters);
  const done = [0, 1, 2].map((seat) => ({ seat, count: 0 }));

  test('counts the cards that all can see for the check or against it', () => {
    const cards = ['skill/base/repair/2', 'skill/base/executive-order/1', 'skill/base/strategic-planning/4'];
    expect(mean(table(), { contributions: done, cards })).toBeCloseTo(2 - 1 + 4);
    expect(forecast({ view: table() }, check({ contributions: done }), 0, 1)).toEqual({
      mean: 0,
      deviation: Math.sqrt(0.3),
    });
  });

  test('expects of Destiny cards what their share of the types says: two of five count', () => {
    expect(mean(table(), { contributions: done, destinyCount: 2 })).toBeCloseTo(2 * ((2 * 2) / 5 - 1) * 2.14);
    expect(
      mean(table(), { contributions: done, destinyCount: 2, skills: ['tactics', 'politics', 'piloting'] }),
    ).toBeGreaterThan(0);
    expect(mean(table())).toBeCloseTo(mean(table(), { destinyCount: 2 }));
    const { deviation } = forecast({ view: table() }, check({ contributions: done, destinyCount: 2 }), 0, 1);
    expect(deviation).toBeCloseTo(Math.sqrt(2 * (5.95 - 0.428 ** 2) + 0.3));
  });

  test('expects more of facedown cards of players who are not suspected, and harm of Cylon players', () => {
    const suspecting = (odds: number): SeatedPlayer => ({ view: table(), beliefs: [1, odds, 1] });
    const by = (player: SeatedPlayer, count: number): number =>
      meanOf(player, {
        contributions: [
          { seat: 0, count: 0 },
          { seat: 1, count },
          { seat: 2, count: 0 },
        ],
      });
    expect(by(suspecting(0.1), 2)).toBeGreaterThan(by(suspecting(15), 2));
    expect(by(suspecting(15), 2)).toBeGreaterThan(0);
    expect(by(suspecting(1), 3)).toBeGreaterThan(by(suspecting(1), 2));
    const cylon = scene({ players: ['adama', { tyrol: { revealed: true } }, 'tigh'] }).view('adama');
    expect(by({ view: cylon }, 2)).toBeCloseTo(-2 * 2.14 * 1.05);
    // What all have seen of theirs is counted as what it is.
    const open = {
      contributions: [{ seat: 1, count: 1 }, ...done.slice(2), { seat: 0, count: 0 }],
      cards: ['skill/base/repair/2'],
    };
    expect(mean(cylon, open)).toBeCloseTo(2);
  });

  test('expects of those who are still to add what their hands hold, what is missing, and what is at stake', () => {
    const rich = table({ players: ['adama', { tyrol: { hand: four } }, { tigh: { hand: four } }] });
    expect(mean(rich)).toBeGreaterThan(mean(table()));
    expect(mean(rich)).toBeGreaterThan(mean(rich, {}, 20));
    expect(mean(rich)).toBeGreaterThan(mean(rich, {}, 0, 1));
    expect(mean(rich, { difficulty: 1 })).toBeLessThan(mean(rich));
    expect(mean(rich, { contributions: [{ seat: 1, count: 0 }], destinyCount: 2 })).toBeLessThan(mean(rich));
    expect(mean(rich, {}, 0, 3)).toBe(mean(rich, {}, 0, 30));
  });

  test('expects a wrong card of a Cylon player who has any', () => {
    const cylon = (hand: ReadonlyArray<string>): GameView =>
      table({ players: ['adama', { tyrol: { revealed: true, hand } }, 'tigh'] });
    expect(mean(cylon([])) - mean(cylon(['tactics/1']))).toBeCloseTo(2.14);
  });
});

describe('a chance', () => {
  test('is even where as much is expected as is needed less half a point, and grows with more', () => {
    expect(chanceOf({ mean: 9.5, deviation: 2 }, 10)).toBe(0.5);
    expect(chanceOf({ mean: 11.5, deviation: 2 }, 10)).toBeCloseTo(1 / (1 + Math.exp(-1.67)));
    expect(chanceOf({ mean: 7.5, deviation: 2 }, 10)).toBeCloseTo(1 / (1 + Math.exp(1.67)));
    expect(chanceOf({ mean: 11.5, deviation: 1 }, 10)).toBeGreaterThan(chanceOf({ mean: 11.5, deviation: 2 }, 10));
  });

  test('before a check comes of all hands, less by suspects and Cylon players, and is never none or certain', () => {
    const hands = (tyrol: PlayerScene, odds = 1): number => {
      const players = [{ adama: { hand: four } }, { tyrol: { hand: four, ...tyrol } }, { tigh: { hand: four } }];
      const view = table({ players });
      return chanceBefore({ view, beliefs: [1, odds, 1] }, 5, ['tactics', 'engineering', 'leadership']);
    };
    expect(hands({})).toBeGreaterThan(hands({ hand: [] }));
    expect(hands({})).toBeGreaterThan(hands({}, 15));
    expect(hands({}, 15)).toBeGreaterThan(hands({ revealed: true }));
    expect(chanceBefore({ view: table() }, 30, ['tactics'])).toBe(0.04);
    const full = { players: table().players.map((player) => ({ ...player, handCount: 8 })) };
    expect(
      chanceBefore({ view: { ...table(), ...full } }, 1, ['tactics', 'leadership', 'engineering']),
    ).toBeGreaterThan(0.75);
    expect(
      chanceBefore({ view: { ...table(), ...full } }, -9, ['tactics', 'leadership', 'engineering']),
    ).toBeLessThanOrEqual(0.92);
  });
});

describe('suspicion', () => {
  const names = ['adama', 'tyrol', 'tigh', 'zarek', 'helo'] as const;
  const five = (set: Partial<Scene> = {}): GameView => scene({ players: names, ...set }).view('adama');

  test('is spread evenly among those who may hold a Cylon card, by how many have been dealt', () => {
    // Of two Cylon cards half are dealt at the start, the rest at the Sleeper Agents.
    expect([1, 2, 3, 4].map((seat) => suspicionOf({ view: five() }, seat))).toEqual([1 / 4, 1 / 4, 1 / 4, 1 / 4]);
    expect(suspicionOf({ view: { ...five(), distance: 4 } }, 1)).toBe(2 / 4);
    expect(suspicionOf({ view: { ...five(), distance: 3 } }, 1)).toBe(1 / 4);
    expect(
      suspicionOf({ view: five({ options: { expansions: ['pegasus'], objective: 'newCaprica' } }) }, 1),
    ).toBeCloseTo(1.2 / 4);
  });

  test('is none of oneself, and certain of who has been revealed', () => {
    const view = five({ players: ['adama', { tyrol: { revealed: true } }, 'tigh', 'zarek', 'helo'] });
    expect([suspicionOf({ view }, 0), suspicionOf({ view }, 1)]).toEqual([0, 1]);
  });

  test('is less for who holds a Cylon card themselves, and for cards that lie open', () => {
    const own = five({ players: [{ adama: { loyalty: ['cylon'] } }, 'tyrol', 'tigh', 'zarek', 'helo'] });
    expect(suspicionOf({ view: own }, 1)).toBeCloseTo(0.15 / 4);
    const players = five().players.map((player) =>
      player.seat === 1
        ? { ...player, openLoyalty: ['loyalty/base/you-are-a-cylon-can-damage-galactica'], cylon: 'revealed' as const }
        : player,
    );
    expect(suspicionOf({ view: { ...five(), players, distance: 4 } }, 2)).toBeCloseTo(1 / 3);
    const innocent = five().players.map((player) => ({
      ...player,
      loyaltyCount: 2,
      openLoyalty: ['loyalty/base/you-are-not-a-cylon'],
    }));
    expect(suspicionOf({ view: { ...five(), players: innocent } }, 2)).toBeCloseTo(1 / 4);
  });

  test('follows what is believed, and never gets beyond certainty', () => {
    const believed = (odds: number): number => suspicionOf({ view: five(), beliefs: [1, odds, 1, 1, 1] }, 1);
    expect(believed(1)).toBe(0.25);
    expect(believed(3)).toBeCloseTo(0.75 / 1.5);
    expect(believed(0)).toBe(0);
    const two = scene({ players: ['adama', 'tyrol', 'tigh'] }).view('adama');
    const rest = two.players.map((player) => (player.seat === 2 ? { ...player, out: true as const } : player));
    const alone = { ...two, players: rest, distance: 5 };
    expect(suspicionOf({ view: alone }, 1)).toBe(0.8);
  });
});
