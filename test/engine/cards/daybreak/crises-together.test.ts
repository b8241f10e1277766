/**
 * Crisis cards of Daybreak beside those of other boxes, with Cylon Leaders, and what automatic players make of them.
 */
import { describe, expect, test } from 'vitest';
import { describeDecision } from '../../../../src/engine/describe/index.ts';
import { actionScore, situation } from '../../../../src/players/actions.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { names } from '../../describe/samples.ts';
import { mutinyScene } from '../../mutinyScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { brig, byCaprica, choose, discards, drawn } from './crisisScene.ts';

const withExodus = { expansions: ['exodus', 'daybreak'] } as const;
const withLeader = { expansions: ['daybreak'], cylonLeader: true } as const;
const horizon = { inPlay: ['crisis/daybreak/event-horizon'] } as const;

/** Cavil among the humans, or not. */
const leading = (infiltrating: boolean, more: object = {}): Scene['players'] => [
  'tigh',
  'zarek',
  'roslin',
  { cavil: { infiltrating, ...more } },
];

describe('with a Cylon Leader', () => {
  test('R-CRI-72 crisis/daybreak/religious-turmoil: an infiltrator discards like a human, a Cylon Leader who is none does not', () => {
    const lost = (infiltrating: boolean): number => {
      const hand = ['tactics/1', 'tactics/2'];
      const players = leading(infiltrating, { hand, ...(infiltrating ? { at: 'command' } : {}) });
      const game = daybreakScene({ players, options: withLeader })
        .resolve([{ discard: { who: 'each', count: 1 } }], 'tigh')
        .settle();
      return discards(game)[3] ?? 0;
    };
    expect([lost(true), lost(false)]).toEqual([1, 0]);
  });

  test('crisis/daybreak/rebuild-trust: an infiltrator in the Brig may leave it too', () => {
    const game = daybreakScene({ players: leading(true, brig), options: withLeader }).resolve(
      [{ openBrig: true }],
      'tigh',
    );
    expect(game.choose('cavil', 'command').where('cavil')).toBe('command');
  });

  test('R-DAY-22 crisis/daybreak/secret-meetings: a Cylon Leader is picked for a Mutiny card only as an infiltrator', () => {
    const ids = (infiltrating: boolean): ReadonlyArray<string> =>
      choose('secret-meetings', 'tigh', 2, { players: leading(infiltrating), options: withLeader }).ids('tigh');
    expect([ids(true).includes('seat3'), ids(false).includes('seat3')]).toEqual([true, false]);
  });

  test('R-DAY-05 crisis/daybreak/an-ambitious-operation: a Cylon Leader may get the token, infiltrating or not', () => {
    const ids = (infiltrating: boolean): ReadonlyArray<string> => {
      const players: Scene['players'] = [
        'tigh',
        'zarek',
        { roslin: { miracles: 0 } },
        { cavil: { infiltrating, miracles: 0 } },
      ];
      return choose('an-ambitious-operation', 'tigh', 1, { players, options: withLeader }).ids('tigh');
    };
    expect([ids(true), ids(false)]).toEqual([
      ['seat2', 'seat3'],
      ['seat2', 'seat3'],
    ]);
  });
});

describe('with other boxes', () => {
  test('crisis/daybreak/abandon-galactica with Exodus: the nuke lies beside the board, from where it may come back', () => {
    const game = choose('abandon-galactica', 'tigh', 1, { nukes: 2, options: withExodus }).settle();
    expect(game.state.nukes).toBe(1);
    expect(game.resolve([{ gainNuke: 1 }], 'tigh').state.nukes).toBe(2);
  });

  test("R-DAY-56 crisis/daybreak/event-horizon: an ally's activations of one viper cost a card each", () => {
    const hand = ['tactics/1', 'tactics/2', 'tactics/1'];
    const players = [{ tigh: { hand } }, 'zarek', 'roslin'] as const;
    const reserves = { viper: 0, assaultRaptor: 0 };
    const game = daybreakScene({ players, options: withExodus, ships: { bow: { viper: 1 } }, reserves, ...horizon });
    game.resolve([{ flyOneViper: 4 }], 'tigh');
    for (let flown = 0; flown < 3; flown += 1) {
      const [way = ''] = game.ids('tigh').filter((id) => id.startsWith('move-'));
      game.choose('tigh', way);
      if (game.question('tigh')?.topic.kind === 'discard') game.choose('tigh', ...game.ids('tigh').slice(0, 1));
    }
    expect([game.told('shipMoved').length, game.player('tigh').hand, game.question('tigh')]).toEqual([
      3,
      [],
      undefined,
    ]);
  });
});

describe('in the hands of others', () => {
  test('R-DAY-56 crisis/daybreak/event-horizon: under orders the pilot pays, not who gave them', () => {
    const pilot = { piloting: 'bow', hand: ['tactics/2'] } as const;
    const players = [{ tigh: { hand: ['executive-order/1', 'tactics/1'] } }, { starbuck: pilot }, 'roslin'] as const;
    const game = daybreakScene({ players, ships: { bow: { raider: 3 } }, ...horizon })
      .actions('tigh')
      .choose('tigh', 'executive-order/1');
    if (game.question('tigh')?.topic.kind === 'choosePlayer') game.choose('tigh', 'starbuck');
    game.choose('starbuck', 'actTwice').choose('starbuck', 'attack-bow-raider').settle();
    expect([game.told('attack').length, game.player('starbuck').hand, game.player('tigh').hand.length]).toEqual([
      1,
      [],
      1,
    ]);
  });

  test('R-CRI-70 crisis/daybreak/reactor-critical by Caprica: the Cylon player gets the Treachery cards', () => {
    const game = byCaprica('reactor-critical', { destiny: ['tactics/4', 'tactics/4'] })
      .contributeNothing()
      .settle();
    expect(drawn(game, 'tigh')).toEqual(['treachery', 'treachery']);
  });

  test('R-CRI-14 crisis/daybreak/earth-in-ruins: Tory Foster takes the check', () => {
    const game = daybreakScene({ players: ['tory', 'tigh', 'roslin'], options: withExodus }).crisis('earth-in-ruins');
    expect([game.told('checkStarted').length, game.told('mutinyDrawn')]).toEqual([1, []]);
  });

  test('crisis/daybreak/event-horizon: an automatic player without cards sees no use in Command', () => {
    const score = (hand: ReadonlyArray<string>): number => {
      const players = [{ adama: { at: 'command', hand } }, 'zarek', 'roslin'] as const;
      const game = daybreakScene({ players, ships: { bow: { raider: 4, viper: 2 } }, ...horizon });
      return actionScore(situation({ view: game.view('adama') }), {
        id: 'location',
        kind: 'activateLocation',
        location: 'location/base/command',
      });
    };
    expect(score(['tactics/1'])).toBeGreaterThan(0.5);
    expect(score([])).toBeLessThanOrEqual(0);
  });

  test('crisis/daybreak/event-horizon: a question for activations tells the price of each', () => {
    const players = [{ adama: { hand: ['tactics/1'] } }, 'zarek', 'roslin'] as const;
    const game = daybreakScene({ players, ships: { bow: { viper: 2 } }, ...horizon }).resolve(
      [{ viperActivations: 2 }],
      'adama',
    );
    expect(describeDecision(game.choices('adama'), names).title).toMatch(/2 left, 1 Skill card each/);
  });
});

describe('R-DAY-11 paid with Bait', () => {
  const bait = ['bait/0', 'tactics/1'] as const;
  const raiders = { bow: { raider: 2 } } as const;

  test('R-DAY-16 crisis/daybreak/event-horizon: the Mutiny card comes before the attack, and may bring the pilot to the Brig', () => {
    const fly = (held: ReadonlyArray<string>): Table => {
      const players = [{ apollo: { piloting: 'bow', hand: bait } }, 'zarek', 'roslin'] as const;
      const game = mutinyScene({ players, ships: raiders, mutiny: { apollo: held }, ...horizon }).actions('apollo');
      return game.choose('apollo', 'attack-bow-raider').choose('apollo', 'bait/0').settle();
    };
    const free = fly([]);
    expect([free.told('mutinyDrawn').length, free.told('attack').length]).toEqual([1, 1]);
    const jailed = fly(['selfish-act']);
    expect([jailed.where('apollo'), jailed.told('attack'), jailed.count('raider')]).toEqual(['brig', [], 2]);
  });

  test('R-DAY-16 crisis/daybreak/event-horizon: an unmanned viper flies on, whoever has paid for it is in the Brig', () => {
    const players = [{ adama: { at: 'command', hand: bait } }, 'zarek', 'roslin'] as const;
    const game = mutinyScene({
      players,
      ships: { bow: { viper: 1 } },
      mutiny: { adama: ['selfish-act'] },
      ...horizon,
    }).actions('adama');
    game
      .choose('adama', 'location')
      .choose('adama', 'move-bow-portBow-viper')
      .choose('adama', 'bait/0')
      .choose('adama', 'selfish-act');
    expect([game.where('adama'), game.count('viper', 'portBow')]).toEqual(['brig', 1]);
  });

  test('crisis/daybreak/a-desperate-pact: the President draws for the Bait, then the current player by the card', () => {
    const hand = ['bait/0', 'politics/1', 'politics/2'] as const;
    const drew = (game: Table): ReadonlyArray<number> =>
      game
        .settle()
        .told('mutinyDrawn')
        .map(({ seat }) => seat);
    expect(drew(choose('a-desperate-pact', 'tigh', 2, { players: ['tigh', 'zarek', { roslin: { hand } }] }))).toEqual([
      2, 0,
    ]);
    const both = choose('a-desperate-pact', 'tigh', 2, {
      players: [{ tigh: { hand } }, 'zarek', 'roslin'],
      titles: { president: 'tigh' },
    });
    expect([drew(both), both.where('tigh')]).toEqual([[0, 0], 'brig']);
  });
});
