import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { contentOf } from '../../../../src/engine/content.ts';
import { rulesInPlay } from '../../../../src/engine/abilities/rules.ts';
import { putAside } from '../../../../src/engine/pieces/cardsInPlay.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import { beforeThePhase, forcesOf, newCapricaScene, stacksOf, withNewCaprica } from '../../newCapricaScene.ts';
import type { Person, Table } from '../../scene.ts';

const board = ['medical-center', 'resistance-hq', 'detention', 'occupation-authority', 'breeders-canyon', 'shipyard'];

describe('before the phase', () => {
  test('R-SET-11 the objective needs Pegasus and is legal with it for 3 to 6 players', () => {
    for (const players of [3, 4, 5, 6])
      expect(checkOptions({ ...defaultOptions, ...withNewCaprica, players })).toEqual([]);
    expect(checkOptions({ ...defaultOptions, objective: 'newCaprica' })).toHaveLength(1);
  });

  test('R-SET-85 R-SET-109 its titles are used from the start; the board, the deck and the forces wait', () => {
    const { titles, crises, tokens, objectives } = contentOf({ ...defaultOptions, ...withNewCaprica });
    expect([...titles.keys()]).toEqual(['title/pegasus/president-new-caprica', 'title/pegasus/admiral-new-caprica']);
    expect([...objectives.keys()]).toEqual(['objective/pegasus/new-caprica']);
    expect([...crises.values()].filter(({ deck }) => deck === 'newCaprica')).toHaveLength(30);
    expect(tokens.get('token/pegasus/occupation-force')?.copies).toBe(4);
    const game = beforeThePhase({ players: ['roslin', 'adama', 'starbuck'] });
    expect([
      game.state.modules.newCaprica,
      game.state.crisis.deck.length,
      game.state.crisis.deck.filter((card) => card.startsWith('newCaprica/')),
    ]).toEqual([undefined, 90, []]);
    expect(game.view('public').locations.filter((id) => catalogue.locations.get(id)?.board === 'newCaprica')).toEqual(
      [],
    );
  });

  test('R-NCA-01 R-NCA-60 until distance 7 the fleet jumps, nobody can go down, and nothing is occupied', () => {
    const game = beforeThePhase({
      players: [{ roslin: { hand: ['politics/1', 'politics/2'] } }, 'adama', 'starbuck'],
      destinations: ['deep-space', 'barren-planet'],
      jumpTrack: 4,
    });
    game.activate('occupation').resolve([{ placeForces: 2 }], 'roslin');
    expect([game.told('shipsActivated'), game.told('forcePlaced'), game.state.modules.newCaprica]).toEqual([
      [],
      [],
      undefined,
    ]);
    game.call('move', { seat: 0, to: undefined });
    expect(game.ids('roslin').filter((id) => board.some((slug) => id.endsWith(slug)))).toEqual([]);
    game
      .pass('roslin')
      .resolve([{ jumpTrack: 1 }], 'roslin')
      .settle();
    expect([game.told('jumped').length, game.told('galacticaReturned')]).toEqual([1, []]);
  });
});

describe('the beginning of the phase', () => {
  /** Distance 6; the next destination is 2 away. */
  const jumping = (card = 'barren-planet'): Table => {
    const game = beforeThePhase({
      players: [
        { roslin: { at: 'press-room' } },
        { adama: { at: 'brig' } },
        { starbuck: { piloting: 'stern' } },
        { tigh: { revealed: true } },
        { helo: { at: 'stranded' } },
      ],
      travelled: ['asteroid-field', 'cylon-ambush'],
      milestones: ['sleeperAgent'],
      destinations: [card, 'deep-space'],
      jumpTrack: 5,
      boarding: [1],
      ships: { bow: { viper: 1 }, stern: { civilian: 2 } },
    });
    return game;
  };

  test('R-NCA-10 R-NCA-11 R-NCA-13 R-NCA-14 R-NCA-15 R-NCA-17 a jump is finished, then the phase is set up (example 1)', () => {
    const game = jumping();
    game.state.destroyedCivilians.push(...game.state.civilianPile.splice(0, 3));
    game.jump().settle();
    expect(game.told('newCapricaPhase')).toHaveLength(1);
    expect(game.state.jumpTrack).toBe(0);
    expect([game.where('roslin'), game.where('adama'), game.where('starbuck')]).toEqual([
      'resistance-hq',
      'resistance-hq',
      'resistance-hq',
    ]);
    expect([game.where('tigh'), game.where('helo')]).toEqual(['occupation-authority', 'stranded']);
    expect([stacksOf(game), forcesOf(game), game.state.civilianPile]).toEqual([[9, 0], [], []]);
    const order = game.events.map(({ what }) => what.kind);
    expect(order.lastIndexOf('newCapricaPhase')).toBeGreaterThan(order.indexOf('destinationChosen'));
    // Only once.
    game.call('milestones', {});
    expect(game.told('newCapricaPhase')).toHaveLength(1);
  });

  test('R-NCA-13 all land at once: who was Admiral in the Brig is so still, whoever comes first', () => {
    const landed = (current: Person): [string | undefined, number] => {
      const game = beforeThePhase({
        players: [{ starbuck: { revealed: true } }, { baltar: { at: 'brig' } }, { adama: { at: 'brig' } }],
        titles: { president: 'baltar', admiral: 'adama' },
        current,
      }).call('newCapricaPhase', {});
      return [game.holder('admiral'), game.told('titleGained').length];
    };
    expect([landed('starbuck'), landed('baltar'), landed('adama')]).toEqual([
      ['adama', 0],
      ['adama', 0],
      ['adama', 0],
    ]);
  });

  test('R-NCA-10 R-JMP-22 the executions of a jump come before the phase', () => {
    const game = beforeThePhase({
      players: [{ roslin: { at: 'ftl-control' } }, 'adama', 'starbuck'],
      travelled: ['asteroid-field', 'cylon-ambush'],
      milestones: ['sleeperAgent'],
      destinations: ['barren-planet', 'deep-space'],
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
    });
    game.jump().settle();
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('executed')).toBeGreaterThan(-1);
    expect(kinds.indexOf('executed')).toBeLessThan(kinds.indexOf('newCapricaPhase'));
    expect(game.where('roslin')).toBe('resistance-hq');
  });

  test('R-NCA-12 R-NCA-21 without a jump the ships in space stay, frozen; the card is finished in the same turn (example 14)', () => {
    const game = beforeThePhase({
      players: ['roslin', 'adama', { starbuck: { piloting: 'stern' } }],
      travelled: ['asteroid-field', 'cylon-ambush'],
      milestones: ['sleeperAgent'],
      boarding: [2],
      ships: { bow: { raider: 2, viper: 1 } },
    });
    const reserves = game.state.reserves.viper;
    game
      .call('effects', {
        list: [{ countAsDistance: 1 }, { lose: { food: 1 } }],
        context: { source: 'crisis/base/legendary-discovery', you: 0 },
      })
      .settle();
    expect([game.told('jumped'), game.told('newCapricaPhase').length]).toEqual([[], 1]);
    expect([game.where('starbuck'), game.state.reserves.viper]).toEqual(['resistance-hq', reserves + 1]);
    expect([
      game.count('raider', 'bow'),
      game.count('viper', 'bow'),
      game.state.boarding,
      game.state.resources.food,
    ]).toEqual([2, 1, [2], 7]);
    game.activate('raiders', 'heavyRaiders', 'basestars', 'launchRaiders');
    expect([game.told('shipsActivated'), game.count('raider', 'bow'), game.state.boarding]).toEqual([[], 2, [2]]);
  });

  test('R-NCA-15 ships that the destination has just placed are locked too', () => {
    const game = jumping('cylon-ambush').jump().settle();
    expect([game.count('civilian'), stacksOf(game)]).toEqual([0, [12, 0]]);
    expect([game.count('basestar', 'bow'), game.count('raider', 'bow')]).toEqual([1, 3]);
  });

  test('R-NCA-16 the old Crisis deck is out of the game, a card of it that is being resolved too', () => {
    const game = beforeThePhase({
      players: ['adama', 'baltar', 'starbuck'],
      travelled: ['asteroid-field', 'cylon-ambush'],
      milestones: ['sleeperAgent'],
      destinations: ['barren-planet', 'deep-space'],
      jumpTrack: 4,
    });
    game.state.crisis.discard.push(...game.state.crisis.deck.splice(0, 4));
    game.crisis('food-shortage').settle();
    expect(game.told('newCapricaPhase')).toHaveLength(1);
    const { crisis, removed, inPlay } = game.state;
    expect([crisis.deck.length, crisis.discard, new Set(crisis.deck.map((card) => card.split('/')[0]))]).toEqual([
      30,
      [],
      new Set(['newCaprica']),
    ]);
    expect(removed.filter((card) => card.startsWith('crisis/')).length + inPlay.length).toBe(90);
  });

  test('R-NCA-18 R-NCA-26 Colonial One is out of reach for good, everything else until the return', () => {
    const game = newCapricaScene({ players: [{ roslin: { hand: ['politics/1'] } }, 'adama', 'starbuck'] });
    const goesTo = (): Array<string> =>
      game
        .call('move', { seat: 0, to: undefined })
        .ids('roslin')
        .map((id) => id.split('/').at(-1) ?? '');
    expect(goesTo()).toEqual(['occupation-authority', 'breeders-canyon', 'shipyard']);
    game.pass('roslin').call('galacticaReturns', {}).settle();
    expect(goesTo()).toEqual(expect.arrayContaining(['command', 'pegasus-cic', 'shipyard']));
    expect(goesTo()).not.toContain('press-room');
    expect(game.view('public').awayBoards).toEqual(['colonialOne']);
  });

  test('R-NCA-19 Gas Cloud that brings the phase shows the New Caprica deck', () => {
    const game = beforeThePhase({
      players: ['roslin', 'adama', 'starbuck'],
      travelled: ['asteroid-field', 'cylon-ambush'],
      milestones: ['sleeperAgent'],
      destinations: ['gas-cloud', 'deep-space'],
    });
    game.jump().choose('adama', 'gas-cloud').choose('adama', 'option1');
    expect(
      game.told('cardsSeen', 'adama').flatMap(({ cards = [] }) => cards.map((card) => card.split('/')[0])),
    ).toEqual(['newCaprica', 'newCaprica', 'newCaprica']);
  });

  test('R-NCA-22 cards that stay until the jump have no effect until the return, and then count again', () => {
    const card = 'crisis/base/cylon-swarm';
    const launched = (returned: boolean): Array<string> => {
      const game = newCapricaScene({ players: ['roslin', 'adama', 'starbuck'], inPlay: [card], returned });
      expect(game.state.inPlay).toEqual([card]);
      return rulesInPlay(game.state, 'launchBonus').map(({ source }) => source);
    };
    expect([launched(false), launched(true)]).toEqual([[], [card]]);
    // Done with afterwards, it leaves the game with its deck.
    const game = newCapricaScene({ players: ['roslin', 'adama', 'starbuck'], inPlay: [card], returned: true });
    putAside(game.state, card);
    expect([game.state.crisis.discard, game.state.removed.includes(card)]).toEqual([[], true]);
  });

  test('R-NCA-22 R-CRI-33 Thirty-Three is not ended by a civilian ship that is lost before the return, but by one lost afterwards', () => {
    const card = 'crisis/base/thirty-three';
    const after = (returned: boolean): Table =>
      newCapricaScene({ players: ['roslin', 'adama', 'starbuck'], inPlay: [card], returned })
        .resolve([{ destroyCivilians: 1 }], 'roslin')
        .settle();
    const [before, later] = [after(false), after(true)];
    expect([before, later].map((game) => game.told('civilianDestroyed').length)).toEqual([1, 1]);
    expect([before.state.inPlay, later.state.inPlay]).toEqual([[card], []]);
    expect(later.told('cardLeftPlay')).toEqual([{ kind: 'cardLeftPlay', card, how: 'discarded' }]);
  });

  test('R-JMP-42 R-JMP-31 the objective has no last jump', () => {
    expect(catalogue.objectives.get('objective/pegasus/new-caprica')?.thresholds.map(({ event }) => event)).toEqual([
      'sleeperAgent',
      'newCapricaPhase',
    ]);
  });
});

describe('before the return', () => {
  test('R-NCA-25 R-NCA-38 who reveals goes to the Medical Center, after the return to the Resurrection Ship (example 13)', () => {
    const revealed = (returned: boolean): string => {
      const game = newCapricaScene({
        players: [{ roslin: { loyalty: ['cylon'] } }, 'adama', 'starbuck'],
        on: { roslin: 'breeders-canyon' },
        returned,
      });
      return game
        .call('reveal', { seat: 0, card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', withEffect: true })
        .settle()
        .where('roslin');
    };
    expect([revealed(false), revealed(true)]).toEqual(['medical-center', 'resurrection-ship']);
  });

  test('R-LOY-51 R-NCA-29 an effect that does nothing while Galactica is away is not offered', () => {
    const card = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
    const asked = (returned: boolean): string | undefined =>
      newCapricaScene({
        players: [{ roslin: { loyalty: ['you-are-a-cylon-can-damage-galactica'] } }, 'adama', 'starbuck'],
        on: { roslin: 'breeders-canyon' },
        returned,
      })
        .call('reveal', { seat: 0, card, withEffect: true })
        .question('roslin')?.topic.kind;
    expect([asked(false), asked(true)]).toEqual([undefined, 'useAbility']);
  });

  test('R-NCA-27 R-NCA-30 only occupation and jump count; at Auto Jump Galactica returns instead (example 4)', () => {
    const game = newCapricaScene({ players: ['roslin', 'adama', 'starbuck'], ships: { bow: { raider: 1 } } });
    game.activate('raiders', 'occupation');
    expect([game.told('shipsActivated').map(({ activation }) => activation), forcesOf(game)]).toEqual([
      ['occupation'],
      ['occupation-authority'],
    ]);
    game.state.jumpTrack = 4;
    game.resolve([{ jumpTrack: 1 }], 'roslin').settle();
    expect([game.told('jumped'), game.told('galacticaReturned').length]).toEqual([[], 1]);
  });

  test('R-NCA-28 R-NCA-29 R-CRI-47 ships, Galactica and centurions are out of reach, the rest of a card is not', () => {
    const game = newCapricaScene({
      players: ['roslin', 'adama', 'starbuck'],
      ships: { bow: { raider: 2, basestar: 1 } },
      boarding: [1],
      damaged: ['armory'],
      damagedVipers: 2,
      nukes: 1,
    });
    game
      .resolve(
        [
          { place: { bow: { raider: 2, viper: 1 } } },
          { damageGalactica: 2 },
          { boardCenturions: 1 },
          { destroyCylons: { kind: 'raider', count: 2 } },
          { damagePegasus: 1 },
          { repairVipers: 2 },
          { repairAnywhere: { locations: 1, vipers: 2 } },
          { damageVipers: { count: 1, where: 'reserves' } },
          { viperActivations: 2 },
          { lose: { food: 1 } },
        ],
        'roslin',
      )
      .settle();
    const { state } = game;
    expect([
      game.count('raider'),
      game.count('viper'),
      state.damaged,
      state.boarding,
      state.damagedCraft.viper,
      state.modules.pegasus?.damage.length,
    ]).toEqual([2, 0, ['location/base/armory'], [1], 2, 4]);
    expect(state.resources.food).toBe(7);
    expect(game.actions('adama').ids('adama')).not.toContain('launchNuke');
  });

  test('R-NCA-28 of two activations at Command the second is lost with the fleet, if what the first has brought begins the phase', () => {
    const game = beforeThePhase({
      players: [
        { tigh: { at: 'command' } },
        { apollo: { at: 'hangar-deck', hand: ['executive-order/1'] } },
        { roslin: { at: 'ftl-control', hand: ['politics/1', 'politics/1'] } },
      ],
      travelled: ['deep-space', 'deep-space', 'tylium-planet'],
      jumpTrack: 3,
      destinations: ['deep-space', 'deep-space'],
    });
    game
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'launch-portBow')
      .choose('apollo', 'alert-viper-pilot');
    game
      .choose('apollo', 'executive-order/1')
      .choose('apollo', 'roslin')
      .choose('roslin', 'actTwice')
      .choose('roslin', 'location');
    while (!game.question('roslin')) game.settle(1);
    expect(game.where('roslin')).toBe('resistance-hq');
    game.choose('roslin', 'pass');
    expect([game.question('tigh'), game.count('viper')]).toEqual([undefined, 0]);
  });

  test('R-NCA-28 raptors may be risked and destroyed, vipers of the Reserves not', () => {
    const game = newCapricaScene({ players: ['roslin', 'adama', 'starbuck'] });
    game
      .resolve(
        [
          { destroyRaptors: 1 },
          { risk: { by: 'you', ship: 'viper', count: 1, atLeast: 8, then: [{ gain: { fuel: 1 } }] } },
        ],
        'roslin',
      )
      .settle();
    expect([game.state.reserves.raptor, game.told('dieRolled'), game.state.damagedCraft.viper]).toEqual([3, [], 0]);
    game
      .dice(1)
      .resolve([{ risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 8, then: [{ gain: { fuel: 1 } }] } }], 'roslin')
      .settle();
    expect(game.state.reserves.raptor).toBe(2);
  });

  test('R-NCA-31 R-EXE-46 new characters start on Resistance HQ: a pilot does not launch, Boomer goes on to Detention, Helo comes there later', () => {
    const follows = (who: string): Table => {
      const game = newCapricaScene({ players: ['roslin', 'adama', 'tigh'], on: { roslin: 'shipyard' } });
      game.state.sleeperAgentsHaveCome = true;
      return game
        .call('execute', { seat: 0, why: 'crisis/base/riots-a' })
        .choose('roslin', `character/base/${who}`)
        .settle();
    };
    const starts = (game: Table): string | undefined => game.told('moved').at(-1)?.to.split('/').at(-1);
    expect([starts(follows('lee-apollo-adama')), follows('lee-apollo-adama').count('viper')]).toEqual([
      'resistance-hq',
      0,
    ]);
    expect(
      follows('sharon-boomer-valerii')
        .told('sentTo')
        .map(({ to }) => to),
    ).toEqual(['location/pegasus/detention']);
    const helo = follows('karl-helo-agathon');
    expect(helo.player('roslin').place.kind).toBe('stranded');
    helo.player('roslin').ownTurns = 9;
    helo.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    expect(helo.where('roslin')).toBe('resistance-hq');
  });
});

test('R-EXE-60 R-EXE-46 after the return Boomer follows somebody executed on New Caprica in Detention, everybody else in the Brig', () => {
  const follows = (at: string): string => {
    const game = newCapricaScene({ players: ['roslin', 'adama', 'tigh'], on: { roslin: at }, returned: 'quiet' });
    game.state.sleeperAgentsHaveCome = true;
    return game
      .call('execute', { seat: 0, why: 'crisis/base/riots-a' })
      .choose('roslin', 'character/base/sharon-boomer-valerii')
      .settle()
      .where('roslin');
  };
  expect([follows('shipyard'), follows('detention'), follows('command')]).toEqual(['detention', 'detention', 'brig']);
});

test('R-CRI-06 what looks at the next Crisis card looks at the New Caprica Crisis deck while that is in use', () => {
  const game = newCapricaScene({
    players: ['roslin', 'boomer', 'starbuck'],
    crisisDeck: ['second-thoughts', 'a-cylon-ally'],
  });
  game.resolve([{ lookAtTop: ['crisis'] }], 'boomer').choose('boomer', 'bottom');
  expect(game.state.crisis.deck.at(-1)).toBe('newCaprica/pegasus/a-cylon-ally');
  expect(game.state.crisis.deck[0]).toBe('newCaprica/pegasus/second-thoughts');
});
