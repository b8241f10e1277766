/**
 * The Crisis cards of Exodus that are a check, each outcome, the consequences and the awkward cases, numbers from the
 * reference.
 */
import { describe, expect, test } from 'vitest';
import { exodusScene } from '../../exodusScene.ts';
import { activated, board, changes, check, quietTable } from '../crisisPlay.ts';
import { brig, byCaprica, discards, face, icons, results, set, sickbay, six, withBoth } from './crisisScene.ts';

describe('checks', () => {
  const airlock = face('airlock-leak', 6, 'tactics', 'engineering');

  test('crisis/exodus/airlock-leak failed: Galactica is damaged and the current player goes to Sickbay; passed: nothing', () => {
    const failed = check(airlock, 5, set).settle();
    expect([failed.told('galacticaDamaged').length, failed.where('tigh')]).toEqual([1, 'sickbay']);
    const passed = check(airlock, 6, set).settle();
    expect([passed.told('galacticaDamaged'), passed.where('tigh')]).toEqual([[], 'command']);
  });

  test('R-PEG-20 crisis/exodus/airlock-leak: the current player may let Pegasus take the damage', () => {
    const game = check(airlock, 5, withBoth).choose('tigh', 'pegasus').settle();
    expect([game.told('pegasusDamaged').length, game.told('galacticaDamaged')]).toEqual([1, []]);
  });

  const assault = face('centurion-assault', 9, 'tactics', 'piloting');

  test('crisis/exodus/centurion-assault failed: 1 raptor is destroyed and the current player goes to Sickbay', () => {
    const game = check(assault, 8, set).settle();
    expect([game.state.reserves.raptor, game.where('tigh')]).toEqual([3, 'sickbay']);
  });

  test('crisis/exodus/centurion-assault failed with no raptor left: only Sickbay', () => {
    const game = check(assault, 8, { ...set, reserves: { raptor: 0 } }).settle();
    expect([game.told('raptorsChanged'), game.where('tigh')]).toEqual([[], 'sickbay']);
  });

  test('R-TURN-113 crisis/exodus/centurion-assault: a player in the Brig stays there', () => {
    const game = check(assault, 8, { ...set, players: [{ tigh: brig }, 'zarek', 'roslin'] }).settle();
    expect(game.where('tigh')).toBe('brig');
  });

  const guilt = face('guilty-conscience', 7, 'politics', 'leadership');

  test('crisis/exodus/guilty-conscience failed: the current player loses 3 Skill cards at random, or all', () => {
    const game = check(guilt, 6, { ...set, players: [{ tigh: { hand: six } }, 'zarek', 'roslin'] }).settle();
    expect(game.told('skillsDiscarded')).toMatchObject([{ seat: 0, random: true }]);
    expect(game.player('tigh').hand).toHaveLength(3);
    const poor = check(guilt, 6, { ...set, players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'] }).settle();
    expect(poor.player('tigh').hand).toEqual([]);
  });

  test.each([
    ['hidden-identity', face('hidden-identity', 12, 'politics', 'leadership', 'tactics'), {}],
    ['joes-bar', face('joes-bar', 12, 'politics', 'leadership', 'engineering'), { morale: 1 }],
  ] as const)('crisis/exodus/%s failed: 1 morale, and the current player goes to the Brig', (_, row, gain) => {
    const failed = check(row, 11, set).settle();
    expect([changes(failed), failed.where('tigh')]).toEqual([{ morale: -1 }, 'brig']);
    // R-TTL-31
    expect(failed.holder('admiral')).toBe('zarek');
    expect(changes(check(row, 12, set))).toEqual(gain);
  });

  const beacon = face('strange-beacon', 13, 'tactics', 'piloting', 'engineering');
  const ships = { bow: { basestar: 1, raider: 2, viper: 1 }, stern: { heavyRaider: 1, civilian: 1 } } as const;

  test('crisis/exodus/strange-beacon passed: the current player clears one area; vipers and civilian ships stay', () => {
    const game = check(beacon, 13, { ...set, ships });
    expect(game.ids('tigh')).toEqual(['bow', 'stern']);
    game.choose('tigh', 'bow');
    expect(board(game).bow).toEqual({ viper: 1 });
    expect(game.state.supply).toMatchObject({ basestar: 2, raider: 16 });
    expect(game.told('areaCleared')).toMatchObject([
      { area: 'bow', ships: { basestar: 1, raider: 2, heavyRaider: 0 } },
    ]);
    expect(game.told('shipDestroyed')).toEqual([]);
  });

  test('crisis/exodus/strange-beacon: the tokens of a damaged basestar are mixed back', () => {
    const game = exodusScene({ players: quietTable, ships: { bow: { basestar: 1 } } });
    game
      .call('damageBasestar', { ship: game.state.ships[0]?.id ?? 0, count: 1, by: 0 })
      .resolve([{ removeCylons: true }], 'tigh');
    expect(game.state.basestarDamage).toHaveLength(4);
  });

  test('R-PEG-51 crisis/exodus/strange-beacon: Scar leaves too, and with it its card', () => {
    const game = exodusScene({
      players: quietTable,
      ...withBoth,
      ships: { bow: { raider: 1 } },
      inPlay: ['crisis/pegasus/scar'],
    });
    for (const ship of game.state.ships) if (ship.kind === 'raider') ship.scar = true;
    game.resolve([{ removeCylons: true }], 'tigh');
    expect([game.count('raider'), game.state.inPlay]).toEqual([0, []]);
  });

  test('crisis/exodus/strange-beacon: nothing to clear, nobody is asked; failed: the marker goes back', () => {
    const game = check(beacon, 13, set).settle();
    expect([game.told('areaCleared'), results(game)]).toEqual([[], ['pass']]);
    expect(check(beacon, 12, { ...set, jumpTrack: 2 }).settle().state.jumpTrack).toBe(1);
    // R-JMP-01: below the start there is nothing.
    expect(check(beacon, 12, set).settle().told('jumpTrack')).toEqual([]);
  });

  const temple = face('temple-of-the-five', 9, 'tactics', 'engineering');

  test('crisis/exodus/temple-of-the-five passed: the current player may draw 2 cards of their own skill set, of one type too', () => {
    const game = check(temple, 9, set).choose('tigh', 'option1');
    game.choose('tigh', 'tactics').choose('tigh', 'tactics');
    expect(
      game
        .told('skillsDrawn')
        .filter(({ seat }) => seat === 0)
        .flatMap(({ skills }) => skills),
    ).toEqual(['tactics', 'tactics']);
    expect(check(temple, 9, set).choose('tigh', 'option2').told('skillsDrawn')).toEqual([]);
    expect(check(temple, 8, { ...set, jumpTrack: 1 }).settle().state.jumpTrack).toBe(0);
  });

  test('crisis/exodus/unexplained-deaths failed: 1 morale and 1 population', () => {
    const row = face('unexplained-deaths', 8, 'leadership', 'tactics');
    expect([changes(check(row, 7, set)), changes(check(row, 8, set))]).toEqual([{ morale: -1, population: -1 }, {}]);
  });

  test('crisis/exodus/unfair-bias failed: Galactica is damaged, and the current player loses the whole hand', () => {
    const row = face('unfair-bias', 12, 'politics', 'leadership', 'tactics');
    const game = check(row, 11, { ...set, players: [{ tigh: { hand: six } }, 'zarek', 'roslin'] }).settle();
    expect([game.told('galacticaDamaged').length, game.player('tigh').hand]).toEqual([1, []]);
  });
});

describe('consequences', () => {
  const divisive = face('divisive-behavior', 10, 'politics', 'leadership', 'tactics');
  const ring = face('in-the-ring', 12, 'politics', 'leadership', 'tactics');

  test('R-CHK-78 crisis/exodus/divisive-behavior: before the total the current player sends somebody else to Sickbay', () => {
    const game = check(divisive, 10, { ...set, destiny: icons });
    expect([game.ids('tigh'), results(game)]).toEqual([['seat1', 'seat2'], []]);
    game.choose('tigh', 'roslin').settle();
    expect([game.where('roslin'), results(game), changes(game)]).toEqual(['sickbay', ['pass'], {}]);
  });

  test('R-CHK-77 crisis/exodus/divisive-behavior: the cards of whoever is sent stay in the check', () => {
    const game = check(divisive, 10, { ...set, destiny: icons })
      .choose('tigh', 'zarek')
      .settle();
    expect([game.where('zarek'), game.told('checkResult')[0]?.total]).toEqual(['sickbay', 10]);
  });

  test('R-TURN-113 crisis/exodus/divisive-behavior: nobody can be sent, so the consequence does nothing', () => {
    const game = check(divisive, 4, { ...set, destiny: icons, players: ['tigh', 'zarek', { roslin: brig }] });
    // Zarek adds the cards; he is the only one who could go.
    expect([game.where('zarek'), game.where('roslin')]).toEqual(['sickbay', 'brig']);
    const then = [{ send: { who: 'chosen', to: 'sickbay' } }] as const;
    const nobody = exodusScene({ players: ['tigh', { zarek: sickbay }, { roslin: brig }] }).resolve(
      [{ choosePlayer: { by: 'current', from: { other: true, sendable: 'sickbay' }, then } }],
      'tigh',
    );
    expect([nobody.told('sentTo'), nobody.state.decisions]).toEqual([[], []]);
  });

  test('R-CRI-70 crisis/exodus/divisive-behavior by Caprica: the Cylon player chooses a human, and is no target', () => {
    const game = byCaprica('divisive-behavior', { destiny: icons }).contributeNothing();
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'zarek').settle();
    // R-TTL-12: he keeps the title there.
    expect([game.where('zarek'), game.holder('admiral')]).toEqual(['sickbay', 'zarek']);
  });

  test('crisis/exodus/divisive-behavior failed: 1 morale', () => {
    expect(changes(check(divisive, 9, set).settle())).toEqual({ morale: -1 });
  });

  test('crisis/exodus/in-the-ring: the consequence, then the result: both go to Sickbay', () => {
    const game = check(ring, 5, { ...set, destiny: icons })
      .choose('tigh', 'roslin')
      .settle();
    expect([game.where('roslin'), game.where('tigh'), changes(game)]).toEqual(['sickbay', 'sickbay', { morale: -1 }]);
    expect(changes(check(ring, 12, set))).toEqual({ morale: 1 });
  });

  const haunted = face('haunted-by-the-past', 12, 'politics', 'leadership');
  const bothTitles = { titles: { admiral: 'tigh', president: 'tigh' } } as const;

  test('crisis/exodus/haunted-by-the-past: both titles pass before the total, whether it is passed or not (example 22)', () => {
    for (const total of [12, 5]) {
      const game = check(haunted, total, {
        ...set,
        ...bothTitles,
        destiny: ['iron-will/0', 'investigative-committee/3'],
      });
      expect([game.holder('president'), game.holder('admiral')]).toEqual(['roslin', 'zarek']);
      expect(game.events.findIndex(({ what }) => what.kind === 'titleGained')).toBeLessThan(
        game.events.findIndex(({ what }) => what.kind === 'checkResult'),
      );
    }
  });

  test('R-TTL-06 crisis/exodus/haunted-by-the-past: the Quorum hand goes with the title; without a title nothing happens', () => {
    const game = check(haunted, 12, { ...set, ...bothTitles, destiny: icons, quorumHand: ['arrest-order'] });
    expect([game.view('roslin').own?.quorumHand, game.view('tigh').own?.quorumHand]).toEqual([
      ['quorum/base/arrest-order'],
      [],
    ]);
    const other = check(haunted, 12, { ...set, titles: { admiral: 'zarek', president: 'roslin' }, destiny: icons });
    expect([other.told('titleGained'), other.told('checkConsequence').length]).toEqual([[], 1]);
  });

  test('R-TTL-09 R-TTL-33 crisis/exodus/haunted-by-the-past: with the others in the Brig the Admiral keeps the title, the President passes', () => {
    const game = exodusScene({ players: ['tigh', { zarek: brig }, { roslin: brig }], ...bothTitles });
    game.resolve([{ passTitlesOf: 'current' }], 'tigh');
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['roslin', 'tigh']);
    const all = exodusScene({ players: [{ tigh: brig }, { zarek: brig }, { roslin: brig }], ...bothTitles });
    expect(all.resolve([{ passTitlesOf: 'current' }], 'tigh').holder('admiral')).toBe('zarek');
  });

  test('R-TTL-09 crisis/exodus/haunted-by-the-past: nobody else may hold a title, so it stays', () => {
    const game = exodusScene({
      players: ['tigh', { zarek: { revealed: true } }, { roslin: { revealed: true } }],
      ...bothTitles,
    });
    expect(game.resolve([{ passTitlesOf: 'current' }], 'tigh').told('titleGained')).toEqual([]);
  });

  test('R-CRI-70 crisis/exodus/haunted-by-the-past failed: every human player loses 1 card at random', () => {
    const game = exodusScene({
      players: [
        { tigh: { hand: six } },
        { zarek: { revealed: true, hand: ['politics/1'] } },
        { roslin: { hand: ['politics/2'] } },
      ],
    })
      .crisis('haunted-by-the-past')
      .contributeNothing()
      .settle();
    expect([discards(game), game.told('skillsDiscarded').every(({ random }) => random === true)]).toEqual([
      [1, 0, 1],
      true,
    ]);
  });

  const power = face('power-failure', 14, 'leadership', 'tactics', 'engineering');

  test('crisis/exodus/power-failure: 1 damage as its consequence; failed: the marker goes back', () => {
    const passed = check(power, 14, { ...set, destiny: icons, jumpTrack: 2 }).settle();
    expect([passed.told('galacticaDamaged').length, passed.state.jumpTrack]).toEqual([1, 2]);
    const failed = check(power, 13, { ...set, jumpTrack: 2 }).settle();
    expect([failed.told('galacticaDamaged').length, failed.state.jumpTrack]).toEqual([0, 1]);
  });

  test('crisis/exodus/threat-of-super-nova: the basestars act as its consequence, and only heavy raiders afterwards', () => {
    const nova = face('threat-of-super-nova', 10, 'leadership', 'piloting', 'engineering');
    const game = check(nova, 10, { ...set, destiny: icons }).settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([['basestars', 'heavyRaiders'], 1]);
    const failed = check(nova, 9, set).settle();
    expect([failed.state.resources.population, failed.told('galacticaDamaged').length]).toEqual([11, 1]);
  });

  test('R-CHK-78 an icon that an ability throws out of the check still brings the consequence on', () => {
    const game = check(power, 14, { ...set, destiny: ['red-tape/0', 'engineering/1'] });
    expect(game.told('checkConsequence')).toHaveLength(1);
  });

  test('R-CHK-72 R-CHK-78 without Exodus cards in it there is none, and a check of a location has none', () => {
    expect(check(power, 14, set).told('checkConsequence')).toEqual([]);
  });
});
