/** Brendan Costanza and Karl Agathon, with Daybreak. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import { people, type Table } from '../../scene.ts';
import { hand, tokens, withTwo } from './characterScene.ts';

describe('character/daybreak/brendan-hot-dog-costanza', () => {
  test('Memento: once in a turn, after population has fallen, 3 Piloting cards of which 1 is discarded', () => {
    const game = withTwo('hotDog', {}, { current: 'tigh' }).resolve(
      [{ lose: { population: 2 } }, { lose: { population: 1 } }],
      'tigh',
    );
    expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'populationLost' });
    game.choose('hotDog', 'memento');
    expect(game.choices('hotDog')).toMatchObject({ topic: { kind: 'sift', left: 1 }, privacy: 'private' });
    const strength = (id: string): number => Number(/(\d)(#\d+)?$/.exec(id)?.[1]);
    const weakest = Math.min(...game.ids('hotDog').map(strength));
    expect(game.choices('hotDog').fallback.map(strength)).toEqual([weakest]);
    game.choose('hotDog', game.ids('hotDog')[0] ?? '');
    expect(hand(game, 'hotDog').map((card) => card.split('/')[1])).toHaveLength(2);
    expect([game.question('hotDog'), game.state.resources.population]).toEqual([undefined, 9]);
  });

  test('Memento: not when another resource falls, and not as a Cylon', () => {
    expect(
      withTwo('hotDog')
        .resolve([{ lose: { fuel: 1 } }], 'tigh')
        .question('hotDog'),
    ).toBeUndefined();
    expect(
      withTwo('hotDog', { revealed: true })
        .resolve([{ lose: { population: 1 } }], 'tigh')
        .question('hotDog'),
    ).toBeUndefined();
  });

  test('R-EXE-70 Memento: not on what else the result costs that has executed his predecessor, but on the next loss', () => {
    const game = daybreakScene({
      players: ['dee', 'tigh', 'roslin'],
      resources: { morale: 3 },
      options: withEverything,
    });
    game.resolve([{ lose: { morale: 1 } }, { lose: { population: 1 } }], 'tigh');
    while (game.question('dee')?.topic.kind !== 'newCharacter') game.settle(1);
    game.choose('dee', people.hotDog);
    expect([game.state.resources.population, game.question('dee')]).toEqual([11, undefined]);
    expect(game.resolve([{ lose: { population: 1 } }], 'tigh').choices('dee').topic).toEqual({
      kind: 'react',
      window: 'populationLost',
    });
  });

  test('Escort: before it is turned up a civilian ship in space is saved by an undamaged viper, of the Reserves too', () => {
    const game = withTwo('hotDog', {}, { ships: { stern: { raider: 1, civilian: 1 }, bow: { viper: 1 } } }).activate(
      'raiders',
    );
    expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'civilianThreatened' });
    game.choose('hotDog', 'escort');
    expect(game.ids('hotDog').length).toBeGreaterThan(1);
    game.choose('hotDog', 'viper');
    expect([game.state.destroyed.viper, game.state.reserves.viper, game.state.destroyedCivilians]).toEqual([1, 6, []]);
    expect([game.state.ships.filter(({ kind }) => kind === 'civilian').length, game.state.civilianPile.length]).toEqual(
      [0, 12],
    );
    expect([game.told('civilianSaved').length, tokens(game, 'hotDog')]).toEqual([1, 0]);
  });

  test('Escort: the pilot of a viper that is given up goes to Sickbay', () => {
    const ships = { stern: { raider: 1, civilian: 1 } } as const;
    const game = daybreakScene({ players: ['hotDog', { starbuck: { piloting: 'bow' } }, 'tigh'], ships });
    game.activate('raiders').choose('hotDog', 'escort');
    const piloted = game
      .choices('hotDog')
      .choices.find((choice) => choice.kind === 'ship' && choice.pilot !== undefined);
    game.choose('hotDog', piloted?.id ?? '');
    expect(game.where('starbuck')).toBe('sickbay');
  });

  test('Escort: not for ships of the pile, not without a token or a viper', () => {
    expect(
      withTwo('hotDog')
        .resolve([{ destroyCivilians: 1 }], 'tigh')
        .told('civilianDestroyed'),
    ).toHaveLength(1);
    const stern = { stern: { raider: 1, civilian: 1 } } as const;
    expect(
      withTwo('hotDog', { miracles: 0 }, { ships: stern }).activate('raiders').settle().told('civilianDestroyed'),
    ).toHaveLength(1);
    const none = withTwo('hotDog', {}, { ships: stern, reserves: { viper: 0, assaultRaptor: 0 } })
      .activate('raiders')
      .settle();
    expect(none.told('civilianSaved')).toEqual([]);
    const declined = withTwo('hotDog', {}, { ships: stern }).activate('raiders').pass('hotDog').settle();
    expect(declined.told('civilianDestroyed')).toHaveLength(1);
  });

  test('R-CMB-94 Forced to Eject: a viper that he pilots is destroyed where another would be damaged, and he goes to Sickbay', () => {
    const hit = (pilot: 'hotDog' | 'starbuck'): Table => {
      const game = daybreakScene({
        players: [{ [pilot]: { piloting: 'stern' } }, 'tigh', 'roslin'],
        ships: { stern: { raider: 1 } },
      });
      return game.dice(7).activate('raiders').settle();
    };
    const mine = hit('hotDog');
    expect([mine.state.destroyed.viper, mine.state.damagedCraft.viper, mine.where('hotDog')]).toEqual([
      1,
      0,
      'sickbay',
    ]);
    const hers = hit('starbuck');
    expect([hers.state.destroyed.viper, hers.state.damagedCraft.viper]).toEqual([0, 1]);
  });
});

describe('character/daybreak/karl-helo-agathon', () => {
  test('Raptor Pilot: his Launch Scout looks at 2 cards, each of which goes to the top or the bottom', () => {
    const crisisDeck = ['water-sabotaged', 'ambush', 'riots-a'];
    const game = withTwo('heloP', { hand: ['tactics/1'] }, { crisisDeck })
      .dice(8)
      .actions('heloP');
    game.choose('heloP', 'skill/base/launch-scout/1');
    if (game.question('heloP')?.topic.kind === 'chooseDeck') game.choose('heloP', 'crisis');
    expect(game.told('cardsSeen', 'heloP').at(-1)?.cards).toEqual([
      'crisis/base/water-sabotaged',
      'crisis/base/ambush',
    ]);
    game.choose('heloP', 'bottom-crisis/base/water-sabotaged').choose('heloP', 'top-crisis/base/ambush');
    expect([game.state.crisis.deck.at(-1), game.state.crisis.deck[0]]).toEqual([
      'crisis/base/ambush',
      'crisis/base/water-sabotaged',
    ]);
  });

  test('Raptor Pilot: also of the Destination deck; other looks are of 1 card', () => {
    const game = withTwo('heloP')
      .call('lookAtTop', {
        seat: 0,
        decks: ['crisis', 'destination'],
        deck: undefined,
        why: 'skill/base/launch-scout',
      })
      .choose('heloP', 'destination');
    expect(game.told('cardsSeen', 'heloP').at(-1)).toMatchObject({ deck: 'destination', cards: { length: 2 } });
    const other = withTwo('heloP').resolve([{ lookAtTop: ['crisis'] }], 'heloP', 'mutiny/daybreak/armed-resistance');
    expect(other.choices('heloP').topic.kind).toBe('topOrBottom');
  });

  test('No One Gets Left Behind: in any jump 1 fuel for 2 population; not in the last one', () => {
    const game = withTwo('heloP', {}, { resources: { population: 5 } }).jump();
    expect(game.choices('heloP').topic).toEqual({ kind: 'react', window: 'shipsRemoved' });
    game.choose('heloP', 'no-one-gets-left-behind');
    expect([game.state.resources, tokens(game, 'heloP')]).toMatchObject([{ fuel: 7, population: 7 }, 0]);
    const last = withTwo('heloP', {}, { milestones: ['finalJump'] }).jump();
    expect(last.state.over?.winner).toBe('humans');
    expect(last.told('reaction')).toEqual([]);
  });

  test.each([
    ['admirals-quarters', 5],
    ['press-room', 4],
  ] as const)('R-TURN-28 Family Commitments: at %s he receives %d cards', (at, cards) => {
    const game = withTwo('heloP', { at }).call('receiveSkills', { seat: 0 });
    if (cards === 4) {
      expect(game.choices('heloP')).toMatchObject({ topic: { kind: 'multiSkill', count: 4 } });
      expect(game.choices('heloP').choices).toHaveLength(3);
      const without = game
        .choices('heloP')
        .choices.find((choice) => choice.kind === 'skills' && !choice.skills.includes('piloting'));
      game.choose('heloP', without?.id ?? '');
    }
    expect(hand(game, 'heloP')).toHaveLength(cards);
    expect(hand(game, 'heloP').some((card) => catalogue.skillCards.get(card.slice(0, -2))?.skill === 'piloting')).toBe(
      cards === 5,
    );
  });

  test('R-TURN-28 Family Commitments: a viper is not Galactica, Sickbay and the Brig are', () => {
    const flying = withTwo('heloP', { piloting: 'bow' }).call('receiveSkills', { seat: 0 });
    expect(flying.choices('heloP').topic).toMatchObject({ kind: 'multiSkill' });
    const sick = withTwo('heloP', { at: 'sickbay' }).call('receiveSkills', { seat: 0 });
    expect(sick.choices('heloP').topic).toMatchObject({ kind: 'drawSkill', count: 1 });
    expect(withTwo('heloP', { at: 'brig' }).call('receiveSkills', { seat: 0 }).question('heloP')).toBeUndefined();
  });
});
