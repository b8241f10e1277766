import { describe, expect, test } from 'vitest';
import { actionsAhead, turnAhead } from '../../../../src/engine/ahead.ts';
import { describeDecision } from '../../../../src/engine/describe/index.ts';
import type { Scene, Table } from '../../scene.ts';
import { people } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { togetherScene } from '../../togetherScene.ts';
import { table, execute, becomes } from './executing.ts';

describe('new characters with rules of their own', () => {
  test('R-EXE-60 Boomer before the Sleeper Agent phase brings a human card along', () => {
    const game = table({ loyaltyDeck: ['human'] });
    game.state.notACylonPile = [
      'loyalty/base/you-are-not-a-cylon',
      'loyalty/base/you-are-not-a-cylon',
      'loyalty/base/you-are-not-a-cylon',
    ];
    becomes(execute(game), 'tigh', 'sharon-boomer-valerii');
    expect([game.state.notACylonPile.length, game.player('tigh').loyalty.length, game.where('tigh')]).toEqual([
      1,
      1,
      'armory',
    ]);
  });

  test('R-EXE-60 after it she goes to the Brig with one card more', () => {
    const game = table();
    game.state.sleeperAgentsHaveCome = true;
    becomes(execute(game), 'tigh', 'sharon-boomer-valerii');
    expect([game.player('tigh').loyalty.length, game.where('tigh')]).toEqual([2, 'brig']);
  });

  test('R-EXE-47 R-EXE-43 the player of an executed Boomer draws one card more before that phase', () => {
    const game = pegasusScene({ players: ['roslin', 'boomer', 'starbuck'] });
    becomes(execute(game, 'boomer'), 'boomer', 'william-adama');
    expect(game.player('boomer').loyalty).toHaveLength(2);
  });

  test('R-EXE-47 R-LOY-38 whom the first of two cards has made a Cylon player hands the second on', () => {
    const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
    const game = pegasusScene({ players: ['roslin', 'boomer', 'starbuck'] });
    execute(game, 'boomer');
    Object.assign(game.state, {
      loyaltyDeck: [cylon, 'loyalty/base/you-are-a-sympathizer'],
      notACylonPile: [],
      loyaltyDiscard: [],
    });
    becomes(game, 'boomer', 'william-adama').choose('boomer', 'seat2');
    expect(game.player('boomer').loyalty).toEqual([{ card: 'loyalty/base/you-are-a-sympathizer', faceUp: true }]);
    expect(game.player('starbuck').loyalty.map(({ card }) => card)).toContain(cylon);
  });

  test('R-EXE-61 Helo is stranded through the next own turn', () => {
    const game = becomes(execute(table()), 'tigh', 'karl-helo-agathon');
    expect(game.player('tigh').place).toEqual({ kind: 'stranded', untilOwnTurn: game.player('tigh').ownTurns + 2 });
    expect(game.told('newcomerStranded')).toEqual([{ kind: 'newcomerStranded', seat: game.seat('tigh') }]);
  });

  test.each([
    [true, 'get a new Loyalty card'],
    [false, 'keep your Loyalty cards faceup'],
  ])('R-EXE-43 with new Loyalty cards %s: “%s” is what is told', (executionRedrawsLoyalty, said) => {
    const game = execute(table({ options: { executionRedrawsLoyalty } }));
    expect(describeDecision(game.choices('tigh'), { seat: String, character: String }).help).toContain(said);
  });

  test('R-EXE-62 Apollo launches at once', () => {
    const game = becomes(execute(table()), 'tigh', 'lee-apollo-adama');
    expect(game.choices('tigh').topic.kind).toBe('chooseStartArea');
    expect(game.choose('tigh', 'portBow').where('tigh')).toBe('portBow');
  });

  test('R-EXE-62 without a viper he comes to the Hangar Deck', () => {
    expect(becomes(execute(table({ reserves: { viper: 0 } })), 'tigh', 'lee-apollo-adama').where('tigh')).toBe(
      'hangar-deck',
    );
  });

  test('R-EXE-63 Baltar draws one card more before the Sleeper Agent phase, not after it', () => {
    expect(becomes(execute(table()), 'tigh', 'gaius-baltar').player('tigh').loyalty).toHaveLength(2);
    const later = table();
    later.state.sleeperAgentsHaveCome = true;
    expect(becomes(execute(later), 'tigh', 'gaius-baltar').player('tigh').loyalty).toHaveLength(1);
  });

  test('R-EXE-66 Cain chooses between her two locations; with Pegasus lost it is Command', () => {
    expect(becomes(execute(table()), 'tigh', 'helena-cain').ids('tigh')).toEqual([
      'location/pegasus/pegasus-cic',
      'location/base/command',
    ]);
    const lost = table();
    lost.state.lostBoards = ['pegasus'];
    expect(becomes(execute(lost), 'tigh', 'helena-cain').where('tigh')).toBe('command');
  });

  test('R-EXE-45, R-SET-95 a new character whose location has been replaced starts on what took its place', () => {
    const options = { expansions: ['exodus', 'daybreak'] } as const;
    const start = (slug: string, set: Partial<Scene> = {}): string => {
      const game = togetherScene({ players: ['adama', 'tigh', 'starbuck', 'kat'], options, ...set });
      return becomes(execute(game), 'tigh', slug).where('tigh');
    };
    expect(start('base/laura-roslin')).toBe('presidents-office');
    expect(start('exodus/tory-foster')).toBe('press-room');
    expect(start('daybreak/romo-lampkin')).toBe('administration');
    expect(start('base/laura-roslin', { inPlay: ['super-crisis/base/bomb-on-colonial-1'] })).toBe('sickbay');
  });
});

test('R-EXE-44 nothing can be planned for the next turn until the new character has been chosen', () => {
  const game = execute(table());
  expect(turnAhead(game.state, game.seat('tigh'))).toEqual({ moves: [], draws: [] });
  expect(actionsAhead(game.state, game.seat('tigh'), undefined)).toEqual([]);
  becomes(game, 'tigh', 'sharon-boomer-valerii');
  expect(turnAhead(game.state, game.seat('tigh')).draws).not.toEqual([]);
});

test('R-EXE-48, R-TTL-10 while the Quorum hand waits for a new character, who may come next plans without knowing it', () => {
  const game = pegasusScene({ players: ['roslin', 'adama', 'starbuck'], titles: { president: 'roslin' } });
  game.state.quorumHand = ['quorum/base/food-rationing'];
  execute(game, 'roslin');
  expect([game.choices('roslin').topic.kind, game.holder('president')]).toEqual(['newCharacter', undefined]);
  for (const person of ['adama', 'starbuck'] as const) {
    const { moves } = turnAhead(game.state, game.seat(person));
    const ahead = moves.flatMap((move) => actionsAhead(game.state, game.seat(person), move));
    expect(ahead.map(({ kind }) => kind)).toContain('activateLocation');
    expect(ahead.map(({ kind }) => kind)).not.toContain('playQuorum');
  }
});

describe('R-EXE-71 Dee', () => {
  test('R-EXE-71 is executed as soon as morale falls to 2, and that costs no morale', () => {
    const game = pegasusScene({ players: ['roslin', 'dee', 'starbuck'], resources: { morale: 3 } });
    game.resolve([{ lose: { morale: 1 } }], 'roslin');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([1]);
    expect(game.state.resources.morale).toBe(2);
  });

  test('R-EXE-71 not while there are 3 left', () => {
    expect(
      pegasusScene({ players: ['roslin', 'dee', 'starbuck'], resources: { morale: 4 } }).resolve(
        [{ lose: { morale: 1 } }],
        'roslin',
      ).state.modules.executions?.executed,
    ).toEqual([]);
  });

  test('R-EXE-71 not by a loss of something else, nor if she is a Cylon player', () => {
    const low = pegasusScene({ players: ['roslin', 'dee', 'starbuck'], resources: { morale: 2 } });
    expect(low.resolve([{ lose: { food: 1 } }], 'roslin').told('executed')).toEqual([]);
    const cylon = pegasusScene({
      players: ['roslin', { dee: { revealed: true } }, 'starbuck'],
      resources: { morale: 3 },
    });
    expect(cylon.resolve([{ lose: { morale: 2 } }], 'roslin').told('executed')).toEqual([]);
  });

  test('R-EXE-71 another execution is finished first', () => {
    const game = pegasusScene({ players: ['roslin', 'dee', 'tigh'], resources: { morale: 3 } });
    execute(game);
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([2]);
    game.choose('tigh', 'william-adama');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([2, 1]);
    expect(game.state.resources.morale).toBe(2);
  });

  test('R-EXE-71 who takes her on with morale that low already bears it until the next loss', () => {
    const game = table({ resources: { morale: 3 } });
    becomes(execute(game), 'tigh', 'anastasia-dee-dualla');
    expect(game.state.modules.executions?.executed).toEqual([1]);
    expect(game.player('tigh').character).toBe(people.dee);
    game.resolve([{ lose: { morale: 1 } }], 'roslin');
    expect(game.state.modules.executions?.executed).toEqual([1, 1]);
  });

  test('R-EXE-71 an earlier loss of the same turn is no reason either', () => {
    const game = table({ resources: { morale: 3 }, options: { executionRedrawsLoyalty: true } });
    game.resolve([{ lose: { morale: 2 } }, { protect: 'morale' }], 'roslin');
    becomes(execute(game), 'tigh', 'anastasia-dee-dualla');
    expect([game.state.modules.executions?.executed, game.state.resources.morale]).toEqual([[1], 1]);
  });

  test('R-EXE-02 R-JMP-22 an execution that was meant for her does not hit the character that follows her', () => {
    const game = pegasusScene({
      players: [{ roslin: { at: 'press-room' } }, { tigh: { at: 'ftl-control' } }, { dee: { at: 'engine-room' } }],
      titles: { admiral: 'tigh' },
      resources: { morale: 3 },
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
      destinations: ['barren-planet', 'icy-moon'],
    });
    game.jump().choose('tigh', 'barren-planet').choose('tigh', 'william-adama').choose('dee', 'galen-tyrol').settle();
    expect(game.state.modules.executions?.executed).toEqual([1, 2]);
    expect(game.player('dee').character).toBe(people.tyrol);
  });
});

describe('R-EXE-43 without new Loyalty cards', () => {
  const keeping = (set: Partial<Scene> = {}): Table => table({ options: { executionRedrawsLoyalty: false }, ...set });

  test('R-EXE-60 a new Boomer brings neither a card along nor goes to the Brig', () => {
    const game = keeping();
    game.state.sleeperAgentsHaveCome = true;
    game.state.notACylonPile = ['loyalty/pegasus/you-are-not-a-cylon'];
    const deck = game.state.loyaltyDeck.length;
    becomes(execute(game), 'tigh', 'sharon-boomer-valerii');
    expect([game.where('tigh'), game.state.loyaltyDeck.length, game.player('tigh').loyalty.length]).toEqual([
      'armory',
      deck,
      1,
    ]);
  });

  test('R-EXE-63 a new Baltar after the Sleeper Agent phase has no Cylon Detector any more', () => {
    const late = keeping();
    late.state.sleeperAgentsHaveCome = true;
    becomes(execute(late), 'tigh', 'gaius-baltar');
    expect(late.actions('tigh').ids('tigh')).not.toContain('character/base/gaius-baltar/cylon-detector');
    const early = keeping();
    becomes(execute(early), 'tigh', 'gaius-baltar');
    expect(early.actions('tigh').ids('tigh')).toContain('character/base/gaius-baltar/cylon-detector');
  });

  test('R-EXE-63 R-DAY-01 not with a miracle token either; R-EXE-52 who follows Baltar may use theirs', () => {
    const detector = 'character/base/gaius-baltar/cylon-detector';
    const late = togetherScene({
      players: ['adama', { tigh: { loyalty: ['human'] } }, 'roslin'],
      options: { expansions: ['pegasus', 'daybreak'], executionRedrawsLoyalty: false },
    });
    late.state.sleeperAgentsHaveCome = true;
    becomes(execute(late), 'tigh', 'gaius-baltar').resolve([{ gainMiracle: { who: 'you' } }], 'tigh');
    expect([late.state.modules.miracles?.tokens[1], late.actions('tigh').ids('tigh').includes(detector)]).toEqual([
      1,
      false,
    ]);
    const next = keeping();
    next.state.sleeperAgentsHaveCome = true;
    becomes(execute(becomes(execute(next), 'tigh', 'gaius-baltar')), 'tigh', 'galen-tyrol');
    expect([next.player('tigh').usedOncePerGame, next.view('public').players[1]?.usedOncePerGame]).toEqual([
      false,
      false,
    ]);
  });
});
