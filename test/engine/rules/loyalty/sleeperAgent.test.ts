/** The Sleeper Agent phase and the Sympathizer (chapter 07). */
import { describe, expect, test } from 'vitest';
import type { Resource } from '../../../../src/catalogue/vocabulary.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const card = 'loyalty/base/you-are-a-sympathizer';
const sympathizer = 'you-are-a-sympathizer';
const atDistance4 = ['asteroid-field', 'icy-moon'];

/** The phase with these cards on the Loyalty deck, the first one uppermost. */
function phase(loyaltyDeck: ReadonlyArray<string>, set: Scene): Table {
  return scene({ travelled: atDistance4, loyaltyDeck, ...set }).call('milestones', {});
}

/** The players who were dealt cards, in order. */
function dealt(game: Table): Array<string> {
  return game.told('loyaltyDealt').map(({ seat }) => game.person(seat));
}

describe('the phase', () => {
  test('R-LOY-30 it comes with the jump that first reaches distance 4, after the destination and before the marker returns', () => {
    const game = scene({
      players: ['tigh', 'zarek', 'roslin'],
      jumpTrack: 3,
      travelled: ['asteroid-field'],
      destinations: ['icy-moon', 'tylium-planet'],
    });
    game.jump().choose('tigh', 'icy-moon').settle();
    const order = game.events
      .map(({ what }) => what.kind as string)
      .filter((kind) => ['destinationChosen', 'sleeperAgentPhase', 'jumpTrack'].includes(kind));
    expect(order).toEqual(['destinationChosen', 'sleeperAgentPhase', 'jumpTrack']);
  });

  test('R-LOY-30 it happens once', () => {
    const game = phase(['human', 'human', 'human', 'human'], { players: ['tigh', 'zarek', 'roslin'] });
    game.state.travelled.push('destination/base/icy-moon');
    game.call('milestones', {});
    expect(game.told('sleeperAgentPhase')).toHaveLength(1);
    expect(game.state.loyaltyDeck).toHaveLength(1);
  });

  test('R-LOY-31 from the current player clockwise everybody gets 1 card, revealed Cylons too', () => {
    const game = phase(['human', 'human', 'human', 'human'], {
      players: ['tigh', { helo: { revealed: true } }, 'zarek', 'adama'],
      current: 'zarek',
    });
    expect(dealt(game)).toEqual(['zarek', 'adama', 'tigh', 'helo']);
  });

  test('R-LOY-31 the new card is known to its owner alone', () => {
    const game = phase(['cylon', 'human', 'human'], { players: ['tigh', 'zarek', 'roslin'] });
    expect(game.told('loyaltyDealt', 'tigh')[0]).toEqual({
      kind: 'loyaltyDealt',
      seat: 0,
      count: 1,
      cards: ['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1'],
    });
    expect(game.told('loyaltyDealt', 'zarek')[0]).toEqual({ kind: 'loyaltyDealt', seat: 0, count: 1 });
  });

  test('R-LOY-32 Boomer gets 2 cards and then goes to the Brig', () => {
    const game = phase(['human', 'cylon', 'human', 'human'], { players: ['boomer', 'zarek', 'roslin'] });
    expect(dealt(game)).toEqual(['boomer', 'boomer', 'zarek', 'roslin']);
    expect(game.player('boomer').loyalty).toHaveLength(3);
    expect(game.where('boomer')).toBe('brig');
  });

  test('R-LOY-32 a hidden Cylon Boomer stays hidden in the Brig', () => {
    const game = phase(['human', 'human', 'human', 'human'], {
      players: [{ boomer: { loyalty: ['cylon'] } }, 'zarek', 'roslin'],
    });
    expect([game.where('boomer'), game.player('boomer').cylon]).toEqual(['brig', undefined]);
  });

  test('R-LOY-32 R-TTL-31 Boomer as Admiral loses the title in the Brig', () => {
    const game = phase(['human', 'human', 'human', 'human'], {
      players: ['boomer', 'zarek', 'tigh'],
      titles: { admiral: 'boomer' },
    });
    expect(game.holder('admiral')).toBe('tigh');
  });

  test('R-LOY-32 Boomer in a viper: the ship returns to the Reserves', () => {
    const game = phase(['human', 'human', 'human', 'human'], {
      players: [{ boomer: { piloting: 'bow' } }, 'zarek', 'tigh'],
    });
    expect([game.where('boomer'), game.count('viper'), game.state.reserves.viper]).toEqual(['brig', 0, 8]);
  });

  test('R-LOY-33 a revealed Boomer gets 2 cards and stays where she is', () => {
    const game = phase(['human', 'human', 'human', 'human'], {
      players: [{ boomer: { revealed: true, loyalty: ['cylon'], at: 'caprica' } }, 'zarek', 'roslin'],
    });
    expect([game.player('boomer').loyalty.length, game.where('boomer'), game.state.loyaltyDeck.length]).toEqual([
      3,
      'caprica',
      0,
    ]);
  });

  test('R-LOY-34 a Cylon player never reveals what he is dealt', () => {
    const game = phase(['you-are-a-cylon-can-damage-galactica', 'human', 'human'], {
      players: [{ tigh: { revealed: true, loyalty: [] } }, 'zarek', 'roslin'],
    });
    expect(game.player('tigh').loyalty).toEqual([
      { card: 'loyalty/base/you-are-a-cylon-can-damage-galactica', faceUp: false },
    ]);
    expect(game.told('loyaltyRevealed')).toEqual([]);
  });

  test('R-LOY-34 the Sympathizer is resolved completely before the next player gets a card', () => {
    const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'];
    const game = phase([sympathizer, 'human', 'human', 'human'], {
      players: [{ tigh: { hand } }, 'zarek', 'roslin', 'adama'],
    });
    expect([dealt(game), game.choices('tigh').topic]).toEqual([['tigh'], { kind: 'discard', count: 1, why: 'reveal' }]);
    expect(dealt(game.choose('tigh', 'politics/1'))).toEqual(['tigh', 'zarek', 'roslin', 'adama']);
  });
});

describe('a Cylon player who is dealt cards', () => {
  test('R-LOY-37 R-LOY-39 he keeps them, whatever they are, and nobody is asked', () => {
    const game = phase(['cylon', 'human', 'human'], {
      players: [{ tigh: { revealed: true, loyalty: ['human'] } }, 'zarek', 'roslin'],
    });
    expect([game.player('tigh').loyalty.length, game.question('tigh')]).toEqual([2, undefined]);
  });

  test('R-LOY-39 a Sympathizer he hands at once to another human player, who resolves it', () => {
    const game = phase([sympathizer, 'human', 'human', 'human'], {
      players: [{ tigh: { revealed: true } }, 'zarek', { helo: { revealed: true } }, 'roslin'],
      resources: { food: 4 },
    });
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'giveLoyalty' },
      min: 1,
      choices: [{ seat: 1 }, { seat: 3 }],
    });
    expect(dealt(game)).toEqual([]);
    game.choose('tigh', 'roslin');
    expect([game.where('roslin'), game.told('loyaltyRevealed')]).toEqual([
      'brig',
      [{ kind: 'loyaltyRevealed', seat: 3, card }],
    ]);
    expect(dealt(game)).toEqual(['roslin', 'zarek', 'helo', 'roslin']);
  });

  test('R-LOY-39 R-LOY-41 given to a human above the red zones, the Sympathizer makes a second Cylon player', () => {
    const game = phase([sympathizer, 'human', 'human', 'human'], {
      players: [{ tigh: { revealed: true } }, 'zarek', 'helo', 'roslin'],
    }).choose('tigh', 'zarek');
    expect([game.player('zarek').cylon, game.where('zarek'), game.player('zarek').loyalty.length]).toEqual([
      'sympathizer',
      'resurrection-ship',
      3,
    ]);
  });

  test('R-LOY-39 without a human player left the Sympathizer stays, face down and without effect', () => {
    const revealed = { revealed: true };
    const game = phase([sympathizer, 'human', 'human'], {
      players: [{ tigh: revealed }, { zarek: revealed }, { roslin: revealed }],
    });
    expect(game.player('tigh').loyalty.at(-1)).toEqual({ card, faceUp: false });
    expect([game.player('tigh').cylon, game.told('loyaltyRevealed')]).toEqual(['revealed', []]);
  });
});

describe('the Sympathizer', () => {
  const four = ['tigh', 'zarek', 'roslin', 'adama'] as const;

  test.each([
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ] as const)('R-LOY-40 %s at %i is red: revealed at once and sent to the Brig', (resource: Resource, at) => {
    const game = phase([sympathizer], { players: four, resources: { [resource]: at } });
    expect([game.told('loyaltyRevealed'), game.where('tigh'), game.player('tigh').cylon]).toEqual([
      [{ kind: 'loyaltyRevealed', seat: 0, card }],
      'brig',
      undefined,
    ]);
  });

  test.each([
    ['fuel', 5],
    ['food', 5],
    ['morale', 6],
    ['population', 7],
  ] as const)('R-LOY-41 %s at %i is not red: the player becomes a Cylon player', (resource: Resource, at) => {
    const game = phase([sympathizer], { players: four, resources: { [resource]: at } });
    expect([game.where('tigh'), game.player('tigh').cylon]).toEqual(['resurrection-ship', 'sympathizer']);
  });

  test('R-LOY-40 the red zones do not move with the difficulty', () => {
    const game = phase([sympathizer], {
      players: four,
      options: { difficulty: 'easierForHumans' },
      resources: { fuel: 5, food: 5, morale: 6, population: 7 },
    });
    expect(game.player('tigh').cylon).toBe('sympathizer');
  });

  test('R-LOY-41 example 3: the Admiral in his own jump discards to 3, passes the title, goes to the Resurrection Ship without Super Crisis', () => {
    const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2', 'tactics/3'];
    const game = scene({
      players: [{ tigh: { hand } }, 'zarek', 'roslin', 'adama'],
      titles: { admiral: 'tigh' },
      travelled: ['asteroid-field'],
      destinations: ['icy-moon', 'tylium-planet'],
      loyaltyDeck: [sympathizer, 'human', 'human', 'human'],
    });
    game.jump().choose('tigh', 'icy-moon').settle();
    expect(game.player('tigh')).toMatchObject({
      cylon: 'sympathizer',
      superCrises: [],
      place: { location: 'location/base/resurrection-ship' },
    });
    expect([game.holder('admiral'), game.told('skillsDiscarded')[0]?.seat]).toEqual(['adama', 0]);
  });

  test('R-LOY-41 R-LOY-63 example 3: the turn goes on to its end, without a Crisis step', () => {
    const game = scene({
      players: [{ tigh: { at: 'ftl-control' } }, 'zarek', 'roslin', 'adama'],
      jumpTrack: 3,
      travelled: ['asteroid-field'],
      loyaltyDeck: [sympathizer, 'human', 'human', 'human'],
    });
    game.state.destinations.deck = ['destination/base/icy-moon'];
    game
      .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
      .pass('tigh')
      .choose('tigh', 'location')
      .settle();
    expect(game.player('tigh').cylon).toBe('sympathizer');
    expect(game.told('phase').map((step) => step.phase)).toEqual([
      'startOfTurn',
      'receiveSkills',
      'movement',
      'action',
      'endOfTurn',
    ]);
  });

  test('R-LOY-41 the discard is the player’s choice, also for one whose sheet forces chance', () => {
    const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'];
    const game = phase([sympathizer], { players: [{ apollo: { hand } }, 'zarek', 'roslin', 'adama'] });
    expect(game.choices('apollo').topic).toMatchObject({ kind: 'discard', count: 1 });
  });

  test('R-LOY-41 attached Quorum cards are discarded, a piloted viper returns to the Reserves', () => {
    const game = phase([sympathizer], {
      players: [{ apollo: { piloting: 'bow', attached: ['assign-arbitrator'] } }, 'zarek', 'roslin', 'adama'],
    });
    expect([game.player('apollo').attached, game.state.quorum.discard, game.count('viper')]).toEqual([
      [],
      ['quorum/base/assign-arbitrator'],
      0,
    ]);
  });

  test('R-LOY-42 he may not activate the Cylon Fleet; another Cylon player may', () => {
    const at = 'cylon-fleet';
    const actions = (player: object): ReadonlyArray<string> => {
      const game = scene({ players: [{ tigh: { at, ...player } }, 'zarek', 'roslin', 'adama'] }).actions('tigh');
      return game.question('tigh') === undefined ? [] : game.ids('tigh');
    };
    expect(actions({ sympathizer: true })).toEqual([]);
    expect(actions({ revealed: true })).toEqual(['location', 'pass']);
  });

  test('R-LOY-42 the Resurrection Ship gives him no Super Crisis, Caprica offers none', () => {
    const ship = scene({ players: [{ tigh: { sympathizer: true, loyalty: [] } }, 'zarek', 'roslin', 'adama'] })
      .actions('tigh')
      .choose('tigh', 'location')
      .settle();
    expect([ship.player('tigh').superCrises, ship.told('superCrisisDrawn')]).toEqual([[], []]);
    const caprica = scene({ players: [{ tigh: { sympathizer: true, at: 'caprica' } }, 'zarek', 'roslin', 'adama'] })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(caprica.choices('tigh').topic.kind).toBe('chooseCrisis');
  });

  test('R-LOY-42 example 14: he wins with the Cylons though the other cards say Not a Cylon', () => {
    const game = phase([sympathizer], { players: four });
    game.state.resources.fuel = 0;
    game.state.milestones = ['sleeperAgent', 'finalJump'];
    expect(game.jump().state.over).toMatchObject({ winner: 'cylons', winners: [0] });
  });

  test('R-LOY-43 example 2: a hidden Cylon goes to the Brig, stays hidden, and may reveal from there without the effect', () => {
    const game = phase([sympathizer, 'human', 'human', 'human'], {
      players: [{ tigh: { loyalty: ['cylon'] } }, 'zarek', 'roslin', 'adama'],
      resources: { food: 4 },
    });
    expect([game.where('tigh'), game.player('tigh').cylon]).toEqual(['brig', undefined]);
    game.actions('tigh').choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1');
    expect([game.player('tigh').cylon, game.state.resources.morale, game.where('tigh')]).toEqual([
      'revealed',
      10,
      'resurrection-ship',
    ]);
  });

  test('R-LOY-43 a hidden Cylon above the red zones becomes a Cylon player without revealing the other card', () => {
    const game = phase([sympathizer], { players: [{ tigh: { loyalty: ['cylon'] } }, 'zarek', 'roslin', 'adama'] });
    expect([game.player('tigh').cylon, game.view('public').players[0]?.openLoyalty]).toEqual(['sympathizer', [card]]);
  });

  test('R-LOY-44 already in the Brig: nothing happens, and the card counts as Not a Cylon', () => {
    const game = phase([sympathizer], {
      players: [{ tigh: { at: 'brig' } }, 'zarek', 'roslin', 'adama'],
      resources: { food: 4 },
    });
    expect([game.where('tigh'), game.told('sentTo'), game.player('tigh').cylon]).toEqual(['brig', [], undefined]);
    game.state.milestones = ['sleeperAgent', 'finalJump'];
    expect(game.jump().state.over?.winners).toContain(0);
  });

  test('R-LOY-44 stranded: nothing happens', () => {
    const game = phase([sympathizer], {
      players: [{ helo: { at: 'stranded' } }, 'zarek', 'roslin', 'adama'],
      resources: { food: 4 },
    });
    expect([game.where('helo'), game.player('helo').cylon]).toEqual(['stranded', undefined]);
  });

  test('R-LOY-44 R-LOY-32 Boomer’s first card sends her to the Brig; she still gets the second', () => {
    const game = phase([sympathizer, 'human'], {
      players: ['boomer', 'zarek', 'roslin', 'adama'],
      resources: { food: 4 },
    });
    expect([game.where('boomer'), game.player('boomer').loyalty.length, game.told('sentTo').length]).toEqual([
      'brig',
      3,
      1,
    ]);
  });

  test('R-LOY-33 R-LOY-41 Boomer made a Cylon player by her first card gets the second and is not sent to the Brig', () => {
    const game = phase([sympathizer, 'cylon'], { players: ['boomer', 'zarek', 'roslin', 'adama'] });
    expect([game.where('boomer'), game.player('boomer').loyalty.length]).toEqual(['resurrection-ship', 3]);
  });
});
