import { describe, expect, test } from 'vitest';
import { homeOf } from '../../../../src/engine/modules/searchForHome/state.ts';
import { activate, at, flyMission, goals, homeScene, mission } from '../../homeScene.ts';

describe('R-DAY-60 R-DAY-65 moving', () => {
  const players = [
    { tigh: { hand: ['politics/1'] } },
    { roslin: { ...at('bridge'), hand: ['politics/1'] } },
    { apollo: { revealed: true, hand: ['politics/2'] } },
  ];

  test('to the Demetrius or away from it costs a card, between its locations none; Cylon players stay away', () => {
    const game = homeScene({ players });
    expect(goals(game, 'tigh').get('bridge')).toBe(true);
    expect(goals(game, 'roslin')).toEqual(
      new Map(
        [...goals(game, 'roslin')].map(([name]) => [name, name !== 'tactical-plot' && name !== 'captains-cabin']),
      ),
    );
    expect(goals(game, 'roslin').has('tactical-plot')).toBe(true);
    expect([...goals(game, 'apollo').keys()].filter((name) => name === 'bridge' || name === 'captains-cabin')).toEqual(
      [],
    );
  });

  test('a pilot comes aboard for a card', () => {
    const game = homeScene({ players: ['tigh', 'roslin', { apollo: { piloting: 'bow', hand: ['politics/1'] } }] });
    expect(goals(game, 'apollo').get('captains-cabin')).toBe(true);
  });

  test('who infiltrates uses it like a human, and leaves it for the Resurrection Ship', () => {
    const game = homeScene({
      players: ['tigh', { cavil: { infiltrating: true, ...at('tactical-plot') } }, 'roslin', 'apollo'],
      options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
    });
    expect(game.actions('cavil').ids('cavil')).toContain('location');
    game.choose('cavil', 'endInfiltration').settle();
    expect(game.where('cavil')).toBe('resurrection-ship');
  });

  test('a player revealed there goes to the Resurrection Ship', () => {
    const game = homeScene({ players: ['tigh', { roslin: { ...at('bridge'), loyalty: ['cylon'] } }, 'apollo'] });
    game.actions('roslin').choose('roslin', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
    expect(game.where('roslin')).toBe('resurrection-ship');
  });
});

describe('R-DAY-63 R-DAY-66 Tactical Plot', () => {
  const players = [{ tigh: at('tactical-plot') }, 'roslin', 'apollo'] as const;

  test('shows the top Mission to that player alone, who puts it on the top or the bottom', () => {
    const game = homeScene({ players, missions: ['rescue-hera', 'cylon-civil-war'] });
    activate(game, 'tigh');
    expect(game.told('missionSeen', 'tigh')).toEqual([{ kind: 'missionSeen', seat: 0, card: mission('rescue-hera') }]);
    expect(game.told('missionSeen')).toEqual([{ kind: 'missionSeen', seat: 0 }]);
    expect(game.view('tigh').own?.modules.searchForHome).toEqual({ seen: mission('rescue-hera') });
    expect(game.view('roslin').own?.modules.searchForHome).toBeUndefined();
    game.choose('tigh', 'bottom');
    const { deck } = homeOf(game.state).missions;
    expect([deck.at(-1), deck[0]]).toEqual([mission('cylon-civil-war'), mission('rescue-hera')]);
  });

  test('may be used while a Mission lies on the space; with no Mission left it does nothing', () => {
    const game = homeScene({ players, onlyMissions: ['rescue-hera'] });
    homeOf(game.state).active = { card: mission('the-red-stripes'), faceUp: true, counts: false };
    activate(game, 'tigh').choose('tigh', 'top');
    expect(homeOf(game.state).missions.deck).toEqual([mission('rescue-hera')]);
    homeOf(game.state).missions.deck = [];
    activate(game, 'tigh');
    expect(game.told('missionSeen')).toHaveLength(1);
  });
});

describe('R-DAY-64 R-DAY-66 Captain’s Cabin', () => {
  test('every player draws a card of the named type, Cylon players too, from the acting player clockwise', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: at('captains-cabin') }, { apollo: { revealed: true } }, { starbuck: { at: 'brig' } }],
    });
    activate(game, 'tyrol').choose('tyrol', 'treachery');
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [game.person(seat), skills])).toEqual(
      ['tyrol', 'apollo', 'starbuck', 'tigh'].map((person) => [person, ['treachery']]),
    );
  });
});

test('R-DAY-60 nothing damages the Demetrius', () => {
  const game = homeScene({ players: [{ tigh: at('bridge') }, 'roslin', 'apollo'], missions: ['attack-on-the-colony'] });
  flyMission(game, 'tigh', 'fail')
    .resolve([{ damageGalactica: 4 }], 'tigh')
    .settle();
  expect(game.state.damaged.filter((location) => location.startsWith('location/daybreak'))).toEqual([]);
});
