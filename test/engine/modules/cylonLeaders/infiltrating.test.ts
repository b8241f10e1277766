import { describe, expect, test } from 'vitest';
import { describeDecision } from '../../../../src/engine/describe/index.ts';
import { names } from '../../describe/samples.ts';
import { leaderScene, until } from '../../leaderScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

const fleet = (more: Partial<Scene> = {}, leader: PlayerScene = {}): Table =>
  leaderScene({
    players: [
      { leoben: { at: 'human-fleet', ...leader } },
      { adama: { at: 'command' } },
      'roslin',
      { starbuck: { at: 'hangar-deck' } },
    ],
    ...more,
  });
const spy = (leoben: PlayerScene = {}, more: Partial<Scene> = {}): Table =>
  leaderScene({
    players: [{ cavil: { at: 'armory', infiltrating: true, ...leoben } }, 'adama', 'roslin', 'starbuck'],
    ...more,
  });

/** The Human Fleet's action up to its choice. */
function activate(game: Table, who: 'leoben' | 'cavil' = 'leoben'): Table {
  game.actions(who).choose(who, 'location');
  return until(game, 'chooseEffect');
}

describe('beginning', () => {
  test('R-LOY-71 R-LOY-100 the Human Fleet: a look at a deck, then 2 cards of different types or the infiltration', () => {
    const game = activate(fleet());
    expect(game.ids('leoben')).toEqual(['option1', 'option2']);
    game.choose('leoben', 'option1').choose('leoben', 'leadership');
    expect(game.ids('leoben')).not.toContain('leadership');
  });

  test('R-LOY-100 moves at once and for free to a location of Galactica that is not hazardous', () => {
    const game = activate(fleet({}, { hand: ['politics/1'] })).choose('leoben', 'option2');
    const places = game.ids('leoben');
    expect(places).toContain('location/base/armory');
    for (const other of [
      'location/base/sickbay',
      'location/base/brig',
      'location/base/press-room',
      'location/pegasus/airlock',
    ])
      expect(places).not.toContain(other);
    game.choose('leoben', 'armory');
    expect(game.where('leoben')).toBe('armory');
    expect(game.player('leoben')).toMatchObject({
      infiltrating: true,
      cylon: 'leader',
      hand: ['skill/base/consolidate-power/1'],
    });
  });

  test('R-LOY-100 others have no such choice', () => {
    const game = leaderScene({
      players: [{ roslin: { revealed: true, at: 'human-fleet' } }, 'adama', 'starbuck', 'tigh'],
    });
    game.actions('roslin').choose('roslin', 'location');
    until(game, 'drawSkill');
    expect(game.question('roslin')?.topic.kind).toBe('drawSkill');
  });

  test('R-LOY-101 the turn goes on with a Crisis card', () => {
    const game = fleet().turn();
    until(game, 'action');
    activateFrom(game).choose('leoben', 'option2').choose('leoben', 'armory');
    until(game, 'chooseOption');
    expect(game.told('crisisDrawn')[0]?.seat).toBe(0);
  });
});

function activateFrom(game: Table): Table {
  game.choose('leoben', 'location');
  return until(game, 'chooseEffect');
}

describe('among the humans', () => {
  test('R-LOY-102 R-TURN-26 receives 1 more card of their own skill set', () => {
    const game = spy({ hand: [] }).call('receiveSkills', { seat: 0 }).choose('cavil', 'engineering1-treachery0');
    expect(game.ids('cavil').toSorted()).toEqual(['engineering', 'tactics', 'treachery']);
    game.choose('cavil', 'tactics');
    expect([game.player('cavil').hand.length, game.question('cavil')]).toEqual([3, undefined]);
  });

  test('R-LOY-102 on Sickbay only 1', () => {
    const game = spy({ at: 'sickbay' }).call('receiveSkills', { seat: 0 }).choose('cavil', 'tactics');
    expect([game.player('cavil').hand.length, game.question('cavil')]).toEqual([1, undefined]);
  });

  test.each([
    ['armory', 2],
    ['brig', 1],
  ] as const)('R-LOY-102 R-CHK-43 from %s adds at most %i cards to a check', (at, most) => {
    const game = spy({ at, hand: ['tactics/1', 'tactics/2', 'tactics/3'] }, { current: 'adama' }).crisis(
      'elections-loom',
    );
    while (game.question('cavil')?.topic.kind !== 'contribute') game.settle(1);
    expect(game.choices('cavil').max).toBe(most);
  });

  test('R-LOY-102 R-TTL-02 holds no title: an infiltrator is passed over, and cannot be nominated', () => {
    const game = leaderScene({
      players: [
        { cavil: { at: 'armory', infiltrating: true } },
        { roslin: { revealed: true } },
        { adama: { revealed: true } },
        { tigh: { at: 'brig' } },
      ],
    });
    expect(game.holder('president')).toBe('tigh');
    const vote = spy().resolve(
      [
        {
          choosePlayer: {
            by: 'you',
            from: { human: true, eligibleFor: 'president' },
            then: [{ giveTitle: { title: 'president', to: 'chosen' } }],
          },
        },
      ],
      'roslin',
    );
    expect(
      vote.choices('roslin').choices.map((choice) => (choice.kind === 'seat' ? vote.person(choice.seat) : '')),
    ).not.toContain('cavil');
  });

  test('R-LOY-102 Quorum cards may be given, but not the one that makes a Vice President', () => {
    const asked = (card: string): Array<string> => {
      const game = spy({}, { quorumHand: [card], current: 'roslin' })
        .actions('roslin')
        .choose('roslin', `quorum/base/${card}`);
      return game.choices('roslin').choices.map((choice) => (choice.kind === 'seat' ? game.person(choice.seat) : ''));
    };
    expect(asked('assign-arbitrator')).toContain('cavil');
    expect(asked('assign-vice-president')).not.toContain('cavil');
  });

  test('R-LOY-102 R-SET-04 R-CRI-72 counts as human: is sent to the Brig, discards and is chosen like one', () => {
    const game = spy({ hand: ['tactics/1'] }).resolve(
      [{ discard: { who: 'each', count: 1 } }, { send: { who: 'you', to: 'brig' } }],
      'cavil',
    );
    expect([game.player('cavil').hand, game.where('cavil')]).toEqual([[], 'brig']);
  });

  test('R-LOY-102 R-TURN-44 moves among the human locations and pays for another ship', () => {
    const game = spy({ hand: ['tactics/1'] }).call('move', { seat: 0, to: undefined });
    expect(game.ids('cavil')).toContain('location/base/press-room');
    expect(game.ids('cavil')).not.toContain('location/pegasus/caprica');
    game.choose('cavil', 'press-room');
    expect([game.where('cavil'), game.player('cavil').hand]).toEqual(['press-room', []]);
  });

  test('R-LOY-102 gets no card in the Sleeper Agent phase', () => {
    const game = spy({}, { loyaltyDeck: ['human', 'human', 'human', 'human'] }).call('sleeperAgent', { waiting: [] });
    expect(game.player('cavil').loyalty).toEqual([]);
    expect(game.state.loyaltyDeck).toHaveLength(1);
  });

  test('R-LOY-104 keeps Super Crisis cards', () => {
    const game = spy({ superCrises: ['massive-assault'] }).actions('cavil');
    expect(game.ids('cavil').some((id) => id.includes('super-crisis'))).toBe(false);
    game.choose('cavil', 'endInfiltration');
    expect(game.player('cavil').superCrises).toEqual(['super-crisis/base/massive-assault']);
  });

  test('R-LOY-110 the sheet works', () => {
    expect(spy().actions('cavil').ids('cavil')).toContain('character/pegasus/cavil/primacy');
    expect(spy().call('move', { seat: 0, to: undefined, abilities: true }).ids('cavil')).toContain(
      'character/pegasus/cavil/aggressive-tactics',
    );
  });

  test('R-TURN-63 R-TURN-61 in the Brig a Movement ability may be used, but not with a move that somebody else grants', () => {
    expect(spy({ at: 'brig' }).call('move', { seat: 0, to: undefined, abilities: true }).ids('cavil')).toEqual([
      'character/pegasus/cavil/aggressive-tactics',
    ]);
    expect(spy().call('move', { seat: 0, to: undefined }).ids('cavil')).not.toContain(
      'character/pegasus/cavil/aggressive-tactics',
    );
  });

  test('R-TURN-78 R-LOY-107 who ends the infiltration with an Executive Order loses the rest of it', () => {
    const game = spy({}, { current: 'adama' }).call('actions', {
      seat: 0,
      grant: { by: 'order', from: 1, source: 'skill/base/executive-order', count: 2 },
      taken: 0,
    });
    game.choose('cavil', 'endInfiltration');
    expect(game.question('cavil')).toBeUndefined();
  });

  test('R-LOY-102 everybody sees who infiltrates', () => {
    expect(spy().view('public').players[0]).toMatchObject({ cylon: 'leader', infiltrating: true });
  });
});

describe('the end of it', () => {
  test('R-LOY-105 R-LOY-107 as an action to the Resurrection Ship, with all Skill cards and without the Quorum cards', () => {
    const game = spy({ hand: ['tactics/1', 'tactics/2', 'tactics/3', 'tactics/4'], attached: ['assign-arbitrator'] })
      .actions('cavil')
      .choose('cavil', 'endInfiltration');
    expect(game.where('cavil')).toBe('resurrection-ship');
    expect(game.player('cavil')).toMatchObject({ infiltrating: false, attached: [] });
    expect([game.player('cavil').hand.length, game.question('cavil')]).toEqual([4, undefined]);
    expect(game.state.quorum.discard).toEqual(['quorum/base/assign-arbitrator']);
  });

  test('R-LOY-105 out of the Brig only 3 Skill cards are kept', () => {
    const game = spy({
      at: 'brig',
      hand: ['tactics/1', 'tactics/2', 'tactics/3', 'tactics/4', 'tactics/5', 'engineering/1'],
    })
      .actions('cavil')
      .choose('cavil', 'endInfiltration');
    expect(game.choices('cavil')).toMatchObject({
      topic: { kind: 'discard', count: 3, why: 'infiltrationEnded' },
      min: 3,
    });
    expect(describeDecision(game.choices('cavil'), names).title).toContain('as your infiltration ends');
    game.choose('cavil', 'tactics/1', 'tactics/2', 'engineering/1');
    expect(game.player('cavil').hand).toHaveLength(3);
    expect(game.where('cavil')).toBe('resurrection-ship');
  });

  test('R-LOY-107 on their own turn no Crisis card follows', () => {
    const game = spy().turn();
    until(game, 'action').choose('cavil', 'endInfiltration');
    until(game, 'move');
    expect(game.told('crisisDrawn')).toEqual([]);
    expect(game.told('infiltrationEnded')).toEqual([{ kind: 'infiltrationEnded', seat: 0 }]);
  });

  test('R-LOY-105 nobody else has that action', () => {
    const game = spy({}, { current: 'adama' }).actions('adama');
    expect(game.ids('adama')).not.toContain('endInfiltration');
    const cylon = leaderScene({ players: ['cavil', 'adama', 'roslin', 'starbuck'] }).actions('cavil');
    expect(cylon.ids('cavil')).not.toContain('endInfiltration');
  });

  test('R-LOY-100 it may begin again later', () => {
    const game = fleet().actions('leoben');
    game.choose('leoben', 'location');
    until(game, 'chooseEffect').choose('leoben', 'option2').choose('leoben', 'armory');
    game.actions('leoben').choose('leoben', 'endInfiltration');
    game.state.players[0] = {
      ...game.player('leoben'),
      place: { kind: 'location', location: 'location/pegasus/human-fleet' },
    };
    expect(activate(game).ids('leoben')).toEqual(['option1', 'option2']);
  });
});
