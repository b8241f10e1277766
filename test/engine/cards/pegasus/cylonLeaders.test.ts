import { describe, expect, test } from 'vitest';
import { describeCard } from '../../../../src/engine/describe/index.ts';
import { areasOf, leaderScene, until } from '../../leaderScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

const cavils = (cavil: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  leaderScene({ players: [{ cavil }, { adama: { loyalty: ['cylon'] } }, 'roslin', 'starbuck'], ...set });
const leobens = (leoben: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  leaderScene({
    players: [{ leoben }, 'adama', { roslin: { hand: ['politics/1', 'politics/2'] } }, 'starbuck'],
    ...set,
  });
const sixes = (six: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  leaderScene({ players: [{ six }, 'adama', { roslin: { hand: ['politics/1'] } }, 'starbuck'], ...set });
const movement = (game: Table): Table => game.call('move', { seat: 0, to: undefined, abilities: true });

describe('character/pegasus/cavil', () => {
  test('Primacy places a basestar at the bow, and raiders and a civilian ship if he wants', () => {
    const game = cavils().actions('cavil').choose('cavil', 'primacy');
    expect(game.ids('cavil')).toEqual(['option1', 'option2']);
    game.choose('cavil', 'option1');
    expect([areasOf(game, 'basestar'), areasOf(game, 'raider'), areasOf(game, 'civilian')]).toEqual([
      ['bow'],
      ['bow', 'bow', 'bow'],
      ['stern'],
    ]);
  });

  test('Primacy: the raiders and the civilian ship come together or not at all', () => {
    const game = cavils().actions('cavil').choose('cavil', 'primacy').choose('cavil', 'option2');
    expect([areasOf(game, 'basestar'), areasOf(game, 'raider'), areasOf(game, 'civilian')]).toEqual([['bow'], [], []]);
  });

  test('Primacy: with all basestars on the board he may take one of his choice off it, damage and all', () => {
    const ships = { bow: { basestar: 1 }, stern: { basestar: 1 } };
    const game = cavils({}, { ships }).actions('cavil').choose('cavil', 'primacy');
    game.choose('cavil', 'option1');
    const stern = game.choices('cavil').choices.find((choice) => choice.kind === 'ship' && choice.area === 'stern');
    game.choose('cavil', stern?.id ?? '').choose('cavil', 'option2');
    expect([areasOf(game, 'basestar'), game.state.supply.basestar]).toEqual([['bow'], 1]);
    const kept = cavils({}, { ships }).actions('cavil').choose('cavil', 'primacy').choose('cavil', 'option2');
    expect(areasOf(kept, 'basestar')).toHaveLength(2);
  });

  test('Primacy may be used while infiltrating, every turn', () => {
    expect(
      cavils({ at: 'armory', infiltrating: true })
        .actions('cavil', 2)
        .choose('cavil', 'primacy')
        .choose('cavil', 'option2')
        .ids('cavil'),
    ).toContain('character/pegasus/cavil/primacy');
  });

  test('R-TURN-60 Aggressive Tactics: instead of moving 2 actions now, besides the one of the Action step', () => {
    const game = cavils({ at: 'cylon-fleet' }).turn();
    until(game, 'move').choose('cavil', 'aggressive-tactics');
    for (let n = 0; n < 2; n += 1) {
      expect(game.choices('cavil').topic).toMatchObject({ kind: 'action', left: 2 - n });
      game.choose('cavil', 'primacy').choose('cavil', 'option2');
      if (game.question('cavil')?.topic.kind === 'chooseEffect') game.choose('cavil', 'option2');
    }
    expect(game.choices('cavil').topic).toMatchObject({ kind: 'action', why: 'actionStep' });
    expect(game.player('cavil').usedOncePerGame).toBe(true);
  });

  test('Lies and Secrets: he discards his hand whenever a Cylon card is revealed', () => {
    const game = cavils({ hand: ['tactics/1', 'tactics/2'] }, { current: 'adama' })
      .actions('adama')
      .choose('adama', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1');
    expect(game.player('cavil').hand).toEqual([]);
    expect(game.told('skillsDiscarded')[0]).toMatchObject({ seat: 0, why: 'character/pegasus/cavil/lies-and-secrets' });
  });

  test('Lies and Secrets: also by an execution, but not when a human proves to be one', () => {
    const executed = (loyalty: string): Table =>
      leaderScene({
        players: [{ cavil: { hand: ['tactics/1'] } }, { adama: { loyalty: [loyalty] } }, 'roslin', 'starbuck'],
      }).call('execute', { seat: 1, why: 'location/pegasus/airlock' });
    expect(executed('cylon').player('cavil').hand).toEqual([]);
    expect(executed('human').player('cavil').hand).toHaveLength(1);
  });
});

describe('character/pegasus/leoben-conoy', () => {
  test('R-CHK-31 Glimpse the Face of God: 2 Destiny cards into the hand, then 2 of the hand on top, the first one first', () => {
    const game = movement(leobens({ hand: ['leadership/5'] }, { destiny: ['tactics/1', 'piloting/1'] })).choose(
      'leoben',
      'character/pegasus/leoben-conoy/glimpse-the-face-of-god',
    );
    expect(game.player('leoben').hand).toHaveLength(3);
    game.choose('leoben', 'leadership/5').choose('leoben', 'tactics/1');
    const top = game.state.destiny.slice(-2).reverse();
    expect(top.map((card) => card.slice(-1))).toEqual(['5', '1']);
    expect(game.player('leoben').hand).toHaveLength(1);
    expect(game.told('destinyTaken')).toEqual([{ kind: 'destinyTaken', seat: 0, count: 2 }]);
    expect(game.told('destinyPut')).toEqual([{ kind: 'destinyPut', seat: 0, count: 2 }]);
  });

  test('R-CHK-31 Glimpse the Face of God: a Destiny deck that runs out is built again at once', () => {
    const game = leobens();
    game.state.destiny.splice(0, game.state.destiny.length - 1);
    movement(game).choose('leoben', 'glimpse-the-face-of-god');
    expect(game.told('destinyRebuilt')).toHaveLength(1);
    expect(game.player('leoben').hand).toHaveLength(2);
  });

  test('Cryptic Message: exchanges the whole hand with any other player', () => {
    const game = leobens({ hand: ['leadership/5'] })
      .actions('leoben')
      .choose('leoben', 'cryptic-message')
      .choose('leoben', 'roslin');
    expect([game.player('leoben').hand.length, game.player('roslin').hand.length]).toEqual([2, 1]);
    expect(game.told('handsSwapped')).toEqual([{ kind: 'handsSwapped', one: 0, other: 2 }]);
    expect(game.told('handsSwapped', 'roslin')[0]?.hands?.other).toEqual(game.player('roslin').hand);
  });

  test('Clouded: may not choose to move where another character is', () => {
    const game = leobens(
      { at: 'human-fleet' },
      {
        players: [
          { leoben: { at: 'human-fleet' } },
          { adama: { revealed: true, at: 'caprica' } },
          'roslin',
          'starbuck',
        ],
      },
    );
    const places = movement(game).ids('leoben');
    expect(places).toContain('location/pegasus/cylon-fleet');
    expect(places).not.toContain('location/pegasus/caprica');
  });

  test('Cryptic Message: also with another Cylon player', () => {
    const game = leaderScene({
      players: [
        { leoben: { hand: ['leadership/5'] } },
        { adama: { revealed: true, hand: ['treachery/1', 'treachery/2'] } },
        'roslin',
        'starbuck',
      ],
    });
    game.actions('leoben').choose('leoben', 'cryptic-message').choose('leoben', 'adama');
    expect([game.player('leoben').hand.length, game.player('adama').hand.length]).toEqual([2, 1]);
  });

  test('R-LOY-105 Clouded: he may end an infiltration with somebody on the Resurrection Ship, a place that he does not choose', () => {
    const game = leaderScene({
      players: [{ leoben: { at: 'armory', infiltrating: true } }, { adama: { revealed: true } }, 'roslin', 'starbuck'],
    })
      .actions('leoben')
      .choose('leoben', 'endInfiltration');
    expect([game.where('adama'), game.where('leoben')]).toEqual(['resurrection-ship', 'resurrection-ship']);
  });

  test('Clouded: nor begin to infiltrate there; an effect may send him', () => {
    const set = {
      players: [
        { leoben: { at: 'human-fleet' } },
        { adama: { at: 'command' } },
        { roslin: { at: 'brig' } },
        'starbuck',
      ],
    } satisfies Scene;
    const game = leaderScene(set).actions('leoben').choose('leoben', 'location');
    until(game, 'chooseEffect').choose('leoben', 'option2');
    expect(game.ids('leoben')).not.toContain('location/base/command');
    expect(game.ids('leoben')).toContain('location/base/armory');
    game.choose('leoben', 'armory').resolve([{ send: { who: 'you', to: 'brig' } }], 'leoben');
    expect(game.where('leoben')).toBe('brig');
  });
});

describe('character/pegasus/caprica-six', () => {
  test('Intimate: takes a random card of another player, who then draws a card of the type that she names', () => {
    const game = movement(sixes()).choose('six', 'intimate');
    expect(
      game.choices('six').choices.map((choice) => (choice.kind === 'seat' ? game.person(choice.seat) : '')),
    ).not.toContain('six');
    game.choose('six', 'roslin').choose('six', 'piloting');
    expect(game.player('six').hand).toHaveLength(1);
    expect(game.told('skillsDrawn')).toEqual([
      { kind: 'skillsDrawn', seat: 2, skills: ['piloting'], why: 'character/pegasus/caprica-six/intimate' },
    ]);
    expect(game.told('skillTaken')).toEqual([{ kind: 'skillTaken', by: 0, from: 2 }]);
  });

  test('Intimate: somebody without cards only draws', () => {
    const game = movement(sixes()).choose('six', 'intimate').choose('six', 'adama').choose('six', 'treachery');
    expect([game.player('six').hand.length, game.player('adama').hand.length]).toEqual([0, 1]);
  });

  test('Intimate: also another Cylon player, who draws of any type', () => {
    const game = leaderScene({
      players: ['six', { adama: { revealed: true, hand: ['treachery/1'] } }, 'roslin', 'starbuck'],
    });
    movement(game).choose('six', 'intimate').choose('six', 'adama').choose('six', 'engineering');
    expect(game.told('skillTaken', 'six').map(({ card }) => card?.slice(-2))).toEqual(['/1']);
    expect(game.player('adama').hand).toHaveLength(1);
  });

  const reveal = (six: PlayerScene): Table => {
    const game = sixes(
      { hand: ['treachery/3', 'engineering/2', 'leadership/3'], ...six },
      { current: 'adama', destiny: ['piloting/1', 'piloting/1'] },
    ).crisis('elections-loom');
    for (let n = 0; n < 100; n += 1) {
      const question = game.question('six');
      if (question?.topic.kind === 'react' && question.topic.window === 'cardsRevealed') return game;
      if (game.state.decisions.length === 0) return game;
      game.settle(1);
    }
    throw new Error('the check does not end');
  };

  test('R-CHK-60 Human Delusion: after the reveal she adds any number of cards, and the check is counted with them', () => {
    const game = reveal({});
    const before = game.view('public').check?.total ?? 0;
    game.choose('six', 'human-delusion');
    expect(game.choices('six')).toMatchObject({ topic: { kind: 'addToCheck' }, max: 3 });
    game.choose('six', 'leadership/3', 'engineering/2').settle();
    // Leadership counts for the check, Engineering against it.
    expect(game.told('checkResult')[0]?.total).toBe(before + 3 - 2);
    expect(game.told('contributed').at(-1)?.cards).toHaveLength(2);
    expect(game.player('six').usedOncePerGame).toBe(true);
  });

  test('Human Delusion is not for a Super Crisis, nor for an empty hand, and only once', () => {
    const fleet = sixes({ hand: ['treachery/3'] }, { current: 'adama' }).superCrisis('inbound-nukes');
    for (let n = 0; n < 100 && fleet.state.decisions.length > 0; n += 1) {
      expect(fleet.question('six')?.topic.kind).not.toBe('react');
      fleet.settle(1);
    }
    expect(reveal({ hand: [] }).question('six')).toBeUndefined();
    expect(reveal({ spent: true }).question('six')).toBeUndefined();
  });

  test('R-TURN-75 Conflicted Loyalties: discards a card before activating the Cylon Fleet, and may not without one', () => {
    const game = sixes({ at: 'cylon-fleet', hand: ['leadership/1'] })
      .actions('six')
      .choose('six', 'location');
    expect(game.player('six').hand).toEqual([]);
    expect(game.choices('six').topic.kind).toBe('chooseEffect');
    expect(sixes({ at: 'cylon-fleet' }).actions('six').ids('six')).not.toContain('location');
    expect(sixes({ at: 'human-fleet' }).actions('six').ids('six')).toContain('location');
  });
});

describe('R-LOY-91 R-TURN-26 their skill sets', () => {
  test.each([
    ['cavil', 'tactics'],
    ['leoben', 'politics'],
    ['six', 'leadership'],
  ] as const)('%s: 1 %s and 1 Engineering or Treachery', (leader, fixed) => {
    for (const [split, other] of [
      ['engineering1-treachery0', 'engineering'],
      ['engineering0-treachery1', 'treachery'],
    ] as const) {
      const game = leaderScene({ players: [leader, 'adama', 'roslin', 'starbuck'] })
        .call('receiveSkills', { seat: 0 })
        .choose(leader, split);
      expect(game.told('skillsDrawn')[0]?.skills).toEqual([fixed, other]);
      expect([game.player(leader).hand.length, game.question(leader)]).toEqual([2, undefined]);
    }
  });
});

describe('their sheets in words', () => {
  test.each(['cavil', 'leoben-conoy', 'caprica-six'])('character/pegasus/%s', (slug) => {
    const lines = describeCard(`character/pegasus/${slug}`).lines.join(' ');
    expect(lines).toContain('Cylon Leader.');
    expect(lines).not.toMatch(/undefined|Infinity|NaN/);
  });
});
