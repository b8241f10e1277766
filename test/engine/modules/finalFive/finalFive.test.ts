import { describe, expect, test } from 'vitest';
import type { PlayerScene, Scene, Table } from '../../scene.ts';
import { people, scene, type Person } from '../../scene.ts';
import { exodusScene, withPegasusAndExodus } from '../../exodusScene.ts';
import { SetUp } from '../../setUp.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Effects } from '../../../../src/catalogue/effect.ts';

const switches = ['finalFive'];
const five = {
  executes: 'final-five-whoever-examines-this-card-is-executed',
  ships: 'final-five-if-this-card-is-examined-cylon-ships-are-activated',
  damage: 'final-five-if-this-card-is-examined-galactica-is-damaged-twice',
  you: 'final-five-if-this-card-is-examined-you-are-executed',
  brig: 'final-five-whoever-examines-this-card-is-sent-to-the-brig',
} as const;
const idOf = (which: keyof typeof five): string => `loyalty/exodus/${five[which]}`;

/** Zarek holds these cards; Tigh is the current player and looks. */
function table(
  cards: ReadonlyArray<keyof typeof five | 'cylon' | 'human'>,
  more: Partial<Scene> = {},
  zarek: PlayerScene = {},
): Table {
  const loyalty = cards.map((card) => (card === 'cylon' || card === 'human' ? card : five[card]));
  const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2', 'piloting/1'];
  return exodusScene({
    players: [{ tigh: { hand } }, { zarek: { hand, ...zarek, loyalty } }, { roslin: { hand } }],
    ...more,
    options: { switches, ...more.options },
  });
}

function look(game: Table, by: Person = 'tigh', then: Effects = []): Table {
  const seeAll = { lookAtLoyalty: { by: 'you', of: 'chosen', all: true } } as const;
  return game
    .resolve([{ choosePlayer: { by: 'you', from: { other: true, hasLoyalty: true }, then: [seeAll] } }, ...then], by)
    .choose(by, 'zarek');
}
const condemn = (game: Table): Table => game.call('execute', { seat: 1, why: 'location/base/brig' });

test('finalFive: R-SET-50 R-SET-51 the 5 cards lie among those that are Not a Cylon, without the option none', () => {
  const cardsWith = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
    const { players, loyaltyDeck, notACylonPile } = new SetUp({
      players: 5,
      expansions: ['exodus'],
      switches: names,
    }).done().state;
    const all = [
      ...players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
      ...loyaltyDeck,
      ...notACylonPile,
    ];
    return all.filter((card) => card.includes('final-five')).sort();
  };
  expect(cardsWith(switches)).toEqual(
    Object.values(five)
      .map((slug) => `loyalty/exodus/${slug}`)
      .sort(),
  );
  expect(cardsWith([])).toEqual([]);
  expect(
    [...catalogue.loyalty.values()].filter(({ kind }) => kind === 'finalFive').map(({ copies }) => copies),
  ).toEqual([1, 1, 1, 1, 1]);
});

describe('R-LOY-86 another player looks at one', () => {
  test('loyalty/exodus/final-five-whoever-examines-this-card-is-executed: the looker is', () => {
    const game = look(table(['executes']));
    expect(game.told('finalFiveExamined')).toEqual([
      { kind: 'finalFiveExamined', by: 0, of: 1, cards: [idOf('executes')] },
    ]);
    expect(game.told('executed')).toMatchObject([{ seat: 0, why: idOf('executes') }]);
    expect(game.choices('tigh').topic.kind).toBe('newCharacter');
  });

  test('R-EXE-53 the turn of a current player who is executed by it ends when the effect that gave the look is finished', () => {
    const game = exodusScene({
      players: ['baltar', { zarek: { loyalty: [five.executes] } }, 'roslin'],
      options: { switches },
    }).turn();
    while (game.question('baltar')?.topic.kind !== 'action') game.settle(1);
    game.choose('baltar', 'cylon-detector').choose('baltar', 'zarek').choose('baltar', people.adama);
    while (game.told('turnStarted').length < 2) game.settle(1);
    expect([game.told('crisisDrawn').length, game.state.current]).toEqual([0, 1]);
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-cylon-ships-are-activated: raiders, basestars, heavy raiders', () => {
    const game = look(table(['ships'], { ships: { bow: { raider: 1, basestar: 1, heavyRaider: 1 } } }));
    expect(game.told('shipsActivated').map(({ activation }) => activation)).toEqual([
      'raiders',
      'basestars',
      'heavyRaiders',
    ]);
    expect(game.told('shipsActivated')[0]?.why).toBe(idOf('ships'));
  });

  test('R-CMB-13 loyalty/exodus/final-five-if-this-card-is-examined-cylon-ships-are-activated: not those that have acted in this turn', () => {
    const game = table(['ships'], { ships: { bow: { raider: 1, civilian: 1 } } });
    for (const ship of game.state.ships) if (ship.kind === 'raider') ship.activated = true;
    look(game);
    expect(game.count('civilian')).toBe(1);
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-galactica-is-damaged-twice', () => {
    expect(look(table(['damage'])).told('galacticaDamaged')).toHaveLength(2);
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-galactica-is-damaged-twice: Pegasus may take either', () => {
    const game = look(table(['damage'], { options: { ...withPegasusAndExodus, switches } }));
    expect(game.choices('tigh').topic.kind).toBe('chooseHull');
    game.choose('tigh', 'pegasus');
    expect(game.choices('tigh').topic.kind).toBe('chooseHull');
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-you-are-executed: the owner is, then every other human player discards 2 at random', () => {
    const game = look(table(['you']));
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([1]);
    game.choose('zarek', people.adama).settle();
    expect(game.told('skillsDiscarded').map(({ seat, cards, random }) => [seat, cards.length, random])).toEqual([
      [1, 5, false],
      [0, 2, true],
      [2, 2, true],
    ]);
    expect(game.state.removed).toContain(idOf('you'));
  });

  test('R-LOY-87 loyalty/exodus/final-five-if-this-card-is-examined-you-are-executed: it is not resolved again by that execution', () => {
    const game = look(table(['you']));
    expect(game.told('provedHuman')[0]?.cards).toEqual([idOf('you')]);
    // No one has been asked to discard 2 of their choice.
    expect(game.choices('zarek').topic.kind).toBe('newCharacter');
  });

  test('R-LOY-87 loyalty/exodus/final-five-if-this-card-is-examined-you-are-executed: it leaves the game, also where executions leave the Loyalty cards alone', () => {
    const game = look(
      table(['you', 'human'], { options: { expansions: ['exodus'], switches, executionRedrawsLoyalty: false } }),
    ).settle();
    expect(game.state.removed).toContain(idOf('you'));
    expect(game.player('zarek').loyalty.map(({ card }) => card)).not.toContain(idOf('you'));
  });

  test('R-LOY-87 the other ones of that player are', () => {
    const game = look(table(['you', 'brig'])).choose('tigh', five.you);
    if (game.question('zarek')?.topic.kind === 'proveLoyalty') game.settle(1);
    expect([game.choices('tigh').topic, game.choices('roslin').topic.kind]).toEqual([
      { kind: 'discard', count: 2, why: idOf('brig') },
      'discard',
    ]);
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-you-are-executed: beside a Cylon card it stays face down', () => {
    const game = look(table(['you', 'cylon'])).settle();
    expect(game.player('zarek').cylon).toBe('revealed');
    expect(
      game
        .player('zarek')
        .loyalty.filter(({ faceUp }) => !faceUp)
        .map(({ card }) => card),
    ).toEqual([idOf('you')]);
    expect(game.state.removed).not.toContain(idOf('you'));
  });

  test('loyalty/exodus/final-five-whoever-examines-this-card-is-sent-to-the-brig: an Admiral loses the title', () => {
    const game = look(table(['brig'], { titles: { admiral: 'tigh' } }));
    expect([game.where('tigh'), game.holder('admiral') === 'tigh']).toEqual(['brig', false]);
  });

  test('loyalty/exodus/final-five-whoever-examines-this-card-is-sent-to-the-brig: on New Caprica to Detention', () => {
    const options = { ...withPegasusAndExodus, objective: 'newCaprica', switches };
    const players = [{ tigh: { at: 'resistance-hq' } }, { zarek: { loyalty: [five.brig] } }, 'roslin'] as const;
    expect(look(scene({ players, options })).where('tigh')).toBe('detention');
  });

  test('R-LOY-119 it is turned down again, mixed with the others, and the effect that gave the look goes on', () => {
    const game = look(table(['brig', 'human']), 'tigh', [{ lose: { food: 1 } }]);
    expect(game.player('zarek').loyalty.map(({ faceUp }) => faceUp)).toEqual([false, false]);
    expect([game.told('resource').length, game.where('tigh')]).toEqual([1, 'brig']);
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('sentTo')).toBeLessThan(kinds.indexOf('resource'));
  });

  test('R-LOY-119 no other card is shown; a look that finds none is told as such', () => {
    const game = look(table(['brig', 'human']));
    expect(game.told('finalFiveExamined')[0]?.cards).toEqual([idOf('brig')]);
    const none = look(table(['human']));
    expect(none.told('finalFiveExamined')).toEqual([{ kind: 'finalFiveExamined', by: 0, of: 1, cards: [] }]);
  });

  test('R-LOY-88 several: the current player chooses the order, all are resolved', () => {
    const game = look(table(['brig', 'damage']), 'roslin');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'finalFiveOrder', of: 1 } });
    game.choose('tigh', five.damage);
    expect([game.told('galacticaDamaged').length, game.where('roslin')]).toEqual([2, 'brig']);
  });

  test('R-LOY-88 R-EXE-05 also if the looker has been executed by one of them: the new character goes to the Brig', () => {
    const game = look(table(['executes', 'brig']))
      .choose('tigh', five.executes)
      .choose('tigh', people.adama);
    expect([game.player('tigh').character, game.where('tigh')]).toEqual([people.adama, 'brig']);
  });

  test('R-LOY-122 R-EXE-56 when one of them executes the owner, what the others do still follows', () => {
    const game = look(table(['you', 'executes'])).choose('tigh', five.you);
    if (game.question('zarek')?.topic.kind === 'proveLoyalty') game.settle(1);
    while (game.question('zarek')?.topic.kind !== 'newCharacter') game.settle(1);
    game.choose('zarek', people.adama);
    while (game.question('tigh')?.topic.kind !== 'newCharacter') game.settle(1);
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(game.ids('tigh')).not.toContain(people.adama);
  });

  test('R-LOY-85 nothing happens to a player who looks at their own card, and in a hand-over', () => {
    const game = table(['brig']).resolve([{ lookAtLoyalty: { by: 'you', of: 'you' } }], 'zarek');
    expect(game.told('finalFiveExamined')).toEqual([]);
    const handed = table(['brig'], {}, { revealed: true }).call('handOverLoyalty', {
      seat: 1,
      upToDistance: 7,
      why: 'location/base/resurrection-ship',
    });
    handed.choose('zarek', 'roslin');
    expect([handed.told('finalFiveExamined').length, handed.where('roslin')]).toEqual([0, 'presidents-office']);
  });

  test('R-LOY-67 a Cylon player who looks at one is not affected', () => {
    const cylonLooks = (card: keyof typeof five): Table => {
      const players = [{ tigh: { revealed: true } }, { zarek: { loyalty: [five[card]] } }, 'roslin'] as const;
      return look(exodusScene({ players, options: { switches } }));
    };
    expect(cylonLooks('brig').where('tigh')).toBe('resurrection-ship');
    expect(cylonLooks('executes').told('executed')).toEqual([]);
    expect(cylonLooks('damage').told('galacticaDamaged')).toHaveLength(2);
  });

  test('R-LOY-120 one that a Cylon player holds works too, but not on Cylon players', () => {
    const game = look(table(['you'], {}, { revealed: true })).settle();
    expect(game.told('executed')).toEqual([]);
    expect(game.told('skillsDiscarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(look(table(['brig'], {}, { revealed: true })).where('tigh')).toBe('brig');
  });

  test('an infiltrator who looks is executed as a Cylon Leader', () => {
    const options = { ...withPegasusAndExodus, cylonLeader: true, switches };
    const players = [
      { cavil: { at: 'command', infiltrating: true } },
      { zarek: { loyalty: [five.executes] } },
      'roslin',
      'tyrol',
    ] as const;
    const game = look(scene({ players, options }), 'cavil');
    expect([game.where('cavil'), game.state.resources.morale]).toEqual(['resurrection-ship', 10]);
  });
});

describe('R-LOY-87 an execution shows one', () => {
  const all = Object.keys(five) as ReadonlyArray<keyof typeof five>;

  test.each(all)(
    '%s: each human player discards 2 cards of their choice, before morale is lost; then it leaves the game',
    (which) => {
      const game = condemn(table([which]));
      expect(game.state.resources.morale).toBe(10);
      expect([game.choices('tigh').topic, game.choices('roslin').topic]).toEqual([
        { kind: 'discard', count: 2, why: idOf(which) },
        { kind: 'discard', count: 2, why: idOf(which) },
      ]);
      game.settle(2);
      expect([game.state.resources.morale, game.choices('zarek').topic.kind]).toEqual([9, 'newCharacter']);
      expect([game.state.removed.includes(idOf(which)), game.state.loyaltyDiscard]).toEqual([true, []]);
    },
  );

  test('R-LOY-121 R-LOY-88 of several each is resolved; all say the same there, so nobody is asked for their order', () => {
    const game = condemn(table(['brig', 'damage']));
    if (game.question('zarek')?.topic.kind === 'proveLoyalty') game.settle(1);
    expect(game.choices('tigh').topic).toEqual({ kind: 'discard', count: 2, why: idOf('brig') });
    game.settle(2);
    expect(game.told('skillsDiscarded').filter(({ why }) => why === idOf('brig'))).toHaveLength(2);
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', why: idOf('damage') });
    // Neither has done what it does when someone looks at it.
    expect(game.told('galacticaDamaged')).toEqual([]);
  });

  test('R-EXE-12 R-LOY-89 not beside a Cylon card: one Cylon card is shown, and nothing else', () => {
    const game = condemn(table(['brig', 'cylon'])).settle();
    expect(game.told('skillsDiscarded').filter(({ why }) => why === idOf('brig'))).toEqual([]);
    expect(game.player('zarek').cylon).toBe('revealed');
  });

  test('R-LOY-120 not of a Cylon player', () => {
    const game = condemn(table(['brig'], {}, { revealed: true })).settle();
    expect([
      game.told('skillsDiscarded').filter(({ why }) => why === idOf('brig')).length,
      game.player('zarek').loyalty.length,
    ]).toEqual([0, 1]);
  });

  test('R-EXE-43 it leaves the game also where executed players keep their cards', () => {
    const game = condemn(table(['brig', 'human'], { options: { executionRedrawsLoyalty: false } })).settle();
    expect(game.player('zarek').loyalty.map(({ card }) => card)).toEqual(['loyalty/base/you-are-not-a-cylon']);
  });
});

test('R-VIC-34 R-LOY-89 who holds one is human, unless a Cylon card is with it', () => {
  const players = [
    { tigh: { loyalty: [five.brig] } },
    { zarek: { loyalty: [five.damage, 'cylon'] } },
    'roslin',
  ] as const;
  const game = exodusScene({ players, options: { switches } });
  game.call('endOfGame', { cause: 'reachedKobol' });
  expect(game.state.over?.winners).toEqual([0, 2]);
});
