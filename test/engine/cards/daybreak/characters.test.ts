import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { describeChoice, describeEvent } from '../../../../src/engine/describe/index.ts';
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { people, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const tokens = (game: Table, person: Person): number => miraclesOf(game.state, game.seat(person));
const hand = (game: Table, person: Person): ReadonlyArray<string> => game.player(person).hand;

/** One of them with two others, in the own turn. */
const withTwo = (person: Person, own: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  daybreakScene({ players: [{ [person]: own }, 'tigh', 'roslin'], ...set });

describe('character/daybreak/sherman-doc-cottle', () => {
  test('Treatment: 2 cards of the other player’s skill set, then any 2 of the hand to that player', () => {
    const game = withTwo('cottle', { hand: ['engineering/1', 'engineering/2'] }).actions('cottle');
    game.choose('cottle', 'Treatment');
    expect(game.choices('cottle').choices.map((choice) => choice.kind === 'seat' && game.person(choice.seat))).toEqual(['tigh', 'roslin']);
    game.choose('cottle', 'roslin');
    expect(game.ids('cottle')).toEqual(['politics', 'leadership']);
    game.choose('cottle', 'politics').choose('cottle', 'leadership');
    expect(game.choices('cottle')).toMatchObject({ topic: { kind: 'giveCard', count: 2 }, min: 2, max: 2 });
    game.choose('cottle', 'engineering/1', 'engineering/2');
    expect([hand(game, 'roslin'), hand(game, 'cottle').length]).toEqual([['skill/base/repair/1', 'skill/base/repair/2'], 2]);
  });

  test('Treatment is for human players; from the Brig too', () => {
    const game = daybreakScene({ players: [{ cottle: { at: 'brig' } }, { tigh: { revealed: true } }, 'roslin'] }).actions('cottle');
    game.choose('cottle', 'Treatment');
    expect(game.choices('cottle').topic.kind).toBe('drawSkill');
  });

  test('Quarantine: looks at every civilian ship in space, one makes way for a random one; the chosen one is unused again', () => {
    const game = withTwo('cottle', {}, { ships: { stern: { civilian: 2 }, bow: { civilian: 1 } } }).actions('cottle');
    const before = game.state.ships.filter(({ kind }) => kind === 'civilian').map(({ id }) => id);
    game.choose('cottle', 'Quarantine');
    expect(game.told('civiliansSeen', 'cottle')[0]?.ships.every((ship) => ship.token !== undefined)).toBe(true);
    expect(game.told('civiliansSeen')[0]?.ships.every((ship) => ship.token === undefined)).toBe(true);
    game.choose('cottle', `ship${before[0] ?? 0}`);
    const after = game.state.ships.flatMap((ship) => (ship.kind === 'civilian' ? [ship] : []));
    expect(after.map(({ area }) => area).sort()).toEqual(['bow', 'stern', 'stern']);
    const stayed = after.filter(({ id }) => before.includes(id)).length;
    expect([stayed, game.state.civilianPile.length, tokens(game, 'cottle')]).toEqual([2, 9, 0]);
    expect(after.find(({ id }) => !before.includes(id))?.seenBy).toEqual([]);
  });

  test('Quarantine: with no unused ship the chosen one just leaves', () => {
    const game = withTwo('cottle', {}, { ships: { stern: { civilian: 12 } } }).actions('cottle').choose('cottle', 'Quarantine');
    game.choose('cottle', game.ids('cottle')[0] ?? '');
    expect([game.state.ships.length, game.state.civilianPile.length]).toEqual([11, 1]);
    expect(withTwo('cottle').actions('cottle').ids('cottle')).not.toContain('Quarantine');
  });

  test('Specialized: no action of an Engineering card; other cards as always', () => {
    const set = { hand: ['engineering/1', 'tactics/1'], at: 'hangar-deck' } as const;
    const game = withTwo('cottle', set, { damagedVipers: 1 }).actions('cottle');
    expect(game.ids('cottle').filter((id) => id.startsWith('skill/'))).toEqual(['skill/base/launch-scout/1']);
    const tyrol = withTwo('tyrol', set, { damagedVipers: 1 }).actions('tyrol');
    expect(tyrol.ids('tyrol')).toContain('skill/base/repair/1');
  });
});

describe('character/daybreak/gaius-baltar', () => {
  test('Cult Leader R-DAY-02 R-DAY-06: gives a token to a player there who has none, or takes one, up to 3', () => {
    const game = daybreakScene({
      players: [{ baltarS: { at: 'command' } }, { tigh: { at: 'command' } }, { roslin: { at: 'command', miracles: 0 } }],
    });
    game.actions('baltarS').choose('baltarS', 'Cult Leader');
    expect(game.ids('baltarS')).toEqual(['take1', 'give2']);
    game.choose('baltarS', 'take1');
    expect([tokens(game, 'baltarS'), tokens(game, 'tigh')]).toEqual([2, 0]);
    game.actions('baltarS').choose('baltarS', 'Cult Leader').choose('baltarS', 'give2');
    expect([tokens(game, 'baltarS'), tokens(game, 'roslin')]).toEqual([1, 1]);
    expect(game.told('miraclePassed').map((what) => describeEvent(what, names)).at(0)).toMatch(/^A miracle token of .+ goes to /);
  });

  test('Cult Leader: nobody there, or nothing to be had, and it is no action; at 3 he takes none', () => {
    expect(withTwo('baltarS').actions('baltarS').ids('baltarS')).not.toContain('Cult Leader');
    const full = daybreakScene({ players: [{ baltarS: { at: 'command', miracles: 3 } }, { tigh: { at: 'command' } }, 'roslin'] });
    expect(full.actions('baltarS').ids('baltarS')).not.toContain('Cult Leader');
  });

  test('R-DAY-04 he may be given more while he has fewer than 3', () => {
    const game = withTwo('baltarS').resolve([{ gainMiracle: { who: 'each' } }], 'tigh');
    expect([tokens(game, 'baltarS'), tokens(game, 'tigh')]).toEqual([2, 1]);
  });

  test('Broadcast R-DAY-04: needs and costs 3 tokens each time, and raises 1 resource by 2', () => {
    expect(withTwo('baltarS', { miracles: 2 }).actions('baltarS').ids('baltarS')).not.toContain('Broadcast');
    const game = withTwo('baltarS', { miracles: 3 }, { resources: { morale: 5 } }).actions('baltarS');
    const [broadcast] = game.choices('baltarS').choices.filter(({ id }) => id === 'Broadcast');
    expect(broadcast && describeChoice(broadcast, game.choices('baltarS'), names).label).toBe('Broadcast (3 miracle tokens)');
    game.choose('baltarS', 'Broadcast').choose('baltarS', 'option3');
    expect([game.state.resources.morale, tokens(game, 'baltarS')]).toEqual([7, 0]);
    expect(game.view('public').players[0]).toMatchObject({ usedOncePerGame: true, modules: { miracles: { tokens: 0, limit: 3 } } });
  });

  test('R-LOY-50 Spiritual Crisis: reveals by an action in the Brig alone, where the card has no effect', () => {
    const own = { loyalty: ['cylon'] };
    const shows = (game: Table): boolean => game.choices('baltarS').choices.some(({ kind }) => kind === 'revealLoyalty');
    expect(shows(withTwo('baltarS', { ...own, at: 'command' }).actions('baltarS'))).toBe(false);
    const game = withTwo('baltarS', { ...own, at: 'brig' }).actions('baltarS');
    expect(shows(game)).toBe(true);
    game.choose('baltarS', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
    expect([game.state.resources.morale, tokens(game, 'baltarS'), game.player('baltarS').cylon]).toEqual([10, 0, 'revealed']);
  });

  test('an execution shows his Cylon card wherever he is', () => {
    const game = withTwo('baltarS', { loyalty: ['cylon'], at: 'command' }, { options: { expansions: ['pegasus', 'daybreak'] } });
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).settle();
    expect(game.player('baltarS').cylon).toBe('revealed');
  });

  test('R-SET-50 he starts with 1 Loyalty card like everybody, and 1 token', () => {
    expect(catalogue.characters.get(people.baltarS)?.abilities.flatMap(({ rules }) => Object.keys(rules ?? {})).sort())
      .toEqual(['miracleLimit', 'miraclePrice', 'revealsOnlyHeld']);
  });
});

describe('character/daybreak/louis-hoshi', () => {
  test('Dutiful: discards a card to activate Command again at once; once in a turn for each of the three', () => {
    const game = withTwo('hoshi', { hand: ['tactics/1', 'leadership/1', 'leadership/2'], at: 'communications' }, {
      ships: { stern: { civilian: 1 } },
    }).actions('hoshi').choose('hoshi', 'location');
    game.choose('hoshi');
    expect(game.choices('hoshi')).toMatchObject({
      topic: { kind: 'react', window: 'locationActivated' }, occasion: { cause: 'location/base/communications' },
    });
    game.choose('hoshi', 'Dutiful').choose('hoshi', 'tactics/1');
    expect(game.choices('hoshi').topic.kind).toBe('chooseShip');
    game.choose('hoshi');
    expect(game.question('hoshi')).toBeUndefined();
    expect(game.state.thisTurn).toHaveProperty([`${people.hoshi} Dutiful location/base/communications`]);
  });

  test('Dutiful: not after another location, not without a card, not in somebody else’s turn', () => {
    const office = withTwo('hoshi', { hand: ['tactics/1'], at: 'presidents-office' }, { titles: { president: 'hoshi' } });
    office.actions('hoshi').choose('hoshi', 'location');
    expect(office.told('reaction')).toEqual([]);
    expect(office.question('hoshi')?.topic.kind).not.toBe('react');
    const ships = { ships: { stern: { civilian: 1 } } } as const;
    const empty = withTwo('hoshi', { at: 'communications' }, ships).actions('hoshi').choose('hoshi', 'location').choose('hoshi');
    expect(empty.question('hoshi')).toBeUndefined();
    const ordered = withTwo('hoshi', { hand: ['tactics/1'], at: 'communications' }, { ...ships, current: 'tigh' });
    ordered.actions('hoshi').choose('hoshi', 'location').choose('hoshi');
    expect(ordered.question('hoshi')).toBeUndefined();
  });

  test('Organized: 3 different undamaged locations, one after the other, wherever he is; none of the Cylons', () => {
    const game = withTwo('hoshi', { at: 'sickbay' }, { damaged: ['armory'] }).actions('hoshi').choose('hoshi', 'Organized');
    const open = game.ids('hoshi');
    expect(open).toContain('location/daybreak/presidents-office');
    expect(open).not.toEqual(expect.arrayContaining(['location/base/armory']));
    expect(open.filter((id) => /caprica|cylon-fleet|resurrection|human-fleet/.test(id))).toEqual([]);
    game.choose('hoshi', 'presidents-office');
    expect(hand(game, 'hoshi')).toHaveLength(2);
    expect(game.ids('hoshi')).not.toContain('location/daybreak/presidents-office');
    game.choose('hoshi', 'research-lab').choose('hoshi', 'engineering');
    expect(game.choices('hoshi').topic.kind).toBe('activateFromAfar');
    expect(tokens(game, 'hoshi')).toBe(0);
  });

  test('Organized: not from the Brig', () => {
    expect(withTwo('hoshi', { at: 'brig' }).actions('hoshi').ids('hoshi')).not.toContain('Organized');
  });

  test('Reluctant: another card is discarded for the action on a Skill card; without one it cannot be used', () => {
    const one = withTwo('hoshi', { hand: ['tactics/1'] }).actions('hoshi');
    expect(one.ids('hoshi').filter((id) => id.startsWith('skill/'))).toEqual([]);
    const game = withTwo('hoshi', { hand: ['tactics/1', 'leadership/5', 'engineering/3'] }).actions('hoshi');
    game.choose('hoshi', 'skill/base/launch-scout/1');
    expect(game.choices('hoshi')).toMatchObject({ topic: { kind: 'discard', count: 1 }, min: 1 });
    game.choose('hoshi', 'leadership/5');
    expect(hand(game, 'hoshi')).toHaveLength(1);
    expect(game.question('hoshi')?.topic.kind).not.toBe('discard');
  });
});

describe('character/daybreak/brendan-hot-dog-costanza', () => {
  test('Memento: once in a turn, after population has fallen, 3 Piloting cards of which 1 is discarded', () => {
    const game = withTwo('hotDog', {}, { current: 'tigh' }).resolve([{ lose: { population: 2 } }, { lose: { population: 1 } }], 'tigh');
    expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'populationLost' });
    game.choose('hotDog', 'Memento');
    expect(game.choices('hotDog')).toMatchObject({ topic: { kind: 'sift', left: 1 }, privacy: 'private' });
    game.choose('hotDog', game.ids('hotDog')[0] ?? '');
    expect(hand(game, 'hotDog').map((card) => card.split('/')[1])).toHaveLength(2);
    expect([game.question('hotDog'), game.state.resources.population]).toEqual([undefined, 9]);
  });

  test('Memento: not when another resource falls, and not as a Cylon', () => {
    expect(withTwo('hotDog').resolve([{ lose: { fuel: 1 } }], 'tigh').question('hotDog')).toBeUndefined();
    expect(withTwo('hotDog', { revealed: true }).resolve([{ lose: { population: 1 } }], 'tigh').question('hotDog')).toBeUndefined();
  });

  test('Escort: before it is turned up a civilian ship in space is saved by an undamaged viper, of the Reserves too', () => {
    const game = withTwo('hotDog', {}, { ships: { stern: { raider: 1, civilian: 1 }, bow: { viper: 1 } } }).activate('raiders');
    expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'civilianThreatened' });
    game.choose('hotDog', 'Escort');
    expect(game.ids('hotDog').length).toBeGreaterThan(1);
    game.choose('hotDog', 'viper');
    expect([game.state.destroyed.viper, game.state.reserves.viper, game.state.destroyedCivilians]).toEqual([1, 6, []]);
    expect([game.state.ships.filter(({ kind }) => kind === 'civilian').length, game.state.civilianPile.length]).toEqual([0, 12]);
    expect([game.told('civilianSaved').length, tokens(game, 'hotDog')]).toEqual([1, 0]);
  });

  test('Escort: the pilot of a viper that is given up goes to Sickbay', () => {
    const ships = { stern: { raider: 1, civilian: 1 } } as const;
    const game = daybreakScene({ players: ['hotDog', { starbuck: { piloting: 'bow' } }, 'tigh'], ships });
    game.activate('raiders').choose('hotDog', 'Escort');
    const piloted = game.choices('hotDog').choices.find((choice) => choice.kind === 'ship' && choice.pilot !== undefined);
    game.choose('hotDog', piloted?.id ?? '');
    expect(game.where('starbuck')).toBe('sickbay');
  });

  test('Escort: not for ships of the pile, not without a token or a viper', () => {
    expect(withTwo('hotDog').resolve([{ destroyCivilians: 1 }], 'tigh').told('civilianDestroyed')).toHaveLength(1);
    const stern = { stern: { raider: 1, civilian: 1 } } as const;
    expect(withTwo('hotDog', { miracles: 0 }, { ships: stern }).activate('raiders').settle().told('civilianDestroyed')).toHaveLength(1);
    const none = withTwo('hotDog', {}, { ships: stern, reserves: { viper: 0, assaultRaptor: 0 } }).activate('raiders').settle();
    expect(none.told('civilianSaved')).toEqual([]);
    const declined = withTwo('hotDog', {}, { ships: stern }).activate('raiders').pass('hotDog').settle();
    expect(declined.told('civilianDestroyed')).toHaveLength(1);
  });

  test('R-CMB-94 Forced to Eject: a viper that he pilots is destroyed where another would be damaged, and he goes to Sickbay', () => {
    const hit = (pilot: 'hotDog' | 'starbuck'): Table => {
      const game = daybreakScene({ players: [{ [pilot]: { piloting: 'stern' } }, 'tigh', 'roslin'], ships: { stern: { raider: 1 } } });
      return game.dice(7).activate('raiders').settle();
    };
    const mine = hit('hotDog');
    expect([mine.state.destroyed.viper, mine.state.damagedCraft.viper, mine.where('hotDog')]).toEqual([1, 0, 'sickbay']);
    const hers = hit('starbuck');
    expect([hers.state.destroyed.viper, hers.state.damagedCraft.viper]).toEqual([0, 1]);
  });
});

describe('character/daybreak/karl-helo-agathon', () => {
  test('Raptor Pilot: his Launch Scout looks at 2 cards, each of which goes to the top or the bottom', () => {
    const crisisDeck = ['water-sabotaged', 'ambush', 'riots-a'];
    const game = withTwo('heloP', { hand: ['tactics/1'] }, { crisisDeck }).dice(8).actions('heloP');
    game.choose('heloP', 'skill/base/launch-scout/1');
    if (game.question('heloP')?.topic.kind === 'chooseDeck') game.choose('heloP', 'crisis');
    expect(game.told('cardsSeen', 'heloP').at(-1)?.cards).toEqual(['crisis/base/water-sabotaged', 'crisis/base/ambush']);
    game.choose('heloP', 'bottom-crisis/base/water-sabotaged').choose('heloP', 'top-crisis/base/ambush');
    expect([game.state.crisis.deck.at(-1), game.state.crisis.deck[0]]).toEqual(['crisis/base/ambush', 'crisis/base/water-sabotaged']);
  });

  test('Raptor Pilot: also of the Destination deck; other looks are of 1 card', () => {
    const game = withTwo('heloP').call('lookAtTop', {
      seat: 0, decks: ['crisis', 'destination'], deck: undefined, why: 'skill/base/launch-scout',
    }).choose('heloP', 'destination');
    expect(game.told('cardsSeen', 'heloP').at(-1)).toMatchObject({ deck: 'destination', cards: { length: 2 } });
    const other = withTwo('heloP').resolve([{ lookAtTop: ['crisis'] }], 'heloP', 'mutiny/daybreak/armed-resistance');
    expect(other.choices('heloP').topic.kind).toBe('topOrBottom');
  });

  test('No One Gets Left Behind: in any jump 1 fuel for 2 population; not in the last one', () => {
    const game = withTwo('heloP', {}, { resources: { population: 5 } }).jump();
    expect(game.choices('heloP').topic).toEqual({ kind: 'react', window: 'shipsRemoved' });
    game.choose('heloP', 'No One Gets Left Behind');
    expect([game.state.resources, tokens(game, 'heloP')]).toMatchObject([{ fuel: 7, population: 7 }, 0]);
    const last = withTwo('heloP', {}, { milestones: ['finalJump'] }).jump();
    expect(last.state.over?.winner).toBe('humans');
    expect(last.told('reaction')).toEqual([]);
  });

  test.each([
    ['admirals-quarters', 5], ['press-room', 4],
  ] as const)('R-TURN-28 Family Commitments: at %s he receives %d cards', (at, cards) => {
    const game = withTwo('heloP', { at }).call('receiveSkills', { seat: 0 });
    if (cards === 4) {
      expect(game.choices('heloP')).toMatchObject({ topic: { kind: 'multiSkill', count: 4 } });
      expect(game.choices('heloP').choices).toHaveLength(3);
      const without = game.choices('heloP').choices.find((choice) => choice.kind === 'skills' && !choice.skills.includes('piloting'));
      game.choose('heloP', without?.id ?? '');
    }
    expect(hand(game, 'heloP')).toHaveLength(cards);
    expect(hand(game, 'heloP').some((card) => catalogue.skillCards.get(card.slice(0, -2))?.skill === 'piloting')).toBe(cards === 5);
  });

  test('R-TURN-28 Family Commitments: a viper is not Galactica, Sickbay and the Brig are', () => {
    const flying = withTwo('heloP', { piloting: 'bow' }).call('receiveSkills', { seat: 0 });
    expect(flying.choices('heloP').topic).toMatchObject({ kind: 'multiSkill' });
    const sick = withTwo('heloP', { at: 'sickbay' }).call('receiveSkills', { seat: 0 });
    expect(sick.choices('heloP').topic).toMatchObject({ kind: 'drawSkill', count: 1 });
    expect(withTwo('heloP', { at: 'brig' }).call('receiveSkills', { seat: 0 }).question('heloP')).toBeUndefined();
  });
});

describe('character/daybreak/lee-adama', () => {
  const ordered = (set: PlayerScene = {}): Table => {
    const game = withTwo('lee', { hand: ['executive-order/1'], at: 'command', ...set }, { ships: { bow: { viper: 1 } } }).actions('lee');
    return game.choose('lee', 'skill/base/executive-order/1').choose('lee', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'pass');
  };

  test('Forward Thinker: when whoever he has ordered has finished he may activate his location', () => {
    const game = ordered();
    expect(game.choices('lee').topic).toEqual({ kind: 'react', window: 'ordersCarriedOut' });
    game.choose('lee', 'Forward Thinker');
    expect(game.choices('lee').topic.kind).toBe('viperActivation');
    expect(tokens(game, 'lee')).toBe(1);
  });

  test('Forward Thinker: not from a damaged location, and not by an order of somebody else', () => {
    const order = 'skill/base/executive-order/1';
    const damaged = withTwo('lee', { hand: ['executive-order/1'], at: 'command' }, { damaged: ['command'] }).actions('lee');
    damaged.choose('lee', order).choose('lee', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'pass');
    expect(damaged.question('lee')).toBeUndefined();
    const others = daybreakScene({ players: [{ tigh: { hand: ['executive-order/1'] } }, { lee: { at: 'armory' } }, 'roslin'] });
    others.actions('tigh').choose('tigh', order).choose('tigh', 'roslin').choose('roslin', 'actTwice').choose('roslin', 'pass');
    expect(others.question('lee')).toBeUndefined();
  });

  test('R-CRI-13 Choose a Different Path: instead of the printed options the current player discards 5 cards', () => {
    const cards = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1', 'tactics/2'] as const;
    const game = withTwo('lee', { hand: cards }).crisis('water-sabotaged');
    expect(game.choices('lee').topic).toMatchObject({ kind: 'chooseOption' });
    game.choose('lee', 'Choose a Different Path');
    expect(game.choices('lee')).toMatchObject({ topic: { kind: 'discard', count: 5 }, min: 5 });
    expect([tokens(game, 'lee'), game.told('optionChosen')]).toEqual([0, []]);
  });

  test('Choose a Different Path: also as the President in somebody else’s turn; the current player discards', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } }, 'lee', 'zarek'], titles: { president: 'lee' },
    });
    game.crisis('food-shortage').choose('lee', 'Choose a Different Path');
    // As many as there are.
    expect(game.settle().player('tigh').hand).toEqual([]);
    expect(game.state.resources.food).toBe(8);
  });

  test('Choose a Different Path: not on a Super Crisis card', () => {
    const choices = [...catalogue.superCrises.values()].filter(({ kind }) => kind === 'choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const { id } of choices) {
      const game = daybreakScene({
        players: ['lee', 'tigh', { roslin: { revealed: true } }], titles: { president: 'lee', admiral: 'lee' },
        options: { expansions: ['pegasus', 'exodus', 'daybreak'] },
      }).superCrisis(id);
      const open = game.question('lee')?.choices ?? [];
      expect(open.map(({ kind }) => kind), id).not.toContain('ability');
    }
  });

  test('Choose a Different Path: not without a token; Moral Compass may turn it into a printed option, and the token is gone', () => {
    expect(withTwo('lee', { miracles: 0 }).crisis('water-sabotaged').ids('lee')).toEqual(['option1', 'option2']);
    const game = daybreakScene({ players: [{ lee: { hand: ['politics/1'] } }, 'helo', 'roslin'] }).crisis('water-sabotaged');
    game.choose('lee', 'Choose a Different Path').choose('helo', 'Moral Compass');
    expect(game.ids('helo')).toEqual(['option1', 'option2']);
    game.choose('helo', 'option2').settle();
    expect([tokens(game, 'lee'), tokens(game, 'helo'), hand(game, 'lee').length, game.state.resources.food]).toEqual([0, 0, 1, 7]);
    expect(game.told('optionChosen').map(({ option }) => option)).toEqual([1]);
  });

  test('Moral Dilemma: each Mutiny card that he draws costs 2 Skill cards, or those that he has', () => {
    const draw = [{ drawMutiny: { who: 'you', count: 1 } }] as const;
    const game = withTwo('lee', { hand: ['politics/1', 'politics/2', 'tactics/1'] }).resolve(draw, 'lee');
    expect(game.choices('lee')).toMatchObject({ topic: { kind: 'discard', count: 2 }, min: 2 });
    const one = withTwo('lee', { hand: ['politics/1'] }).resolve(draw, 'lee').settle();
    expect(hand(one, 'lee')).toEqual([]);
  });
});

describe('character/daybreak/romo-lampkin', () => {
  const cards = ['politics/1', 'politics/2', 'politics/3', 'tactics/1', 'tactics/2', 'tactics/3'] as const;

  test('R-TURN-153 Deceitful: 1 card less, once for each Crisis card', () => {
    // As the President 2, as the current player 3.
    const game = withTwo('romo', { hand: cards }, { titles: { president: 'romo' } }).crisis('food-shortage').choose('romo', 'option2');
    expect(game.choices('romo').topic).toMatchObject({ kind: 'discard', count: 1 });
    game.choose('romo', 'politics/1');
    expect(game.choices('romo').topic).toMatchObject({ kind: 'discard', count: 3 });
  });

  test('Deceitful: others discard all; for anything else he does, too', () => {
    const game = daybreakScene({ players: [{ romo: { hand: cards } }, { tigh: { hand: ['tactics/4', 'leadership/4'] } }, 'roslin'] });
    game.crisis('cylon-screenings').choose('romo', 'option2').settle(2);
    expect([hand(game, 'romo').length, hand(game, 'tigh').length]).toEqual([5, 0]);
    const effect = withTwo('romo', { hand: cards }).resolve([{ discard: { who: 'you', count: 2 } }], 'romo', 'location/base/command');
    expect(effect.choices('romo').topic).toMatchObject({ kind: 'discard', count: 2 });
  });

  test('Attorney: frees somebody from the Brig to a location of Galactica, and takes all of the other player’s Skill cards', () => {
    const game = daybreakScene({ players: ['romo', { tigh: { at: 'brig', hand: ['tactics/1', 'leadership/2'] } }, 'roslin'] });
    game.actions('romo');
    game.choose('romo', 'Attorney');
    expect(game.ids('romo').filter((id) => /brig|sickbay|colonial|press-room/.test(id))).toEqual([]);
    game.choose('romo', 'command');
    expect([game.where('tigh'), hand(game, 'tigh'), hand(game, 'romo').length, tokens(game, 'romo')]).toEqual(['command', [], 2, 0]);
  });

  test('Attorney: he may free himself, and then takes nothing; with nobody there it cannot be used', () => {
    const game = withTwo('romo', { at: 'brig', hand: ['tactics/1'] }).actions('romo').choose('romo', 'Attorney').choose('romo', 'armory');
    expect([game.where('romo'), hand(game, 'romo').length]).toEqual(['armory', 1]);
    expect(withTwo('romo').actions('romo').ids('romo')).not.toContain('Attorney');
  });

  const moved = (own: PlayerScene, tigh: PlayerScene): Table => {
    const game = daybreakScene({ players: [{ romo: { at: 'command', ...own } }, { tigh }, 'roslin'] }).turn();
    while (game.question('romo')?.topic.kind !== 'move') game.settle(1);
    return game;
  };

  test('Kleptomania: with another player there at the end of his Movement step he discards 2 cards', () => {
    const game = moved({ hand: cards }, { at: 'command' }).pass('romo');
    expect(game.choices('romo')).toMatchObject({ topic: { kind: 'discard', count: 2 } });
    expect(moved({ hand: cards }, { at: 'armory' }).pass('romo').choices('romo').topic.kind).toBe('action');
  });

  test('Kleptomania: who can’t pay keeps the card, and is sent to the Brig at the end of the turn', () => {
    const game = moved({}, { at: 'command' });
    game.player('romo').hand = ['skill/base/repair/1'];
    game.pass('romo');
    expect([game.where('romo'), game.told('caught').length, hand(game, 'romo').length]).toEqual(['command', 1, 1]);
    for (let n = 0; n < 60 && game.state.current === 0; n += 1) game.settle(1);
    expect(game.where('romo')).toBe('brig');
  });
});
