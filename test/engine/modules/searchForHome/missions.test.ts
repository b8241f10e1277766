import { describe, expect, test } from 'vitest';
import { answer, decisions } from '../../../../src/engine/index.ts';
import { homeOf } from '../../../../src/engine/modules/searchForHome/state.ts';
import { activate, flyMission, homeScene, mission, withHome } from '../../homeScene.ts';
import type { Table } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

const active = (game: Table) => homeOf(game.state).active;
const all = 8;
const bridge = { at: 'location/daybreak/bridge' } as const;

test('R-SET-110 the Demetrius is there from the start with 8 shuffled Missions, the Rebel Basestar is not', () => {
  const { state } = new SetUp(withHome).done();
  expect(homeOf(state).missions.deck).toHaveLength(all);
  expect(new Set(homeOf(state).missions.deck).size).toBe(all);
  expect(state.boardsToCome).toEqual(['rebelBasestar']);
  const places = new SetUp(withHome, 'other').done().state;
  expect(homeOf(places).missions.deck).not.toEqual(homeOf(state).missions.deck);
});

describe('the Bridge', () => {
  test('R-DAY-61 R-DAY-70 the top Mission is turned up and its check is made, without a partial result', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, { roslin: { hand: ['politics/2'] } }, 'apollo'],
      missions: ['the-red-stripes'],
    });
    activate(game, 'tigh');
    expect(active(game)).toEqual({ card: mission('the-red-stripes'), faceUp: true, counts: false });
    expect(game.view('public').check).toMatchObject({
      source: mission('the-red-stripes'),
      difficulty: 16,
      partialAt: undefined,
    });
  });

  test('R-DAY-74 everybody adds cards, the current player last; Treachery and all that is not asked for is negative', () => {
    const game = homeScene({
      players: [
        { tigh: { ...bridge, hand: ['tactics/3'] } },
        { roslin: { hand: ['politics/4'] } },
        { apollo: { hand: ['piloting/2'] } },
      ],
      missions: ['attack-on-the-colony'],
      destiny: ['dradis-contact/0', 'tactics/1'],
    });
    activate(game, 'tigh').choose('roslin', 'politics/4').choose('apollo', 'piloting/2').choose('tigh', 'tactics/3');
    // 3 + 2 + 1 of the Destiny deck, less 4.
    expect(game.told('checkResult')).toMatchObject([{ total: 2, result: 'fail' }]);
    expect(game.told('checkRevealed')).toMatchObject([
      { negative: expect.arrayContaining(['skill/daybreak/dradis-contact/0']) },
    ]);
    // R-CHK-95: its ability would have placed raiders.
    expect(game.count('raider')).toBe(0);
  });

  test('R-DAY-61 R-TURN-86 example 16: a player who activates it on their own turn draws no Crisis card, so no ships act and nothing jumps', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['needs-of-the-people'],
      ships: { bow: { basestar: 1 } },
    }).turn();
    game.decline();
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    game.choose('tigh', 'location').contributeNothing();
    while (game.told('turnStarted').length < 2) game.settle(1);
    expect([...game.told('crisisDrawn'), ...game.told('shipsActivated'), ...game.told('jumpTrack')]).toEqual([]);
    expect(game.told('crisisSpared')).toEqual([{ kind: 'crisisSpared', seat: 0 }]);
  });

  test.each([
    ['the current player draws a Crisis card', {}, 1],
    [
      'with bridgeByOthersSkipsCrisis, for groups that read the board more widely, no card',
      { bridgeByOthersSkipsCrisis: true },
      0,
    ],
  ] as const)(
    'bridgeByOthersSkipsCrisis: R-DAY-62 example 16, the Bridge by an Executive Order: %s',
    (_title, options, cards) => {
      const game = homeScene({
        players: [{ tigh: { hand: ['executive-order/1'] } }, { helo: bridge }, 'apollo'],
        missions: ['digging-up-the-past'],
        options,
      }).turn();
      while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
      game.choose('tigh', 'skill/base/executive-order/1');
      while (active(game) === undefined) order(game);
      while (game.told('turnStarted').length < 2) game.settle(1);
      expect(active(game)?.card).toBe(mission('digging-up-the-past'));
      expect(game.told('crisisDrawn')).toHaveLength(cards);
      // Everyone reads why the current player draws none.
      expect(game.told('crisisSpared')).toHaveLength(1 - cards);
    },
  );

  test('R-DAY-73 as long as a Mission lies on the space, face up or down, nobody can activate it', () => {
    for (const result of ['pass', 'fail'] as const) {
      const game = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], missions: ['digging-up-the-past'] });
      flyMission(game, 'tigh', result);
      expect(game.actions('tigh').ids('tigh')).not.toContain('location');
    }
  });

  test('R-DAY-76 the discard pile is shuffled when a card is wanted; without one nothing happens, and no Crisis card is drawn', () => {
    const game = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], onlyMissions: [] });
    homeOf(game.state).missions.discard = [mission('needs-of-the-people'), mission('cylon-civil-war')];
    activate(game, 'tigh');
    expect(homeOf(game.state).missions).toMatchObject({ deck: [expect.any(String)], discard: [] });
    const none = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], onlyMissions: [] });
    activate(none, 'tigh');
    expect(none.told('noMission')).toEqual([{ kind: 'noMission', seat: none.seat('tigh') }]);
    expect(none.state.thisTurn).toHaveProperty('bridgeActivated');
    expect(active(none)).toBeUndefined();
  });
});

/** The current player answers whatever belongs to an Executive Order for Helo on the Bridge. */
function order(game: Table): void {
  const [open] = decisions(game.state);
  if (open === undefined) throw new Error('nothing is asked');
  const wanted = open.choices.find(
    ({ id, kind }) => id === 'actTwice' || id === 'location' || (kind === 'seat' && id === 'seat1'),
  );
  game.events.push(
    ...answer(game.state, open.seat, open.id, wanted === undefined ? open.fallback : [wanted.id]).events,
  );
}

describe('R-CHK-95 checks of Missions', () => {
  test('example 11: no card and no ability is offered before, during or after them, and abilities of the cards are not resolved', () => {
    const game = homeScene({
      players: [
        { tigh: { ...bridge, hand: ['tactics/3'] } },
        { roslin: { hand: ['investigative-committee/3'] } },
        { baltar: { hand: ['scientific-research/3', 'declare-emergency/3'] } },
      ],
      missions: ['digging-up-the-past'],
      destiny: ['red-tape/0', 'bait/0'],
      options: { expansions: ['exodus', 'daybreak'] },
    });
    activate(game, 'tigh');
    expect(decisions(game.state).map(({ topic }) => topic.kind)).toEqual(['contribute']);
    game.contributeNothing();
    expect([game.told('reaction'), game.told('checkAbility'), game.count('civilian')]).toEqual([[], [], 0]);
    expect(game.told('checkResult')).toHaveLength(1);
  });

  test('example 11: how many cards somebody may add is limited as usual', () => {
    const game = homeScene({
      players: [
        { tigh: bridge },
        { cally: { hand: ['politics/2', 'leadership/2', 'leadership/3'], at: 'brig' } },
        { apollo: { hand: ['tactics/2', 'piloting/2'], revealed: true } },
        { roslin: { hand: ['politics/2', 'politics/3'] } },
      ],
      missions: ['digging-up-the-past'],
      options: { expansions: ['exodus', 'daybreak'] },
    });
    activate(game, 'tigh');
    expect(game.choices('cally').max).toBe(1);
    game.choose('cally');
    expect(game.choices('apollo').max).toBe(1);
    game.choose('apollo');
    expect(game.choices('roslin').max).toBe(2);
  });
});

describe('distance', () => {
  test('R-DAY-71 R-DAY-78 R-JMP-33 R-JMP-40 R-VIC-20 example 10: at 9 Digging Up the Past makes 10 at once; the next jump wins', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['digging-up-the-past'],
      travelled: ['deep-space', 'tylium-planet', 'deep-space', 'asteroid-field'],
      milestones: ['sleeperAgent'],
    });
    expect(game.view('public').distance).toBe(8);
    game.state.travelled.push('destination/base/icy-moon');
    expect(game.view('public').distance).toBe(9);
    flyMission(game, 'tigh', 'pass');
    expect(game.view('public').distance).toBe(10);
    expect(game.told('milestone')).toMatchObject([{ distance: 10, event: 'finalJump' }]);
    expect(active(game)).toMatchObject({ faceUp: true });
    game.jump();
    // Nothing of the space is cleared.
    expect(game.state.over).toMatchObject({ winner: 'humans', cause: 'reachedEarth' });
    expect(game.told('missionCleared')).toEqual([]);
  });

  test('R-JMP-33 R-JMP-34 example 10 of the jump: at 8 The Search for Home makes 10', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['the-search-for-home'],
      travelled: ['deep-space', 'tylium-planet', 'deep-space', 'asteroid-field'],
      milestones: ['sleeperAgent'],
    });
    flyMission(game, 'tigh', 'pass');
    expect(game.view('public').distance).toBe(10);
    expect(game.state.milestones).toContain('finalJump');
  });

  test('R-DAY-71 the Sleeper Agent phase may come by a Mission, in the middle of the action', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['the-search-for-home'],
      travelled: ['deep-space'],
    });
    flyMission(game, 'tigh', 'pass');
    expect(game.told('sleeperAgentPhase')).toHaveLength(1);
  });

  test('R-DAY-72 example 10: a failed one is turned face down and counts nothing', () => {
    const game = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], missions: ['digging-up-the-past'] });
    flyMission(game, 'tigh', 'fail');
    expect(active(game)).toEqual({ card: mission('digging-up-the-past'), faceUp: false, counts: false });
    expect(game.view('public').distance).toBe(0);
  });
});

describe('R-DAY-75 R-JMP-14 the Active Mission space at a jump', () => {
  test.each([
    ['digging-up-the-past', 'pass', 'objective'],
    ['digging-up-the-past', 'fail', 'deck'],
    ['needs-of-the-people', 'pass', 'discard'],
    ['needs-of-the-people', 'fail', 'discard'],
  ] as const)('%s after a %s goes to the %s', (slug, result, to) => {
    const game = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], missions: [slug] });
    flyMission(game, 'tigh', result).settle();
    const before = game.view('public').distance;
    game.jump();
    expect(game.told('missionCleared')).toEqual([{ kind: 'missionCleared', card: mission(slug), to }]);
    const { missions } = homeOf(game.state);
    expect(active(game)).toBeUndefined();
    expect(missions.deck).toHaveLength(to === 'deck' ? all : all - 1);
    expect(missions.discard).toEqual(to === 'discard' ? [mission(slug)] : []);
    expect(game.state.travelled.includes(mission(slug))).toBe(to === 'objective');
    // It goes on counting, and not twice.
    expect(game.view('public').distance).toBe(before);
  });
});
