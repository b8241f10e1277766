/** A made-up expansion in play: a folder of content and a module, and no line of the base knows of it. */
import { inEnglish, toldOff } from '../../words/inEnglish.ts';
import { describe, expect, test, vi } from 'vitest';
import '../../madeUp/tempest/plugIn.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import {
  describeCard, describeChoice, describeDecision, describeEffects, describeEvent, describeFully, describeOutcome, groupOf, isFinal,
} from '../../../src/engine/describe/index.ts';
import { answer, checkOptions, defaultOptions, eventReveals, offers, questionReveals } from '../../../src/engine/index.ts';
import { cylonShipsLeft } from '../../../src/engine/pieces/ships.ts';
import { everyOffer } from '../../../src/engine/rules/turn/offers.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { choose } from '../../../src/players/index.ts';
import { openScore } from '../../../src/players/openScores.ts';
import { copyOf } from '../properties/disguise.ts';
import { scene, type Scene, type Table } from '../scene.ts';

vi.mock('../../../src/catalogue/index.ts', async () => (await import('../../madeUp/catalogue.ts')).withTempest());

const expansions = ['tempest'];
const crew = ['adama', 'starbuck', 'apollo', 'roslin'] as const;
const tempest = ({ options, ...set }: Partial<Scene> = {}): Table => scene({ players: crew, options: { expansions, ...options }, ...set });
const names = { seat: (seat: number): string => crew[seat] ?? '', character: String };
const stores = 'rumour/tempest/hidden-stores';

describe('a deck whose cards are held in secret', () => {
  const held = (view: GameView): unknown => [view.players[0]?.modules.tempest?.rumours, view.own?.modules.tempest?.rumours];
  const hear = (top: string): Table => {
    const game = tempest({ players: [{ adama: { at: 'dark-deck' } }, 'starbuck', 'apollo', 'roslin'] });
    const deck = game.state.modules.tempest?.rumours.deck ?? [];
    deck.push(...deck.splice(deck.indexOf(top), 1));
    return game.actions('adama', 2).choose('adama', 'location');
  };

  test('a location gives one: its player sees which, the others that there is one', () => {
    const game = hear(stores);
    expect(held(game.view('adama'))).toEqual([{ count: 1 }, { count: 1, cards: [stores] }]);
    expect(held(game.view('roslin'))).toEqual([{ count: 1 }, { count: 0, cards: [] }]);
    expect(game.view('public').modules.tempest).toEqual({ raiders: 0, rumours: 10 });
  });

  test('whichever it is, others are told and shown the same', () => {
    const [one, other] = [hear(stores), hear('rumour/tempest/bad-air')];
    const roslin = crew.indexOf('roslin');
    const known = (game: Table): unknown => [
      game.events.filter(({ audience }) => audience === 'public' || audience.includes(roslin)),
      game.view('roslin'),
    ];
    expect(known(one)).toEqual(known(other));
    expect(one.view('adama')).not.toEqual(other.view('adama'));
  });

  test('spread by an open action of the expansion it is resolved and lies face up', () => {
    const game = hear(stores);
    game.state.resources.food = 5;
    game.choose('adama', stores);
    expect([game.state.resources.food, game.state.modules.tempest?.rumours.discard]).toEqual([6, [stores]]);
    expect(held(game.view('adama'))).toEqual([{ count: 0 }, { count: 0, cards: [] }]);
  });

  test('it has words, and a worth to automatic players', () => {
    const game = hear(stores);
    const action = game.choices('adama');
    const choice = action.choices.find(({ id }) => id === stores);
    if (choice === undefined) throw new Error('it is not offered');
    expect(describeChoice(choice, action, names).label).toContain('Spread a rumour');
    expect(describeCard(stores)).toMatchObject({ kindName: 'Rumour', lines: ['Gain 1 food.'] });
    game.player('adama').place = { kind: 'none' };
    const only = { ...action, choices: action.choices.filter(({ kind }) => kind === 'act' || kind === 'pass') };
    expect(choose(game.view('adama'), only, () => 0.5)).not.toEqual(['pass']);
  });
});

describe('a counted token for each player', () => {
  const grit = (game: Table): unknown => game.view('public').players.map(({ modules }) => modules.tempest?.grit);

  test('everybody has one, and two with the option', () => {
    expect([grit(tempest()), grit(tempest({ options: { switches: ['hardened'] } }))]).toEqual([[1, 1, 1, 1], [2, 2, 2, 2]]);
  });

  test('it is spent by an action, and then no longer offered', () => {
    const game = tempest().actions('roslin', 2);
    game.choose('roslin', 'grit').choose('roslin', 'politics');
    expect([grit(game), game.player('roslin').hand.length]).toEqual([[1, 1, 1, 0], 1]);
    expect(game.ids('roslin')).not.toContain('grit');
  });
});

test('the option can be switched on in games with the expansion and no others', () => {
  const options = { ...defaultOptions, switches: ['hardened'] };
  expect([checkOptions({ ...options, expansions }), checkOptions(options)].map(inEnglish)).toEqual([[], ['Hardened needs Tempest.']]);
  expect(scene({ players: crew }).state.modules).toEqual({});
});

describe('a board with locations of its own', () => {
  test('R-FLT-40 raiders wait on it as no ship in space, and come when the supply has none', () => {
    const game = tempest().resolve([{ hideRaiders: 2 }], 'adama');
    expect([game.count('raider'), game.state.supply.raider, cylonShipsLeft(game.state, 'raider')]).toEqual([0, 14, 16]);
    game.resolve([{ place: { bow: { raider: 15 } } }], 'adama');
    expect([game.count('raider'), game.state.supply.raider, game.view('public').modules.tempest?.raiders]).toEqual([15, 0, 1]);
  });

  test('R-TURN-40 one goes there as to another ship, in games with it', () => {
    const moves = (options: Scene['options'] = {}): Array<string> => {
      const game = scene({ players: [{ adama: { hand: ['tactics/1'] } }, 'starbuck', 'roslin'], options });
      return game.call('move', { seat: 0, to: undefined }).ids('adama').filter((id) => id.includes('tempest'));
    };
    expect([moves({ expansions }), moves()]).toEqual([['location/tempest/dark-deck', 'location/tempest/lifeboat'], []]);
  });
});

describe('a title', () => {
  test('R-TTL-50 R-TTL-38 goes by its line, is lost where its card says so', () => {
    const game = tempest();
    expect(game.holder('stormLeader')).toBe('apollo');
    game.resolve([{ send: { who: 'you', to: 'brig' } }], 'apollo');
    expect(game.holder('stormLeader')).toBe('starbuck');
    expect(scene({ players: crew }).holder('stormLeader')).toBeUndefined();
  });

  test('R-TTL-07 its action is its holder\'s', () => {
    const players = ['adama', 'starbuck', { apollo: { piloting: 'bow' } }, 'roslin'] as const;
    const game = tempest({ players, resources: { morale: 4 } }).actions('apollo', 2);
    expect(game.choose('apollo', 'rideTheStorm').state.resources.morale).toBe(5);
    expect(describeCard('title/tempest/storm-leader').lines.join(' ')).toContain('The Storm Leader decides who flies.');
  });
});

test('R-CMB-94 a model of viper starts in its box, is launched, and is no model of other games', () => {
  const game = tempest({ players: ['adama', { starbuck: { at: 'hangar-deck' } }, 'apollo', 'roslin'] });
  const old = { viper: 8, raptor: 4 };
  expect([game.state.reserves, scene({ players: crew }).state.reserves]).toEqual([{ ...old, stormViper: 2 }, old]);
  game.call('launchSelf', { seat: 1, why: 'location/base/hangar-deck' }).choose('starbuck', 'portBow').choose('starbuck', 'stormViper');
  expect([game.where('starbuck'), game.state.reserves['stormViper']]).toEqual(['portBow', 1]);
  expect(describeCard('ship/tempest/storm-viper').lines).toHaveLength(4);
});

describe('a check', () => {
  const dust = (...hand: ReadonlyArray<string>): Table =>
    tempest({ players: [{ tigh: { hand } }, 'starbuck', 'apollo', 'roslin'], destiny: ['repair/1', 'repair/1'], resources: { fuel: 5 } })
      .crisis('wall-of-dust').decline();
  const played = (game: Table, ...cards: ReadonlyArray<string>): Table => {
    while (game.question('tigh')?.topic.kind !== 'contribute') game.settle(1);
    return game.choose('tigh', ...cards).settle();
  };

  test('R-CHK-70 R-CHK-80 a modifier of the expansion changes how its cards count', () => {
    // Positive cards 1 + 2, negative ones 1 + 1, and 1 more for the card of strength 2.
    expect(played(dust('loose-talk/1', 'politics/2'), 'loose-talk/1', 'politics/2').told('checkResult')[0]?.total).toBe(2);
    expect(played(dust('politics/2'), 'politics/2').told('checkResult')[0]?.total).toBe(0);
  });

  test('R-CHK-78 its consequence comes with a card of the expansion that has the icon', () => {
    const withIcon = played(dust('loose-talk/1'), 'loose-talk/1');
    const without = played(dust('politics/2'), 'politics/2');
    const came = (game: Table): unknown => [game.told('checkConsequence').length, game.state.modules.tempest?.raiders];
    expect([came(withIcon), came(without)]).toEqual([[1, 1], [0, 0]]);
  });

  test('R-CHK-90 a kind of its own bears what it was declared to', () => {
    const players = [{ adama: { hand: ['scientific-research/3'] } }, 'starbuck', 'apollo', 'roslin'] as const;
    const game = tempest({ players, destiny: ['repair/1', 'repair/1'] });
    game.resolve([{ squall: 5 }], 'adama', 'crisis/tempest/eye-of-the-storm');
    // Nobody is asked for Scientific Research first.
    expect(game.choices('adama').topic.kind).toBe('contribute');
    expect(game.contributeNothing().told('checkResult')).toMatchObject([{ result: 'fail', total: 2 }]);
  });
});

describe('an objective', () => {
  const front = (set: Partial<Scene>): Table => tempest({ options: { objective: 'stormFront' }, ...set });
  const far = ['asteroid-field', 'barren-planet', 'cylon-refinery'];

  test('R-JMP-31 R-JMP-34 two milestones at one distance happen one after the other, and the next jump is the last', () => {
    const game = front({ travelled: far, milestones: ['sleeperAgent'] }).call('milestones', {});
    expect(game.told('milestone').map(({ event, distance }) => [event, distance])).toEqual([['stormBreaks', 7], ['finalJump', 7]]);
    expect(game.view('public').players.map(({ modules }) => modules.tempest?.grit)).toEqual([0, 0, 0, 0]);
    expect(game.told('milestone').map((what) => describeEvent(what, names))[0]).toContain('storm breaks');
  });

  test('R-JMP-40 it ends the game in its own words', () => {
    const { over } = front({ travelled: far, milestones: ['sleeperAgent', 'stormBreaks', 'finalJump'] }).jump().settle().state;
    expect(over).toMatchObject({ winner: 'humans', cause: 'outranTheStorm' });
    expect(over === undefined ? '' : describeOutcome(over, names)).toContain('the fleet has outrun the storm');
  });
});

test('R-ION-80 R-ION-81 a player leaves the game for good, titles and rumours too, unless the table would be too small', () => {
  const leave = (...others: Scene['players']): Table => {
    const game = tempest({ players: [{ apollo: { at: 'lifeboat' } }, 'starbuck', 'roslin', ...others] });
    game.state.modules.tempest?.held[0]?.rumours.push(stores);
    return game.resolve([{ leaveTheFleet: true }], 'apollo').settle();
  };
  const four = leave('tigh');
  expect([four.player('apollo').out, four.holder('stormLeader')]).toEqual([true, 'starbuck']);
  expect(four.state.modules.tempest?.rumours.discard).toEqual([stores]);
  expect(leave().player('apollo').out).toBeUndefined();
});

test('a Loyalty card is revealed and makes nobody a Cylon', () => {
  const game = tempest({ players: [{ adama: { loyalty: ['an-old-debt'] } }, 'starbuck', 'apollo', 'roslin'] }).actions('adama', 2);
  game.choose('adama', 'loyalty/tempest/an-old-debt').choose('adama', 'yes');
  const { cylon, loyalty } = game.player('adama');
  expect([cylon, loyalty[0]?.faceUp, game.choices('adama').topic.kind]).toEqual([undefined, true, 'action']);
  expect(game.view('public').players[0]?.modules.tempest?.rumours).toEqual({ count: 1 });
});

const mine = Object.values<ReadonlyMap<string, { readonly id: string; readonly expansion: string }>>({ ...catalogue })
  .flatMap((deck) => [...deck.values()])
  .filter(({ id, expansion }) => expansion === 'tempest' && !/^(board|module|option)\//.test(id));

test.each(mine.map(({ id }) => id))('%s has words', (id) => {
  expect(describeCard(id).lines.join('')).not.toBe('');
});

describe('a question, choices and an event of its own', () => {
  const leeShore = (): Table => tempest({ resources: { fuel: 6 } }).resolve([{ steer: true }], 'adama', 'crisis/tempest/lee-shore');

  test('whoever is asked chooses, everybody hears of it', () => {
    const game = leeShore();
    expect(game.question('adama')).toMatchObject({ topic: { kind: 'course', why: 'crisis/tempest/lee-shore' } });
    expect(game.ids('adama')).toEqual(['through', 'around']);
    const after = game.choose('adama', 'through').view('public');
    expect([after.players[0]?.modules.tempest?.grit, after.resources.fuel]).toEqual([0, 6]);
    expect(game.told('steered').map((what) => describeEvent(what, names))).toEqual(['Adama steers through the storm']);
    expect(leeShore().choose('adama', 'around').state.resources.fuel).toBe(5);
  });

  test('they have words, groups, and a warning before what is for good', () => {
    const asked = leeShore().choices('adama');
    const [through, around] = asked.choices;
    if (through === undefined || around === undefined) throw new Error('two courses are offered');
    expect(describeDecision(asked, names)).toMatchObject({ title: 'adama, choose the course (Lee Shore)', rule: 'R-TURN-149' });
    expect(describeChoice(through, asked, names)).toMatchObject({ label: 'Through the storm', detail: 'You lose 1 grit' });
    expect([groupOf(through), groupOf(around)]).toEqual(['tokens', 'options']);
    expect([isFinal(through, asked.topic), isFinal(around, asked.topic)]).toEqual([true, false]);
    expect([describeFully(through), describeFully(around)]).toEqual(['You lose 1 grit, and the fleet is through.', '']);
  });

  test('automatic players weigh them, and undo knows that they bring out nothing', () => {
    const game = leeShore();
    const answered = (fuel: number): ReadonlyArray<string> => {
      game.state.resources.fuel = fuel;
      return choose(game.view('adama'), game.choices('adama'), () => 0);
    };
    expect([answered(8), answered(2)]).toEqual([['around'], ['through']]);
    expect(questionReveals(game.choices('adama'))).toBe(false);
    expect(eventReveals({ audience: 'public', what: { kind: 'steered', seat: 0, course: 'around' } }, 0)).toBe(false);
  });
});

test('a condition of its own decides what a card does, and has words', () => {
  const fuel = (grit: number): unknown => {
    const game = tempest({ resources: { fuel: 6 } });
    Object.assign(game.state.modules.tempest?.held[0] ?? {}, { grit });
    const card = catalogue.crises.get('crisis/tempest/lee-shore');
    game.resolve(card?.kind === 'event' ? card.effects : [], 'adama');
    return [game.question('adama')?.topic.kind, game.state.resources.fuel];
  };
  expect([fuel(1), fuel(0)]).toEqual([['course', 6], [undefined, 5]]);
  expect(describeCard('crisis/tempest/lee-shore').lines.join(' ')).toContain('you have 1 or more grit');
});

describe('an offer at any time', () => {
  const bad = 'rumour/tempest/bad-air';
  /** Roslin's omen tells of morale; it is Adama's turn. */
  const waiting = (morale: number): Table => {
    const game = tempest({ resources: { morale, food: 12, fuel: 12 } }).actions('adama', 2);
    const omens = [stores, stores, stores, bad];
    for (const [seat, omen] of omens.entries()) Object.assign(game.state.modules.tempest?.held[seat] ?? {}, { omen: [omen] });
    return game;
  };
  const roslin = crew.indexOf('roslin');
  const show = (game: Table): ReadonlyArray<GameEvent> => answer(game.state, roslin, `o${roslin}-${bad}`, ['take']).events;

  test('R-LOY-97 R-LOY-112 whoever has it takes it while somebody else is asked, and what is open stays open', () => {
    const game = waiting(6);
    const before = copyOf(game.state).decisions;
    expect(offers(game.state, roslin)).toMatchObject([{ topic: { kind: 'offer' }, privacy: 'secret', choices: [{ id: 'take' }] }]);
    expect(show(game)).toEqual([{ audience: 'public', what: { kind: 'omenShown', seat: roslin, card: bad } }]);
    expect(game.state.decisions).toEqual(before);
    expect(offers(game.state, roslin)).toEqual([]);
    expect(game.view('adama').players[roslin]?.modules.tempest).toMatchObject({ grit: 2, shown: { cards: [bad] } });
  });

  test('while it is not true there is no offer, and it can be neither taken nor guessed', () => {
    const game = waiting(9);
    expect(offers(game.state, roslin)).toEqual([]);
    expect(toldOff(() => show(game))).toBe('This has already been decided.');
    const open = waiting(6);
    expect(toldOff(() => answer(open.state, 0, `o${roslin}-${bad}`, ['take']))).toBe('This has already been decided.');
    expect(toldOff(() => answer(open.state, roslin, `o${roslin}-${bad}`, []))).toBe('Choose exactly 1, not 0.');
    expect(() => answer(open.state, roslin, `o${roslin}-${bad}`, ['other'])).toThrow();
  });

  test('nobody else learns that there is one', () => {
    const hidden = waiting(6);
    const without = waiting(6);
    Object.assign(without.state.modules.tempest?.held[roslin] ?? {}, { omen: [stores] });
    expect([offers(hidden.state, roslin).length, offers(without.state, roslin).length]).toEqual([1, 0]);
    for (const viewer of ['public', 'adama', 'starbuck', 'apollo'] as const) expect(hidden.view(viewer)).toEqual(without.view(viewer));
    expect(hidden.view('roslin').own?.offers).toHaveLength(1);
    expect(without.view('roslin').own).not.toHaveProperty('offers');
  });

  test('there is none once the game is over, nor for whoever is out of it', () => {
    const over = waiting(6);
    over.state.over = { winner: 'humans', cause: 'reachedKobol', winners: [] };
    const out = waiting(6);
    out.player('roslin').out = true;
    expect([offers(over.state, roslin), offers(out.state, roslin)]).toEqual([[], []]);
  });

  test('it has words, a warning, and a worth to automatic players', () => {
    const game = waiting(6);
    const [offer] = offers(game.state, roslin);
    const [choice] = offer?.choices ?? [];
    if (offer === undefined || choice === undefined) throw new Error('it is not offered');
    expect(describeDecision(offer, names).title).toBe('roslin, you can do this at any time: Show your omen');
    expect(describeChoice(choice, offer, names)).toMatchObject({ label: 'Show your omen (Bad Air)', detail: 'You get 1 grit' });
    expect([isFinal(choice, offer.topic), describeFully(choice)]).toEqual([true, 'Lose 1 morale.']);
    expect(choose(game.view('roslin'), offer, () => 0.5)).toEqual(['take']);
    expect(everyOffer()).toContain('omens/show');
    expect(everyOffer().filter((key) => openScore(key) === undefined)).toEqual([]);
    expect(eventReveals({ audience: 'public', what: { kind: 'omenShown', seat: roslin, card: bad } }, roslin)).toBe(true);
  });
});

test('its verbs speak', () => {
  expect(describeEffects([{ hearRumour: 2 }, { leaveTheFleet: true }])).toBe('Hear 2 rumours and leave the game.');
});
