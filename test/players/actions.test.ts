/** Which action and which move automatic players like best. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { actionScore, moveScore, situation, staysToAct } from '../../src/players/actions.ts';
import { habits } from '../../src/players/habits.ts';
import type { Level } from '../../src/players/levels.ts';
import { exodusScene } from '../engine/exodusScene.ts';
import { leaderScene } from '../engine/leaderScene.ts';
import { scene, type Person, type Scene, type Table } from '../engine/scene.ts';

const hand = ['executive-order/1', 'repair/1', 'launch-scout/1'];
/** Cylon ships are there, things are damaged, a jump is possible. */
const besieged = {
  ships: { bow: { raider: 2, viper: 1, basestar: 1 }, stern: { civilian: 2, raider: 1 } },
  damaged: ['armory', 'hangar-deck'],
  jumpTrack: 3,
  boarding: [1],
  quorumHand: ['food-rationing', 'arrest-order', 'inspirational-speech'],
  damagedVipers: 2,
} as const satisfies Partial<Scene>;

const adama = (): Table =>
  scene({
    players: [{ adama: { at: 'command', hand } }, 'roslin', 'tigh'],
    titles: { admiral: 'adama', president: 'adama' },
    ...besieged,
  });
const tyrol = (): Table => scene({ players: [{ tyrol: { at: 'hangar-deck', hand } }, 'roslin', 'tigh'], ...besieged });
const starbuck = (): Table =>
  scene({
    players: [{ starbuck: { piloting: 'bow', hand: ['executive-order/1', 'maximum-firepower/4'] } }, 'roslin', 'tigh'],
    ...besieged,
  });
const boomer = (): Table =>
  scene({
    players: [{ boomer: { at: 'research-lab', loyalty: ['cylon'], hand } }, 'roslin', 'tigh'],
    ...besieged,
  });
const baltar = (set: Partial<Scene> = besieged): Table =>
  scene({
    players: [{ baltar: { revealed: true, at: 'caprica' } }, 'adama', 'tigh'],
    ...set,
  });

const goTo = (location: string, costsCard = false): Choice => ({
  id: location,
  kind: 'location',
  location: `location/base/${location}`,
  costsCard,
});
const flyTo = (area: 'bow' | 'stern' | 'portBow'): Choice => ({ id: area, kind: 'area', area });
const use = (location: string): Choice => ({
  id: location,
  kind: 'activateLocation',
  location: `location/base/${location}`,
});

/** Groups of ids, from the worst to the best; those of a group score the same. */
function expectOrder(groups: ReadonlyArray<ReadonlyArray<string>>, score: (id: string) => number): void {
  const scores = groups.map((group) => group.map((id) => Number(score(id).toFixed(6))));
  for (const [at, group] of scores.entries()) {
    expect([...new Set(group)], groups[at]?.join()).toHaveLength(1);
    expect(group[0], groups[at]?.join()).toBeGreaterThan(scores[at - 1]?.[0] ?? -Infinity);
  }
}

describe('actions, from the worst to the best', () => {
  const tables: ReadonlyArray<readonly [string, () => Table, Person, ReadonlyArray<ReadonlyArray<string>>]> = [
    [
      'for who is Admiral and President',
      adama,
      'adama',
      [
        ['arrest-order'],
        ['pass'],
        ['drawQuorum'],
        ['launchNuke'],
        ['location'],
        ['launch-scout/1'],
        ['inspirational-speech'],
        ['food-rationing'],
        ['executive-order/1'],
      ],
    ],
    ['for who can repair', tyrol, 'tyrol', [['pass'], ['launch-scout/1'], ['executive-order/1'], ['repair/1']]],
    [
      'for a pilot beside raiders and a basestar',
      starbuck,
      'starbuck',
      [
        ['move-bow-portBow', 'move-bow-starboardBow'],
        ['pass'],
        ['attack-bow-basestar4'],
        ['maximum-firepower/4'],
        ['attack-bow-raider'],
        ['executive-order/1'],
      ],
    ],
    [
      'for a hidden Cylon, who stays hidden for the time being',
      boomer,
      'boomer',
      [['you-are-a-cylon-can-reduce-morale-by-1', 'pass'], ['location', 'executive-order/1'], ['launch-scout/1']],
    ],
    ['for a Cylon player', baltar, 'baltar', [['pass'], ['location']]],
  ];

  test.each(tables)('%s', (_, made, person, groups) => {
    const game = made().actions(person);
    const { choices } = game.choices(person);
    expect(choices).toHaveLength(groups.flat().length);
    const view = game.view(person);
    expectOrder(groups, (id) => {
      const choice = choices.find((one) => one.id === id || one.id.endsWith(`/${id}`));
      if (choice === undefined) throw new Error(`nobody offers ${id}; open: ${choices.map((one) => one.id).join()}`);
      // At easy a Cylon is patient for longer; nothing else is looked at here.
      return Math.max(actionScore(situation({ view }), choice), choice.kind === 'revealLoyalty' ? 0 : -Infinity);
    });
  });
});

describe('moves, from the worst to the best', () => {
  const score =
    (view: GameView) =>
    (id: string): number =>
      moveScore(situation({ view }), id === 'stay' ? undefined : goTo(id));

  test('for somebody loyal', () => {
    expectOrder(
      [
        ['admirals-quarters'],
        ['administration'],
        ['sickbay'],
        ['communications'],
        ['command', 'stay'],
        ['research-lab'],
        ['presidents-office'],
        ['brig', 'press-room'],
        ['hangar-deck', 'armory'],
        ['weapons-control'],
        ['ftl-control'],
      ],
      score(adama().view('adama')),
    );
  });

  test('for a pilot, who had rather stay than go where little can be done', () => {
    expectOrder(
      [['sickbay'], ['press-room'], ['stay'], ['weapons-control'], ['ftl-control']],
      score(starbuck().view('starbuck')),
    );
  });

  test('for a hidden Cylon, as for anybody else', () => {
    expectOrder(
      [
        ['administration'],
        ['sickbay'],
        ['command'],
        ['research-lab', 'stay'],
        ['press-room', 'brig'],
        ['hangar-deck', 'armory'],
        ['weapons-control'],
        ['ftl-control'],
      ],
      score(boomer().view('boomer')),
    );
  });

  test('for a Cylon player: where the most harm can be done', () => {
    const [busy, quiet] = [baltar().view('baltar'), baltar({}).view('baltar')];
    expectOrder([['resurrection-ship'], ['stay', 'caprica', 'cylon-fleet', 'human-fleet']], score(busy));
    expectOrder(
      [
        ['cylon-fleet', 'resurrection-ship'],
        ['stay', 'caprica', 'human-fleet'],
      ],
      score(quiet),
    );
  });

  test('into space for up to two raiders, but not for more', () => {
    const raiders = (raider: number): number =>
      moveScore(
        situation({
          view: scene({ players: ['starbuck', 'roslin', 'tigh'], ships: { bow: { raider, basestar: 1 } } }).view(
            'starbuck',
          ),
        }),
        flyTo('bow'),
      );
    const [none = NaN, one = NaN, two = NaN, three = NaN] = [0, 1, 2, 3].map(raiders);
    expect(one).toBeGreaterThan(none);
    expect(two).toBeGreaterThan(one);
    expect(three).toBe(two);
  });

  test('a card that a place of another ship costs is weighed against it', () => {
    const view = adama().view('adama');
    expect(
      moveScore(situation({ view }), goTo('press-room')) - moveScore(situation({ view }), goTo('press-room', true)),
    ).toBeCloseTo(habits.otherBoard);
  });

  test('a card or an ability instead of moving keeps what can be done here', () => {
    const view = tyrol().view('tyrol');
    const scout: Choice = { id: 'x', kind: 'playSkillCard', card: 'skill/base/launch-scout/1' };
    const ability: Choice = {
      id: 'x',
      kind: 'ability',
      source: 'x',
      ability: 'character/base/william-adama/command-authority',
    };
    const here = moveScore(situation({ view }), undefined);
    expect(moveScore(situation({ view }), scout)).toBeCloseTo(here + 0.6 + actionScore(situation({ view }), scout));
    expect(moveScore(situation({ view }), ability)).toBeGreaterThan(here);
    const flying = starbuck().view('starbuck');
    expect(moveScore(situation({ view: flying }), scout)).toBeCloseTo(
      0.6 + actionScore(situation({ view: flying }), scout),
    );
    expect(moveScore(situation({ view: flying }), ability)).toBeGreaterThan(0.5);
    expect(moveScore(situation({ view }), { id: 'x', kind: 'pass' })).toBe(0);
  });

  test('somebody who stands nowhere has nothing to stay for', () => {
    expect(
      moveScore(
        situation({ view: scene({ players: [{ adama: { at: 'stranded' } }, 'roslin', 'tigh'] }).view('adama') }),
        undefined,
      ),
    ).toBe(0);
  });
});

test('whether two actions here are better than one somewhere else', () => {
  const stays = (set: Scene, person: Person): boolean => staysToAct(situation({ view: scene(set).view(person) }));
  const rest = ['roslin', 'tigh'] as const;
  expect(staysToAct(situation({ view: starbuck().view('starbuck') }))).toBe(true);
  expect(stays({ players: [{ starbuck: { piloting: 'bow' } }, ...rest] }, 'starbuck')).toBe(false);
  expect(staysToAct(situation({ view: adama().view('adama') }))).toBe(false);
  expect(stays({ ...besieged, players: [{ adama: { at: 'ftl-control' } }, ...rest] }, 'adama')).toBe(true);
  expect(stays({ ...besieged, players: [{ adama: { at: 'weapons-control' } }, ...rest] }, 'adama')).toBe(true);
  expect(stays({ players: [{ adama: { at: 'stranded' } }, ...rest] }, 'adama')).toBe(false);
});

describe('what is looked at before', () => {
  test('ships of each kind in space, and one’s own side', () => {
    const ships = { bow: { raider: 2, basestar: 1 }, stern: { heavyRaider: 3, viper: 1, raider: 1, civilian: 2 } };
    const game = scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'bow' } }], ships });
    const { me, side, ...counts } = situation({ view: game.view('starbuck') });
    expect(counts).toMatchObject({ raiders: 3, basestars: 1, heavyRaiders: 3, vipersInSpace: 2 });
    expect([me.seat, side]).toEqual([2, 'human']);
  });

  test('somebody without a seat takes no actions', () => {
    expect(() => situation({ view: adama().view('public') })).toThrow('an automatic player needs a seat');
  });
});

describe('a place', () => {
  test('that is damaged is of no use, and half as much to a hidden Cylon as to somebody loyal', () => {
    expect(actionScore(situation({ view: tyrol().view('tyrol') }), use('armory'))).toBe(0);
    expect(actionScore(situation({ view: tyrol().view('tyrol') }), use('weapons-control'))).toBeGreaterThan(2);
    expect(actionScore(situation({ view: boomer().view('boomer') }), use('weapons-control'))).toBeCloseTo(
      0.5 * actionScore(situation({ view: tyrol().view('tyrol') }), use('weapons-control')),
      1,
    );
    expect(actionScore(situation({ view: tyrol().view('tyrol') }), use('no-such-place'))).toBe(0);
  });
});

describe('abilities', () => {
  const ability = (id: string): Choice => ({
    id,
    kind: 'ability',
    source: 'x',
    ability: `character/${id}` as 'character/a/b/c',
  });
  const score = (game: Table, person: Person, id: string): number =>
    actionScore(situation({ view: game.view(person) }), ability(id));

  test('of characters are good for their owners, a look less so, and nobody loyal shoots', () => {
    const game = exodusScene({ players: ['cally', { tigh: { loyalty: ['cylon'] } }, 'zarek'] });
    const shoot = 'exodus/callandra-cally-tyrol/discharge-of-a-firearm';
    expect([score(game, 'cally', shoot), score(game, 'tigh', shoot)]).toEqual([-0.5, 0.6]);
    expect(score(game, 'cally', 'base/laura-roslin/skilled-politician')).toBe(1);
    expect(score(game, 'cally', 'base/gaius-baltar/cylon-detector')).toBeCloseTo(1);
  });

  test('of a Cylon Leader are weighed by what they do', () => {
    const led = (agenda: string): Table =>
      leaderScene({ players: [{ cavil: { agenda, at: 'caprica' } }, 'adama', 'roslin', 'starbuck'] });
    const of = (agenda: string): number => score(led(agenda), 'cavil', 'pegasus/cavil/primacy');
    expect(of('genocide')).toBeGreaterThan(1);
    expect(of('join-the-colonials')).toBe(-0.5);
  });
});

describe('Loyalty cards', () => {
  const reveal = (view: GameView, level?: Level): number =>
    actionScore(situation({ view, level }), {
      id: 'x',
      kind: 'revealLoyalty',
      card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
    });

  test('a hidden Cylon waits for its time, and shows itself then rather than do anything else small', () => {
    const { state } = boomer();
    const at = (turn: number): number => reveal({ ...boomer().view('boomer'), turn });
    expect(state.players).toHaveLength(3);
    expect(at(1)).toBeLessThan(0.2);
    expect(at(60)).toBe(1.5);
    expect(reveal(boomer().view('boomer'), 'easy')).toBeCloseTo(0.2 - habits.haste.easy);
  });

  test('a Personal Goal is revealed to save what it would cost, and by a hidden Cylon to look human', () => {
    const goal: Choice = { id: 'x', kind: 'revealLoyalty', card: 'loyalty/exodus/personal-goal-devastation' };
    const of = (loyalty: ReadonlyArray<string>, distance: number): number => {
      const options = { switches: ['personalGoals'] };
      const game = exodusScene({ players: [{ zarek: { loyalty } }, 'tigh', 'roslin'], options });
      return actionScore(situation({ view: { ...game.view('zarek'), distance } }), goal);
    };
    const mine = ['personal-goal-devastation'];
    expect(of([...mine, 'cylon'], 0)).toBeCloseTo(0.6);
    expect(of(mine, 0)).toBeGreaterThan(1);
    expect(of(mine, 6) + 2).toBeLessThan(of(mine, 7));
  });
});

test('what nobody has said anything about is worth as much as doing nothing', () => {
  const view = adama().view('adama');
  expect(actionScore(situation({ view }), { id: 'x', kind: 'pass' })).toBe(0);
  expect(
    actionScore(situation({ view }), { id: 'x', kind: 'titleAction', action: 'nothing' } as unknown as Choice),
  ).toBe(0);
  expect(
    actionScore(situation({ view }), { id: 'x', kind: 'playQuorum', card: 'quorum/base/no-such-card' }),
  ).toBeCloseTo(habits.playQuorum);
});
