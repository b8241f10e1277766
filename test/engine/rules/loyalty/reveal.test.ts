/** Revealing as a Cylon, step by step (chapter 07). */
import { describe, expect, test } from 'vitest';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const morale = 'you-are-a-cylon-can-reduce-morale-by-1';
const toBrig = 'you-are-a-cylon-can-send-a-character-to-the-brig';
const toSickbay = 'you-are-a-cylon-can-send-a-character-to-sickbay';
const damage = 'you-are-a-cylon-can-damage-galactica';
const seven = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1', 'tactics/2', 'tactics/3'];

/** Tigh, a hidden Cylon, is about to take an action; he is Admiral unless the scene says otherwise. */
function acting(tigh: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  return scene({ players: [{ tigh: { loyalty: [morale], ...tigh } }, 'zarek', 'roslin'], ...set }).actions('tigh');
}

/** He reveals that card and declines its effect, if he is asked. */
function revealing(tigh: PlayerScene = {}, set: Partial<Scene> = {}, card = morale): Table {
  const game = acting({ loyalty: [card], ...tigh }, set).choose('tigh', card);
  return game.question('tigh')?.topic.kind === 'useAbility' ? game.pass('tigh') : game;
}

function happened(game: Table, ...kinds: ReadonlyArray<string>): Array<string> {
  return game.events
    .filter(({ audience }) => audience === 'public')
    .map(({ what }) => what.kind as string)
    .filter((kind) => kinds.includes(kind));
}

describe('who may reveal, and when', () => {
  test('R-LOY-50 a hidden Cylon may reveal as an action; others have no such action', () => {
    expect(acting().ids('tigh')).toContain(`loyalty/base/${morale}`);
    expect(
      acting({ loyalty: ['human'] })
        .ids('tigh')
        .filter((id) => id.startsWith('loyalty')),
    ).toEqual([]);
  });

  test('R-LOY-50 it is the action: no other one follows', () => {
    expect(revealing().question('tigh')).toBeUndefined();
  });

  test('R-LOY-50 also as an action of an Executive Order', () => {
    const game = scene({
      players: [{ tigh: { hand: ['executive-order/1'] } }, { zarek: { loyalty: [morale] } }, 'roslin'],
    });
    game
      .actions('tigh')
      .choose('tigh', 'executive-order/1')
      .choose('tigh', 'zarek')
      .choose('zarek', 'actTwice')
      .choose('zarek', morale)
      .pass('zarek');
    expect([game.player('zarek').cylon, game.where('zarek')]).toEqual(['revealed', 'resurrection-ship']);
  });

  test('R-LOY-50 R-TURN-78 the second action of the Executive Order is lost', () => {
    const game = scene({
      players: [{ tigh: { hand: ['executive-order/1'] } }, { zarek: { loyalty: [morale] } }, 'roslin'],
    });
    game.actions('tigh').choose('tigh', 'executive-order/1').choose('tigh', 'zarek');
    game.choose('zarek', 'actTwice').choose('zarek', morale).pass('zarek');
    expect(game.question('zarek')).toBeUndefined();
  });

  test('R-LOY-50 after the move of an Executive Order he may reveal', () => {
    const game = scene({
      players: [{ tigh: { hand: ['executive-order/1'] } }, { zarek: { loyalty: [morale] } }, 'roslin'],
    });
    game
      .actions('tigh')
      .choose('tigh', 'executive-order/1')
      .choose('tigh', 'zarek')
      .choose('zarek', 'moveThenAct')
      .choose('zarek', 'press-room')
      .choose('zarek', morale)
      .pass('zarek');
    expect(game.where('zarek')).toBe('resurrection-ship');
  });

  test('R-LOY-50 only that card is shown', () => {
    const game = revealing({ loyalty: [morale, damage] });
    expect(game.told('loyaltyRevealed')).toEqual([
      { kind: 'loyaltyRevealed', seat: 0, card: `loyalty/base/${morale}` },
    ]);
    expect(game.view('public').players[0]).toMatchObject({ openLoyalty: [`loyalty/base/${morale}`], loyaltyCount: 2 });
  });
});

describe('the effect', () => {
  test('R-LOY-51 they may use it or not', () => {
    expect(acting().choose('tigh', morale).choices('tigh')).toMatchObject({
      topic: { kind: 'useAbility' },
      min: 0,
      max: 1,
    });
    expect(acting().choose('tigh', morale).choose('tigh', 'yes').state.resources.morale).toBe(9);
    expect(revealing().state.resources.morale).toBe(10);
  });

  test.each([morale, toBrig, toSickbay, damage])(
    'R-LOY-50 R-LOY-51 in the Brig %s is revealed without its effect',
    (card) => {
      const game = acting({ at: 'brig', loyalty: [card] }).choose('tigh', card);
      expect([game.question('tigh'), game.player('tigh').cylon, game.where('tigh')]).toEqual([
        undefined,
        'revealed',
        'resurrection-ship',
      ]);
      expect([game.told('resource'), game.told('sentTo'), game.told('galacticaDamaged')]).toEqual([[], [], []]);
    },
  );

  test.each([toBrig, toSickbay])('R-LOY-51 for %s the revealing player no longer counts as a human player', (card) => {
    const game = acting(
      { loyalty: [card], at: 'command' },
      { players: [{ tigh: { loyalty: [card] } }, { zarek: { at: 'armory' } }, { roslin: { at: 'armory' } }] },
    );
    game.choose('tigh', card).choose('tigh', 'yes');
    expect(game.choices('tigh').choices).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });

  test('R-LOY-51 damage to their own location does not send the revealing player to Sickbay', () => {
    const game = acting({ loyalty: [damage], at: 'command' });
    game.state.galacticaDamage = ['token/base/galactica-damage-command', 'token/base/galactica-damage-hangar-deck'];
    game.choose('tigh', damage).choose('tigh', 'yes').settle();
    expect([game.state.damaged.length, game.told('sentTo'), game.where('tigh')]).toEqual([2, [], 'resurrection-ship']);
  });
});

describe('the steps', () => {
  test('R-LOY-51 R-LOY-52 R-LOY-54 R-LOY-55 R-LOY-56 the order: effect, hand, titles, Resurrection Ship, Super Crisis', () => {
    const game = acting({ hand: seven }, {}).choose('tigh', morale).choose('tigh', 'yes').settle();
    expect(
      happened(game, 'loyaltyRevealed', 'resource', 'skillsDiscarded', 'titleGained', 'moved', 'superCrisisDrawn'),
    ).toEqual(['loyaltyRevealed', 'resource', 'skillsDiscarded', 'titleGained', 'moved', 'superCrisisDrawn']);
  });

  test('R-LOY-54 the titles stay until their step, also when the effect moves somebody', () => {
    const game = acting(
      { loyalty: [toBrig], hand: seven },
      {
        players: [{ tigh: { loyalty: [toBrig], hand: seven } }, { zarek: { at: 'armory' } }, 'adama'],
        titles: { admiral: 'tigh' },
      },
    );
    game.choose('tigh', toBrig).choose('tigh', 'yes').choose('tigh', 'zarek');
    expect([game.where('zarek'), game.choices('tigh').topic.kind, game.holder('admiral')]).toEqual([
      'brig',
      'discard',
      'tigh',
    ]);
    expect(game.settle().holder('admiral')).toBe('adama');
  });

  test('R-LOY-54 whom the effect sends to the Brig cannot become Admiral in the later step', () => {
    const game = acting(
      {},
      { players: [{ tigh: { loyalty: [toBrig] } }, 'adama', 'helo'], titles: { admiral: 'tigh' } },
    );
    game.choose('tigh', toBrig).choose('tigh', 'yes').choose('tigh', 'adama');
    expect(game.holder('admiral')).toBe('helo');
  });

  test.each([
    [2, 2],
    [3, 3],
    [4, 3],
    [7, 3],
  ])('R-LOY-52 of %i Skill cards %i are kept', (before, after) => {
    const game = revealing({ hand: seven.slice(0, before) }).settle();
    expect(game.player('tigh').hand).toHaveLength(after);
  });

  test('R-LOY-52 they choose which, also Apollo, whose sheet no longer counts', () => {
    const game = scene({ players: [{ apollo: { loyalty: [morale], hand: seven, at: 'command' } }, 'zarek', 'roslin'] })
      .actions('apollo')
      .choose('apollo', morale)
      .pass('apollo');
    expect(game.choices('apollo')).toMatchObject({
      topic: { kind: 'discard', count: 4, why: 'reveal' },
      min: 4,
      max: 4,
    });
    game.choose('apollo', 'politics/1', 'politics/2', 'leadership/1', 'leadership/2');
    expect(game.view('apollo').own?.hand).toEqual([
      'skill/base/launch-scout/1',
      'skill/base/launch-scout/2',
      'skill/base/strategic-planning/3',
    ]);
  });

  test('R-LOY-53 attached Quorum cards are discarded', () => {
    const game = revealing({ attached: ['assign-vice-president', 'assign-arbitrator'] });
    expect([game.player('tigh').attached, game.state.quorum.discard]).toEqual([
      [],
      ['quorum/base/assign-vice-president', 'quorum/base/assign-arbitrator'],
    ]);
  });

  test('R-LOY-54 both titles pass on by their lines, with everything that belongs to them', () => {
    const game = revealing(
      {},
      {
        players: [{ tigh: { loyalty: [morale] } }, 'zarek', 'helo'],
        titles: { president: 'tigh', admiral: 'tigh' },
        quorumHand: ['arrest-order', 'food-rationing'],
        nukes: 1,
      },
    );
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['zarek', 'helo']);
    expect([
      game.view('zarek').own?.quorumHand.length,
      game.view('tigh').own?.quorumHand.length,
      game.state.nukes,
    ]).toEqual([2, 0, 1]);
  });

  test('R-LOY-55 the character goes to the Resurrection Ship, a piloted viper to the Reserves', () => {
    const game = scene({ players: [{ boomer: { loyalty: [morale], piloting: 'bow' } }, 'zarek', 'roslin'] })
      .actions('boomer')
      .choose('boomer', morale)
      .pass('boomer');
    expect([game.where('boomer'), game.count('viper'), game.state.reserves.viper]).toEqual(['resurrection-ship', 0, 8]);
  });

  test('R-LOY-55 also from the Brig', () => {
    expect(revealing({ at: 'brig' }).where('tigh')).toBe('resurrection-ship');
  });

  test('R-LOY-56 1 random Super Crisis card, known to them alone', () => {
    const game = revealing();
    expect([game.player('tigh').superCrises.length, game.state.superCrisis.deck.length]).toEqual([1, 4]);
    expect(game.told('superCrisisDrawn', 'zarek')).toEqual([{ kind: 'superCrisisDrawn', seat: 0 }]);
    expect(game.told('superCrisisDrawn', 'tigh')[0]?.card).toBe(game.player('tigh').superCrises[0]);
  });

  test('R-LOY-56 which one is chance', () => {
    const drawn = Array.from(
      { length: 30 },
      (_, n) => revealing({}, { seed: `super ${n}` }).player('tigh').superCrises[0],
    );
    expect(new Set(drawn).size).toBe(5);
  });
});

describe('the turn', () => {
  function turnOf(tigh: PlayerScene): Table {
    const game = scene({ players: [{ tigh: { loyalty: [morale], ...tigh } }, 'zarek', 'roslin'] });
    return game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
  }

  test('R-LOY-59 example 4: 7 cards outside the Brig: effect, 3 cards, Resurrection Ship, 1 Super Crisis, turn over, no Crisis', () => {
    const game = turnOf({ hand: ['politics/1', 'politics/2'] })
      .pass('tigh')
      .choose('tigh', morale)
      .choose('tigh', 'yes')
      .settle();
    expect(game.player('tigh')).toMatchObject({
      cylon: 'revealed',
      place: { location: 'location/base/resurrection-ship' },
    });
    expect([
      game.player('tigh').hand.length,
      game.player('tigh').superCrises.length,
      game.state.resources.morale,
    ]).toEqual([3, 1, 9]);
    expect([game.told('phase').map(({ phase }) => phase), game.told('crisisDrawn')]).toEqual([
      ['startOfTurn', 'receiveSkills', 'movement', 'action', 'endOfTurn'],
      [],
    ]);
  });

  test('R-LOY-59 a second action of the turn is lost', () => {
    const game = scene({ players: [{ starbuck: { loyalty: [morale], piloting: 'bow' } }, 'zarek', 'roslin'] });
    game.call('turn', { seat: 0, piloting: true, startedAt: undefined, jumpIcons: 0 });
    for (const kind of ['multiSkill', 'move']) if (game.question('starbuck')?.topic.kind === kind) game.settle(1);
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 2 });
    game.choose('starbuck', morale).pass('starbuck').settle();
    expect(game.told('actionTaken')).toHaveLength(1);
  });

  test('R-LOY-59 in somebody else’s turn: that turn goes on', () => {
    const game = scene({
      players: [{ tigh: { hand: ['executive-order/1'] } }, { zarek: { loyalty: [morale] } }, 'roslin'],
    });
    game
      .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
      .pass('tigh')
      .choose('tigh', 'executive-order/1')
      .choose('tigh', 'zarek')
      .choose('zarek', 'actTwice')
      .choose('zarek', morale)
      .pass('zarek');
    game.settle();
    expect(game.told('phase').map(({ phase, seat }) => [phase, seat])).toContainEqual(['crisis', 0]);
    expect(game.told('crisisDrawn')).toHaveLength(1);
  });

  test('R-LOY-59 R-TURN-05 revealing in their own Crisis step: the card is finished, no Cylon ship is activated, the fleet does not prepare to jump', () => {
    const game = scene({ players: [{ apollo: { loyalty: [morale], at: 'command' } }, 'zarek', 'roslin'] });
    game.state.crisis.deck.push('crisis/base/thirty-three');
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle(1);
    const wanted = (person: Person, kind: string): boolean => game.question(person)?.topic.kind === kind;
    for (let n = 0; n < 20 && !wanted('apollo', 'react'); n += 1) {
      if (wanted('apollo', 'action')) game.choose('apollo', 'pass');
      else game.settle(1);
    }
    game.choose('apollo', 'alert-viper-pilot');
    for (let n = 0; n < 5 && !wanted('apollo', 'action'); n += 1) game.settle(1);
    game.choose('apollo', morale).pass('apollo').settle();
    expect(game.player('apollo').cylon).toBe('revealed');
    expect(game.told('phase').map(({ phase }) => phase)).toEqual([
      'startOfTurn',
      'receiveSkills',
      'movement',
      'action',
      'crisis',
      'endOfTurn',
    ]);
    expect(game.state.jumpTrack).toBe(0);
  });
});

describe('afterwards', () => {
  test('R-LOY-60 a Cylon player for everything: no human action, no place among the humans’ locations', () => {
    const game = revealing().call('move', { seat: 0, to: undefined });
    expect(game.ids('tigh').sort()).toEqual([
      'location/base/caprica',
      'location/base/cylon-fleet',
      'location/base/human-fleet',
    ]);
  });

  test('R-LOY-60 he never reveals another Loyalty card', () => {
    const game = revealing({ loyalty: [morale, damage] });
    game.state.thisTurn = {};
    game.player('tigh').place = { kind: 'location', location: 'location/base/caprica' };
    game.actions('tigh');
    expect(game.ids('tigh')).toEqual(['location', 'pass']);
  });

  test('R-LOY-61 a hidden Cylon is a human player: receives titles, is chosen, moves, acts and draws Crisis cards', () => {
    const game = scene({ players: [{ tigh: { loyalty: [morale] } }, { zarek: { at: 'administration' } }, 'roslin'] })
      .actions('zarek')
      .choose('zarek', 'location');
    expect(game.choices('zarek').choices).toContainEqual({ id: 'seat0', kind: 'seat', seat: 0 });
    expect(game.view('public').players[0]?.cylon).toBeUndefined();
  });

  test('R-LOY-61 he is a human player until the end, and wins with the Cylons all the same', () => {
    const game = scene({
      players: [{ tigh: { loyalty: [morale] } }, 'zarek', 'roslin'],
      milestones: ['sleeperAgent', 'finalJump'],
      resources: { food: 0 },
    }).jump();
    expect(game.state.over).toMatchObject({ winner: 'cylons', winners: [0] });
    expect(game.player('tigh').cylon).toBeUndefined();
  });
});
