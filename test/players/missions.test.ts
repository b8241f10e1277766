/** The use that automatic players and standing orders make of Missions, the Demetrius and the Rebel Basestar. */
import { describe, expect, test } from 'vitest';
import { view } from '../../src/engine/index.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { actionScore, moveScore, situation } from '../../src/players/actions.ts';
import { choose } from '../../src/players/index.ts';
import { noOrders, verdictOf } from '../../src/players/orders/index.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { distanceWorth } from '../../src/players/worth/jumps.ts';
import { activate, homeScene, type HomeScene } from '../engine/homeScene.ts';
import type { Person, Table } from '../engine/scene.ts';

const at = (name: string) => ({ at: `location/daybreak/${name}` }) as const;
const half = (): number => 0.5;
const answerOf = (game: Table, person: Person): Array<string> =>
  choose({ view: game.view(person) }, game.choices(person), half);
const full = ['leadership/2', 'leadership/2', 'leadership/1', 'tactics/2', 'tactics/2', 'tactics/1', 'politics/2'];

const useBridge = { id: 'location', kind: 'activateLocation', location: 'location/daybreak/bridge' } as const;
const goThere = { id: 'bridge', kind: 'location', location: 'location/daybreak/bridge', costsCard: true } as const;

describe('the Bridge', () => {
  const withHands = (hand: ReadonlyArray<string>): Table =>
    homeScene({
      players: [
        { tigh: { ...at('bridge'), hand } },
        { tyrol: { hand: hand.slice(0, 5) } },
        { apollo: { hand: hand.slice(0, 3) } },
      ],
    });

  test('a Mission is worth more the fuller the hands are', () => {
    const [rich, poor] = [withHands(full), withHands([])].map((game) =>
      actionScore(situation({ view: game.view('tigh') }), useBridge),
    );
    expect(rich).toBeGreaterThan(poor ?? Infinity);
  });

  test('nobody goes there for a Mission while one lies on the space', () => {
    const game = withHands(full);
    const before = moveScore(situation({ view: game.view('tyrol') }), goThere);
    const home = game.state.modules.searchForHome;
    if (home !== undefined) home.active = { card: 'mission/daybreak/rescue-hera', faceUp: true, counts: false };
    expect(moveScore(situation({ view: game.view('tyrol') }), goThere)).toBeLessThan(before);
  });
});

test('R-DAY-71 a Mission that counts as distance is worth what a destination brings, and little when the fleet has gone far enough', () => {
  const far = (distance: number): GameView => ({
    ...homeScene({ players: ['tigh', 'tyrol', 'apollo'] }).view('tigh'),
    distance,
  });
  expect(worthOf({ view: far(0) }, [{ missionCounts: 2 }])).toBe(distanceWorth(far(0), 2));
  expect(worthOf({ view: far(10) }, [{ missionCounts: 2 }])).toBeLessThan(distanceWorth(far(0), 1));
});

describe('cards for a Mission', () => {
  const players: HomeScene['players'] = [
    { tigh: { ...at('bridge'), hand: full } },
    { tyrol: { hand: full.slice(0, 5) } },
    { apollo: { hand: full.slice(0, 4) } },
    'roslin',
    'starbuck',
  ];

  test('a human does their own share while several have cards, and a revealed Cylon harms it', () => {
    const game = homeScene({ players, missions: ['destroy-the-hub'] });
    activate(game, 'tigh');
    expect(answerOf(game, 'tyrol').length).toBeGreaterThan(1);
    const harmed = homeScene({
      players: [
        { tigh: { ...at('bridge'), hand: full } },
        { apollo: { revealed: true, hand: ['politics/3', 'tactics/3'] } },
        { roslin: { hand: full } },
      ],
      missions: ['destroy-the-hub'],
    });
    activate(harmed, 'tigh');
    const [politics] = harmed.player('apollo').hand;
    expect(answerOf(harmed, 'apollo')).toEqual([politics]);
  });

  test('R-LOY-74 a Cylon player keeps the cards that it takes to come away from the destroyed Hub', () => {
    const harms = (place: string, hand: ReadonlyArray<string>): number => {
      const game = homeScene({
        players: [
          { tigh: { ...at('bridge'), hand: full } },
          { apollo: { revealed: true, ...at(place), hand } },
          { roslin: { hand: full } },
        ],
        missions: ['destroy-the-hub'],
      });
      activate(game, 'tigh');
      return game.question('apollo') === undefined ? 0 : answerOf(game, 'apollo').length;
    };
    const three = ['politics/3', 'tactics/3', 'politics/2'];
    expect([
      harms('hub-destroyed', three),
      harms('caprica', three),
      harms('hub-destroyed', [...three, 'politics/4']),
    ]).toEqual([0, 1, 1]);
  });

  test('R-CHK-95 an order “nothing without a useful card” counts no card for an ability that is not resolved', () => {
    const game = homeScene({
      players: [{ tigh: at('bridge') }, { tyrol: { hand: ['bait/0'] } }, 'roslin'],
      missions: ['destroy-the-hub'],
    });
    activate(game, 'tigh');
    const standing = { ...noOrders, checks: 'unlessUseful' } as const;
    expect(verdictOf({ standing }, game.view('tyrol'), game.choices('tyrol'))).toEqual({ kind: 'answer', choice: [] });
  });
});

describe('answers', () => {
  test('a Mission that the fleet could only fail goes to the bottom, one that it may well pass stays on the top', () => {
    const human = homeScene({
      players: [{ tigh: at('tactical-plot') }, 'roslin', 'apollo'],
      missions: ['attack-on-the-colony'],
    });
    activate(human, 'tigh');
    // With empty hands it would only be failed.
    expect(answerOf(human, 'tigh')).toEqual(['bottom']);
    const good = homeScene({
      players: [
        { tigh: { ...at('tactical-plot'), hand: full } },
        { tyrol: { hand: full.slice(0, 6) } },
        { apollo: { hand: ['piloting/1', 'piloting/1', 'piloting/1', 'piloting/2', 'piloting/2', 'engineering/1'] } },
      ],
      missions: ['digging-up-the-past'],
    });
    activate(good, 'tigh');
    expect(answerOf(good, 'tigh')).toEqual(['top']);
  });

  test('nobody among the humans names Treachery; the token is paid rather than a card; the strongest cards are taken', () => {
    const cabin = homeScene({ players: ['tigh', { tyrol: at('captains-cabin') }, 'apollo'] });
    activate(cabin, 'tyrol');
    expect(answerOf(cabin, 'tyrol')).not.toEqual(['treachery']);
    const tank = homeScene({
      players: [
        'tigh',
        { cavil: { infiltrating: true, ...at('datastream'), superCrises: ['massive-assault'], miracles: 1 } },
        'tyrol',
        'apollo',
      ],
      rebel: 'human',
      options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
    });
    activate(tank, 'cavil');
    expect(choose({ view: tank.view('cavil') }, tank.choices('cavil'), () => 0)).toEqual(['miracleToken']);
    tank.choose('cavil', 'miracleToken').choose('cavil', 'tactics');
    expect(answerOf(tank, 'cavil').map((id) => id.replace(/~\d$/, '').slice(-1))).toEqual(['5', '5', '4']);
  });

  test('a human sends out vipers, a Cylon player raiders', () => {
    const human = homeScene({ players: ['tigh', { tyrol: at('raider-bay') }, 'starbuck'], rebel: 'human' });
    activate(human, 'tyrol').choose('tyrol', 'bow');
    expect(answerOf(human, 'tyrol')).toEqual(['viper']);
    const other = homeScene({
      players: [
        'tigh',
        'roslin',
        { apollo: { revealed: true, ...at('raider-bay'), superCrises: ['massive-assault'] } },
      ],
      rebel: 'cylon',
    });
    activate(other, 'apollo').choose('apollo', 'bow');
    expect(answerOf(other, 'apollo')).toEqual(['raider']);
  });
});

test('what the Rebel Basestar does helps whoever uses it', () => {
  const game = homeScene({ players: ['tigh', 'roslin', { apollo: { revealed: true } }], rebel: 'cylon' });
  const sendOut = [{ sendOut: { raider: 2, viper: 4 } }];
  expect(worthOf({ view: view(game.state, game.seat('tigh')) }, sendOut)).toBeGreaterThan(0);
  expect(worthOf({ view: view(game.state, game.seat('apollo')) }, sendOut)).toBeLessThan(0);
});
