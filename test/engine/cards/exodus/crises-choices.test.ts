/** The Crisis cards of Exodus with two boxes, each outcome and the awkward cases, numbers from the reference. */
import { describe, expect, test } from 'vitest';
import { describeChoice } from '../../../../src/engine/describe/index.ts';
import { exodusScene } from '../../exodusScene.ts';
import { activated, board, box, changes, firstBox, quietTable } from '../crisisPlay.ts';
import {
  brig,
  byCaprica,
  choose,
  discards,
  face,
  hands,
  rich,
  richZarek,
  set,
  sickbay,
  six,
  withBoth,
} from './crisisScene.ts';

describe('choices of the President', () => {
  test('crisis/exodus/ambushed-by-the-press: 1 morale, or the whole hand, which may be empty', () => {
    expect(changes(choose('ambushed-by-the-press', 'roslin', 1).settle())).toEqual({ morale: -1 });
    const all = choose('ambushed-by-the-press', 'roslin', 2, { ...rich, quorumHand: ['arrest-order'] }).settle();
    expect([hands(all), all.state.quorumHand]).toEqual([[6, 0, 0], ['quorum/base/arrest-order']]);
    expect(changes(choose('ambushed-by-the-press', 'roslin', 2).settle())).toEqual({});
  });

  test('crisis/exodus/controversial-manuscript: 1 morale, or 1 morale more and two damages one after the other', () => {
    expect(changes(choose('controversial-manuscript', 'roslin', 1).settle())).toEqual({ morale: -1 });
    const game = choose('controversial-manuscript', 'roslin', 2, withBoth)
      .choose('tigh', 'pegasus')
      .choose('tigh', 'galactica')
      .settle();
    expect([
      game.state.resources.morale,
      game.told('pegasusDamaged').length,
      game.told('galacticaDamaged').length,
    ]).toEqual([11, 1, 1]);
  });

  test('R-CMB-05 crisis/exodus/controversial-manuscript: morale does not rise above 15', () => {
    expect(
      choose('controversial-manuscript', 'roslin', 2, { resources: { morale: 15 } }).settle().state.resources.morale,
    ).toBe(15);
  });

  test('crisis/exodus/labor-dispute: 2 morale, or 1 fuel and the marker goes back', () => {
    expect(changes(choose('labor-dispute', 'roslin', 1).settle())).toEqual({ morale: -2 });
    const game = choose('labor-dispute', 'roslin', 2, { jumpTrack: 3 }).settle();
    expect([changes(game), game.state.jumpTrack]).toEqual([{ fuel: -1 }, 2]);
    const start = choose('labor-dispute', 'roslin', 2).settle();
    expect([changes(start), start.state.jumpTrack]).toEqual([{ fuel: -1 }, 0]);
  });

  test('crisis/exodus/the-circle: the President gives the title away, with the Quorum hand', () => {
    const game = choose('the-circle', 'roslin', 1, { quorumHand: ['arrest-order'] }).choose('roslin', 'option1');
    expect(game.ids('roslin')).toEqual(['seat0', 'seat1']);
    game.choose('roslin', 'zarek');
    expect([game.holder('president'), game.view('zarek').own?.quorumHand]).toEqual([
      'zarek',
      ['quorum/base/arrest-order'],
    ]);
    expect([activated(game.settle()), game.told('executed')]).toEqual([['raiders'], []]);
  });

  test('crisis/exodus/the-circle: the option says in brief too that it may be an execution', () => {
    const option = { id: 'option1', kind: 'option', card: 'crisis/exodus/the-circle', path: ['options', 0] } as const;
    const told = describeChoice(
      option,
      { topic: { kind: 'chooseOption', card: option.card } },
      { seat: String, character: String },
    );
    expect(told.detail).toMatch(/the current player is executed$/);
  });

  test('R-EXE-53 crisis/exodus/the-circle: or the current player is executed, which ends the turn without the icons', () => {
    const game = choose('the-circle', 'roslin', 1)
      .choose('roslin', 'option2')
      .choose('tigh', 'karl-helo-agathon')
      .settle(8);
    expect([game.told('executed').map(({ seat }) => seat), activated(game), game.state.jumpTrack]).toEqual([
      [0],
      [],
      0,
    ]);
  });

  test('R-TTL-42 crisis/exodus/the-circle: an executed President loses the title only once the new character is there', () => {
    const game = exodusScene({ players: ['zarek', 'tigh', 'helo'], titles: { president: 'zarek', admiral: 'tigh' } });
    game.crisis('the-circle').decline().choose('zarek', 'option1').decline().choose('zarek', 'option2');
    expect(game.holder('president')).toBeUndefined();
    game.choose('zarek', 'laura-roslin');
    while (game.holder('president') === undefined) game.settle(1);
    expect(game.holder('president')).toBe('zarek');
  });

  test('R-TTL-02 crisis/exodus/the-circle: nobody else could be President, so the first option means the execution', () => {
    const players = ['tigh', { zarek: { revealed: true } }, { roslin: { revealed: true } }] as const;
    const game = exodusScene({ players, titles: { president: 'tigh', admiral: 'tigh' } })
      .crisis('the-circle')
      .choose('tigh', 'option1');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0]);
  });

  test('R-EXE-03 crisis/exodus/the-circle by Caprica: the Cylon player is not executed', () => {
    const game = byCaprica('the-circle').choose('roslin', 'option1').choose('roslin', 'option2');
    expect([game.told('executed'), game.state.decisions]).toEqual([[], []]);
  });

  const either = ['the-circle', 'truth-and-reconciliation'] as const;

  test.each(either)(
    'R-CRI-15 crisis/exodus/%s: the President discards 2, the current player 3, whoever is both 5',
    (card) => {
      expect(discards(choose(card, 'roslin', 2, rich).settle())).toEqual([3, 0, 2]);
      expect(discards(box(card, 'tigh', 2, { ...set, ...rich, titles: { president: 'tigh' } }).settle())).toEqual([
        5, 0, 0,
      ]);
    },
  );

  test('crisis/exodus/truth-and-reconciliation: 1 morale, and the President has to send somebody to the Brig, perhaps herself', () => {
    const game = choose('truth-and-reconciliation', 'roslin', 1);
    expect(game.choices('roslin')).toMatchObject({
      min: 1,
      choices: [{ id: 'seat0' }, { id: 'seat1' }, { id: 'seat2' }],
    });
    game.choose('roslin', 'roslin').settle();
    expect([changes(game), game.where('roslin'), game.holder('president')]).toEqual([{ morale: -1 }, 'brig', 'roslin']);
  });

  test('crisis/exodus/truth-and-reconciliation with everybody in the Brig: only the morale', () => {
    const game = choose('truth-and-reconciliation', 'roslin', 1, {
      players: [{ tigh: brig }, { zarek: brig }, { roslin: brig }],
    }).settle();
    expect([changes(game), game.told('sentTo')]).toEqual([{ morale: -1 }, []]);
  });

  test('crisis/exodus/widespread-starvation: 2 food, or 1 food and 1 population', () => {
    expect(changes(choose('widespread-starvation', 'roslin', 1).settle())).toEqual({ food: -2 });
    expect(changes(choose('widespread-starvation', 'roslin', 2).settle())).toEqual({ food: -1, population: -1 });
  });
});

describe('choices of the Admiral', () => {
  test('R-CMB-108 crisis/exodus/appoint-head-of-security: all vipers and their pilots come back, and 2 cards go at random', () => {
    const players = [{ tigh: { hand: six } }, 'zarek', 'roslin', { boomer: { piloting: 'bow' } }] as const;
    const ships = { stern: { viper: 2 } };
    const game = choose('appoint-head-of-security', 'tigh', 1, {
      players,
      ships,
      damagedVipers: 1,
      reserves: { viper: 6 },
    });
    expect([game.count('viper'), game.where('boomer'), game.state.damagedCraft.viper]).toEqual([0, 'hangar-deck', 1]);
    expect([discards(game), game.told('skillsDiscarded')[0]?.random]).toEqual([[2, 0, 0, 0], true]);
  });

  test('crisis/exodus/appoint-head-of-security: or 1 morale and 1 damage', () => {
    const game = choose('appoint-head-of-security', 'tigh', 2).settle();
    expect([game.state.resources.morale, game.told('galacticaDamaged').length]).toEqual([9, 1]);
  });

  test('crisis/exodus/hidden-explosives: 1 raptor and Sickbay, or 1 morale', () => {
    const game = choose('hidden-explosives', 'tigh', 1).settle();
    expect([game.state.reserves.raptor, game.where('tigh')]).toEqual([3, 'sickbay']);
    expect(changes(choose('hidden-explosives', 'tigh', 2).settle())).toEqual({ morale: -1 });
  });

  test('R-CRI-11 crisis/exodus/hidden-explosives: the first option may be taken though nothing of it can be done', () => {
    const players = [{ tigh: brig }, 'zarek', 'roslin'] as const;
    const game = choose('hidden-explosives', 'tigh', 1, {
      players,
      titles: { admiral: 'tigh' },
      reserves: { raptor: 0 },
    });
    expect([game.told('sentTo'), game.told('raptorsChanged'), changes(game.settle())]).toEqual([[], [], {}]);
  });

  test("crisis/exodus/interrogation: somebody else goes to Sickbay, and the Admiral may see one of that player's Loyalty cards", () => {
    const game = choose('interrogation', 'tigh', 1, { players: ['tigh', 'zarek', { roslin: { loyalty: ['cylon'] } }] });
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'roslin');
    expect([game.where('roslin'), game.told('loyaltySeen')]).toEqual(['sickbay', []]);
    game.choose('tigh', 'option1');
    const [seen] = game.told('loyaltySeen', 'tigh');
    expect(seen).toMatchObject({ by: 0, of: 2, cards: ['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1'] });
    expect(
      choose('interrogation', 'tigh', 1).choose('tigh', 'roslin').choose('tigh', 'option2').told('loyaltySeen'),
    ).toEqual([]);
  });

  test('R-TURN-113 R-LOY-05 crisis/exodus/interrogation: nobody can be sent, so nobody looks', () => {
    const game = choose('interrogation', 'tigh', 1, {
      players: ['tigh', { zarek: brig }, { roslin: sickbay }],
    }).settle();
    expect([game.told('sentTo'), game.told('loyaltySeen')]).toEqual([[], []]);
  });

  test('R-CRI-15 crisis/exodus/interrogation: or the Admiral discards 2 and the current player 3', () => {
    expect(discards(choose('interrogation', 'tigh', 2, rich).settle())).toEqual([5, 0, 0]);
    expect(discards(box('interrogation', 'tigh', 2, { ...set, ...richZarek, current: 'zarek' }).settle())).toEqual([
      2, 3, 0,
    ]);
  });

  test('crisis/exodus/unwelcome-faces: the whole hand, then somebody has to go to the Brig, perhaps the Admiral', () => {
    const game = choose('unwelcome-faces', 'tigh', 1, rich);
    expect([hands(game), game.choices('tigh').min]).toEqual([[0, 0, 4], 1]);
    game.choose('tigh', 'tigh').settle();
    expect([game.where('tigh'), game.holder('admiral')]).toEqual(['brig', 'zarek']);
  });

  test('crisis/exodus/unwelcome-faces: an empty hand is enough; or 1 morale and 1 damage', () => {
    const game = choose('unwelcome-faces', 'tigh', 1).choose('tigh', 'roslin').settle();
    expect([game.where('roslin'), changes(game)]).toEqual(['brig', {}]);
    const other = choose('unwelcome-faces', 'tigh', 2).settle();
    expect([other.state.resources.morale, other.told('galacticaDamaged').length]).toEqual([9, 1]);
  });
});

describe('choices of the current player', () => {
  const prisoner = face('consult-the-prisoner', 13, 'politics', 'tactics', 'engineering');

  test('crisis/exodus/consult-the-prisoner passed: the marker advances, and once more for the icon', () => {
    expect(firstBox(prisoner, 13, set).settle().state.jumpTrack).toBe(2);
  });

  test('R-JMP-02 crisis/exodus/consult-the-prisoner passed before Auto Jump: the fleet jumps at once, before the basestars', () => {
    const before = { jumpTrack: 4, ships: { bow: { basestar: 1 } }, destinations: ['barren-planet', 'icy-moon'] };
    const game = firstBox(prisoner, 13, { ...set, ...before });
    expect([game.told('jumped').length, activated(game)]).toEqual([1, []]);
    expect(activated(game.settle())).toEqual(['basestars']);
    expect([game.told('attack'), game.state.jumpTrack]).toEqual([[], 1]);
  });

  test('R-TURN-146 crisis/exodus/consult-the-prisoner failed: all humans discard 1 together, the current player goes to the Brig', () => {
    const game = firstBox(prisoner, 12, { ...set, ...rich });
    expect(game.state.decisions.map(({ seat }) => seat)).toEqual([0, 2]);
    game.settle();
    expect([discards(game).slice(0, 1), discards(game)[2], game.where('tigh')]).toEqual([[1], 1, 'brig']);
  });

  test('R-CRI-15 crisis/exodus/consult-the-prisoner: or the Admiral discards 2 and the current player 3, at the same time', () => {
    expect(discards(choose('consult-the-prisoner', 'tigh', 2, rich).settle())).toEqual([5, 0, 0]);
    const game = exodusScene({ players: [...rich.players].reverse(), titles: { admiral: 'tigh' } }).crisis(
      'consult-the-prisoner',
    );
    while (game.question('roslin')?.topic.kind !== 'chooseOption') game.settle(1);
    game.choose('roslin', 'option2');
    const counts = game.state.decisions.map(({ seat, topic }) => [seat, topic.kind === 'discard' ? topic.count : 0]);
    expect(counts.sort()).toEqual([
      [0, 3],
      [2, 2],
    ]);
  });

  const genocide = face('cylon-genocide', 21, 'politics', 'leadership', 'tactics', 'engineering');
  const invasion = {
    bow: { basestar: 1, raider: 3 },
    stern: { basestar: 1, heavyRaider: 2, viper: 1, civilian: 1 },
  } as const;

  test('crisis/exodus/cylon-genocide passed: all Cylon ships are destroyed; centurions stay, and the raiders icon finds nothing', () => {
    const game = firstBox(genocide, 21, { ...set, ships: invasion, boarding: [1] }).settle();
    expect([board(game), game.state.boarding, activated(game)]).toEqual([
      { stern: { viper: 1, civilian: 1 } },
      [1],
      ['raiders'],
    ]);
    expect(game.told('shipDestroyed').map(({ ship, count }) => [ship, count])).toEqual([
      ['basestar', 1],
      ['raider', 3],
      ['basestar', 1],
      ['heavyRaider', 2],
    ]);
    expect(game.told('basestarDamaged')).toEqual([]);
  });

  test('R-PEG-51 crisis/exodus/cylon-genocide passed: Scar survives', () => {
    const game = exodusScene({
      players: quietTable,
      ...withBoth,
      ships: { bow: { raider: 3 } },
      inPlay: ['crisis/pegasus/scar'],
    });
    const [scar] = game.state.ships;
    if (scar?.kind === 'raider') scar.scar = true;
    game.resolve([{ destroyAllCylons: true }], 'tigh');
    expect([game.count('raider'), game.state.inPlay]).toEqual([1, ['crisis/pegasus/scar']]);
  });

  test('crisis/exodus/cylon-genocide passed with crisis/pegasus/the-guardians in play: every basestar costs morale and a raptor', () => {
    const game = exodusScene({
      players: quietTable,
      ...withBoth,
      ships: invasion,
      inPlay: ['crisis/pegasus/the-guardians'],
    });
    game.resolve([{ destroyAllCylons: true }], 'tigh');
    expect([changes(game), game.state.reserves.raptor]).toEqual([{ morale: -2 }, 2]);
  });

  test('crisis/exodus/cylon-genocide failed: 1 morale, then basestars, launch raiders and heavy raiders, before the raiders', () => {
    const game = firstBox(genocide, 20, set).settle();
    expect([changes(game), activated(game)]).toEqual([
      { morale: -1 },
      ['basestars', 'launchRaiders', 'heavyRaiders', 'raiders'],
    ]);
  });

  test.each([
    [4, 'brig'],
    [5, 'command'],
  ] as const)('crisis/exodus/cylon-genocide: or a roll; on a %s Tigh is at %s', (die, where) => {
    const game = exodusScene({ players: quietTable })
      .crisis('cylon-genocide')
      .dice(die)
      .choose('tigh', 'option2')
      .settle();
    expect(game.where('tigh')).toBe(where);
  });

  const familiar = face('familiar-face', 12, 'politics', 'leadership', 'tactics');

  test('crisis/exodus/familiar-face passed: the Admiral may send anybody to the Brig, himself too', () => {
    const game = firstBox(familiar, 12, set);
    expect(game.choices('tigh')).toMatchObject({ min: 0, topic: { kind: 'choosePlayer' } });
    expect(game.ids('tigh')).toEqual(['seat0', 'seat1', 'seat2']);
    expect(game.choose('tigh', 'tigh').holder('admiral')).toBe('zarek');
    expect(firstBox(familiar, 12, set).pass('tigh').settle().told('sentTo')).toEqual([]);
  });

  test('crisis/exodus/familiar-face failed: 1 morale and the whole hand of the Admiral; or 1 morale', () => {
    const game = firstBox(familiar, 11, { ...set, ...rich }).settle();
    expect([changes(game), game.player('tigh').hand]).toEqual([{ morale: -1 }, []]);
    expect(changes(choose('familiar-face', 'tigh', 2).settle())).toEqual({ morale: -1 });
  });

  test('crisis/exodus/hera-rescued failed: 2 morale and 1 raptor; passed: nothing; or 1 morale', () => {
    const hera = face('hera-rescued', 10, 'politics', 'leadership');
    const failed = firstBox(hera, 9, set).settle();
    expect([changes(failed), failed.state.reserves.raptor]).toEqual([{ morale: -2 }, 3]);
    expect(changes(firstBox(hera, 10, set).settle())).toEqual({});
    expect(changes(choose('hera-rescued', 'tigh', 2).settle())).toEqual({ morale: -1 });
  });

  test('crisis/exodus/mysterious-guide passed: the marker advances; failed: 1 fuel and the whole hand; or 1 morale', () => {
    const guide = face('mysterious-guide', 11, 'politics', 'leadership');
    expect(firstBox(guide, 11, set).settle().state.jumpTrack).toBe(1);
    const failed = firstBox(guide, 10, { ...set, ...rich }).settle();
    expect([changes(failed), failed.player('tigh').hand]).toEqual([{ fuel: -1 }, []]);
    expect(changes(choose('mysterious-guide', 'tigh', 2).settle())).toEqual({ morale: -1 });
  });

  const message = face('mysterious-message', 9, 'politics', 'engineering');

  test('crisis/exodus/mysterious-message passed: the current player alone sees the Destiny deck, and discards exactly 2 or none', () => {
    const game = firstBox(message, 9, set);
    const left = game.state.destiny.length;
    game.choose('tigh', 'option1');
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'cullDestiny', count: 2 },
      privacy: 'private',
      counts: [0, 2],
    });
    expect([game.told('cardsSeen', 'tigh')[0]?.cards?.length, game.told('cardsSeen')[0]?.cards]).toEqual([
      left,
      undefined,
    ]);
    expect(() => game.choose('tigh', game.ids('tigh')[0] ?? '')).toThrow();
    game.choose('tigh', ...game.ids('tigh').slice(0, 2));
    expect([game.state.destiny.length, game.told('destinyCulled')[0]?.cards.length]).toEqual([left - 2, 2]);
  });

  test('R-TURN-150 crisis/exodus/mysterious-message passed: who has looked and discards none shuffles all the same; or nobody looks', () => {
    const game = firstBox(message, 9, { ...set, seed: 'shuffle' });
    const before = [...game.state.destiny];
    game.choose('tigh', 'option1').pass('tigh');
    expect([[...game.state.destiny].sort(), game.state.destiny]).not.toEqual([[...before].sort(), before]);
    expect([...game.state.destiny].sort()).toEqual([...before].sort());
    expect(firstBox(message, 9, set).choose('tigh', 'option2').told('cardsSeen')).toEqual([]);
  });

  test('R-CHK-31 crisis/exodus/mysterious-message passed with 1 card in the Destiny deck: that one, and a new deck is built', () => {
    const game = exodusScene({ players: quietTable });
    game.state.destiny.splice(1);
    game.resolve([{ cullDestiny: { count: 2, optional: true } }], 'tigh');
    expect(game.choices('tigh')).toMatchObject({ min: 0, max: 1 });
    game.choose('tigh', game.ids('tigh')[0] ?? '');
    expect([game.told('destinyRebuilt').length, game.state.destiny.length]).toEqual([1, 10]);
  });

  test('crisis/exodus/mysterious-message failed: launch raiders, then basestars, before its own raiders', () => {
    expect(activated(firstBox(message, 8, set).settle())).toEqual(['launchRaiders', 'basestars', 'raiders']);
  });

  test('crisis/exodus/raptor-malfunction failed: 1 damage and 1 raptor; or Sickbay, which may be taken in the Brig', () => {
    const malfunction = face('raptor-malfunction', 12, 'tactics', 'piloting', 'engineering');
    const failed = firstBox(malfunction, 11, set).settle();
    expect([failed.told('galacticaDamaged').length, failed.state.reserves.raptor]).toEqual([1, 3]);
    expect(firstBox(malfunction, 12, set).settle().told('raptorsChanged')).toEqual([]);
    expect(choose('raptor-malfunction', 'tigh', 2).settle().where('tigh')).toBe('sickbay');
    expect(
      choose('raptor-malfunction', 'tigh', 2, { players: [{ tigh: brig }, 'zarek', 'roslin'] })
        .settle()
        .where('tigh'),
    ).toBe('brig');
  });

  const trap = face('set-a-trap', 10, 'leadership', 'tactics');

  test('crisis/exodus/set-a-trap passed: the current player destroys 1 centurion of their choice, if there is one', () => {
    const game = firstBox(trap, 10, { ...set, boarding: [1, 3] });
    game.choose('tigh', 'space3');
    expect(game.state.boarding).toEqual([1]);
    expect(firstBox(trap, 10, set).settle().told('centurionDestroyed')).toEqual([]);
  });

  test('crisis/exodus/set-a-trap failed: 1 centurion boards, and the current player goes to Sickbay', () => {
    const game = firstBox(trap, 9, set).settle();
    expect([game.state.boarding, game.where('tigh')]).toEqual([[0], 'sickbay']);
  });

  test.each([
    [4, [0]],
    [5, []],
  ] as const)('crisis/exodus/set-a-trap: or a roll; on a %s the centurions are %j', (die, boarding) => {
    const game = exodusScene({ players: quietTable }).crisis('set-a-trap').dice(die).choose('tigh', 'option2').settle();
    expect(game.state.boarding).toEqual(boarding);
  });

  test('R-CRI-11 crisis/exodus/set-a-trap with no centurion token left: none boards', () => {
    const game = firstBox(trap, 9, { ...set, boarding: [1, 1, 2, 2] }).settle();
    expect([game.state.boarding, game.where('tigh')]).toEqual([[1, 1, 2, 2], 'sickbay']);
  });

  const passage = face('the-passage', 14, 'tactics', 'piloting', 'engineering');

  test('crisis/exodus/the-passage passed: the marker advances; failed: 2 civilian ships one after the other', () => {
    expect(firstBox(passage, 14, set).settle().state.jumpTrack).toBe(2);
    expect(firstBox(passage, 13, set).settle().told('civilianDestroyed')).toHaveLength(2);
  });

  test('R-CMB-117 crisis/exodus/the-passage failed with 1 ship in the pile: it goes first, then the current player picks one on the board', () => {
    const game = exodusScene({ players: quietTable, ships: { bow: { civilian: 6 }, stern: { civilian: 5 } } });
    game.crisis('the-passage').choose('tigh', 'option1').contributeNothing();
    expect(game.told('civilianDestroyed')).toMatchObject([{ kind: 'civilianDestroyed' }]);
    expect(game.choices('tigh').topic.kind).toBe('chooseShip');
  });

  test.each([
    [6, 'sickbay'],
    [7, 'command'],
  ] as const)('crisis/exodus/the-passage: or a roll; on a %s Tigh is at %s', (die, where) => {
    const game = exodusScene({ players: quietTable })
      .crisis('the-passage')
      .dice(die)
      .choose('tigh', 'option2')
      .settle();
    expect(game.where('tigh')).toBe(where);
  });
});
