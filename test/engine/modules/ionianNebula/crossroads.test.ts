/** The Crossroads phase: the battle, and the cards one after the other. */
import { describe, expect, test } from 'vitest';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import {
  allTrauma,
  crossroads,
  eliminated,
  letters,
  nebulaScene,
  traumaOf,
  type NebulaScene,
} from '../../nebulaScene.ts';
import type { Table } from '../../scene.ts';

const quiet: NebulaScene = {
  players: ['adama', 'roslin', 'tyrol'],
  trauma: { adama: 'ab', roslin: 'ab', tyrol: 'ab' },
};
const onTheWay = (set: Partial<NebulaScene> = {}): Table => nebulaScene({ ...quiet, ...set });
/** Everyone lays this token. */
const layAll = (
  game: Table,
  token: 'benevolent' | 'antagonistic',
  ...people: ReadonlyArray<'adama' | 'roslin' | 'tyrol'>
): Table => {
  for (const person of people) game.choose(person, `trauma-${token}`);
  return game;
};

describe('when the distance reaches 8', () => {
  test('R-ION-60 R-ION-62 a jump that brings it is interrupted for the battle', () => {
    const game = onTheWay({
      travelled: ['deep-space', 'deep-space', 'deep-space'],
      destinations: ['deep-space'],
      milestones: ['sleeperAgent'],
      jumpTrack: 3,
      reserves: { viper: 6 },
    });
    game.jump();
    game.choose('adama', game.ids('adama').find((id) => id.endsWith('deep-space')) ?? '').decline();
    expect(game.state.milestones).toEqual(['sleeperAgent', 'crossroadsPhase']);
    expect([game.count('basestar', 'starboardBow'), game.count('raider', 'starboardBow')]).toEqual([1, 4]);
    expect([game.count('basestar', 'starboardQuarter'), game.count('raider', 'starboardQuarter')]).toEqual([1, 4]);
    expect([game.count('viper', 'portBow'), game.count('viper', 'portQuarter')]).toEqual([2, 2]);
    expect(game.choices('adama').topic).toEqual({ kind: 'layTrauma' });
    expect(game.state.jumpTrack).toBe(0);
  });

  test('R-ION-61 R-ION-85 the Sleeper Agent phase comes before it, and the last jump is the one after it', () => {
    const game = onTheWay({ travelled: ['deep-space', 'deep-space', 'deep-space', 'deep-space'], trauma: {} });
    game.call('milestones', {}).settle();
    expect(game.state.milestones).toEqual(['sleeperAgent', 'crossroadsPhase', 'finalJump']);
    const told = game.events.map(({ what }) => what.kind);
    expect(told.indexOf('sleeperAgentPhase')).toBeLessThan(told.indexOf('crossroadsDealt'));
  });

  test('R-ION-85 R-JMP-40 a jump in the middle of the battle is not the last one, which is that after the phase', () => {
    const players = [
      { apollo: { at: 'command', hand: ['executive-order/1'] } },
      { tigh: { at: 'ftl-control' } },
      'roslin',
    ] as const;
    const travelled = ['deep-space', 'deep-space', 'deep-space', 'deep-space'];
    const game = nebulaScene({
      players,
      travelled,
      milestones: ['sleeperAgent'],
      jumpTrack: 4,
      reserves: { viper: 6 },
    });
    game
      .call('milestones', {})
      .choose('apollo', 'alert-viper-pilot')
      .choose('apollo', 'portBow')
      .choose('apollo', 'executive-order/1');
    game.choose('apollo', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'location').settle();
    expect(game.told('jumped').map(({ final }) => final)).toEqual([false]);
    expect([game.state.milestones.at(-1), nebulaOf(game.state).trial, game.state.over]).toEqual([
      'finalJump',
      'over',
      undefined,
    ]);
  });

  test('R-ION-88 ships that are there stay; with 1 basestar left the current player picks its area', () => {
    const game = onTheWay({ ships: { bow: { basestar: 1, raider: 2 } }, trauma: {} });
    game.call('crossroadsPhase', { leaders: [], waiting: [] });
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'whichToPlace', ship: 'basestar' }, min: 1, max: 1 });
    game.choose('adama', 'starboardQuarter-2').decline();
    expect([
      game.count('basestar', 'bow'),
      game.count('basestar', 'starboardBow'),
      game.count('basestar', 'starboardQuarter'),
    ]).toEqual([1, 0, 1]);
    expect(game.count('raider')).toBe(10);
  });

  test('R-ION-63 R-ION-92 the marker goes to the start once; what the destination does to it afterwards counts, and so does a card of the phase', () => {
    const game = onTheWay({
      travelled: ['deep-space', 'deep-space', 'deep-space'],
      destinations: ['deep-space'],
      milestones: ['sleeperAgent'],
      jumpTrack: 4,
      trauma: { adama: 'aa' },
    });
    game.jump();
    game.choose('adama', game.ids('adama').find((id) => id.endsWith('deep-space')) ?? '').decline();
    const { dealt } = nebulaOf(game.state);
    const own = dealt.findIndex(({ seat }) => seat === 0);
    const scanned = dealt.findIndex(({ card }) => card.endsWith('/scanned'));
    if (scanned >= 0) dealt[scanned] = { seat: dealt[scanned]?.seat ?? 0, card: dealt[own]?.card ?? '' };
    dealt[own] = { seat: 0, card: 'crossroads/exodus/scanned' };
    game.choose('adama', 'trauma-antagonistic').settle();
    expect(game.state.jumpTrack).toBe(1);
  });
});

describe('the cards', () => {
  test('R-ION-64 R-ION-89 everybody gets 1 and lays a token unseen, all at the same time', () => {
    const game = crossroads(onTheWay());
    expect(game.state.decisions.map(({ seat, topic, privacy }) => [seat, topic.kind, privacy])).toEqual([
      [0, 'layTrauma', 'private'],
      [1, 'layTrauma', 'private'],
      [2, 'layTrauma', 'private'],
    ]);
    game.choose('roslin', 'trauma-antagonistic');
    expect(game.told('crossroadsRevealed')).toEqual([]);
    expect(game.told('crossroadsDealt').every((event) => event.card === undefined)).toBe(true);
    expect(game.view('adama').own?.modules.ionianNebula?.crossroads?.card).toBe(nebulaOf(game.state).dealt[0]?.card);
    expect(game.view('public').modules.ionianNebula?.crossroads).toEqual(
      [0, 1, 2].map((seat) => ({ seat, laid: false })),
    );
  });

  test('R-ION-14 who has laid a token still knows it, and nobody else does', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'a', roslin: 'ab' } }));
    game.choose('roslin', 'trauma-antagonistic');
    const laid = game.events.filter(({ what }) => what.kind === 'traumaLaid');
    expect(laid.map(({ audience, what }) => [audience, 'token' in what])).toEqual([
      [[0], true],
      ['public', false],
      [[1], true],
      ['public', false],
    ]);
  });

  test('R-ION-89 who has a single token lays it without being asked; who has only tokens of one symbol is asked all the same', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'aa', roslin: 'b' } }));
    expect(game.state.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(game.ids('adama')).toEqual(['token/exodus/trauma-antagonistic']);
  });

  test('R-ION-65 cards and tokens are revealed from the current player clockwise', () => {
    const game = crossroads(onTheWay({ current: 'roslin' }), {
      adama: 'the-opera-house',
      roslin: 'scanned',
      tyrol: 'perjury',
    });
    layAll(game, 'antagonistic', 'adama', 'roslin', 'tyrol').settle();
    expect(game.told('crossroadsRevealed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(game.told('crossroadsRevealed')[0]).toMatchObject({
      card: 'crossroads/exodus/scanned',
      token: 'token/exodus/trauma-antagonistic',
    });
  });

  test('R-ION-89 worked example 23: who had no token chooses freely, even with tokens that came later', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'aa' }, pool: 'bb' }), {
      adama: 'testimony',
      roslin: 'perjury',
      tyrol: 'the-opera-house',
    });
    game.choose('adama', 'trauma-antagonistic').choose('adama', 'seat1');
    game.settle(2);
    expect(traumaOf(game, 'roslin')).toBe('bb');
    expect(game.choices('roslin').topic).toEqual({ kind: 'crossroadsResult', card: 'crossroads/exodus/perjury' });
    game.choose('roslin', 'antagonistic');
    expect(game.told('crossroadsChosen')).toEqual([
      {
        kind: 'crossroadsChosen',
        seat: 1,
        card: 'crossroads/exodus/perjury',
        symbol: 'antagonistic',
      },
    ]);
  });

  test('R-ION-66 R-ION-91 worked example 11: an executed player keeps card and token and resolves them with the new character', () => {
    const game = crossroads(
      onTheWay({
        trauma: { adama: 'ab', roslin: 'aa', tyrol: 'ab' },
        titles: { admiral: 'roslin' },
      }),
      { adama: 'disturbing-vision', roslin: 'perjury' },
    );
    game
      .choose('adama', 'trauma-antagonistic')
      .choose('roslin', 'trauma-antagonistic')
      .choose('tyrol', 'trauma-benevolent');
    expect(game.choices('roslin').topic.kind).toBe('newCharacter');
    game.choose('roslin', 'saul-tigh');
    game.settle(2);
    expect(game.told('crossroadsRevealed').find(({ seat }) => seat === 1)?.token).toBe(
      'token/exodus/trauma-antagonistic',
    );
    expect(allTrauma(game)).toBe(38);
  });

  test('R-ION-67 R-ION-90 a Cylon player resolves their own card, and nobody is immune to it', () => {
    const game = crossroads(
      onTheWay({
        players: [
          'adama',
          { roslin: { revealed: true, hand: ['politics/1', 'leadership/1', 'leadership/2'] } },
          'tyrol',
        ],
        trauma: { roslin: 'ab' },
      }),
      { roslin: 'perjury' },
    );
    game.choose('roslin', 'trauma-benevolent');
    game.settle(20);
    expect(game.player('roslin').hand).toHaveLength(1);
  });

  test('R-ION-69 R-EXE-53 if the current player is executed, the phase is finished first, then the turn ends', () => {
    const game = onTheWay({
      players: ['adama', 'roslin', 'tyrol'],
      travelled: ['deep-space', 'deep-space', 'deep-space'],
      milestones: ['sleeperAgent'],
      trauma: { adama: 'aa' },
    });
    game.turn();
    game.state.travelled.push('destination/base/deep-space');
    const { dealt } = nebulaOf(game.state);
    expect(dealt).toEqual([]);
    game.state.decisions.length = 0;
    game.call('milestones', {});
    game.decline();
    const own = nebulaOf(game.state).dealt.findIndex(({ seat }) => seat === 0);
    const vision = nebulaOf(game.state).dealt.findIndex(({ card }) => card.endsWith('/disturbing-vision'));
    const ours = nebulaOf(game.state).dealt[own];
    if (vision >= 0)
      nebulaOf(game.state).dealt[vision] = {
        seat: nebulaOf(game.state).dealt[vision]?.seat ?? 0,
        card: ours?.card ?? '',
      };
    nebulaOf(game.state).dealt[own] = { seat: 0, card: 'crossroads/exodus/disturbing-vision' };
    game.choose('adama', 'trauma-antagonistic');
    expect(game.choices('adama').topic.kind).toBe('newCharacter');
    for (let n = 0; n < 40 && game.state.current === 0; n += 1) game.settle(1);
    expect(game.told('trialBegins')).toHaveLength(1);
    expect(game.state.current).toBe(1);
    const kinds = game.events.map(({ what }) => (what.kind === 'phase' ? what.phase : what.kind));
    expect(kinds.slice(kinds.indexOf('trialBegins'))).not.toContain('crisis');
  });

  test('R-ION-68 an empty resource is looked at when the turn ends', () => {
    const game = crossroads(onTheWay({ resources: { morale: 1 }, trauma: { adama: 'aa' } }), {
      adama: 'miraculous-return',
    });
    game.choose('adama', 'trauma-antagonistic');
    expect(game.state.resources.morale).toBe(0);
    expect(game.state.over).toBeUndefined();
  });
});

describe('disturbing-vision', () => {
  test('crossroads/exodus/disturbing-vision benevolent: 2 own tokens go, and 2 Skill cards at random', () => {
    const game = crossroads(
      onTheWay({
        players: [{ adama: { hand: ['leadership/1', 'leadership/2', 'tactics/1'] } }, 'roslin', 'tyrol'],
        trauma: { adama: 'abab' },
      }),
      { adama: 'disturbing-vision' },
    );
    game.choose('adama', 'trauma-benevolent');
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'discardTrauma', count: 2 }, min: 2, max: 2 });
    game.choose('adama', 'trauma-antagonistic', 'trauma-antagonistic~2');
    expect(game.player('adama').hand).toHaveLength(1);
  });

  test('crossroads/exodus/disturbing-vision antagonistic: Cylon players draw 2 each, clockwise, then the Admiral is executed', () => {
    const game = crossroads(
      onTheWay({
        players: ['adama', { roslin: { revealed: true } }, 'tyrol'],
        titles: { admiral: 'tyrol' },
        trauma: { adama: 'ab' },
        pool: 'bb',
      }),
      { adama: 'disturbing-vision' },
    );
    game.choose('adama', 'trauma-antagonistic');
    expect(traumaOf(game, 'roslin')).toBe('bb');
    expect(game.told('executed')).toEqual([expect.objectContaining({ seat: 2 })]);
  });
});

describe('miraculous-return', () => {
  test('crossroads/exodus/miraculous-return benevolent: morale, a destroyed viper, and raiders that act twice whatever they have done', () => {
    const game = crossroads(
      onTheWay({
        destroyed: { viper: 1 },
        resources: { morale: 5 },
        trauma: { adama: 'ab' },
      }),
      { adama: 'miraculous-return' },
    );
    for (const ship of game.state.ships) if (ship.kind === 'raider') ship.activated = true;
    const reserves = game.state.reserves.viper;
    game.choose('adama', 'trauma-benevolent').settle(60);
    expect(game.told('resource')[0]).toMatchObject({ resource: 'morale', now: 6 });
    expect(game.told('shipsRestored')).toEqual([expect.objectContaining({ viper: 1, raptor: 0 })]);
    expect(reserves).toBeLessThan(8);
    expect(game.told('shipsActivated').filter(({ why }) => why === 'crossroads/exodus/miraculous-return')).toHaveLength(
      2,
    );
    expect(game.told('attack').filter(({ attacker }) => attacker === 'raider').length).toBeGreaterThan(8);
  });

  test('crossroads/exodus/miraculous-return antagonistic: morale, a civilian ship, and a basestar of their choice is damaged', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'miraculous-return' });
    game.choose('adama', 'trauma-antagonistic');
    expect(game.told('civilianDestroyed')).toHaveLength(1);
    expect(game.choices('adama').choices).toHaveLength(2);
    game.settle(1);
    expect(game.told('basestarDamaged')).toHaveLength(1);
  });

  test('crossroads/exodus/miraculous-return without a basestar nothing is damaged', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'miraculous-return' });
    game.state.ships = [];
    game.choose('adama', 'trauma-antagonistic');
    expect(game.told('basestarDamaged')).toEqual([]);
  });
});

describe('perjury', () => {
  test('crossroads/exodus/perjury benevolent: 2 Skill cards at random, then none or 2 tokens', () => {
    const game = crossroads(
      onTheWay({
        players: [{ adama: { hand: ['leadership/1', 'leadership/2', 'tactics/1'] } }, 'roslin', 'tyrol'],
        trauma: { adama: 'aaab' },
      }),
      { adama: 'perjury' },
    );
    game.choose('adama', 'trauma-benevolent');
    expect(game.player('adama').hand).toHaveLength(1);
    expect(game.choices('adama')).toMatchObject({ min: 0, max: 2, counts: [0, 2] });
    game.choose('adama', 'trauma-antagonistic', 'trauma-antagonistic~2');
    expect(game.told('traumaDiscarded').at(-1)).toMatchObject({ seat: 0, count: 2 });
  });

  test('crossroads/exodus/perjury antagonistic: 2 tokens, and 2 Skill cards of the new skill set if a disaster has struck', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' }, pool: 'ad' }), { adama: 'perjury' });
    game.choose('adama', 'trauma-antagonistic').choose('adama', 'tom-zarek');
    expect(game.choices('adama').topic.kind).toBe('chooseEffect');
    game.settle(1);
    const question = game.choices('adama');
    expect(question.topic.kind).toBe('drawSkill');
    expect(question.choices.map(({ id }) => id).sort()).toEqual(['leadership', 'politics', 'tactics']);
  });
});

describe('scanned', () => {
  test('crossroads/exodus/scanned benevolent: 4 raiders of their choice leave, then 1 morale is lost', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'scanned' });
    game.choose('adama', 'trauma-benevolent');
    expect(game.choices('adama').topic.kind).toBe('chooseShip');
    expect(game.state.resources.morale).toBe(10);
    for (let n = 0; n < 4; n += 1) game.choose('adama', game.ids('adama').at(-1) ?? '');
    expect(game.count('raider')).toBe(4);
    expect(game.state.supply.raider).toBe(12);
    expect(game.state.resources.morale).toBe(9);
    expect(game.told('shipDestroyed')).toEqual([]);
  });

  test('R-PEG-53 crossroads/exodus/scanned benevolent: Scar may be among them, since nothing is destroyed; his card leaves play', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' }, inPlay: ['crisis/pegasus/scar'] }), {
      adama: 'scanned',
    });
    const scar = game.state.ships.find(({ kind }) => kind === 'raider');
    if (scar?.kind === 'raider') scar.scar = true;
    game.choose('adama', 'trauma-benevolent').choose('adama', `ship${scar?.id ?? ''}`);
    expect(game.state.ships).not.toContain(scar);
    expect(game.state.inPlay).not.toContain('crisis/pegasus/scar');
  });

  test('crossroads/exodus/scanned antagonistic: the raiders that have not acted do so, then the fleet marker goes on', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'scanned' });
    game.choose('adama', 'trauma-antagonistic').settle(40);
    expect(game.told('shipsActivated').filter(({ why }) => why === 'crossroads/exodus/scanned')).toHaveLength(1);
    expect(game.state.jumpTrack).toBe(1);
  });

  test('crossroads/exodus/scanned antagonistic: without raiders nothing is launched, the marker goes on all the same', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'scanned' });
    game.state.ships = game.state.ships.filter(({ kind }) => kind !== 'raider');
    game.choose('adama', 'trauma-antagonistic');
    expect(game.count('raider')).toBe(0);
    expect(game.told('jumpTrack').at(-1)).toMatchObject({ now: 1, why: 'crossroads/exodus/scanned' });
  });
});

describe('strange-music', () => {
  test('crossroads/exodus/strange-music benevolent: all Loyalty cards of another player are seen, then 1 own token goes', () => {
    const game = crossroads(
      onTheWay({
        players: ['adama', { roslin: { loyalty: ['cylon', 'human'] } }, { tyrol: { loyalty: [] } }],
        trauma: { adama: 'abb' },
      }),
      { adama: 'strange-music' },
    );
    // The only one with face-down cards (R-LOY-05).
    game.choose('adama', 'trauma-benevolent');
    expect(game.told('loyaltySeen', 'adama')[0]?.cards).toHaveLength(2);
    expect(game.choices('adama').topic).toMatchObject({ kind: 'discardTrauma', count: 1 });
  });

  test('crossroads/exodus/strange-music benevolent: the token goes also if nothing can be seen', () => {
    const game = crossroads(
      onTheWay({
        players: ['adama', { roslin: { loyalty: [] } }, { tyrol: { loyalty: [] } }],
        trauma: { adama: 'ab' },
      }),
      { adama: 'strange-music' },
    );
    game.choose('adama', 'trauma-benevolent');
    expect(game.told('loyaltySeen')).toEqual([]);
    expect(game.told('traumaDiscarded')).toEqual([expect.objectContaining({ seat: 0, count: 1 })]);
  });

  test('crossroads/exodus/strange-music antagonistic: a human of their choice gets a Loyalty card, Cylon players draw 1 token each', () => {
    const game = crossroads(
      onTheWay({
        players: ['adama', 'roslin', { tyrol: { revealed: true } }],
        trauma: { adama: 'ab' },
        pool: 'b',
        loyaltyDeck: ['human', 'human'],
      }),
      { adama: 'strange-music' },
    );
    game.choose('adama', 'trauma-antagonistic');
    expect(game.ids('adama')).toEqual(['seat0', 'seat1']);
    game.choose('adama', 'seat1');
    expect(game.told('loyaltyShuffledIn').length + game.told('loyaltyDealt').length).toBeGreaterThan(0);
    expect(game.player('roslin').loyalty).toHaveLength(2);
    expect(traumaOf(game, 'tyrol')).toBe('b');
  });
});

describe('testimony', () => {
  test('crossroads/exodus/testimony benevolent: another player, also a Cylon player, loses 2 Skill cards and may discard 2 tokens', () => {
    const game = crossroads(
      onTheWay({
        players: [
          'adama',
          { roslin: { revealed: true, hand: ['politics/1', 'leadership/1', 'leadership/2'] } },
          'tyrol',
        ],
        trauma: { adama: 'ab', roslin: 'abb' },
      }),
      { adama: 'testimony', roslin: 'the-opera-house' },
    );
    game.choose('adama', 'trauma-benevolent').choose('roslin', 'trauma-antagonistic');
    expect(game.ids('adama')).toEqual(['seat1', 'seat2']);
    game.choose('adama', 'seat1');
    expect(game.player('roslin').hand).toHaveLength(1);
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'discardTrauma', count: 2 }, min: 0 });
  });

  test('crossroads/exodus/testimony antagonistic: another player draws 2 cards and 2 tokens, a Cylon player of any types', () => {
    const game = crossroads(
      onTheWay({
        players: ['adama', { roslin: { revealed: true } }, 'tyrol'],
        trauma: { adama: 'ab' },
        pool: 'ba',
      }),
      { adama: 'testimony' },
    );
    game.choose('adama', 'trauma-antagonistic').choose('adama', 'seat1');
    expect(game.choices('roslin').choices.map(({ id }) => id)).toContain('piloting');
    game.settle(2);
    expect(game.player('roslin').hand).toHaveLength(2);
    expect(traumaOf(game, 'roslin')).toBe('ab');
  });
});

describe('the-opera-house', () => {
  test('crossroads/exodus/the-opera-house benevolent: 3 tokens, then another player of their choice draws 3 as well', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' }, pool: 'bbaaab' }), { adama: 'the-opera-house' });
    game.choose('adama', 'trauma-benevolent');
    expect(traumaOf(game, 'adama')).toBe('aabb');
    game.choose('adama', 'seat2');
    expect(letters(nebulaOf(game.state).trauma[2] ?? [])).toBe('aab');
  });

  test('crossroads/exodus/the-opera-house antagonistic: nothing', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' } }), { adama: 'the-opera-house' });
    game.choose('adama', 'trauma-antagonistic');
    expect(game.told('traumaDrawn')).toEqual([]);
    expect(eliminated(game)).toEqual([]);
  });

  test('crossroads/exodus/the-opera-house a disaster executes, and the new character picks the other player all the same', () => {
    const game = crossroads(onTheWay({ trauma: { adama: 'ab' }, pool: 'add' }), { adama: 'the-opera-house' });
    game.choose('adama', 'trauma-benevolent').choose('adama', 'saul-tigh').settle(0);
    expect(game.choices('adama').topic.kind).toBe('choosePlayer');
  });
});
