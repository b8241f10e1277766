/** Skill check abilities of Daybreak's Skill cards: R-CHK-65 to R-CHK-80, R-CHK-97, R-DAY-101, R-DAY-104. */
import { describe, expect, test } from 'vitest';
import { daybreakScene } from '../../daybreakScene.ts';
import { newCapricaScene } from '../../newCapricaScene.ts';
import { mutinyOfPerson, mutinyScene } from '../../mutinyScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

/** Elections Loom: 8, politics and leadership; the current player is Tigh. */
function check(destiny: ReadonlyArray<string>, tigh: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  return daybreakScene({ players: [{ tigh }, 'zarek', 'roslin'], destiny, ...set }).crisis('elections-loom');
}
const reveal = (game: Table): Table => game.contributeNothing();
const total = (game: Table): number | undefined => game.told('checkResult')[0]?.total;

describe('skill/daybreak/all-hands-on-deck', () => {
  test('R-CHK-80 the total goes up by 1 for each card of strength 0, on whatever side, this one too', () => {
    const two = reveal(check(['all-hands-on-deck/0', 'dogfight/0'], {}, { reserves: { viper: 0, assaultRaptor: 0 } }));
    expect(total(two.choose('tigh', 'all-hands-on-deck'))).toBe(2);
    expect(total(reveal(check(['all-hands-on-deck/0', 'piloting/1'])))).toBe(0);
  });

  test('R-CHK-68 R-CHK-72 it stays when the card is taken out; what is counted is what lies there in the end', () => {
    const game = reveal(check(['all-hands-on-deck/0', 'quick-thinking/0']));
    game.choose('tigh', 'all-hands-on-deck').choose('tigh', 'skill/daybreak/all-hands-on-deck/0');
    expect(total(game)).toBe(1);
    expect(game.player('tigh').hand).toEqual(['skill/daybreak/all-hands-on-deck/0']);
  });

  test('R-CHK-66 two of them count once for each card', () => {
    expect(total(reveal(check(['all-hands-on-deck/0', 'all-hands-on-deck/0'])))).toBe(2);
  });
});

describe('R-CHK-65 the order of abilities', () => {
  test.each([
    ['all-hands-on-deck/0', 'install-upgrades/0'],
    ['all-hands-on-deck/0', 'bait/0'],
    ['bait/0', 'dradis-contact/0'],
    ['a-better-machine/3', 'violent-outbursts/4'],
  ])('nobody is asked for it between %s and %s, which do not touch one another', (...cards) => {
    const game = reveal(check(cards));
    expect([game.question('tigh')?.topic.kind === 'abilityOrder', game.told('checkAbility').length]).toEqual([
      false,
      2,
    ]);
  });

  test.each([
    ['all-hands-on-deck/0', 'quick-thinking/0'],
    ['a-better-machine/3', 'personal-vices/3'],
    ['dogfight/0', 'install-upgrades/0'],
    ['force-their-hand/0', 'bait/0'],
  ])('the current player says it between %s and %s', (...cards) => {
    expect(reveal(check(cards)).choices('tigh').topic.kind).toBe('abilityOrder');
  });
});

describe('skill/daybreak/quick-thinking', () => {
  test('R-CHK-69 the current player may take a card of strength 0 to 3 out of the check, but no Quick Thinking', () => {
    const hand = ['politics/3', 'politics/4'];
    const players = ['tigh', { zarek: { hand } }, 'roslin'] as const;
    const game = reveal(
      check(['quick-thinking/0', 'quick-thinking/0'], {}, { players })
        .decline()
        .choose('zarek', ...hand),
    );
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'takeFromCheck' }, min: 0, max: 1 });
    expect(game.choices('tigh').choices.map(({ id }) => id.at(-1))).toEqual(['3']);
    game.choose('tigh', 'politics/3');
    expect([total(game), game.player('tigh').hand.length]).toEqual([4, 1]);
    expect(game.told('checkCardTaken')).toMatchObject([{ seat: 0, why: 'skill/daybreak/quick-thinking' }]);
  });

  test('nothing is taken if the player does not want to, and nobody is asked without such a card', () => {
    expect(total(reveal(check(['quick-thinking/0', 'politics/2'])).pass('tigh'))).toBe(2);
    expect(total(reveal(check(['quick-thinking/0', 'politics/5'])))).toBe(5);
  });

  test('R-CHK-68 the ability of a card that has been taken before is not resolved', () => {
    const game = reveal(check(['quick-thinking/0', 'bait/0']))
      .choose('tigh', 'quick-thinking')
      .choose('tigh', 'skill/daybreak/bait/0');
    expect([game.told('checkAbility').length, game.count('civilian')]).toEqual([1, 0]);
  });

  test('R-CHK-80 the cards are told again where the total stays the same without one of them, and not where all stay', () => {
    const told = (game: Table): ReadonlyArray<number> =>
      game
        .told('checkRevealed')
        .map(({ positive, negative, nullified }) => positive.length + negative.length + nullified.length);
    const taking = (): Table => reveal(check(['quick-thinking/0', 'bait/0'])).choose('tigh', 'quick-thinking');
    const taken = taking().choose('tigh', 'skill/daybreak/bait/0');
    expect([told(taken), taken.told('checkRevealed').map((each) => each.total)]).toEqual([
      [2, 1],
      [0, 0],
    ]);
    expect(told(reveal(check(['piloting/1', 'politics/2'])))).toEqual([2]);
  });

  test('R-DAY-104 R-CHK-74 a Cylon player who is the current player may do it too', () => {
    const game = reveal(check(['quick-thinking/0', 'politics/2'], { revealed: true })).choose('tigh', 'politics/2');
    expect(game.player('tigh').hand).toHaveLength(1);
  });
});

describe('skill/daybreak/dogfight', () => {
  const weak = ['dogfight/0', 'piloting/1'];
  const vipers = (viper: number): Partial<Scene> => ({ reserves: { viper, assaultRaptor: 0 } });

  test('for 1 viper of the Reserves, damaged, 1 other card is discarded from the check', () => {
    const game = reveal(check(weak, {}, vipers(5))).choose('tigh', 'piloting/1');
    expect([game.state.reserves.viper, game.state.damagedCraft.viper, total(game)]).toEqual([4, 1, 0]);
    expect(game.told('checkCardsDiscarded')).toMatchObject([
      { cards: [expect.stringMatching(/1$/)], why: 'skill/daybreak/dogfight' },
    ]);
  });

  test('a piloted viper may be the price: its pilot goes to Sickbay', () => {
    const game = reveal(
      check(weak, {}, { players: ['tigh', { apollo: { piloting: 'stern' } }, 'roslin'], ...vipers(0) }),
    );
    game.choose('tigh', 'piloting/1');
    expect([game.where('apollo'), game.state.damagedCraft.viper]).toEqual(['sickbay', 1]);
  });

  test('R-NCA-29 while Galactica is away no viper is damaged, and no card leaves the check', () => {
    const away = newCapricaScene({
      players: ['tigh', 'zarek', 'roslin'],
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    const { reserves } = away.state;
    expect(reserves.viper).toBeGreaterThan(0);
    const before = { ...reserves };
    away.resolve([{ dogfight: true }], 'tigh').settle();
    expect([away.told('viperDamaged'), away.state.reserves]).toEqual([[], before]);
  });

  test('it is optional, and not offered without a viper', () => {
    expect(reveal(check(weak)).pass('tigh').told('checkCardsDiscarded')).toEqual([]);
    expect(total(reveal(check(weak, {}, vipers(0))))).toBe(-1);
  });

  test('R-CHK-66 another Dogfight may leave, this one stays', () => {
    const game = reveal(check(['dogfight/0', 'dogfight/0'], {}, vipers(1)));
    expect(game.ids('tigh')).toEqual(['skill/daybreak/dogfight/0']);
    game.choose('tigh', 'skill/daybreak/dogfight/0');
    expect(game.told('checkCardsDiscarded')[0]?.cards).toHaveLength(1);
  });

  test('R-DAY-57 an assault raptor that is picked for it is destroyed', () => {
    const game = reveal(check(weak, {}, { reserves: { viper: 0, assaultRaptor: 1 } })).choose('tigh', 'piloting/1');
    expect([
      game.state.reserves['assaultRaptor'],
      game.state.destroyed['assaultRaptor'],
      game.state.damagedCraft.viper,
    ]).toEqual([0, 1, 0]);
  });
});

describe('skill/daybreak/force-their-hand', () => {
  test('R-DAY-101 a human current player adds a card face up, whose ability is resolved too (R-CHK-67)', () => {
    const game = reveal(check(['force-their-hand/0', 'piloting/1'], { hand: ['dradis-contact/0', 'politics/2'] }));
    game.choose('tigh', 'option1').choose('tigh', 'dradis-contact/0');
    expect(game.told('contributed').at(-1)).toMatchObject({ seat: 0, cards: ['skill/daybreak/dradis-contact/0'] });
    expect([game.count('raider', 'bow'), mutinyOfPerson(game, 'tigh').length]).toEqual([2, 0]);
  });

  test('or draws 1 Mutiny card', () => {
    const game = reveal(check(['force-their-hand/0', 'piloting/1'], { hand: ['politics/2'] })).choose(
      'tigh',
      'option2',
    );
    expect([mutinyOfPerson(game, 'tigh').length, game.player('tigh').hand.length]).toEqual([1, 1]);
  });

  test('R-DAY-101 without cards he must draw', () => {
    const game = reveal(check(['force-their-hand/0', 'piloting/1']));
    expect([mutinyOfPerson(game, 'tigh').length, game.told('checkResult').length]).toEqual([1, 1]);
  });

  test('R-DAY-101 R-CHK-43 at the limit of cards in the Brig he must draw, and may not add', () => {
    const hand = ['politics/2', 'politics/3'];
    const game = check(['force-their-hand/0', 'piloting/1'], { hand, at: 'brig' });
    game.decline().choose('tigh', 'politics/2').decline();
    expect([mutinyOfPerson(game, 'tigh').length, game.player('tigh').hand.length]).toEqual([1, 1]);
  });

  test('R-DAY-101 in the Brig he may add one if he has added none', () => {
    const game = reveal(check(['force-their-hand/0', 'piloting/1'], { hand: ['politics/2'], at: 'brig' }));
    expect(game.ids('tigh')).toEqual(['option1', 'option2']);
  });

  test('R-DAY-33 the Mutiny card may send him to the Brig in the middle of the check, which goes on', () => {
    const game = mutinyScene({
      players: ['tigh', 'zarek', 'roslin'],
      mutiny: { tigh: ['selfish-act'] },
      destiny: ['force-their-hand/0', 'politics/2'],
    })
      .crisis('elections-loom')
      .choose('tigh', 'selfish-act');
    expect([game.where('tigh'), mutinyOfPerson(game, 'tigh').length]).toEqual(['brig', 1]);
    expect(total(game)).toBe(2);
  });

  test('R-CHK-70 R-DAY-104 nothing happens in the turn of a Cylon player', () => {
    const game = reveal(check(['force-their-hand/0', 'piloting/1'], { revealed: true, hand: ['politics/2'] }));
    expect([game.told('mutinyDrawn'), game.told('checkResult').length]).toEqual([[], 1]);
  });
});

describe('skill/daybreak/install-upgrades', () => {
  const drawn = (game: Table): unknown => game.told('skillsDrawn').map(({ seat, skills }) => [seat, ...skills]);
  const strong = ['politics/5', 'politics/4'];

  test('R-CHK-97 after a passed check the current player draws 2 Engineering cards', () => {
    const players = ['tigh', { zarek: { hand: strong } }, 'roslin'] as const;
    const game = reveal(
      check(['install-upgrades/0', 'piloting/1'], {}, { players })
        .decline()
        .choose('zarek', ...strong),
    );
    expect(drawn(game)).toEqual([[0, 'engineering', 'engineering']]);
  });

  test('R-CHK-97 after a failed one 1, when the result has been resolved', () => {
    const game = reveal(check(['install-upgrades/0', 'piloting/1']));
    expect(drawn(game)).toEqual([[0, 'engineering']]);
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('resource')).toBeLessThan(kinds.indexOf('skillsDrawn'));
  });

  test('R-CHK-86 after a partial one none', () => {
    expect(drawn(reveal(check(['install-upgrades/0', 'politics/5'])))).toEqual([]);
  });

  test('R-DAY-104 a Cylon player who is the current player draws too', () => {
    expect(drawn(reveal(check(['install-upgrades/0', 'piloting/1'], { revealed: true })))).toEqual([
      [0, 'engineering'],
    ]);
  });
});

test.each([
  ['all-hands-on-deck', 'leadership'],
  ['quick-thinking', 'tactics'],
  ['dogfight', 'piloting'],
  ['force-their-hand', 'politics'],
  ['install-upgrades', 'engineering'],
] as const)('R-CHK-65 R-CHK-73 skill/daybreak/%s works in a check of a location, from the %s deck', (slug, skill) => {
  const game = daybreakScene({
    players: [{ tigh: { at: 'admirals-quarters', hand: ['politics/1'] } }, 'zarek', 'roslin'],
    destiny: [`${slug}/0`, 'piloting/1'],
  });
  expect(game.state.destiny.at(-1)).toBe(`skill/daybreak/${slug}/0`);
  expect(game.state.skillDecks[skill]?.deck.length).toBeGreaterThan(20);
  game
    .call('activateLocation', { seat: 0, location: 'location/base/admirals-quarters' })
    .choose('tigh', 'zarek')
    .decline();
  reveal(game);
  expect(game.told('checkAbility')).toMatchObject([{ card: `skill/daybreak/${slug}` }]);
});
