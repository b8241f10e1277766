import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { answer, checkOptions, defaultOptions, eventReveals, offers } from '../../../../src/engine/index.ts';
import { motivesOf } from '../../../../src/engine/modules/motives/state.ts';
import type { Seat } from '../../../../src/engine/types/ids.ts';
import { motiveScene, withLeaders, type MotiveScene } from '../../motiveScene.ts';
import type { Table } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

const crew = ['adama', 'roslin', 'tigh', 'cavil'] as const;
const leader: Seat = 3;
const humans = ['keep-them-docile', 'learn-to-cherish', 'pressure-their-leaders'] as const;
const cylons = ['harvest-their-resources', 'savor-their-demise', 'subjects-for-study'] as const;
/** Options with which no hidden one of these can be true. */
const plenty = { food: 8, morale: 10, population: 12 } as const;

const table = (set: Partial<MotiveScene> = {}): Table => motiveScene({ players: crew, ...set });

describe('R-SET-60 R-LOY-35 dealing', () => {
  test.each([4, 5, 6, 7])(
    'R-SET-98 R-DAY-91 with %i players the Cylon Leader alone gets 2, and no Agenda',
    (players) => {
      const game = new SetUp({ ...withLeaders, players }).choose('cavil').upTo('drawSkill');
      const seat = game.state.players.findIndex(({ cylon }) => cylon === 'leader');
      expect(game.state.modules.motives?.held.map(({ hidden }) => hidden.length)).toEqual(
        game.state.players.map((_, at) => (at === seat ? 2 : 0)),
      );
      expect(game.state.modules.motives?.deck).toHaveLength(12);
      expect(game.state.modules.cylonLeaders?.held.every(({ agenda }) => agenda.length === 0)).toBe(true);
    },
  );
  test('the event tells the others how many', () => {
    const game = table().call('sleeperAgent', { waiting: [] }).settle();
    expect(game.told('motivesDealt')).toEqual([{ kind: 'motivesDealt', seat: leader, count: 2 }]);
    expect(game.told('motivesDealt', 'cavil')).toMatchObject([{ cards: motivesOf(game.state, leader).hidden }]);
  });
  test('R-LOY-35 2 more in the Sleeper Agent phase, an infiltrator too', () => {
    const cavil = { infiltrating: true, at: 'command' };
    const game = motiveScene({ players: ['adama', 'roslin', 'tigh', { cavil }], hidden: ['end-the-chase'] });
    game.call('sleeperAgent', { waiting: [] }).settle();
    expect(motivesOf(game.state, leader).hidden).toHaveLength(3);
  });
  test('without a Cylon Leader nobody gets any', () => {
    const game = new SetUp({ ...withLeaders, players: 4 });
    for (const person of ['roslin', 'adama', 'starbuck', 'tyrol'] as const) game.upTo('chooseCharacter').choose(person);
    game.upTo('drawSkill');
    expect(game.state.modules.motives?.held.every(({ hidden }) => hidden.length === 0)).toBe(true);
  });
});

describe('R-LOY-97 R-LOY-112 revealing at any time', () => {
  const open = (): Table =>
    table({ hidden: ['end-the-chase', 'keep-them-docile'], damaged: ['ftl-control'], resources: { food: 3 } });

  function take(game: Table): Table {
    const [offer] = offers(game.state, leader);
    if (offer === undefined) throw new Error('nothing is offered');
    game.events.push(...answer(game.state, leader, offer.id, ['take']).events);
    return game;
  }

  test('only those that need not wait for the end, beside a question of somebody else, which stays', () => {
    const game = open().actions('adama');
    expect(offers(game.state, leader).map(({ topic }) => topic)).toMatchObject([
      { kind: 'offer', action: { source: 'motives', ability: 'reveal', card: 'motive/daybreak/end-the-chase' } },
    ]);
    take(game);
    expect(motivesOf(game.state, leader)).toEqual({
      hidden: ['motive/daybreak/keep-them-docile'],
      revealed: ['motive/daybreak/end-the-chase'],
    });
    expect(game.question('adama')).toBeDefined();
  });
  test('everybody sees it, and it is not offered again', () => {
    const game = take(open().actions('adama'));
    expect(game.told('motiveRevealed')).toEqual([
      { kind: 'motiveRevealed', seat: leader, card: 'motive/daybreak/end-the-chase' },
    ]);
    expect(offers(game.state, leader)).toEqual([]);
    expect(game.view('roslin').players[leader]?.modules.motives).toMatchObject({
      hidden: { count: 1 },
      revealed: { cards: ['motive/daybreak/end-the-chase'] },
    });
  });
  test('it stays when it is not so any more, and others ask before it is undone', () => {
    const game = take(open().actions('adama'));
    game.state.damaged = [];
    expect(motivesOf(game.state, leader).revealed).toHaveLength(1);
    const [event] = game.events.filter(({ what }) => what.kind === 'motiveRevealed');
    expect(event !== undefined && eventReveals(event, leader)).toBe(true);
  });
  test('R-LOY-20 nobody else learns what is hidden or that something is offered', () => {
    const game = open().actions('adama');
    const told = JSON.stringify([game.view('roslin'), game.view('public')]);
    expect(told).not.toContain('motive/daybreak');
    expect(game.view('cavil').own?.modules.motives).toEqual([
      { card: 'motive/daybreak/end-the-chase', revealed: false, holds: true },
      { card: 'motive/daybreak/keep-them-docile', revealed: false, holds: true },
    ]);
  });
  test('R-DAY-98 in a jump by FTL Control while the Admiral chooses, until the marker is reset', () => {
    const game = table({
      hidden: ['a-justified-response'],
      jumpTrack: 4,
      titles: { admiral: 'adama' },
      ships: { bow: { raider: 3, basestar: 1 } },
      destinations: ['deep-space', 'asteroid-field', 'icy-moon'],
    });
    expect(offers(game.state, leader)).toEqual([]);
    game.dice(8).call('ftlJump', { seat: 0, source: 'location/base/ftl-control' });
    expect([game.choices('adama').topic.kind, offers(game.state, leader).length]).toEqual(['chooseDestination', 1]);
    game.choose('adama', 'deep-space').settle();
    expect(offers(game.state, leader)).toEqual([]);
  });
});

describe('R-VIC-42 at the end', () => {
  const ended = (set: Partial<MotiveScene>, winner: 'humans' | 'cylons' = 'humans'): Table =>
    table({ resources: plenty, ...set }).call('verdict', {
      winner,
      cause: winner === 'humans' ? 'reachedKobol' : 'invasion',
    });
  const hasWon = (game: Table): boolean => game.state.over?.winners.includes(leader) === true;

  test('those that are so just now may be revealed, the others not', () => {
    const game = ended({ hidden: [...humans, 'a-false-sense-of-security'], resources: { ...plenty, food: 4 } });
    expect(game.choices('cavil')).toMatchObject({ topic: { kind: 'lastMotives' }, min: 0, max: 2, privacy: 'secret' });
    expect(game.ids('cavil').map((id) => id.split('/').at(-1))).toEqual([
      'keep-them-docile',
      'a-false-sense-of-security',
    ]);
  });
  test('an any-time one too; without an answer all of them', () => {
    const hidden = ['end-the-chase', 'keep-them-docile'];
    const game = ended({ hidden, damaged: ['ftl-control'], resources: { ...plenty, food: 4 } }).settle();
    expect(motivesOf(game.state, leader).revealed).toHaveLength(2);
    expect(hasWon(game)).toBe(true);
  });
  test('nobody is asked when nothing is so; what is left is shown to all', () => {
    const game = ended({ hidden: humans.slice(0, 2) });
    expect(game.told('motivesLeft')).toMatchObject([
      { seat: leader, cards: humans.slice(0, 2).map((slug) => `motive/daybreak/${slug}`) },
    ]);
    expect(game.view('public').players[leader]?.modules.motives?.hidden?.cards).toHaveLength(2);
  });
  test('R-VIC-43 also when the humans lose at once', () => {
    const game = table({ hidden: ['harvest-their-resources', 'subjects-for-study'], resources: { morale: 0 } });
    game.call('verdict', { winner: 'cylons', cause: 'morale' }).settle();
    expect(hasWon(game)).toBe(true);
  });
});

describe('R-LOY-98 R-VIC-40 who wins', () => {
  const wins = (set: Partial<MotiveScene>, winner: 'humans' | 'cylons'): boolean => {
    const game = table({ resources: { food: 8, morale: 2, population: 12 }, ...set });
    game.call('verdict', { winner, cause: winner === 'humans' ? 'reachedKobol' : 'invasion' });
    while (game.question('cavil') !== undefined) game.pass('cavil');
    return game.state.over?.winners.includes(leader) === true;
  };
  const [h1, h2, h3] = humans;
  const [c1, c2, c3] = cylons;

  test.each([
    ['3 revealed, 2 of them human, 1 hidden', { revealed: [h1, h2, c1], hidden: [h3] }, true, false],
    ['2 revealed, both human, 2 hidden', { revealed: [h1, h2], hidden: [h3, c1] }, false, false],
    ['4 revealed, 2 of each', { revealed: [h1, h2, c1, c2] }, true, true],
    ['4 revealed, 3 of them Cylon', { revealed: [h1, c1, c2, c3] }, false, true],
    ['before the Sleeper Agent phase 1 Cylon revealed and 1 hidden', { revealed: [c1], hidden: [c2] }, false, false],
    ['before the Sleeper Agent phase both Cylon', { revealed: [c1, c2] }, false, true],
    ['before the Sleeper Agent phase 1 of each', { revealed: [h1, c1] }, false, false],
  ] as const)('%s', (_, set, withHumans, withCylons) => {
    expect([wins(set, 'humans'), wins(set, 'cylons')]).toEqual([withHumans, withCylons]);
  });
  test('R-VIC-40 the leader wins beside the team, whose members win all the same', () => {
    const game = table({ revealed: [h1, h2, c1], resources: { morale: 2 } });
    game.call('verdict', { winner: 'humans', cause: 'reachedKobol' });
    expect(game.state.over?.winners).toEqual([0, 1, 2, 3]);
  });
  test('R-VIC-42 the last example: 2 Cylon and 1 human revealed, and a human one that is fulfilled at the end', () => {
    const game = table({ revealed: [c1, c2, h2], hidden: [h1], resources: { food: 4 } });
    game.call('verdict', { winner: 'humans', cause: 'reachedKobol' }).choose('cavil', `motive/daybreak/${h1}`);
    expect(game.state.over?.winners).toContain(leader);
  });
  test('R-ION-87 R-VIC-33 an eliminated leader has lost whatever lies open', () => {
    const game = table({ revealed: [h1, h2, c1, c2] });
    game.player('cavil').out = true;
    game.call('verdict', { winner: 'humans', cause: 'reachedKobol' });
    expect(game.state.over?.winners).not.toContain(leader);
  });
});

test('R-NCA-94 on New Caprica only after what is left behind is lost', () => {
  const game = motiveScene({
    players: ['adama', 'roslin', 'tigh', { cavil: { at: 'caprica' } }],
    hidden: ['learn-to-cherish'],
    resources: { population: 8 },
    options: { objective: 'newCaprica' },
    titles: { admiral: 'adama' },
  });
  const [one = '', other = ''] = game.state.civilianPile.filter((token) => token.endsWith('2-population'));
  game.state.modules.newCaprica = { forces: [], locked: [one], prepared: [other] };
  game.call('depart', { seat: 0 });
  expect([game.state.resources.population, game.choices('cavil').topic.kind]).toEqual([4, 'lastMotives']);
});

test('R-SET-16 R-DAY-91 there is no Sympathetic Cylon with Daybreak', () => {
  const options = {
    ...defaultOptions,
    players: 4,
    expansions: ['pegasus', 'daybreak'],
    sympatheticCylon: true,
  } as const;
  expect(inEnglish(checkOptions(options))).toEqual(['The Sympathetic Cylon isn’t used with Daybreak.']);
});

test('R-SET-15 R-SET-18 seven can play with Daybreak alone, if one of them may be a Cylon Leader', () => {
  const seven = { ...defaultOptions, players: 7, expansions: ['daybreak'] } as const;
  expect(inEnglish(checkOptions(seven))).toEqual(['Seven can play only with a Cylon Leader; turn Cylon Leaders on.']);
});
