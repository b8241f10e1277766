import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { people, scene, type Person } from '../../scene.ts';
import { pegasusScene, withPegasus } from '../../pegasusScene.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Title } from '../../../../src/catalogue/vocabulary.ts';

/** The sheets as the reference prints them; skills shared by two types are chosen. */
test.each([
  [
    'cain',
    'helena-cain',
    'militaryLeader',
    ['leadership', 'leadership', 'leadership', 'tactics', 'tactics'],
    ['pegasus-cic', 'command'],
  ],
  [
    'dee',
    'anastasia-dee-dualla',
    'support',
    ['engineering', 'leadership', 'tactics', 'tactics', 'tactics'],
    ['communications'],
  ],
  [
    'ellen',
    'ellen-tigh',
    'politicalLeader',
    ['leadership', 'leadership', 'politics', 'politics', 'treachery'],
    ['admirals-quarters'],
  ],
  [
    'kat',
    'louanne-kat-katraine',
    'pilot',
    ['leadership', 'piloting', 'piloting', 'tactics', 'tactics'],
    ['hangar-deck'],
  ],
] as const)(
  'R-TURN-20 R-SET-74 %s: character/pegasus/%s is of type %s, draws her own cards and starts on her own locations',
  (person, slug, type, skills, places) => {
    const sheet = catalogue.characters.get(`character/pegasus/${slug}`);
    expect([sheet?.type, sheet?.setup.map((id) => id.split('/').at(-1)), sheet?.pilot]).toEqual([
      type,
      places,
      person === 'kat',
    ]);
    const game = pegasusScene({ players: [person, 'tigh', 'zarek'] }).call('receiveSkills', { seat: 0 });
    if (person === 'cain') game.choose('cain', 'leadership1-tactics0');
    expect(
      game
        .told('skillsDrawn')
        .flatMap((told) => told.skills)
        .toSorted(),
    ).toEqual(skills);
  },
);

/** title/succession/combo-base-pegasus of the reference. */
const lines = {
  president: [
    'roslin',
    'baltar',
    'zarek',
    'ellen',
    'apollo',
    'adama',
    'helo',
    'tyrol',
    'cain',
    'dee',
    'boomer',
    'tigh',
    'starbuck',
    'kat',
  ],
  admiral: [
    'cain',
    'adama',
    'tigh',
    'helo',
    'apollo',
    'dee',
    'starbuck',
    'kat',
    'boomer',
    'tyrol',
    'zarek',
    'ellen',
    'baltar',
    'roslin',
  ],
} as const satisfies Record<Title, ReadonlyArray<Person>>;

test.each(Object.entries(lines))('R-TTL-50 the line of succession for %s with Pegasus', (title, line) => {
  for (const [rank, person] of line.slice(0, -2).entries()) {
    const below = line.slice(rank + 1, rank + 7).toReversed();
    expect(pegasusScene({ players: [...below, person].slice(-6) }).holder(title)).toBe(person);
  }
});

test('R-TTL-50 R-SET-80 with seven players the titles go by the same lines, a Cylon Leader left out', () => {
  const seven = scene({
    players: ['cavil', 'kat', 'dee', 'ellen', 'helo', 'apollo', 'tyrol'],
    options: { ...withPegasus, cylonLeader: true },
  });
  expect([seven.holder('president'), seven.holder('admiral')]).toEqual(['ellen', 'helo']);
});

describe('character/pegasus/helena-cain', () => {
  const quarters = (hand: ReadonlyArray<string>): Table => {
    const game = pegasusScene({
      players: [{ roslin: { at: 'admirals-quarters', hand } }, 'cain', 'tigh'],
      destiny: ['leadership/1', 'leadership/1'],
    });
    game
      .call('activateLocation', { seat: 2, location: 'location/base/admirals-quarters' })
      .choose('tigh', 'roslin')
      .decline();
    while (game.question('roslin')?.topic.kind !== 'contribute') game.settle(1);
    return game;
  };

  test('R-CHK-93 Intolerant: with a strength of 10 or more she may have the character executed', () => {
    const game = quarters(['leadership/5', 'leadership/4']).choose('roslin', 'leadership/5', 'leadership/4');
    while (game.question('cain')?.topic.kind !== 'react' && game.question('tigh') !== undefined) game.settle(1);
    expect(game.ids('cain')).toEqual(['character/pegasus/helena-cain/intolerant']);
    game.choose('cain', 'intolerant');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0]);
    expect(game.where('roslin')).not.toBe('brig');
  });

  test('R-CHK-93 Intolerant: 10 are enough', () => {
    const game = quarters(['leadership/4', 'leadership/4']).choose('roslin', 'leadership/4', 'leadership/4');
    while (game.question('cain')?.topic.kind !== 'react' && game.question('tigh') !== undefined) game.settle(1);
    expect([game.told('checkResult')[0]?.total, game.ids('cain')]).toEqual([
      10,
      ['character/pegasus/helena-cain/intolerant'],
    ]);
  });

  test('R-CHK-93 if she does not, or with less, it is the Brig', () => {
    const game = quarters(['leadership/4', 'leadership/3']).choose('roslin', 'leadership/4', 'leadership/3').settle();
    expect([game.told('checkResult')[0]?.total, game.where('roslin')]).toEqual([9, 'brig']);
  });

  test('Blind Jump destroys 2 civilian ships and jumps, also from a red space; the Admiral gets one card', () => {
    const game = pegasusScene({
      players: [{ cain: { at: 'command' } }, { tigh: { attached: ['assign-mission-specialist'] } }, 'zarek'],
      jumpTrack: 1,
      destinations: ['barren-planet', 'icy-moon'],
    });
    game.actions('cain').choose('cain', 'blind-jump').settle();
    expect(game.told('civilianDestroyed')).toHaveLength(2);
    expect(game.state.travelled).toEqual(['destination/base/barren-planet']);
    expect(game.player('tigh').attached).toEqual(['quorum/base/assign-mission-specialist']);
    expect(game.player('cain').usedOncePerGame).toBe(true);
  });

  test.each([0, 1])(
    'R-CMB-116 Blind Jump with %d civilian ships left: it may be used, and destroys what there is',
    (left) => {
      const game = pegasusScene({
        players: [{ cain: { at: 'command' } }, 'tigh', 'zarek'],
        destinations: ['barren-planet'],
      });
      game.state.civilianPile.splice(left);
      game.actions('cain').choose('cain', 'blind-jump').settle();
      expect([game.told('civilianDestroyed').length, game.state.travelled]).toEqual([
        left,
        ['destination/base/barren-planet'],
      ]);
    },
  );

  test('Blind Jump is not for a fleet that has travelled more than 6', () => {
    const game = pegasusScene({
      players: [{ cain: { at: 'command' } }, 'tigh', 'zarek'],
      travelled: ['asteroid-field', 'asteroid-field', 'icy-moon'],
    });
    expect(game.actions('cain').ids('cain')).not.toContain('character/pegasus/helena-cain/blind-jump');
    expect(
      pegasusScene({
        players: [{ cain: { at: 'command' } }, 'tigh', 'zarek'],
        travelled: ['asteroid-field', 'asteroid-field'],
      })
        .actions('cain')
        .ids('cain'),
    ).toContain('character/pegasus/helena-cain/blind-jump');
  });

  test('R-TTL-50 she is the first in the line for Admiral', () => {
    expect(pegasusScene({ players: ['adama', 'cain', 'tigh'] }).holder('admiral')).toBe('cain');
  });
});

describe('character/pegasus/anastasia-dee-dualla', () => {
  test('Efficient: she may look at all civilian ships and move any of them', () => {
    const game = pegasusScene({
      players: ['dee', 'tigh', 'zarek'],
      ships: { bow: { civilian: 2 }, stern: { civilian: 2 } },
    });
    game.actions('dee').choose('dee', 'location');
    expect(game.choices('dee')).toMatchObject({ min: 0, max: 4 });
    game.choose('dee', ...game.ids('dee')).choose('dee', 'portBow');
    expect(game.count('civilian', 'portBow')).toBe(1);
  });

  const learning = (): Table =>
    pegasusScene({
      players: ['dee', { tigh: { hand: ['tactics/1'] } }, 'zarek'],
      destiny: ['piloting/1', 'piloting/1'],
    })
      .crisis('elections-loom')
      .choose('dee', 'fast-learner')
      .choose('dee', 'politics');

  test('R-CHK-27 Fast Learner: three cards of one deck go into the check right after the Destiny cards, unseen', () => {
    const game = learning();
    expect(game.told('cardsSeen', 'dee').at(-1)?.cards).toHaveLength(3);
    game.choose('dee', 'toCheck');
    game.decline();
    expect(game.told('asideAdded')).toEqual([{ kind: 'asideAdded', count: 3 }]);
    expect(game.view('tigh').check).toMatchObject({ destinyCount: 2, cards: [] });
    expect(game.told('skillsLearned')[0]).not.toHaveProperty('cards');
  });

  test('R-CHK-21 R-CHK-27 Fast Learner: under the Investigative Committee of Pegasus only the Destiny cards stay hidden', () => {
    const committee = { tigh: { hand: ['skill/pegasus/investigative-committee/3'] } };
    const players = ['dee', committee, { zarek: { hand: ['politics/1'] } }] as const;
    const game = pegasusScene({ players, destiny: ['piloting/1', 'piloting/1'] }).crisis('elections-loom');
    game.choose('tigh').choose('dee', 'fast-learner').choose('dee', 'politics').choose('dee', 'toCheck');
    game.choose('tigh', 'investigative-committee/3').decline();
    const { destinyCount, cards } = game.view('public').check ?? {};
    expect([destinyCount, cards?.length]).toEqual([2, 3]);
    // Everyone is told what everyone sees.
    expect(game.told('asideAdded')).toEqual([{ kind: 'asideAdded', count: 3, cards }]);
  });

  test('Fast Learner: or into her hand', () => {
    expect(learning().choose('dee', 'toHand').player('dee').hand).toHaveLength(3);
  });

  test('R-CHK-90 Fast Learner: not with a Super Crisis', () => {
    const game = pegasusScene({ players: ['dee', 'tigh', 'zarek'] }).superCrisis('inbound-nukes');
    expect(game.question('dee')?.topic.kind).not.toBe('react');
  });
});

describe('character/pegasus/ellen-tigh', () => {
  const together = (set: Partial<Scene> = {}): Table =>
    pegasusScene({
      players: [
        { ellen: { at: 'command', hand: ['politics/1'] } },
        { tigh: { at: 'command' } },
        { zarek: { at: 'armory' } },
      ],
      ...set,
    });

  test('Politically Adroit: gives a card of her choice to somebody at her location, then draws two', () => {
    const game = together().call('window', { window: 'endOfMovement' }).choose('ellen', 'politically-adroit');
    expect(game.told('skillGiven', 'zarek')).toEqual([{ kind: 'skillGiven', from: 0, to: 1 }]);
    expect(game.told('skillGiven')).toEqual([{ kind: 'skillGiven', from: 0, to: 1 }]);
    game.choose('ellen', 'treachery').choose('ellen', 'politics');
    expect(game.player('ellen').hand).toHaveLength(2);
  });

  test('Politically Adroit: not alone, and not without a card', () => {
    expect(
      together({ players: [{ ellen: { at: 'command', hand: ['politics/1'] } }, 'roslin', 'zarek'] })
        .call('window', { window: 'endOfMovement' })
        .question('ellen'),
    ).toBeUndefined();
  });

  test('Manipulative: takes a title for her turn; not Admiral in the Brig', () => {
    const game = pegasusScene({ players: ['ellen', 'adama', 'roslin'] })
      .call('window', { window: 'startOfTurn' })
      .choose('ellen', 'manipulative');
    expect(game.ids('ellen')).toEqual(['option1', 'option2']);
    game.choose('ellen', 'option2');
    expect(game.holder('president')).toBe('ellen');
    const brig = pegasusScene({ players: [{ ellen: { at: 'brig' } }, 'adama', 'roslin'] })
      .call('window', { window: 'startOfTurn' })
      .choose('ellen', 'manipulative');
    expect(brig.holder('president')).toBe('ellen');
  });

  test('R-TTL-47 Manipulative: not offered where there is no title to take', () => {
    const game = pegasusScene({
      players: ['ellen', 'adama', 'roslin'],
      titles: { admiral: 'ellen', president: 'ellen' },
    }).call('window', {
      window: 'startOfTurn',
    });
    expect(game.question('ellen')).toBeUndefined();
  });

  test('Nothing But Trouble: she draws a Treachery card each turn and cannot use it', () => {
    const game = pegasusScene({
      players: [{ ellen: { hand: ['human-weakness/3'] } }, { tigh: { at: 'brig' } }, 'zarek'],
    });
    game.call('receiveSkills', { seat: 0 });
    expect(game.told('skillsDrawn')[0]?.skills).toContain('treachery');
    expect(game.actions('ellen').ids('ellen')).not.toContain('skill/pegasus/human-weakness/3');
  });
});

describe('character/pegasus/louanne-kat-katraine', () => {
  const flying = (hand: ReadonlyArray<string>, ships: Scene['ships'] = { bow: { raider: 1 } }): Table =>
    pegasusScene({ players: [{ kat: { piloting: 'bow', hand } }, 'tigh', 'zarek'], ships });

  test('Hotshot: a discarded card stands instead of the roll', () => {
    const game = flying(['piloting/1']).actions('kat').choose('kat', 'attack-bow-raider').choose('kat', 'hotshot');
    expect(game.told('dieReplaced')).toMatchObject([{ result: 3 }]);
    expect([game.count('raider'), game.player('kat').hand, game.told('dieRolled')]).toEqual([0, [], []]);
  });

  test('Hotshot: nothing changes that result: no bonus against a damaged basestar', () => {
    const game = flying(['piloting/5'], { bow: { basestar: 1 } });
    const [ship] = game.state.ships.filter((one) => one.kind === 'basestar');
    if (ship?.kind === 'basestar') ship.damage.push('token/base/basestar-damage-structural-damage');
    const [target] = game
      .actions('kat')
      .ids('kat')
      .filter((id) => id.startsWith('attack'));
    game.choose('kat', target ?? '').choose('kat', 'hotshot');
    expect(game.told('attack')).toMatchObject([{ die: 7, result: 'miss' }]);
  });

  test('R-TURN-142 Hotshot: nobody is asked for what could change a roll that is not made', () => {
    const game = pegasusScene({
      players: [
        { kat: { piloting: 'bow', hand: ['tactics/1'] } },
        { tigh: { hand: ['strategic-planning/3'] } },
        'zarek',
      ],
      ships: { bow: { raider: 1 } },
    });
    game.actions('kat').choose('kat', 'attack-bow-raider').choose('kat', 'hotshot');
    game.pass('tigh');
    expect([game.question('tigh'), game.count('raider')]).toEqual([undefined, 0]);
  });

  test('Hotshot: Scar does not fall to it', () => {
    const game = flying(['piloting/5']);
    for (const ship of game.state.ships) if (ship.kind === 'raider') ship.scar = true;
    game.actions('kat').choose('kat', 'attack-bow-scar').choose('kat', 'hotshot');
    expect(game.count('raider')).toBe(1);
  });

  test('Hotshot: not for raiders that attack, and not in the turn of somebody else', () => {
    const game = flying(['tactics/1']).activate('raiders');
    expect(game.question('kat')?.topic.kind).not.toBe('react');
    const other = pegasusScene({
      players: ['tigh', { kat: { piloting: 'bow', hand: ['piloting/1'] } }, 'zarek'],
      ships: { bow: { raider: 1 } },
    });
    other
      .call('actions', {
        seat: 1,
        grant: { by: 'order', from: 0, source: 'skill/base/executive-order', count: 1 },
        taken: 0,
      })
      .choose('kat', 'attack-bow-raider');
    expect([other.question('kat'), other.told('dieRolled').length]).toEqual([undefined, 1]);
  });

  test('R-TURN-77 Hotshot: not in the action of somebody whom she has ordered to act, though she rolls for it', () => {
    const game = flying(['executive-order/1', 'piloting/1'])
      .actions('kat')
      .choose('kat', 'executive-order/1')
      .choose('kat', 'tigh')
      .choose('tigh', 'actTwice');
    // His action has the current player roll.
    game.state.decisions.length = 0;
    game.state.stack.pop();
    const grant = { by: 'order', from: 0, source: 'skill/base/executive-order', count: 2 } as const;
    game.state.stack.push({
      procedure: 'act',
      step: 'after',
      data: { seat: 1, choice: { id: 'location', kind: 'activateLocation', location: 'location/base/command' }, grant },
    });
    game.resolve([{ roll: { by: 'current', results: [] } }], 'tigh');
    expect([game.question('kat'), game.told('dieRolled').map(({ seat }) => seat)]).toEqual([undefined, [0]]);
  });

  test('Sacrifice: she goes to Sickbay, the viper to the Reserves, and ships of one kind are destroyed', () => {
    const game = flying([], { bow: { raider: 6, heavyRaider: 2, basestar: 1, civilian: 1 } });
    const before = game.state.reserves.viper;
    game.actions('kat').choose('kat', 'sacrifice').choose('kat', 'bow-raider').choose('kat', 'raiders5');
    expect([game.where('kat'), game.state.reserves.viper, game.count('raider')]).toEqual(['sickbay', before + 1, 1]);
  });

  test('Sacrifice: up to 5 raiders or 2 heavy raiders, so also fewer, or nothing at all', () => {
    const sacrifice = (): Table =>
      flying([], { bow: { raider: 6, heavyRaider: 3, civilian: 1 } })
        .actions('kat')
        .choose('kat', 'sacrifice');
    const raiders = sacrifice().choose('kat', 'bow-raider');
    expect(raiders.choices('kat').choices.map((choice) => choice.kind === 'amount' && choice.amount)).toEqual([
      5, 4, 3, 2, 1,
    ]);
    expect(raiders.choose('kat', 'raiders2').count('raider')).toBe(4);
    const heavy = sacrifice().choose('kat', 'bow-heavyRaider');
    expect(heavy.ids('kat')).toEqual(['heavyRaiders2', 'heavyRaiders1']);
    expect(heavy.choose('kat', 'heavyRaiders2').count('heavyRaider')).toBe(1);
    const nothing = sacrifice().pass('kat');
    expect([
      nothing.count('raider'),
      nothing.count('heavyRaider'),
      nothing.count('civilian'),
      nothing.where('kat'),
    ]).toEqual([6, 3, 1, 'sickbay']);
  });

  test('Sacrifice: a basestar, or a civilian ship with what it carries; only while piloting', () => {
    const game = flying([], { bow: { basestar: 1, civilian: 1 } })
      .actions('kat')
      .choose('kat', 'sacrifice');
    const basestar =
      game.choices('kat').choices.find((choice) => choice.kind === 'ship' && choice.ship === 'basestar')?.id ?? '';
    expect(game.choose('kat', basestar).count('basestar')).toBe(0);
    expect(
      pegasusScene({ players: ['kat', 'tigh', 'zarek'] })
        .actions('kat')
        .ids('kat'),
    ).not.toContain('character/pegasus/louanne-kat-katraine/sacrifice');
  });

  const turn = (moves: boolean): Table => {
    const game = pegasusScene({ players: [{ kat: { at: 'command' } }, 'tigh', 'zarek'] });
    game.turn();
    for (let n = 0; n < 60 && game.question('kat')?.topic.kind !== 'move'; n += 1) game.settle(1);
    if (moves) game.choose('kat', 'armory');
    else game.pass('kat');
    while (game.question('kat')?.topic.kind === 'action') game.choose('kat', 'pass');
    return game;
  };

  test('Stim Junkie: who ends the Action step where the turn began goes to Sickbay', () => {
    expect(turn(false).where('kat')).toBe('sickbay');
    expect(turn(true).where('kat')).toBe('armory');
  });

  test('she starts on the Hangar Deck and can fly', () => {
    expect(pegasusScene({ players: ['kat', 'tigh', 'zarek'] }).player('kat')).toMatchObject({
      character: people.kat,
      place: { location: 'location/base/hangar-deck' },
    });
  });
});
