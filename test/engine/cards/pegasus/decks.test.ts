import { describe, expect, test } from 'vitest';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { homeOf } from '../../../../src/engine/modules/searchForHome/state.ts';
import { allyId, allyScene } from '../../allyScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';

const table = (set: Partial<Scene> = {}): Table => pegasusScene({ players: ['tigh', 'zarek', 'roslin'], ...set });
const play = (card: string, set: Partial<Scene> = {}): Table =>
  table({ players: ['roslin', 'tigh', 'zarek'], titles: { president: 'roslin' }, quorumHand: [card], ...set })
    .actions('roslin')
    .choose('roslin', `quorum/pegasus/${card}`);
const jumpTo = (card: string, set: Partial<Scene> = {}): Table =>
  table({ titles: { admiral: 'tigh' }, destinations: [card, 'barren-planet'], ...set })
    .jump()
    .choose('tigh', card);

describe('quorum cards', () => {
  test('quorum/pegasus/assign-chief-of-staff makes Politics positive in a check', () => {
    const game = play('assign-chief-of-staff').choose('roslin', 'tigh');
    expect([game.player('tigh').attached, game.player('roslin').hand.length]).toEqual([
      ['quorum/pegasus/assign-chief-of-staff'],
      2,
    ]);
    const check = table({
      players: [{ tigh: { attached: ['assign-chief-of-staff'], hand: ['tactics/1'] } }, 'zarek', 'roslin'],
    }).crisis('cylon-virus');
    check.choose('tigh', 'assign-chief-of-staff');
    expect(check.view('public').check?.skills).toContain('politics');
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [8, 0],
  ])(
    'quorum/pegasus/civilian-self-defense destroys 3 raiders or 1 heavy raider beside a civilian ship; on a %s that many of it are lost: %s',
    (die, lost) => {
      const start = (): Table =>
        play('civilian-self-defense', { ships: { bow: { civilian: 1, raider: 4, heavyRaider: 2 } } });
      const game = start().dice(die).choose('roslin', 'bow-raider');
      expect([game.count('raider'), game.count('heavyRaider'), game.told('civilianDestroyed').length]).toEqual([
        1,
        2,
        lost,
      ]);
      const heavy = start().choose('roslin', 'bow-heavyRaider');
      expect([heavy.count('raider'), heavy.count('heavyRaider')]).toEqual([4, 1]);
    },
  );

  test('R-PEG-51 quorum/pegasus/civilian-self-defense cannot take Scar', () => {
    const game = play('civilian-self-defense', { ships: { bow: { civilian: 1 }, stern: { raider: 1, civilian: 1 } } });
    for (const ship of game.state.ships) if (ship.kind === 'raider') ship.scar = true;
    const stern =
      game.choices('roslin').choices.find((choice) => choice.kind === 'ship' && choice.area === 'stern')?.id ?? '';
    expect(game.choose('roslin', stern).count('raider')).toBe(1);
  });

  test('R-TTL-16 quorum/pegasus/consult-the-oracle shows the lowest card of a deck, never of the Loyalty deck, and culls the Destiny deck', () => {
    const game = play('consult-the-oracle');
    expect(game.ids('roslin')).not.toContain('loyalty');
    game.choose('roslin', 'crisis');
    expect(game.told('cardsSeen', 'roslin')[0]).toMatchObject({
      deck: 'crisis',
      where: 'bottom',
      cards: [game.state.crisis.deck[0]],
    });
    const before = game.state.destiny.length;
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'cullDestiny', count: 2 }, privacy: 'private' });
    game.choose('roslin', ...game.ids('roslin').slice(0, 2));
    expect(game.state.destiny).toHaveLength(before - 2);
    expect(game.told('destinyCulled')[0]?.cards).toHaveLength(2);
  });

  test('R-TTL-16 quorum/pegasus/consult-the-oracle with Daybreak: also the Mission deck and the Mutiny deck', () => {
    const game = play('consult-the-oracle', {
      options: { expansions: ['pegasus', 'daybreak'], objective: 'searchForHome' },
    });
    expect(game.ids('roslin')).toEqual([
      'crisis',
      'superCrisis',
      'quorum',
      'destination',
      'mutiny',
      'mission',
      'politics',
      'leadership',
      'tactics',
      'piloting',
      'engineering',
      'treachery',
    ]);
    const lowest = homeOf(game.state).missions.deck[0];
    game.choose('roslin', 'mission');
    const [seen] = game.told('cardsSeen', 'roslin');
    expect(seen).toMatchObject({ deck: 'mission', where: 'bottom', cards: [lowest] });
    expect(game.told('cardsSeen', 'tigh')[0]).toEqual({ kind: 'cardsSeen', seat: 0, deck: 'mission', where: 'bottom' });
    expect(homeOf(game.state).missions.deck[0]).toBe(lowest);
  });

  test('R-TTL-16 quorum/pegasus/consult-the-oracle with the Ionian Nebula: also the Ally deck, until there is none', () => {
    const look = (deck: ReadonlyArray<string>): Table =>
      allyScene({
        players: ['roslin', 'tigh', 'zarek'],
        deck,
        options: { expansions: ['pegasus', 'exodus'] },
      }).resolve([{ lookAtBottom: true }], 'roslin');
    const game = look(['simon-oneill', 'ellen-tigh']).choose('roslin', 'ally');
    expect(game.told('cardsSeen', 'roslin')).toMatchObject([
      { deck: 'ally', where: 'bottom', cards: [allyId('ellen-tigh')] },
    ]);
    expect(look([]).ids('roslin')).not.toContain('ally');
  });

  test('R-TTL-16 quorum/pegasus/consult-the-oracle: the Crossroads cards are no deck to look into', () => {
    const game = allyScene({ players: ['roslin', 'tigh', 'zarek'], options: { expansions: ['pegasus', 'exodus'] } });
    expect(nebulaOf(game.state).crossroads.length).toBeGreaterThan(0);
    expect(game.resolve([{ lookAtBottom: true }], 'roslin').ids('roslin')).toEqual([
      'crisis',
      'superCrisis',
      'quorum',
      'destination',
      'politics',
      'leadership',
      'tactics',
      'piloting',
      'engineering',
      'treachery',
    ]);
  });

  test('quorum/pegasus/enact-production-quotas', () => {
    expect(play('enact-production-quotas').state.resources).toMatchObject({ food: 9, morale: 9 });
  });

  test('quorum/pegasus/eulogy gives morale only if an execution has cost some', () => {
    expect(play('eulogy', { resources: { morale: 5 } }).state.resources.morale).toBe(5);
    const game = table({
      players: ['roslin', 'tigh', 'zarek'],
      titles: { president: 'roslin' },
      quorumHand: ['eulogy'],
      resources: { morale: 5 },
    });
    game.state.modules.executions = { gone: [], executed: [], moraleLost: true };
    expect(game.actions('roslin').choose('roslin', 'quorum/pegasus/eulogy').state.resources.morale).toBe(6);
  });

  test('quorum/pegasus/execute-prisoner executes somebody in the Brig', () => {
    const game = play('execute-prisoner', { players: ['roslin', { tigh: { at: 'brig' } }, 'zarek'] });
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([1]);
  });

  test('quorum/pegasus/probation goes to any human player and draws nothing', () => {
    const game = play('probation').choose('roslin', 'zarek');
    expect([game.player('zarek').attached, game.player('roslin').hand]).toEqual([['quorum/pegasus/probation'], []]);
  });

  test('quorum/pegasus/resources-for-galactica repairs a location of either ship and vipers', () => {
    const game = play('resources-for-galactica', { damaged: ['airlock', 'armory'], damagedVipers: 3 });
    game.choose('roslin', 'airlock').choose('roslin', 'vipers2');
    expect([game.state.damaged, game.state.damagedCraft.viper]).toEqual([['location/base/armory'], 1]);
  });

  test('quorum/pegasus/unsavory-connections', () => {
    const game = play('unsavory-connections', {
      players: [{ roslin: { hand: ['politics/1', 'politics/2', 'politics/3'] } }, 'tigh', 'zarek'],
    }).choose('roslin', 'option2');
    expect([
      game.state.resources.fuel,
      game.player('roslin').hand.length,
      game.told('skillsDiscarded')[0]?.random,
    ]).toEqual([9, 3, true]);
  });
});

describe('destinations', () => {
  test.each([
    ['a-civilian-convoy', 3, 3],
    ['binary-star', 2, 1],
    ['gas-cloud', 1, 0],
    ['mining-asteroid', 2, 1],
  ] as const)('destination/pegasus/%s: distance %s for %s fuel', (card, distance, fuel) => {
    const game = jumpTo(card);
    expect(game.told('destinationChosen').at(-1)).toMatchObject({ distance, total: distance });
    expect(game.settle().state.resources.fuel).toBe(8 - fuel + (card === 'a-civilian-convoy' ? 1 : 0));
  });

  test('destination/pegasus/a-civilian-convoy: the Admiral may trade morale for fuel', () => {
    const game = jumpTo('a-civilian-convoy', { resources: { population: 10 } });
    game.choose('tigh', 'option1');
    expect(game.state.resources).toMatchObject({ fuel: 6, population: 11, morale: 9 });
    expect(jumpTo('a-civilian-convoy').choose('tigh', 'option2').state.resources).toMatchObject({
      fuel: 5,
      morale: 10,
    });
  });

  test('destination/pegasus/binary-star places two civilian ships', () => {
    const game = jumpTo('binary-star');
    expect([game.state.resources.fuel, game.count('civilian', 'bow'), game.count('civilian', 'stern')]).toEqual([
      7, 1, 1,
    ]);
  });

  test('destination/pegasus/gas-cloud: three Crisis cards go back on the top or the bottom, in any order', () => {
    const game = jumpTo('gas-cloud', { crisisDeck: ['ambush', 'besieged', 'thirty-three'] }).choose('tigh', 'option1');
    game
      .choose('tigh', 'top-crisis/base/besieged')
      .choose('tigh', 'bottom-crisis/base/ambush')
      .choose('tigh', 'top-crisis/base/thirty-three');
    expect(game.state.crisis.deck.slice(-2)).toEqual(['crisis/base/thirty-three', 'crisis/base/besieged']);
    expect(game.state.crisis.deck[0]).toBe('crisis/base/ambush');
    expect(game.told('cardPutBack').every((event) => event.card === undefined)).toBe(true);
  });

  test('R-CRI-27 destination/pegasus/mining-asteroid repairs vipers and brings Scar on', () => {
    const game = jumpTo('mining-asteroid', { damagedVipers: 3 }).settle();
    expect([game.state.resources.fuel, game.state.damagedCraft.viper, game.state.inPlay]).toEqual([
      7,
      1,
      ['crisis/pegasus/scar'],
    ]);
    expect(game.told('scarAppears')).toHaveLength(1);
    expect(game.state.crisis.deck).not.toContain('crisis/pegasus/scar');
  });

  test('R-CRI-03 R-CRI-27 destination/pegasus/mining-asteroid: Scar was not drawn in a Crisis step, so Baltar draws nothing', () => {
    const game = table({
      players: ['baltar', 'tigh', 'zarek'],
      titles: { admiral: 'tigh' },
      destinations: ['mining-asteroid', 'barren-planet'],
    })
      .jump()
      .choose('tigh', 'mining-asteroid')
      .settle();
    expect([game.told('scarAppears').length, game.told('skillsDrawn')]).toEqual([1, []]);
  });

  test('destination/pegasus/misjump is discarded, and the next card lies in its place', () => {
    const game = table({ titles: { admiral: 'tigh' }, destinations: ['misjump', 'barren-planet', 'icy-moon'] })
      .jump()
      .choose('tigh', 'misjump')
      .settle();
    expect(game.told('civilianDestroyed')).toHaveLength(1);
    expect(game.state.travelled).toEqual(['destination/base/icy-moon']);
    expect(game.state.destinations.discard).toEqual(['destination/pegasus/misjump']);
  });
});

describe('Super Crises', () => {
  const cylon = { zarek: { revealed: true, at: 'caprica' } } as const;
  const superCrisis = (slug: string, set: Partial<Scene> = {}): Table =>
    table({
      players: [
        cylon,
        { tigh: { hand: ['tactics/1', 'tactics/2', 'tactics/1'] } },
        { roslin: { hand: ['politics/1'] } },
      ],
      titles: { admiral: 'tigh', president: 'roslin' },
      ...set,
    }).superCrisis(slug);

  test('super-crisis/pegasus/demand-peace-manifesto', () => {
    expect(superCrisis('demand-peace-manifesto').choose('tigh', 'option1').settle().state.resources.morale).toBe(9);
    const hands = superCrisis('demand-peace-manifesto').choose('tigh', 'option2');
    expect([hands.player('tigh').hand, hands.player('roslin').hand]).toEqual([[], []]);
  });

  test('super-crisis/pegasus/footage-transmitted: a failure arms the Cylons, but no Sympathizer with a Super Crisis', () => {
    const game = superCrisis('footage-transmitted', {
      players: [cylon, { tigh: { sympathizer: true } }, 'roslin'],
      titles: { president: 'roslin' },
      destiny: ['piloting/2', 'piloting/2'],
    })
      .contributeNothing()
      .settle();
    expect([game.player('zarek').hand.length, game.player('zarek').superCrises.length]).toEqual([2, 1]);
    expect([game.player('tigh').hand.length, game.player('tigh').superCrises.length]).toEqual([2, 0]);
  });

  test('R-JMP-22 super-crisis/pegasus/lured-into-a-trap executes who is at FTL Control or the Engine Room when the fleet jumps, after the jump', () => {
    const game = table({
      players: [{ tigh: { at: 'ftl-control' } }, { zarek: { at: 'engine-room' } }, 'roslin'],
      titles: { admiral: 'tigh' },
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
      destinations: ['barren-planet', 'icy-moon'],
    }).jump();
    expect(game.told('executed')).toEqual([]);
    game.choose('tigh', 'icy-moon').settle();
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(game.state.travelled).toHaveLength(1);
    expect(game.state.inPlay).toEqual([]);
  });

  test('R-JMP-22 at the final jump too, where it can still cost the game', () => {
    const game = table({
      players: [{ tigh: { at: 'ftl-control' } }, 'zarek', 'roslin'],
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
      milestones: ['sleeperAgent', 'finalJump'],
      resources: { morale: 1 },
    })
      .jump()
      .settle();
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'morale' });
  });

  test('R-PEG-74 skill/pegasus/preventative-policy still holds then', () => {
    const game = table({
      players: [{ tigh: { at: 'ftl-control' } }, 'zarek', 'roslin'],
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
      milestones: ['sleeperAgent', 'finalJump'],
      resources: { morale: 1 },
    });
    game
      .resolve([{ protect: 'morale' }], 'tigh')
      .jump()
      .settle();
    expect(game.state.over).toMatchObject({ winner: 'humans' });
  });

  test('R-CRI-70 super-crisis/pegasus/psychological-warfare: humans discard and draw in turn, a Cylon player does neither', () => {
    const game = superCrisis('psychological-warfare', {
      players: [
        { zarek: { revealed: true, at: 'caprica', hand: ['politics/1'] } },
        { tigh: { hand: ['tactics/1', 'tactics/2', 'tactics/1'] } },
        'roslin',
      ],
      titles: { president: 'roslin' },
    });
    game.choose('roslin', 'option1').choose('tigh', 'tactics/1', 'tactics/2').settle();
    expect([
      game.player('zarek').hand.length,
      game.player('tigh').hand.length,
      game.player('roslin').hand.length,
    ]).toEqual([1, 3, 2]);
  });

  test('super-crisis/pegasus/psychological-warfare: or the Destiny deck is nothing but 6 Treachery cards', () => {
    const game = superCrisis('psychological-warfare').choose('roslin', 'option2');
    expect(game.state.destiny).toHaveLength(6);
    expect(game.told('destinyReplaced')).toMatchObject([{ skill: 'treachery', count: 6 }]);
  });

  test('super-crisis/pegasus/the-farm stops once-per-game abilities of human players', () => {
    const game = table({ players: ['tigh', 'zarek', 'roslin'], inPlay: ['super-crisis/pegasus/the-farm'] }).actions(
      'tigh',
    );
    expect(game.ids('tigh')).not.toContain('character/base/saul-tigh/declare-martial-law');
    const failed = superCrisis('the-farm').contributeNothing().settle();
    expect([failed.state.inPlay, failed.state.resources.population]).toEqual([['super-crisis/pegasus/the-farm'], 11]);
  });
});

describe('Loyalty cards', () => {
  test('R-LOY-51 R-LOY-52 loyalty/pegasus/you-are-a-cylon-can-make-players-draw-treachery-cards is not optional', () => {
    const card = 'you-are-a-cylon-can-make-players-draw-treachery-cards';
    const game = table({
      players: [
        {
          tigh: {
            at: 'command',
            loyalty: [card],
            hand: ['tactics/1', 'tactics/2', 'tactics/1', 'leadership/1', 'leadership/2', 'leadership/1'],
          },
        },
        { zarek: { hand: ['politics/1'] } },
        'roslin',
      ],
    });
    game.actions('tigh').choose('tigh', card);
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', why: 'reveal' });
    expect([game.player('zarek').hand.length, game.player('roslin').hand.length]).toEqual([1, 1]);
    game.settle(1);
    expect(game.player('tigh').hand).toHaveLength(5);
  });

  test('loyalty/pegasus/you-are-a-cylon-can-make-players-draw-treachery-cards does nothing in the Brig', () => {
    const card = 'you-are-a-cylon-can-make-players-draw-treachery-cards';
    const game = table({
      players: [{ tigh: { at: 'brig', loyalty: [card] } }, { zarek: { hand: ['politics/1'] } }, 'roslin'],
    })
      .actions('tigh')
      .choose('tigh', card);
    expect([game.player('tigh').hand, game.player('zarek').hand]).toEqual([[], ['skill/base/consolidate-power/1']]);
  });

  test('loyalty/pegasus/you-are-not-a-cylon is human', () => {
    const game = table({
      players: [{ tigh: { loyalty: ['loyalty/pegasus/you-are-not-a-cylon'] } }, 'zarek', 'roslin'],
      milestones: ['sleeperAgent', 'finalJump'],
    }).jump();
    expect(game.state.over?.winners).toContain(0);
  });
});
