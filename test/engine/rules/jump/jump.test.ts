import { describe, expect, test } from 'vitest';
import { basestarToken, hitBasestar, ships } from '../../fleet.ts';
import { scene, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const twoCards = ['barren-planet', 'desolate-moon'];
/** A jump to a destination that changes fuel only. */
const jumped = (set: Partial<Scene>): Table =>
  scene({ players: crew, destinations: twoCards, ...set })
    .jump()
    .choose('adama', 'barren-planet');
const kinds = (game: Table, ...wanted: ReadonlyArray<string>): Array<string> =>
  game.events.flatMap(({ what }) => (wanted.includes(what.kind) ? [what.kind] : []));

describe('R-JMP-10 ships are removed', () => {
  test('example 8: Cylon ships to the supply, tokens back, the pilot to the Hangar Deck, the viper to the Reserves, centurions stay', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }],
      ships: { bow: { raider: 1, basestar: 1 } },
      boarding: [2],
      destinations: twoCards,
    });
    hitBasestar(game, 'bow', 'disabled-weapons').jump().choose('adama', 'barren-planet');
    expect(game.state.ships).toEqual([]);
    expect(game.state).toMatchObject({
      supply: { basestar: 2, raider: 16, heavyRaider: 4 },
      reserves: { viper: 8 },
      boarding: [2],
    });
    expect([
      game.state.basestarDamage.length,
      game.state.basestarDamage.includes(basestarToken('disabled-weapons')),
      game.where('starbuck'),
    ]).toEqual([4, true, 'hangar-deck']);
  });
  test('unmanned vipers go to the Reserves, damaged ones stay in their box', () => {
    const game = jumped({ ships: { bow: { viper: 2 }, stern: { viper: 1 } }, damagedVipers: 2 });
    expect(game.state).toMatchObject({ reserves: { viper: 8 }, damagedCraft: { viper: 2 }, ships: [] });
  });
  test('civilian ships go to the pile, which is mixed', () => {
    const tops = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = jumped({ ships: { bow: { civilian: 1 } }, civilians: ['1-population-and-1-morale'], seed });
      expect(game.state.civilianPile).toHaveLength(12);
      return game.state.civilianPile.indexOf('token/base/civilian-ship-1-population-and-1-morale');
    });
    expect(new Set(tops).size).toBeGreaterThan(1);
  });
});

test('R-JMP-11 a damaged Hangar Deck is entered all the same', () => {
  const game = jumped({ players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }], damaged: ['hangar-deck'] });
  expect(game.where('starbuck')).toBe('hangar-deck');
});

describe('R-JMP-15 cards kept until the fleet jumps', () => {
  test('are discarded in step 1', () => {
    const game = scene({ players: crew, destinations: twoCards, inPlay: ['ambush', 'cylon-swarm'] }).jump();
    expect([game.state.inPlay, game.state.crisis.discard]).toEqual([
      [],
      ['crisis/base/ambush', 'crisis/base/cylon-swarm'],
    ]);
    expect(game.choices('adama').topic.kind).toBe('chooseDestination');
  });
  test('Thirty-Three does what it says: it is mixed into the deck', () => {
    const game = jumped({ inPlay: ['thirty-three'] });
    expect([
      game.state.inPlay,
      game.state.crisis.discard,
      game.state.crisis.deck.includes('crisis/base/thirty-three'),
    ]).toEqual([[], [], true]);
  });
  test('cards kept to the end of the game stay', () => {
    expect(jumped({ inPlay: ['detector-sabotage'] }).state.inPlay).toEqual(['crisis/base/detector-sabotage']);
  });
});

describe('R-JMP-16 the Admiral chooses the destination', () => {
  const choosing = (): Table =>
    scene({
      players: crew,
      current: 'tigh',
      titles: { admiral: 'roslin' },
      destinations: ['icy-moon', 'desolate-moon', 'deep-space'],
    }).jump();

  test('of the two on top, in secret', () => {
    const game = choosing();
    expect(game.choices('roslin')).toMatchObject({
      topic: { kind: 'chooseDestination' },
      min: 1,
      max: 1,
      privacy: 'private',
    });
    expect(game.ids('roslin').map((id) => id.slice('destination/base/'.length))).toEqual(['icy-moon', 'desolate-moon']);
    for (const other of ['adama', 'tigh', 'public'] as const)
      expect(JSON.stringify(game.view(other))).not.toContain('destination/');
  });
  test('the other card goes to the bottom, and nobody else learns which', () => {
    const game = choosing().choose('roslin', 'desolate-moon');
    expect(game.state.destinations.deck[0]).toBe('destination/base/icy-moon');
    expect(game.state.destinations.deck.at(-1)).toBe('destination/base/deep-space');
    expect(game.told('cardPutBack', 'roslin')).toMatchObject([{ card: 'destination/base/icy-moon' }]);
    for (const other of ['adama', 'tigh'] as const)
      expect(
        JSON.stringify([
          ...game.told('cardPutBack', other),
          ...game.told('cardsSeen', other),
          ...game.told('destinationChosen'),
        ]),
      ).not.toContain('icy-moon');
  });
  test('the chosen card is shown to all', () => {
    expect(choosing().choose('roslin', 'desolate-moon').told('destinationChosen')).toEqual([
      { kind: 'destinationChosen', by: 1, card: 'destination/base/desolate-moon', distance: 3, total: 3 },
    ]);
  });
});

describe('R-JMP-17 Mission Specialist', () => {
  const specialist = { tigh: { attached: ['assign-mission-specialist'] } } as const;
  const three = ['icy-moon', 'desolate-moon', 'deep-space', 'remote-planet'];

  test('its holder draws 3 and chooses, the other 2 go to the bottom', () => {
    const game = scene({ players: ['adama', 'roslin', specialist], destinations: three }).jump();
    expect(game.question('adama')).toBeUndefined();
    expect(game.ids('tigh')).toHaveLength(3);
    game.choose('tigh', 'deep-space');
    expect(game.state.travelled).toEqual(['destination/base/deep-space']);
    expect(game.state.destinations.deck.slice(0, 2).toSorted()).toEqual([
      'destination/base/desolate-moon',
      'destination/base/icy-moon',
    ]);
  });
  test('the card is discarded', () => {
    const game = scene({ players: ['adama', 'roslin', specialist], destinations: three })
      .jump()
      .choose('tigh', 'deep-space');
    expect([game.player('tigh').attached, game.state.quorum.discard]).toEqual([
      [],
      ['quorum/base/assign-mission-specialist'],
    ]);
  });
  test('R-JMP-19 decisions on the destination stay with the Admiral', () => {
    const game = scene({ players: ['adama', 'roslin', specialist], destinations: three })
      .jump()
      .choose('tigh', 'icy-moon');
    expect(game.choices('adama').topic.kind).toBe('takeRisk');
    expect(
      game
        .dice(3)
        .choose('adama', 'yes')
        .told('dieRolled')
        .map(({ seat }) => seat),
    ).toEqual([0]);
  });
});

describe('R-JMP-18 a short deck', () => {
  test('one card left: only that one is drawn, and nobody has to choose', () => {
    const game = scene({ players: crew });
    game.state.destinations.deck = ['destination/base/deep-space'];
    expect(game.jump().state.travelled).toEqual(['destination/base/deep-space']);
    expect([game.told('destinationChosen').length, game.state.destinations.deck]).toEqual([1, []]);
  });
  test('no card left: the fleet jumps without adding distance', () => {
    const game = scene({ players: crew, jumpTrack: 2, ships: { bow: { raider: 2 } } });
    game.state.destinations.deck = [];
    game.jump();
    expect([game.view('public').distance, game.state.jumpTrack, game.state.ships, game.question('adama')]).toEqual([
      0,
      0,
      [],
      undefined,
    ]);
  });
  test('a discard pile is mixed in', () => {
    const game = scene({ players: crew });
    Object.assign(game.state.destinations, {
      deck: ['destination/base/deep-space'],
      discard: ['destination/base/icy-moon'],
    });
    expect(game.jump().ids('adama').toSorted()).toEqual(['destination/base/deep-space', 'destination/base/icy-moon']);
    expect(game.told('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', deck: 'destination' }]);
  });
});

test('R-JMP-19 R-JMP-20 text, then distance and milestone, then R-JMP-21 the reset', () => {
  const game = jumped({ jumpTrack: 4, travelled: ['remote-planet'] });
  expect(kinds(game, 'jumped', 'destinationChosen', 'resource', 'milestone', 'sleeperAgentPhase', 'jumpTrack')).toEqual(
    ['jumped', 'destinationChosen', 'resource', 'milestone', 'sleeperAgentPhase', 'jumpTrack'],
  );
  expect(game.state.travelled).toEqual(['destination/base/remote-planet', 'destination/base/barren-planet']);
});

test('R-JMP-20 R-JMP-31 example 5: distance 3 and a destination of 2: the Sleeper Agent phase, then the reset', () => {
  const game = jumped({ jumpTrack: 3, travelled: ['desolate-moon'], destinations: ['barren-planet', 'icy-moon'] });
  expect(game.view('public').distance).toBe(5);
  expect(game.told('milestone')).toEqual([{ kind: 'milestone', distance: 4, event: 'sleeperAgent' }]);
  expect(game.state.players.map(({ loyalty }) => loyalty.length)).toEqual([2, 2, 2]);
  expect(kinds(game, 'sleeperAgentPhase', 'jumpTrack')).toEqual(['sleeperAgentPhase', 'jumpTrack']);
});

describe('R-JMP-23 ships that a destination places', () => {
  const ambush = (set: Partial<Scene>): Table =>
    scene({ players: crew, destinations: ['cylon-ambush', 'deep-space'], ...set })
      .jump()
      .choose('adama', 'cylon-ambush');

  test('are on the board after the jump, and only they', () => {
    const game = ambush({ ships: { portBow: { raider: 16, civilian: 12, basestar: 2 } } });
    expect(game.state.ships.map(({ kind, area }) => `${kind} ${area}`)).toEqual([
      'basestar bow',
      'raider bow',
      'raider bow',
      'raider bow',
      'civilian stern',
      'civilian stern',
      'civilian stern',
    ]);
    expect(ships(game, 'raider').every(({ activated }) => !activated)).toBe(true);
  });
  test('the civilian ships come from the pile, as many as it has', () => {
    const game = scene({ players: crew, destinations: ['cylon-ambush', 'deep-space'] });
    game.state.civilianPile.splice(0, 10);
    expect(game.jump().choose('adama', 'cylon-ambush').count('civilian', 'stern')).toBe(2);
  });
});

test('R-JMP-24 used destinations never return to the deck', () => {
  const game = scene({ players: crew });
  game.state.destinations.deck = ['destination/base/deep-space', 'destination/base/icy-moon'];
  game.jump().choose('adama', 'deep-space').jump().settle();
  expect([game.state.destinations, game.state.travelled.length]).toEqual([{ deck: [], discard: [] }, 2]);
  expect(game.jump().state.travelled).toHaveLength(2);
});

test('R-JMP-30 the distance is public and counts destinations and other cards beside the objective', () => {
  const game = scene({ players: crew, travelled: ['icy-moon', 'desolate-moon', 'crisis/base/legendary-discovery'] });
  expect(game.view('public')).toMatchObject({
    distance: 5,
    travelled: ['destination/base/icy-moon', 'destination/base/desolate-moon', 'crisis/base/legendary-discovery'],
  });
});

test('R-JMP-31 R-JMP-32 a milestone is not resolved again when the total reaches it a second time', () => {
  const game = jumped({ travelled: ['remote-planet'], milestones: ['sleeperAgent'] });
  expect([game.view('public').distance, game.told('sleeperAgentPhase'), game.state.milestones]).toEqual([
    4,
    [],
    ['sleeperAgent'],
  ]);
});

test('R-JMP-31 two milestones at once: the lower first', () => {
  const game = jumped({ travelled: ['desolate-moon', 'cylon-ambush'] });
  expect(game.told('milestone').map(({ distance }) => distance)).toEqual([4, 8]);
});

describe('R-JMP-33 distance gained outside a jump', () => {
  /** Legendary Discovery is passed: 14 points and more, without a negative card. */
  const discovery = (helo: PlayerScene, set: Partial<Scene> = {}): Table => {
    const hand = ['tactics/5', 'piloting/5', 'tactics/4'];
    const game = scene({
      players: ['adama', { helo: { hand, ...helo } }, 'roslin'],
      destiny: ['tactics/1', 'piloting/1'],
      ships: { bow: { basestar: 1 } },
      ...set,
    });
    return game
      .crisis('legendary-discovery')
      .decline()
      .choose('helo', ...hand)
      .contributeNothing();
  };

  test('example 12: distance 4 and the Sleeper Agent phase before the launch icon; the marker does not move', () => {
    const game = discovery({}, { travelled: ['desolate-moon'], jumpTrack: 2 });
    expect(kinds(game, 'checkResult', 'distanceAdded', 'milestone', 'sleeperAgentPhase', 'shipsPlaced')).toEqual([
      'checkResult',
      'distanceAdded',
      'milestone',
      'sleeperAgentPhase',
      'shipsPlaced',
    ]);
    expect([game.view('public').distance, game.state.jumpTrack, game.told('jumped')]).toEqual([4, 2, []]);
  });
  test('the last milestone too: the next jump is the final one', () => {
    const game = discovery(
      {},
      { travelled: ['desolate-moon', 'desolate-moon', 'icy-moon'], milestones: ['sleeperAgent'] },
    );
    expect([game.told('milestone').map(({ event }) => event), game.state.over]).toEqual([['finalJump'], undefined]);
    expect(game.jump().state.over).toMatchObject({ winner: 'humans' });
  });
});

describe('the final jump', () => {
  const nearly = { travelled: ['desolate-moon', 'desolate-moon'], milestones: ['sleeperAgent'] };
  const done = {
    travelled: ['desolate-moon', 'desolate-moon', 'barren-planet'],
    milestones: ['sleeperAgent', 'finalJump'],
  };

  test('R-JMP-34 example 6: the jump that brings 8 is a normal one and the game goes on', () => {
    const game = jumped(nearly);
    expect([game.state.over, game.view('public').distance, game.told('milestone').map(({ event }) => event)]).toEqual([
      undefined,
      8,
      ['finalJump'],
    ]);
    expect(game.told('jumped')).toEqual([{ kind: 'jumped', final: false }]);
  });
  test('R-JMP-34 with 7 the next jump is not the final one', () => {
    const game = scene({
      players: crew,
      destinations: twoCards,
      travelled: ['desolate-moon', 'desolate-moon', 'icy-moon'],
      milestones: ['sleeperAgent'],
    }).jump();
    expect([game.state.over, game.choices('adama').topic.kind]).toEqual([undefined, 'chooseDestination']);
  });
  test('R-JMP-40 no ships are removed, no destination is drawn', () => {
    const game = scene({ players: crew, ships: { bow: { raider: 2, basestar: 1 } }, ...done }).jump();
    expect([
      game.count('raider'),
      game.state.travelled.length,
      kinds(game, 'destinationChosen', 'vipersRecalled'),
    ]).toEqual([2, 3, []]);
    expect(game.state.over).toEqual({ winner: 'humans', cause: 'reachedKobol', winners: [0, 1, 2] });
  });
  test.each(['Auto Jump', 'FTL Control'])('R-JMP-40 %s wins after the last milestone', (how) => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }], jumpTrack: 4, ...done });
    if (how === 'Auto Jump') game.resolve([{ jumpTrack: 1 }], 'adama');
    else game.actions('tigh').dice(8).choose('tigh', 'location');
    expect(game.state.over?.winner).toBe('humans');
  });
  test('R-JMP-41 R-JMP-08 example 7: population 3, the roll costs 3: the Cylons win', () => {
    const game = scene({
      players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', { tigh: { at: 'ftl-control' } }],
      jumpTrack: 3,
      resources: { population: 3 },
      ...done,
    });
    game.actions('tigh').dice(2).choose('tigh', 'location');
    expect([game.state.resources.population, game.state.over]).toEqual([
      0,
      { winner: 'cylons', cause: 'population', winners: [0] },
    ]);
  });
  test('R-JMP-41 with one point left the humans win', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }],
      jumpTrack: 3,
      resources: { population: 4 },
      ...done,
    });
    expect(game.actions('tigh').dice(2).choose('tigh', 'location').state.over?.winner).toBe('humans');
  });
});
