import { describe, expect, test } from 'vitest';
import { people, type Scene, type Table } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';

const table = (set: Partial<Scene> = {}): Table => pegasusScene({ players: ['adama', 'starbuck', 'tigh'], ...set });
const movement = (game: Table, seat = 0): Table => game.call('move', { seat, to: undefined, abilities: true });

describe('Movement abilities', () => {
  test('R-TURN-60 may be used instead of moving, one of them', () => {
    const game = movement(
      table({ players: [{ adama: { hand: ['preventative-policy/3', 'preventative-policy/4'] } }, 'starbuck', 'tigh'] }),
    );
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'move' }, privacy: 'private' });
    game.choose('adama', 'preventative-policy/3').choose('adama', 'option1');
    expect([game.question('adama'), game.where('adama')]).toEqual([undefined, 'admirals-quarters']);
  });

  test('R-TURN-60 R-LOY-27 everybody is asked, also who can do nothing, so that being asked tells nothing', () => {
    const game = movement(table({ players: [{ adama: { at: 'brig', hand: [] } }, 'starbuck', 'tigh'] }));
    expect(game.choices('adama').choices).toEqual([{ id: 'pass', kind: 'pass' }]);
    expect(game.view('starbuck').waitingFor[0]).not.toHaveProperty('choices');
  });

  test('R-TURN-61 not with a move that an Executive Order grants', () => {
    const game = table({
      players: [{ adama: { hand: ['executive-order/1'] } }, { starbuck: { hand: ['preventative-policy/3'] } }, 'tigh'],
    });
    game
      .actions('adama')
      .choose('adama', 'executive-order/1')
      .choose('adama', 'starbuck')
      .choose('starbuck', 'moveThenAct');
    expect(game.ids('starbuck')).not.toContain('skill/pegasus/preventative-policy/3');
  });

  test('R-TURN-63 in the Brig too', () => {
    const game = movement(
      table({ players: [{ adama: { at: 'brig', hand: ['preventative-policy/3'] } }, 'starbuck', 'tigh'] }),
    );
    expect(game.ids('adama')).toEqual(['skill/pegasus/preventative-policy/3']);
  });

  test('R-TURN-64 a Cylon player may use those of Treachery cards, a human may not', () => {
    const cylon = movement(
      table({
        players: ['adama', 'starbuck', { tigh: { revealed: true, hand: ['gods-plan/2', 'preventative-policy/3'] } }],
        current: 'tigh',
      }),
      2,
    );
    expect(cylon.ids('tigh')).toContain('skill/pegasus/gods-plan/2');
    expect(cylon.ids('tigh')).not.toContain('skill/pegasus/preventative-policy/3');
    expect(
      movement(table({ players: [{ adama: { hand: ['gods-plan/2'] } }, 'starbuck', 'tigh'] })).ids('adama'),
    ).not.toContain('skill/pegasus/gods-plan/2');
  });

  test('R-TURN-65 Full Throttle may be used in either step, by a pilot', () => {
    const pilot = { starbuck: { piloting: 'bow', hand: ['full-throttle/1'] } } as const;
    const game = table({ players: [pilot, 'adama', 'tigh'] });
    expect(movement(game).ids('starbuck')).toContain('skill/pegasus/full-throttle/1');
    expect(
      table({ players: [pilot, 'adama', 'tigh'] })
        .actions('starbuck')
        .ids('starbuck'),
    ).toContain('skill/pegasus/full-throttle/1');
    expect(
      table({ players: [{ starbuck: { hand: ['full-throttle/1'] } }, 'adama', 'tigh'] })
        .actions('starbuck')
        .ids('starbuck'),
    ).not.toContain('skill/pegasus/full-throttle/1');
  });

  test('R-TURN-62 R-TURN-79 who is stranded, and so takes no action, cannot use one either', () => {
    const stranded = movement(
      table({
        players: [
          { helo: { at: 'stranded', hand: ['preventative-policy/3', 'critical-situation/3'] } },
          'starbuck',
          'tigh',
        ],
      }),
    );
    expect(stranded.ids('helo')).toEqual(['pass']);
    const there = movement(
      table({ players: [{ helo: { at: 'armory', hand: ['preventative-policy/3'] } }, 'starbuck', 'tigh'] }),
    );
    expect(there.ids('helo')).toContain('skill/pegasus/preventative-policy/3');
  });

  test('R-TURN-62 super-crisis/pegasus/the-farm: a once-per-game ability is forbidden also as a Movement ability', () => {
    const infiltrator = (inPlay: ReadonlyArray<string>): Table =>
      movement(
        table({
          players: [{ cavil: { infiltrating: true, at: 'command' } }, 'starbuck', 'tigh', 'adama'],
          options: { cylonLeader: true },
          inPlay,
        }),
      );
    expect(infiltrator([]).ids('cavil')).toContain('character/pegasus/cavil/aggressive-tactics');
    expect(infiltrator(['super-crisis/pegasus/the-farm']).ids('cavil')).not.toContain(
      'character/pegasus/cavil/aggressive-tactics',
    );
  });

  test('R-TURN-62 R-TURN-77 an Executive Order that has been used up forbids Critical Situation', () => {
    const game = table({
      players: [{ adama: { hand: ['executive-order/1', 'critical-situation/3'] } }, 'starbuck', 'tigh'],
    });
    game
      .actions('adama')
      .choose('adama', 'executive-order/1')
      .choose('adama', 'starbuck')
      .choose('starbuck', 'actTwice')
      .choose('starbuck', 'pass');
    expect(movement(game).ids('adama')).not.toContain('skill/pegasus/critical-situation/3');
  });

  test('R-TURN-77 R-PEG-73 Critical Situation and Executive Order share one use in a turn', () => {
    const game = movement(
      table({ players: [{ adama: { hand: ['critical-situation/3', 'executive-order/1'] } }, 'starbuck', 'tigh'] }),
    );
    game.choose('adama', 'critical-situation/3');
    expect(game.choices('adama').topic.kind).toBe('action');
    expect(game.ids('adama')).not.toContain('skill/base/executive-order/1');
  });
});

describe('the end of the turn', () => {
  test('R-TURN-102 R-PEG-70 the President discards down to 10 Quorum cards', () => {
    const game = table({ titles: { president: 'adama' } });
    game.state.quorumHand = game.state.quorum.deck.splice(0, 11);
    game.call('quorumLimit', { limit: 10 });
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'discardQuorum', count: 1 }, min: 1, max: 1 });
    game.choose('adama', game.ids('adama')[0] ?? '');
    expect(game.state.quorumHand).toHaveLength(10);
  });

  test('R-TURN-92 R-CRI-64 the jump icon of a Crisis card that a Cylon player resolves counts before the turn ends', () => {
    const game = table({
      players: ['adama', 'starbuck', { tigh: { revealed: true, at: 'caprica' } }],
      current: 'tigh',
      crisisDeck: ['elections-loom', 'crash-landing'],
    });
    game.turn();
    for (let n = 0; n < 40 && game.state.current === 2 && game.state.jumpTrack === 0; n += 1) {
      const open = game.question('tigh');
      if (open?.topic.kind === 'action') game.choose('tigh', 'location');
      else if (open?.topic.kind === 'chooseCrisis') game.choose('tigh', 'elections-loom');
      else game.settle(1);
    }
    expect(game.state.jumpTrack).toBe(1);
  });

  test('R-CRI-61 the Crisis card that was not chosen goes to the bottom', () => {
    const game = table({
      players: ['adama', 'starbuck', { tigh: { revealed: true, at: 'caprica' } }],
      current: 'tigh',
      crisisDeck: ['elections-loom', 'crash-landing'],
    });
    game.actions('tigh').choose('tigh', 'location').choose('tigh', 'elections-loom');
    expect(game.state.crisis.deck[0]).toBe('crisis/base/crash-landing');
    expect(game.state.crisis.discard).toEqual([]);
  });
});

describe('Cylon locations', () => {
  const cylon = (at: string, set: Partial<Scene> = {}): Table =>
    table({ players: ['adama', 'starbuck', { tigh: { revealed: true, at } }], current: 'tigh', ...set });

  test('R-PEG-60 location/pegasus/caprica location/pegasus/cylon-fleet location/pegasus/human-fleet location/pegasus/resurrection-ship replace those of the base game', () => {
    expect(
      cylon('caprica')
        .view('public')
        .locations.filter((id) => /caprica|fleet$|resurrection/.test(id)),
    ).toEqual(['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'].map((slug) => `location/pegasus/${slug}`));
  });

  test('location/pegasus/cylon-fleet works as before', () => {
    const game = cylon('cylon-fleet', { ships: { bow: { basestar: 1 } } })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'option4');
    expect([game.count('raider'), game.count('heavyRaider')]).toEqual([2, 1]);
  });

  test('R-LOY-71 location/pegasus/human-fleet looks at a card and puts it back, then draws two cards of different types', () => {
    const game = cylon('human-fleet')
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'crisis')
      .choose('tigh', 'bottom')
      .choose('tigh', 'treachery');
    expect(game.ids('tigh')).not.toContain('treachery');
    game.choose('tigh', 'tactics');
    expect(game.player('tigh').hand).toHaveLength(2);
    expect(game.question('tigh')?.topic.kind).not.toBe('drawSkill');
  });

  test('R-LOY-73 location/pegasus/resurrection-ship gives a Super Crisis card, and nobody may choose to go there', () => {
    const game = cylon('resurrection-ship').actions('tigh').choose('tigh', 'location');
    expect(game.player('tigh').superCrises).toHaveLength(1);
    expect(movement(cylon('caprica'), 2).ids('tigh')).not.toContain('location/pegasus/resurrection-ship');
  });

  test('R-LOY-75 R-TURN-46 it is left by an ordinary move', () => {
    expect(movement(cylon('resurrection-ship'), 2).ids('tigh')).toContain('location/pegasus/caprica');
  });
});

describe('handing Loyalty cards over', () => {
  const revealing = (travelled: ReadonlyArray<string>): Table =>
    table({ players: [{ adama: { loyalty: ['cylon', 'human'] } }, 'starbuck', 'tigh'], travelled }).call(
      'becomeCylon',
      {
        seat: 0,
        how: 'revealed',
      },
    );

  test('R-LOY-58 R-PEG-61 who reveals at distance 6 or less hands the rest to one human player', () => {
    const game = revealing(['barren-planet', 'barren-planet', 'barren-planet']);
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'giveLoyalty' } });
    expect(game.ids('adama')).toEqual(['seat1', 'seat2']);
  });

  test('R-LOY-58 at distance 7 the cards stay', () => {
    expect(
      revealing(['barren-planet', 'barren-planet', 'barren-planet', 'icy-moon']).question('adama'),
    ).toBeUndefined();
  });

  test('R-LOY-37 R-LOY-38 a Cylon player who gets cards in the Sleeper Agent phase hands all of them on, and a Sympathizer is revealed by whoever gets it', () => {
    const game = table({
      players: ['adama', 'starbuck', { tigh: { revealed: true, loyalty: [] } }],
      loyaltyDeck: ['human', 'human', 'you-are-a-sympathizer'],
      resources: { fuel: 2 },
    });
    game.call('sleeperAgent', { waiting: [] });
    expect(game.choices('tigh').topic.kind).toBe('giveLoyalty');
    game.choose('tigh', 'starbuck');
    expect(game.told('loyaltyRevealed')).toMatchObject([{ seat: 1, card: 'loyalty/base/you-are-a-sympathizer' }]);
    expect(game.player('tigh').loyalty).toEqual([]);
  });
});

describe('titles', () => {
  test('R-TTL-09 a title that nobody else may hold stays', () => {
    const game = table({
      players: ['roslin', { tigh: { revealed: true } }, { zarek: { revealed: true } }],
      titles: { president: 'roslin' },
    });
    expect(game.resolve([{ passTitle: 'president' }], 'roslin').holder('president')).toBe('roslin');
  });

  const borrowing = (): Table => {
    const game = pegasusScene({ players: ['ellen', 'adama', 'roslin'] });
    game.resolve([{ borrowTitle: 'admiral' }], 'ellen');
    return game;
  };
  const back = (game: Table): string | undefined => {
    game.state.phase = 'action';
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    const ended = (): boolean => game.told('phase').some(({ phase }) => phase === 'endOfTurn');
    for (let n = 0; n < 200 && !ended(); n += 1) game.settle(1);
    return game.holder('admiral');
  };

  test('R-TTL-47 a borrowed title goes back at the end of the turn', () => {
    expect(borrowing().holder('admiral')).toBe('ellen');
    expect(back(borrowing())).toBe('adama');
  });

  test('R-TTL-47 to the line if its owner can no longer hold it, and nowhere if it has been lost meanwhile', () => {
    const brig = borrowing();
    brig.player('adama').place = { kind: 'location', location: 'location/base/brig' };
    expect(back(brig)).toBe('roslin');
    const lost = borrowing();
    lost.state.titles.admiral = 2;
    expect(back(lost)).toBe('roslin');
  });

  test('R-TTL-47 R-EXE-41 to the line if its owner has been executed, and not to whoever has followed', () => {
    const game = pegasusScene({ players: ['ellen', 'adama', 'helo'] }).resolve([{ borrowTitle: 'admiral' }], 'ellen');
    game.call('execute', { seat: 1, why: 'location/pegasus/airlock' }).choose('adama', people.tyrol);
    expect(game.holder('admiral')).toBe('ellen');
    expect(back(game)).toBe('helo');
  });
});

test('R-TURN-54 character/pegasus/ellen-tigh may use her end of the Movement step whether or not she moved', () => {
  const game = pegasusScene({
    players: [{ ellen: { at: 'command', hand: ['politics/1'] } }, { tigh: { at: 'command' } }, 'roslin'],
  });
  game.call('window', { window: 'endOfMovement' }).choose('ellen', 'politically-adroit');
  game.settle();
  expect([game.player('ellen').hand.length, game.player('tigh').hand.length]).toEqual([2, 1]);
});

test('R-PEG-71 R-SET-02 base cards mean the same by human and Cylon player', () => {
  const game = table({ players: ['adama', 'starbuck', { tigh: { revealed: true, hand: ['tactics/1'] } }] });
  game.resolve([{ discard: { who: 'each', count: 1 } }], 'adama');
  expect(game.player('tigh').hand).toHaveLength(1);
});
