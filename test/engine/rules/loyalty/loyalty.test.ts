/** Loyalty cards and secrecy (chapter 07). */
import { describe, expect, test } from 'vitest';
import { seedRandom } from '../../../../src/engine/flow/random.ts';
import { decisions, imagine } from '../../../../src/engine/index.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const damage = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
const human = 'loyalty/base/you-are-not-a-cylon';
const sympathizer = 'loyalty/base/you-are-a-sympathizer';
const look = { lookAtLoyalty: { by: 'you', of: 'chosen' } } as const;
const lookAtSomebody = [
  { choosePlayer: { by: 'you', from: { other: true, hasLoyalty: true }, then: [look] } },
] as const;

function withBoomer(boomer: PlayerScene, set: Partial<Scene> = {}): Table {
  return scene({ players: ['tigh', { boomer }, 'zarek'], ...set });
}

/** The winners when the fleet makes its last jump: the humans, or with an empty resource the Cylons. */
function winners(game: Table, by: 'humans' | 'cylons'): Array<Person> {
  game.state.milestones = ['sleeperAgent', 'finalJump'];
  if (by === 'cylons') game.state.resources.fuel = 0;
  game.jump();
  return (game.state.over?.winners ?? []).map((seat) => game.person(seat));
}

describe('teams', () => {
  test('R-LOY-01 example 1: one Cylon card and one Not a Cylon card make a member of the Cylon team', () => {
    const loyalty = ['human', 'cylon'];
    expect(winners(withBoomer({ loyalty }), 'cylons')).toEqual(['boomer']);
    expect(winners(withBoomer({ loyalty }), 'humans')).toEqual(['tigh', 'zarek']);
  });

  test('R-LOY-01 a Sympathizer who became a Cylon player is on the Cylon team whatever the other cards say', () => {
    expect(winners(withBoomer({ sympathizer: true, loyalty: ['human', 'human'] }), 'cylons')).toEqual(['boomer']);
  });

  test.each([
    ['You Are Not a Cylon', ['human']],
    ['a Sympathizer resolved into the Brig', ['human', 'you-are-a-sympathizer']],
  ] as const)('R-LOY-02 %s counts as Not a Cylon', (_, loyalty) => {
    expect(winners(withBoomer({ at: 'brig', loyalty }), 'humans')).toEqual(['tigh', 'boomer', 'zarek']);
  });

  test('R-LOY-06 a revealed card stays face up before its owner and counts on', () => {
    const game = withBoomer({ loyalty: ['cylon', 'human'] })
      .actions('boomer')
      .choose('boomer', cylon)
      .settle();
    expect(game.view('public').players[1]).toMatchObject({ openLoyalty: [cylon], loyaltyCount: 2 });
    expect(winners(game, 'cylons')).toEqual(['boomer']);
  });
});

describe('looking', () => {
  test('R-LOY-03 the owner sees their own cards at any time, nobody else does', () => {
    const game = withBoomer({ loyalty: ['cylon', 'human'] }).crisis('riots-b');
    expect(game.view('boomer').own?.loyalty).toEqual([
      { card: cylon, faceUp: false },
      { card: human, faceUp: false },
    ]);
    for (const viewer of ['tigh', 'zarek', 'public'] as const)
      expect(JSON.stringify(game.view(viewer).players)).not.toContain('loyalty/base');
  });

  test('R-LOY-04 of several face-down cards one at random is seen', () => {
    const game = withBoomer({ loyalty: ['cylon', 'human'] })
      .resolve(lookAtSomebody, 'tigh')
      .choose('tigh', 'boomer');
    expect(game.told('loyaltySeen', 'tigh')).toMatchObject([{ by: 0, of: 1, count: 1 }]);
    expect(game.told('loyaltySeen', 'tigh')[0]?.cards).toHaveLength(1);
  });

  test('R-LOY-04 example 1: a random look finds each of two cards about as often', () => {
    const seen = Array.from(
      { length: 100 },
      (_, n) =>
        withBoomer({ loyalty: ['cylon', 'human'] }, { seed: `look ${n}` })
          .resolve(lookAtSomebody, 'tigh')
          .choose('tigh', 'boomer')
          .told('loyaltySeen', 'tigh')[0]?.cards,
    );
    const found = seen.filter((cards) => cards?.[0] === cylon).length;
    expect(found).toBeGreaterThan(30);
    expect(found).toBeLessThan(70);
  });

  test('R-LOY-04 looking at all of them shows every face-down card and no other', () => {
    const game = scene({ players: ['baltar', { boomer: { loyalty: ['cylon', 'human'] } }, 'tigh'] });
    game.player('boomer').loyalty.push({ card: sympathizer, faceUp: true });
    game.actions('baltar').choose('baltar', 'cylon-detector').choose('baltar', 'boomer');
    expect(game.told('loyaltySeen', 'baltar')).toEqual([
      { kind: 'loyaltySeen', by: 0, of: 1, count: 2, cards: [cylon, human] },
    ]);
  });

  test('R-LOY-04 whoever has looked may look it up as long as the card lies there, and nobody else', () => {
    const game = withBoomer({ loyalty: ['cylon'] })
      .resolve(lookAtSomebody, 'tigh')
      .choose('tigh', 'boomer');
    expect(game.view('tigh').own?.seenLoyalty).toEqual([{ seat: 1, card: cylon }]);
    for (const other of ['boomer', 'zarek'] as const) expect(game.view(other).own).not.toHaveProperty('seenLoyalty');
    expect(game.view('boomer').own?.loyalty).toEqual([{ card: cylon, faceUp: false }]);
    game.actions('boomer').choose('boomer', cylon);
    expect(game.view('tigh').own).not.toHaveProperty('seenLoyalty');
  });

  test('R-LOY-20 in every world that fits what somebody has seen the card is there', () => {
    const game = withBoomer({ loyalty: ['cylon'] })
      .resolve(lookAtSomebody, 'tigh')
      .choose('tigh', 'boomer');
    const inWorlds = (person: Person): Set<string | undefined> =>
      new Set(
        Array.from(
          { length: 40 },
          (_, n) => imagine(game.state, game.seat(person), seedRandom(`world ${n}`)).players[1]?.loyalty[0]?.card,
        ),
      );
    expect([...inWorlds('tigh')]).toEqual([cylon]);
    expect(inWorlds('zarek').size).toBeGreaterThan(1);
  });

  test('R-LOY-05 their own cards and players without a face-down card are no legal targets', () => {
    const game = scene({ players: ['tigh', { boomer: { loyalty: [] } }, 'zarek', 'starbuck'] });
    game.player('boomer').loyalty.push({ card: sympathizer, faceUp: true });
    expect(game.resolve(lookAtSomebody, 'tigh').choices('tigh').choices).toMatchObject([{ seat: 2 }, { seat: 3 }]);
  });

  test('R-LOY-05 example 8: the President or the Admiral is to be looked at and the looker is both: nothing happens', () => {
    const screenings = (president: Person): Table =>
      scene({
        players: ['tigh', 'zarek', 'roslin'],
        titles: { president, admiral: 'tigh' },
        destiny: ['piloting/1', 'piloting/1'],
      })
        .crisis('cylon-screenings')
        .choose('tigh', 'option1')
        .contributeNothing();
    expect(screenings('tigh').told('loyaltySeen')).toEqual([]);
    expect(screenings('tigh').told('resource')).toMatchObject([{ resource: 'morale', change: -1 }]);
    expect(screenings('zarek').told('loyaltySeen')).toMatchObject([{ by: 0, of: 1 }]);
  });
});

describe('dealing', () => {
  test('R-LOY-07 a jump below distance 4 deals nothing, the one that reaches it does', () => {
    const jumped = (...travelled: ReadonlyArray<string>): number =>
      scene({ players: ['tigh', 'zarek', 'roslin'], travelled, destinations: ['icy-moon', 'tylium-planet'] })
        .jump()
        .settle()
        .told('loyaltyDealt').length;
    expect(jumped('deep-space')).toBe(0);
    expect(jumped('asteroid-field')).toBe(3);
  });

  test('R-LOY-07 an empty Loyalty deck gives nothing and is not refilled', () => {
    const game = scene({
      players: ['tigh', 'zarek', 'roslin'],
      loyaltyDeck: ['human'],
      travelled: ['asteroid-field', 'icy-moon'],
    });
    game.state.notACylonPile = [human, human];
    game.call('milestones', {});
    expect(game.told('loyaltyDealt')).toMatchObject([{ seat: 0, count: 1 }]);
    expect(game.state.notACylonPile).toHaveLength(2);
  });
});

/** All that others are told and shown. */
function heard(game: Table, viewer: Person | 'public'): string {
  const seat = viewer === 'public' ? undefined : game.seat(viewer);
  const events = game.events.filter(({ audience, except }) =>
    audience === 'public'
      ? seat === undefined || except?.includes(seat) !== true
      : seat !== undefined && audience.includes(seat),
  );
  return JSON.stringify([events, game.view(viewer)]);
}

describe('secrecy: people may say what they like, the program says nothing', () => {
  test('R-LOY-21 nothing that the program shows tells a strong contribution from a weak one', () => {
    const adds = (card: string): string =>
      heard(
        scene({ players: ['tigh', { zarek: { hand: [card] } }, { roslin: { hand: ['politics/1'] } }] })
          .crisis('cylon-accusation')
          .choose('zarek', card),
        'roslin',
      );
    expect(adds('repair/1')).toBe(adds('repair/2'));
  });

  test('R-LOY-22 what was seen on a Loyalty card is told to the looker alone, so he may keep or falsify it', () => {
    const looks = (card: string, viewer: Person | 'public'): string =>
      heard(
        withBoomer({ loyalty: [card] })
          .resolve(lookAtSomebody, 'tigh')
          .choose('tigh', 'boomer'),
        viewer,
      );
    expect(looks('cylon', 'zarek')).toBe(looks('human', 'zarek'));
    expect(looks('cylon', 'public')).toBe(looks('human', 'public'));
    expect(looks('cylon', 'tigh')).not.toBe(looks('human', 'tigh'));
  });

  test.each(['tigh', 'zarek', 'public'] as const)(
    'R-LOY-23 any claim to be human or Cylon stands unrefuted: %s sees the same whichever is true',
    (viewer) => {
      const acting = (card: string): string =>
        heard(withBoomer({ loyalty: [card], hand: ['tactics/1'] }).actions('boomer'), viewer);
      expect(acting('cylon')).toBe(acting('human'));
    },
  );

  test('R-LOY-23 R-LOY-27 a player with nothing to do but pass is asked all the same, as a hidden Cylon would be', () => {
    const acting = (card: string): string => heard(withBoomer({ loyalty: [card] }).actions('boomer'), 'zarek');
    expect(
      withBoomer({ loyalty: ['human'] })
        .actions('boomer')
        .ids('boomer'),
    ).toEqual(['pass']);
    expect(acting('human')).toBe(acting('cylon'));
  });

  test('R-LOY-23 an accusation is no move: only a check or a card sends anybody to the Brig', () => {
    const game = withBoomer({ loyalty: ['cylon'] }, { current: 'zarek' }).actions('zarek');
    expect(game.choices('zarek').choices.filter((choice) => choice.kind === 'seat')).toEqual([]);
    expect(decisions(game.state).map(({ seat }) => seat)).toEqual([2]);
  });

  test('R-LOY-25 revealed Cylons learn no more than anybody else', () => {
    const shown = (loyalty: string, card: string, superCrisis: string): string =>
      heard(
        scene({
          players: [
            { tigh: { loyalty: [loyalty], hand: [card] } },
            { boomer: { revealed: true } },
            { zarek: { revealed: true, superCrises: [superCrisis] } },
          ],
        }).actions('tigh'),
        'boomer',
      );
    expect(shown('cylon', 'tactics/1', 'bomb-on-colonial-1')).toBe(shown('human', 'tactics/2', 'inbound-nukes'));
  });

  test('R-LOY-25 a revealed Cylon’s own cards stay as secret as before', () => {
    const shown = (card: string, superCrisis: string): string =>
      heard(
        scene({
          players: [
            'tigh',
            { boomer: { revealed: true, loyalty: ['cylon', card], superCrises: [superCrisis] } },
            'zarek',
          ],
        }),
        'tigh',
      );
    expect(shown('human', 'bomb-on-colonial-1')).toBe(shown(damage, 'inbound-nukes'));
  });
});
