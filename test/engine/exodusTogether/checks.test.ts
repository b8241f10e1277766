/** Skill check abilities, consequences and cards that change a check, two or three at once. */
import { describe, expect, test } from 'vitest';
import { crisisData } from '../../../src/engine/rules/crisis/crisisCard.ts';
import { describeEvent } from '../../../src/engine/describe/index.ts';
import { decisions } from '../../../src/engine/index.ts';
import { names } from '../describe/samples.ts';
import { exodusScene, withPegasusAndExodus } from '../exodusScene.ts';
import { fleetScene } from '../fleetScene.ts';
import { people, type Person, type Scene, type Table } from '../scene.ts';

/**
 * These players add these cards, everyone else none; no one reacts but where `reacts` says how; until something else
 * is asked.
 */
function add(
  game: Table,
  cards: Partial<Record<Person, ReadonlyArray<string>>>,
  reacts: Partial<Record<Person, ReadonlyArray<string>>> = {},
): Table {
  const left = new Map(Object.entries(reacts).map(([person, ids]) => [person, [...ids]]));
  for (;;) {
    const [open] = decisions(game.state);
    if (open === undefined || (open.topic.kind !== 'contribute' && open.topic.kind !== 'react')) return game;
    const who = game.person(open.seat);
    if (open.topic.kind === 'contribute') game.choose(who, ...(cards[who] ?? []));
    else {
      const wanted = left.get(who)?.[0];
      const may = wanted !== undefined && open.choices.some(({ id }) => id.includes(wanted));
      if (may) left.get(who)?.shift();
      game.choose(
        who,
        ...(may
          ? open.choices
              .filter(({ id }) => id.includes(wanted))
              .slice(0, 1)
              .map(({ id }) => id)
          : []),
      );
    }
  }
}
const result = (game: Table): string | undefined => game.told('checkResult').at(-1)?.result;
const total = (game: Table): number | undefined => game.told('checkResult').at(-1)?.total;
const plain = ['piloting/1', 'piloting/1'] as const;
const byCaprica = (players: Scene['players'], card: string, more: Partial<Scene> = {}): Table =>
  exodusScene({ players, destiny: plain, ...more }).call(
    'crisis',
    crisisData({ seat: 0, card: `crisis/exodus/${card}`, superCrisis: false, withIcons: false }),
  );

describe('consequences', () => {
  test('crisis/exodus/divisive-behavior R-CRI-71 G16: by Caprica the Cylon player sends a human, and the check goes on', () => {
    const game = byCaprica(
      [{ boomer: { revealed: true, at: 'caprica', hand: ['iron-will/0'] } }, 'tigh', 'roslin'],
      'divisive-behavior',
    );
    add(game, { boomer: ['iron-will/0'] });
    expect(game.choices('boomer').choices.map(({ id }) => id)).toEqual(['seat1', 'seat2']);
    game.choose('boomer', 'tigh').settle();
    expect([game.where('tigh'), result(game)]).toEqual(['sickbay', 'fail']);
  });

  test('crisis/exodus/divisive-behavior with everybody else in the Brig nobody is sent anywhere', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['red-tape/0'] } }, { zarek: { at: 'brig' } }, { roslin: { at: 'brig' } }],
      destiny: plain,
    }).crisis('divisive-behavior');
    add(game, { tigh: ['red-tape/0'] });
    expect([game.told('checkConsequence').length, game.told('sentTo').length, result(game)]).toEqual([1, 0, 'fail']);
    expect([game.where('tigh'), game.where('zarek'), game.where('roslin')]).toEqual(['command', 'brig', 'brig']);
  });

  test('crisis/exodus/in-the-ring the Admiral is sent to Sickbay and keeps the title; failing sends the current player too', () => {
    const game = exodusScene({
      players: [{ helo: { hand: ['red-tape/0'] } }, 'tigh', 'zarek'],
      titles: { admiral: 'tigh' },
      destiny: plain,
    }).crisis('in-the-ring');
    add(game, { helo: ['red-tape/0'] });
    game.choose('helo', 'tigh').settle();
    expect([game.where('tigh'), game.where('helo'), game.holder('admiral')]).toEqual(['sickbay', 'sickbay', 'tigh']);
  });

  test('crisis/exodus/haunted-by-the-past three titles each pass by their own line, before the fail result', () => {
    const game = fleetScene({
      players: [{ tigh: { hand: ['red-tape/0'] } }, 'starbuck', 'roslin', { apollo: { at: 'brig' } }],
      titles: { admiral: 'tigh', president: 'tigh', cag: 'tigh' },
      destiny: plain,
      quorumHand: ['resignation'],
    }).crisis('haunted-by-the-past');
    add(game, { tigh: ['red-tape/0'] }).settle();
    expect([game.holder('admiral'), game.holder('president'), game.holder('cag')]).toEqual([
      'starbuck',
      'roslin',
      'starbuck',
    ]);
    expect(JSON.stringify(game.view('roslin'))).toContain('quorum/exodus/resignation');
    expect(JSON.stringify(game.view('tigh'))).not.toContain('quorum/exodus/resignation');
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.lastIndexOf('titleGained')).toBeLessThan(kinds.indexOf('checkResult'));
  });

  test('crisis/exodus/haunted-by-the-past R-TTL-09 R-TTL-33 all others in the Brig: Admiral and CAG stay, the President passes on', () => {
    const game = fleetScene({
      players: [{ tigh: { hand: ['red-tape/0'] } }, { starbuck: { at: 'brig' } }, { roslin: { at: 'brig' } }],
      titles: { admiral: 'tigh', president: 'tigh', cag: 'tigh' },
      destiny: plain,
    }).crisis('haunted-by-the-past');
    add(game, { tigh: ['red-tape/0'] }).settle();
    expect([game.holder('admiral'), game.holder('president'), game.holder('cag')]).toEqual(['tigh', 'roslin', 'tigh']);
  });

  test('crisis/exodus/threat-of-super-nova R-FLT-16 R-CHK-77 an empty board: a basestar gathers and the CAG places a ship before the total', () => {
    const game = fleetScene({
      players: [{ tigh: { hand: ['red-tape/0'] } }, 'starbuck', 'roslin'],
      destiny: plain,
    }).crisis('threat-of-super-nova');
    add(game, { tigh: ['red-tape/0'] });
    expect([game.choices('starbuck').topic.kind, game.told('checkResult').length]).toEqual(['placeCivilian', 0]);
    game.choose('starbuck', 'stern');
    // The icon of the card itself then finds no heavy raider.
    expect(game.told('fleetGathers').map(({ ship }) => ship)).toEqual(['basestar', 'heavyRaider']);
    expect([game.state.modules.cylonFleet?.pursuit, game.count('civilian'), result(game)]).toEqual([2, 1, 'fail']);
  });

  test('crisis/exodus/power-failure R-VIC-02 the sixth damaged location ends the game in the consequence', () => {
    const damaged = ['command', 'ftl-control', 'weapons-control', 'armory', 'admirals-quarters'];
    const game = exodusScene({
      players: [{ tigh: { hand: ['red-tape/0'] } }, 'zarek', 'roslin'],
      damaged,
      destiny: plain,
    });
    game.state.galacticaDamage = game.state.galacticaDamage.filter((token) => token.includes('hangar-deck'));
    game.crisis('power-failure');
    add(game, { tigh: ['red-tape/0'] });
    expect([game.state.over?.cause, game.told('checkResult').length]).toEqual(['destruction', 0]);
  });

  test('R-CHK-10 R-CHK-11 Mysterious Intuition: no cards, no consequence', () => {
    const game = exodusScene({ players: ['boomer', 'tigh', 'roslin'], destiny: ['red-tape/0', 'iron-will/0'] }).crisis(
      'power-failure',
    );
    game.choose('boomer', game.ids('boomer')[0] ?? '');
    game.settle();
    expect(game.told('checkConsequence').length + game.told('galacticaDamaged').length).toBe(0);
  });

  test('super-crisis/exodus/fire-all-missiles R-CHK-90 Quick Fix is not asked for, the consequence comes by Destiny and the card is passed', () => {
    const cards = ['tactics/5', 'tactics/4', 'tactics/4', 'piloting/5', 'piloting/4', 'piloting/4'];
    const players = [{ cally: { hand: cards } }, { tigh: { revealed: true } }, 'roslin'] as const;
    const game = exodusScene({ players, destiny: ['iron-will/0', 'tactics/3'] }).superCrisis('fire-all-missiles');
    add(game, { cally: cards }, { cally: ['character/exodus/callandra-cally-tyrol/quick-fix'] }).settle();
    expect([game.told('galacticaDamaged').length, result(game), total(game)]).toEqual([2, 'pass', 29]);
  });
});

describe('abilities together with what changes the check', () => {
  test('R-CHK-85 R-CHK-82 Iron Will counts with the difficulty after Declare Emergency', () => {
    const start = (): Table =>
      exodusScene({
        players: [{ tigh: { hand: ['iron-will/0', 'leadership/5', 'declare-emergency/3'] } }, 'zarek', 'roslin'],
        destiny: plain,
      }).crisis('unexplained-deaths');
    // 5 − 2 = 3: by 5 below 8, by 3 below 6.
    const without = add(start(), { tigh: ['iron-will/0', 'leadership/5'] });
    const declared = add(start(), { tigh: ['iron-will/0', 'leadership/5'] }, { tigh: ['declare-emergency'] });
    expect([without.state.resources.morale, declared.state.resources.morale]).toEqual([9, 10]);
    expect([result(declared), declared.told('checkResult')[0]?.difficulty]).toEqual(['fail', 6]);
  });

  test('R-CHK-85 R-CHK-69 Red Tape takes what would have saved the check, and Iron Will what it costs', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['iron-will/0', 'red-tape/0', 'leadership/5', 'tactics/4'] } }, 'zarek', 'roslin'],
      destiny: plain,
    }).crisis('unexplained-deaths');
    add(game, { tigh: ['iron-will/0', 'red-tape/0', 'leadership/5', 'tactics/4'] }).settle();
    // 4 − 2 = 2 of 8: more than 4 short, and above 0.
    expect([total(game), result(game), game.state.resources.morale, game.state.resources.population]).toEqual([
      2,
      'fail',
      9,
      11,
    ]);
  });

  test('R-CHK-60 R-CHK-68 R-CHK-76 Cally takes the Iron Will out: the fail result stands, the consequence too', () => {
    const game = exodusScene({
      players: [{ cally: { hand: ['iron-will/0', 'politics/5', 'leadership/4'] } }, 'zarek', 'roslin'],
      destiny: plain,
    }).crisis('divisive-behavior');
    add(
      game,
      { cally: ['iron-will/0', 'politics/5', 'leadership/4'] },
      { cally: ['character/exodus/callandra-cally-tyrol/quick-fix'] },
    );
    game.choose('cally', 'skill/exodus/iron-will/0');
    game.settle();
    expect([game.told('checkConsequence').length, result(game), game.state.resources.morale]).toEqual([1, 'fail', 9]);
  });

  test('R-CHK-72 R-CHK-21 Establish Network and Scientific Research: Engineering counts twice on the positive side', () => {
    const game = exodusScene({
      players: [
        { tyrol: { hand: ['scientific-research/3', 'establish-network/0', 'engineering/4'] } },
        'tigh',
        'roslin',
      ],
      destiny: plain,
    }).crisis('unexplained-deaths');
    add(game, { tyrol: ['establish-network/0', 'engineering/4'] }, { tyrol: ['scientific-research'] }).settle();
    expect([total(game), result(game)]).toEqual([6, 'fail']);
    // The 4 counts for it instead of against it, and then twice.
    expect(game.told('checkRevealed').at(-1)?.changes).toEqual([
      { why: 'skill/base/scientific-research', by: 0, how: 'positive', change: 8 },
      { why: 'skill/exodus/establish-network', how: 'times', change: 4 },
    ]);
    expect(
      game
        .told('checkRevealed')
        .map((what) => describeEvent(what, names))
        .at(-1),
    ).toMatch(
      /^Cards revealed, 6 of .*; \+4 from Establish Network.* \(\+8 due to Roslin \(@ana\)’s Scientific Research\)$/,
    );
  });

  test('R-CHK-50 R-CHK-72 Blind Devotion to Engineering: twice nothing is nothing', () => {
    const game = exodusScene({
      players: [{ tyrol: { hand: ['establish-network/0', 'engineering/4', 'leadership/3'] } }, 'tigh', 'roslin'],
      destiny: plain,
    }).crisis('unexplained-deaths');
    const devotion = 'character/base/galen-tyrol/blind-devotion';
    add(game, { tyrol: ['establish-network/0', 'engineering/4', 'leadership/3'] }, { tyrol: [devotion] });
    game.choose('tyrol', 'engineering').settle();
    expect(total(game)).toBe(1);
    expect(game.told('checkRevealed').at(-1)?.changes).toMatchObject([{ by: 0, how: 'nullified' }]);
  });

  test('R-CHK-21 R-CHK-67 Guts and Initiative keeps Destiny out, Trust Instincts brings two of it in all the same', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['guts-and-initiative/1', 'trust-instincts/0', 'leadership/4'] } }, 'zarek', 'roslin'],
      destiny: ['leadership/2', 'tactics/2'],
      options: withPegasusAndExodus,
    }).crisis('unexplained-deaths');
    add(game, { tigh: ['trust-instincts/0', 'leadership/4'] }, { tigh: ['guts-and-initiative'] }).settle();
    expect([total(game), result(game)]).toEqual([8, 'pass']);
  });

  test('R-CHK-24 R-CHK-71 At Any Cost: a Treachery card with the icon counts for the check, its Reckless ability works, the consequence once', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['at-any-cost/3', 'by-your-command/1', 'red-tape/0'] } }, 'zarek', 'roslin'],
      destiny: plain,
      options: withPegasusAndExodus,
    }).crisis('power-failure');
    add(game, { tigh: ['by-your-command/1', 'red-tape/0'] }, { tigh: ['at-any-cost'] });
    while (game.question('tigh')?.topic.kind === 'abilityOrder') game.settle(1);
    game.settle();
    expect(
      game
        .told('checkAbility')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['skill/exodus/red-tape', 'skill/pegasus/by-your-command']);
    expect([game.told('checkConsequence').length, total(game)]).toEqual([1, -1]);
  });

  test('R-CHK-88 R-CHK-69 Command Authority takes what is left after Red Tape', () => {
    const cards = ['red-tape/0', 'leadership/5', 'leadership/3'];
    const game = exodusScene({ players: [{ adama: { hand: cards } }, 'zarek', 'roslin'], destiny: plain }).crisis(
      'unexplained-deaths',
    );
    add(game, { adama: cards }, { adama: ['character/base/william-adama/command-authority'] }).settle();
    expect(
      game
        .player('adama')
        .hand.map((card) => card.split('/').slice(2).join('/'))
        .sort(),
    ).toHaveLength(4);
    expect(game.state.skillDecks.leadership?.discard.filter((card) => card.endsWith('/5'))).toHaveLength(1);
  });

  test('R-CHK-21 R-CHK-67 Investigative Committee: the cards that Trust Instincts brings lie open like all others', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['investigative-committee/3', 'trust-instincts/0'] } }, 'zarek', 'roslin'],
      destiny: ['leadership/2', 'tactics/2', 'leadership/1', 'red-tape/0'],
    }).crisis('unexplained-deaths');
    add(game, { tigh: ['trust-instincts/0'] }, { tigh: ['investigative-committee'] }).settle();
    expect(total(game)).toBe(5);
    expect(game.told('checkAbility').map(({ card }) => card)).toEqual([
      'skill/exodus/trust-instincts',
      'skill/exodus/red-tape',
    ]);
  });

  test('R-CHK-72 R-FLT-55 Protect the Fleet: with the Cylon Fleet board the viper may bring a civilian ship home in the middle of the check', () => {
    const game = fleetScene({
      players: [{ tigh: { hand: ['protect-the-fleet/0', 'piloting/3'] } }, 'zarek', 'roslin'],
      destiny: ['politics/1', 'politics/1'],
      ships: { bow: { viper: 1, civilian: 1 } },
    }).crisis('unexplained-deaths');
    add(game, { tigh: ['protect-the-fleet/0', 'piloting/3'] });
    const escort = game.ids('tigh').find((id) => id.startsWith('escort'));
    game.choose('tigh', escort ?? 'no escort');
    expect([game.count('civilian'), game.count('viper'), result(game)]).toEqual([0, 1, 'fail']);
  });

  test('R-CHK-72 R-CHK-60 the Piloting that Cally has taken out does not protect the fleet', () => {
    const game = exodusScene({
      players: [{ cally: { hand: ['protect-the-fleet/0', 'piloting/2'] } }, 'zarek', 'roslin'],
      destiny: plain,
      ships: { bow: { viper: 1 } },
    }).crisis('unexplained-deaths');
    add(
      game,
      { cally: ['protect-the-fleet/0', 'piloting/2'] },
      { cally: ['character/exodus/callandra-cally-tyrol/quick-fix'] },
    );
    game.choose('cally', 'piloting/2');
    expect([game.told('checkAbility').length, result(game)]).toEqual([1, 'fail']);
  });
});

describe('Political Prowess', () => {
  const at = (location: string, target: Person, more: Partial<Scene> = {}): Table => {
    const game = exodusScene({
      players: [{ zarek: { at: location } }, { cain: { hand: ['political-prowess/6'] } }, 'starbuck'],
      ...more,
      options: withPegasusAndExodus,
    })
      .actions('zarek')
      .choose('zarek', 'location');
    while (game.question('zarek')?.topic.kind === 'choosePlayer') game.choose('zarek', target);
    return game;
  };

  test('R-CHK-11 R-CHK-93 at Admiral’s Quarters: nobody is Intolerant without a total, Starbuck makes nothing easier', () => {
    const game = at('admirals-quarters', 'starbuck');
    game.choose('cain', game.ids('cain').find((id) => id.includes('political-prowess')) ?? '');
    const pass = game.choices('cain').choices.find(({ id }) => id.includes('pass'));
    game.choose('cain', pass?.id ?? '');
    expect([game.where('starbuck'), game.told('difficultyChanged').length, game.told('executed').length]).toEqual([
      'brig',
      0,
      0,
    ]);
  });

  test('R-CHK-10 R-TTL-42 at the Airlock a pass executes the President, whose title waits for the new character', () => {
    const game = at('airlock', 'starbuck', { titles: { president: 'starbuck' } });
    game.choose('cain', game.ids('cain').find((id) => id.includes('political-prowess')) ?? '');
    game.choose('cain', game.choices('cain').choices.find(({ id }) => id.includes('pass'))?.id ?? '');
    expect([game.told('executed').map(({ seat }) => seat), game.holder('president')]).toEqual([[2], undefined]);
    game.choose('starbuck', people.roslin).settle();
    expect(game.holder('president')).toBe('starbuck');
  });
});

describe('limits on contributions', () => {
  const asked = (person: Person, set: Scene): unknown => {
    const game = exodusScene(set).crisis('unexplained-deaths');
    while (game.question(person)?.topic.kind !== 'contribute') game.settle(1);
    const { min, max, counts } = game.choices(person);
    return counts ?? [min, max];
  };

  test('R-CHK-43 Cally with a single card adds none, but in the Brig may; revealed she may add 1', () => {
    const hand = ['politics/1'];
    const asks = (cally: object): boolean => {
      const game = exodusScene({ players: ['tigh', { cally: { hand, ...cally } }, 'roslin'] }).crisis(
        'unexplained-deaths',
      );
      game.decline();
      return game.question('cally')?.topic.kind === 'contribute' && game.choices('cally').max > 0;
    };
    expect([asks({}), asks({ at: 'brig' }), asks({ revealed: true })]).toEqual([false, true, true]);
  });

  test('R-CHK-43 Gaeta in the Brig adds 1, elsewhere up to 3', () => {
    const hand = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2'];
    expect(asked('gaeta', { players: ['tigh', { gaeta: { hand, at: 'brig' } }, 'roslin'] })).toEqual([0, 1]);
    expect(asked('gaeta', { players: ['tigh', { gaeta: { hand } }, 'roslin'] })).toEqual([0, 3]);
  });
});
