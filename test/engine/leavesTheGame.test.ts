/**
 * Cards that leave the game: gone from every deck, discard pile, hand and reserve, and told, whatever the options of
 * the game.
 */
import { describe, expect, test } from 'vitest';
import { newCharacters } from '../../src/engine/modules/executions/newCharacter.ts';
import { homeOf } from '../../src/engine/modules/searchForHome/state.ts';
import { mutinyOf } from '../../src/engine/modules/mutiny/state.ts';
import { nebulaOf } from '../../src/engine/modules/ionianNebula/state.ts';
import { addNotACylon } from '../../src/engine/rules/loyalty/pile.ts';
import { contentOf } from '../../src/engine/content.ts';
import { craftIn } from '../../src/engine/pieces/craft.ts';
import { cylonShipsLeft, placeViper } from '../../src/engine/pieces/ships.ts';
import { takeTop } from '../../src/engine/pieces/cards.ts';
import { RunningGame } from '../../src/engine/flow/game.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { Pile } from '../../src/engine/types/state.ts';
import { allyId, allyScene } from './allyScene.ts';
import { idOf, people, scene, type Scene, type Table } from './scene.ts';
import { allTrauma, trial } from './nebulaScene.ts';
import { mutineerCard, mutinyId } from './mutinyScene.ts';
import { beforeThePhase } from './newCapricaScene.ts';
import { togetherScene } from './togetherScene.ts';

type Options = Partial<GameOptions>;
type Paths = ReadonlyArray<readonly [name: string, options: Options]>;

const pegasus: Options = { expansions: ['pegasus'] };
const exodus: Options = { expansions: ['exodus'] };
const daybreak: Options = { expansions: ['daybreak'] };
const all: Options = { expansions: ['pegasus', 'exodus', 'daybreak'] };
const keeps: Options = { executionRedrawsLoyalty: false };
const home: Options = { objective: 'searchForHome' };
const fleet: Options = { switches: ['cylonFleet'] };
const five: Options = { switches: ['finalFive'] };

/**
 * How many are on the table, wherever they lie: all that has left is left out, and so is what is only being said about
 * it.
 */
function onTable({ state }: Table, id: string): number {
  const { removed: _removed, stack: _stack, decisions: _decisions, destroyedCivilians: _lost, ...table } = state;
  return JSON.stringify(table).split(`"${id}"`).length - 1;
}

const removed = ({ state }: Table, id: string): number => state.removed.filter((card) => card === id).length;

/** Draws a pile to its end and twice through: what is drawn, each time. */
function drawnTwice(game: Table, pile: Pile<string>): ReadonlyArray<ReadonlyArray<string>> {
  const running = new RunningGame(game.state);
  return [0, 1].map(() => {
    const drawn = Array.from(
      { length: pile.deck.length + pile.discard.length },
      () => takeTop(running, pile, 'quorum') ?? '',
    );
    pile.discard.push(...drawn);
    return drawn;
  });
}

function expectNeverDrawn(game: Table, pile: Pile<string>, id: string, copies: number): void {
  for (const drawn of drawnTwice(game, pile)) expect(drawn.filter((card) => card === id)).toHaveLength(copies);
}

const everyBox: Paths = [
  ['the base game', {}],
  ['Pegasus', pegasus],
  ['Exodus', exodus],
  ['Daybreak', daybreak],
  ['all boxes', all],
  ['Search for Home', { ...all, ...home }],
];

describe.each(everyBox)('a Quorum card, with %s', (_, options) => {
  const cards = [
    ['food-rationing', 2],
    ['inspirational-speech', 4],
  ] as const;
  const set = {
    players: ['adama', 'roslin', 'tigh'],
    titles: { president: 'roslin' },
    options,
  } as const satisfies Scene;

  test.each(cards)('R-CRI-32 %s from the hand', (slug, copies) => {
    const card = idOf('quorum', slug);
    const game = scene({ ...set, quorumHand: [slug] });
    game.state.quorumHand = [];
    game.dice(6).call('resolveQuorum', { seat: 1, card, kept: false, fromHand: true }).settle();
    expect([onTable(game, card), removed(game, card), game.told('cardLeftPlay')]).toEqual([
      copies - 1,
      1,
      [{ kind: 'cardLeftPlay', card, how: 'removed' }],
    ]);
    expectNeverDrawn(game, game.state.quorum, card, copies - 1);
  });

  test.each(cards)('R-CRI-32 %s drawn by an ability', (slug, copies) => {
    const card = idOf('quorum', slug);
    const game = scene({ ...set, quorumDeck: [slug, 'assign-mission-specialist'] });
    game
      .call('pickQuorum', { seat: 1, count: 2, cards: [], why: people.roslin })
      .dice(6)
      .choose('roslin', slug)
      .settle();
    expect([onTable(game, card), removed(game, card)]).toEqual([copies - 1, 1]);
    expectNeverDrawn(game, game.state.quorum, card, copies - 1);
  });
});

describe.each<Paths[number]>([
  ['Daybreak', daybreak],
  ['all boxes', all],
  ['Search for Home', { ...daybreak, ...home }],
  ['the Cylon Fleet board', { ...all, ...fleet }],
])('a Mutiny card, with %s', (_, options) => {
  const slugs = [
    'controversial-speech',
    'feed-the-people',
    'necessary-risk',
    'the-strong-survive',
    'unauthorized-usage',
  ];

  test.each(slugs)('R-DAY-32 %s as an action', (slug) => {
    const card = mutinyId(slug);
    const game = togetherScene({ players: ['tigh', 'roslin', 'apollo'], mutiny: { tigh: [slug] }, options }).actions(
      'tigh',
    );
    game.dice(8).choose('tigh', card).settle();
    expect([onTable(game, card), removed(game, card)]).toEqual([0, 1]);
    expect(game.told('cardLeftPlay')).toContainEqual({ kind: 'cardLeftPlay', card, how: 'removed' });
    expectNeverDrawn(game, mutinyOf(game.state), card, 0);
  });

  test.each(slugs)('R-DAY-32 %s picked and played by an ability', (slug) => {
    const card = mutinyId(slug);
    const game = togetherScene({
      players: ['tigh', 'roslin', 'apollo'],
      mutinyDeck: [slug, 'clipped-wings', 'panic'],
      options,
    });
    game
      .call('pickAndPlayMutiny', { seat: 0, count: 3, cards: [], back: [], why: people.danna })
      .dice(8)
      .choose('tigh', card)
      .settle();
    expect([onTable(game, card), removed(game, card)]).toEqual([0, 1]);
  });
});

test.each<Paths[number]>([
  ['Daybreak', daybreak],
  ['all boxes', all],
  ['the Cylon Fleet board', { ...all, ...fleet }],
])('Unauthorized Usage, with %s: the nukes, of which no card gives one back', (_, options) => {
  const game = togetherScene({
    players: ['tigh', 'roslin', 'apollo'],
    nukes: 1,
    mutiny: { tigh: ['unauthorized-usage'] },
    options,
  });
  game
    .actions('tigh')
    .choose('tigh', mutinyId('unauthorized-usage'))
    .settle()
    .resolve([{ gainNuke: 1 }], 'tigh');
  expect([game.state.nukes, removed(game, 'token/base/nuke')]).toEqual([0, 2]);
  expect([game.told('nukesRemoved').length, game.told('nukeGained')]).toEqual([1, []]);
});

const sympathizer = 'loyalty/base/you-are-a-sympathizer';
const finalFive = 'loyalty/exodus/final-five-whoever-examines-this-card-is-sent-to-the-brig';
const executed = (loyalty: ReadonlyArray<string>, options: Options, final = false): Table =>
  scene({ players: ['roslin', { zarek: { loyalty } }, 'starbuck'], options })
    .call('execute', { seat: 1, why: 'location/base/brig', ...(final ? { final: true } : {}) })
    .settle();

/** Every Not a Cylon card of the pile and of the executed goes into the Loyalty deck. */
function dealAll(game: Table): void {
  const running = new RunningGame(game.state);
  while (game.state.notACylonPile.length + game.state.loyaltyDiscard.length > 0) addNotACylon(running);
}

describe('a Loyalty card', () => {
  test.each<Paths[number]>([
    ['Pegasus', pegasus],
    ['Exodus', exodus],
    ['all boxes', all],
  ])('R-EXE-42 the Sympathizer of an executed human, with %s', (_, options) => {
    const game = executed(['human', sympathizer.slice('loyalty/base/'.length)], options);
    dealAll(game);
    expect([onTable(game, sympathizer), removed(game, sympathizer)]).toEqual([0, 1]);
    expect(game.told('provedHuman')[0]?.cards).toContain(sympathizer);
  });

  test.each<Paths[number]>([
    ['new Loyalty cards', { ...exodus, ...five }],
    ['the old ones kept', { ...exodus, ...five, ...keeps }],
    ['Pegasus and new ones', { expansions: ['pegasus', 'exodus'], ...five }],
    ['Pegasus and the old ones', { expansions: ['pegasus', 'exodus'], ...five, ...keeps }],
    ['all boxes', { ...all, ...five }],
  ])('R-LOY-87 one of the Final Five that an execution shows, with %s', (_, options) => {
    for (const final of [false, true]) {
      const game = executed(['human', finalFive.slice('loyalty/exodus/'.length)], options, final);
      dealAll(game);
      expect([onTable(game, finalFive), removed(game, finalFive)]).toEqual([0, 1]);
      expect(game.told('provedHuman')[0]?.cards).toContain(finalFive);
    }
  });

  test.each<Paths[number]>([
    ['new Loyalty cards', { ...all, switches: ['mutineer'] }],
    ['the old ones kept', { ...all, switches: ['mutineer'], ...keeps }],
  ])('R-ION-80 the Mutineer card of somebody who is executed and followed by nobody, with %s', (_, options) => {
    const game = togetherScene({ players: ['roslin', 'zarek', 'starbuck'], mutineer: 'zarek', options });
    game.call('execute', { seat: 1, why: 'location/base/brig', final: true }).settle();
    dealAll(game);
    expect([onTable(game, mutineerCard), removed(game, mutineerCard)]).toEqual([0, 1]);
  });
});

describe.each<Paths[number]>([
  ['Pegasus', pegasus],
  ['the old Loyalty cards kept', { ...pegasus, ...keeps }],
  ['Exodus', exodus],
  ['all boxes', all],
  ['all boxes and the old cards kept', { ...all, ...keeps }],
])('a character, with %s', (_, options) => {
  test('R-EXE-41 who was executed can be chosen by nobody, in neither version', () => {
    const game = executed(['human'], options);
    expect(game.told('executed')).toMatchObject([{ seat: 1, character: people.zarek }]);
    const open = newCharacters(game.state).map(({ id }) => id);
    expect([open.length > 0, open.filter((id) => id.endsWith('/tom-zarek'))]).toEqual([true, []]);
    expect(game.state.players.map(({ character }) => character)).not.toContain(people.zarek);
  });
});

describe.each(everyBox)('ships and tokens, with %s', (_, options) => {
  const game = (set: Partial<Scene> = {}): Table =>
    scene({
      players: ['adama', 'roslin', 'tigh'],
      destinations: ['deep-space', 'barren-planet'],
      options,
      ...set,
    });

  test('R-CMB-116 a civilian ship comes back to no pile', () => {
    const lost = game();
    const before = [...lost.state.civilianPile].sort();
    lost
      .resolve([{ destroyCivilians: 1 }], 'adama')
      .settle()
      .jump()
      .settle();
    const tokens = lost.told('civilianDestroyed').map(({ token }) => token);
    const [token = ''] = tokens;
    expect([tokens, lost.state.destroyedCivilians, onTable(lost, token)]).toEqual([
      [token],
      [token],
      before.filter((other) => other === token).length - 1,
    ]);
  });

  test('R-CMB-111 a raptor comes back with no repair and no jump', () => {
    const lost = game();
    const before = craftIn(lost.state, 'reserves', 'raptor');
    lost
      .resolve([{ destroyRaptors: 1 }], 'adama')
      .settle()
      .jump()
      .settle();
    expect([craftIn(lost.state, 'destroyed', 'raptor'), craftIn(lost.state, 'reserves', 'raptor')]).toEqual([
      1,
      before - 1,
    ]);
    expect(lost.told('raptorsChanged').map(({ change }) => change)).toEqual([-1]);
  });

  test('R-CMB-82 a resource token of Galactica is drawn once', () => {
    const token = 'token/base/galactica-damage-fuel';
    const hit = game();
    // It is the only one that is left to draw.
    hit.state.galacticaDamage = [token];
    hit.resolve([{ damageGalactica: 3 }], 'adama').settle();
    const drawn = hit.told('galacticaDamaged').filter((told) => told.token === token);
    expect([onTable(hit, token), removed(hit, token), drawn.length]).toEqual([0, 1, 1]);
  });
});

test.each<Paths[number]>([
  ['Daybreak', { ...daybreak, ...home }],
  ['all boxes', { ...all, ...home }],
  ['the Cylon Fleet board', { ...all, ...home, ...fleet }],
])('R-DAY-77 Cylon ships that a Mission removes, with %s: no supply and no other board has them', (_, options) => {
  const game = togetherScene({
    players: ['adama', 'roslin', 'tigh'],
    ships: { bow: { heavyRaider: 1, basestar: 1 } },
    options,
  });
  const left = (kind: 'basestar' | 'heavyRaider'): number => cylonShipsLeft(game.state, kind) + game.count(kind);
  const before = [left('basestar'), left('heavyRaider')];
  game
    .resolve([{ takeOutOfGame: { basestar: 1, heavyRaider: 2 } }], 'adama')
    .settle()
    .jump()
    .settle();
  expect([left('basestar'), left('heavyRaider')]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 2]);
  expect(homeOf(game.state).gone).toMatchObject({ basestar: 1, heavyRaider: 2 });
  expect(game.told('cylonsGone').map(({ counts }) => counts)).toEqual([{ basestar: 1, heavyRaider: 2 }]);
});

describe.each<Paths[number]>([
  ['Exodus', { ...exodus, objective: 'ionianNebula' }],
  ['all boxes', { ...all, objective: 'ionianNebula' }],
  ['the old Loyalty cards kept', { ...all, ...keeps, objective: 'ionianNebula' }],
  ['the Cylon Fleet board', { ...all, ...fleet, objective: 'ionianNebula' }],
])('the Ionian Nebula, with %s', (_, options) => {
  const ally = { ally: 'aaron-kelly', token: 'b' } as const;
  const deck = ['dr-sherman-cottle', 'diana-hardball-seelix'];
  const table = (): Table => allyScene({ players: ['adama', 'roslin', 'tigh'], allies: [ally], deck, options });
  const id = allyId(ally.ally);

  test('R-ION-50 an ally whose location is damaged', () => {
    const game = table();
    game.state.galacticaDamage = ['token/base/galactica-damage-command'];
    game.resolve([{ damageGalactica: 1 }], 'adama').settle();
    expect([onTable(game, id), removed(game, id), game.told('allyLeft').map((told) => told.ally)]).toEqual([
      0,
      1,
      [id],
    ]);
  });

  test('R-ION-70 R-ION-77 at the trial all cards, allies and trauma tokens', () => {
    const game = table();
    const { crossroads, allies } = nebulaOf(game.state);
    const cards = [...crossroads, ...allies.deck, id];
    trial(game).settle();
    expect(cards.filter((card) => onTable(game, card) > 0 || removed(game, card) !== 1)).toEqual([]);
    expect(allTrauma(game)).toBe(0);
    expect(game.told('trialBegins')).toHaveLength(1);
  });
});

test.each<Paths[number]>([
  ['Pegasus', pegasus],
  ['all boxes', all],
  ['the Ionian Nebula', { ...all, objective: 'ionianNebula' }],
])('R-PEG-23 Pegasus and her damage tokens, with %s', (_, options) => {
  const game = scene({
    players: [{ adama: { at: 'airlock' } }, 'roslin', 'tigh'],
    damaged: ['airlock', 'pegasus-cic', 'main-batteries'],
    options,
  });
  game
    .resolve([{ damageGalactica: 1 }], 'adama')
    .choose('adama', 'pegasus')
    .settle();
  expect([game.told('boardLost').length, game.state.damaged, game.state.modules.pegasus?.damage]).toEqual([1, [], []]);
  expect(game.state.removed.filter((token) => token.startsWith('token/pegasus/'))).toHaveLength(4);
  game.resolve([{ damageGalactica: 1 }], 'adama').settle();
  expect(game.told('pegasusDamaged')).toHaveLength(1);
});

test.each<Paths[number]>([
  ['Pegasus', pegasus],
  ['all boxes', all],
  ['the Cylon Fleet board', { ...all, ...fleet }],
])('R-NCA-16 the Crisis deck when the fleet settles on New Caprica, with %s', (_, options) => {
  const game = beforeThePhase({
    players: ['adama', 'roslin', 'tigh'],
    options: { ...options, objective: 'newCaprica' },
  });
  const cards = [...game.state.crisis.deck];
  game.state.crisis.discard.push(...game.state.crisis.deck.splice(0, 5));
  game.call('newCapricaPhase', {});
  expect(game.state.crisis.deck.filter((card) => cards.includes(card))).toEqual([]);
  expect([...game.state.removed].sort()).toEqual(cards.sort());
  for (const drawn of drawnTwice(game, game.state.crisis))
    expect(drawn.filter((card) => !card.startsWith('newCaprica/'))).toEqual([]);
});

/** The options with everything that Daybreak needs, where it is in the game. */
function tableOf(set: Scene & { readonly options: Options }): Table {
  return set.options.expansions?.includes('daybreak') === true ? togetherScene(set) : scene(set);
}

test.each<readonly [model: string, name: string, options: Options, die: number]>([
  ...everyBox.map(([name, options]) => ['viper', name, options, 8] as const),
  ['viperMarkVII', 'Exodus', { ...exodus, ...fleet }, 8],
  ['viperMarkVII', 'all boxes', { ...all, ...fleet }, 8],
  ['viperMarkVII', 'Search for Home', { ...all, ...home, ...fleet }, 8],
  ['assaultRaptor', 'Daybreak', daybreak, 7],
  ['assaultRaptor', 'all boxes', all, 7],
  ['assaultRaptor', 'the Cylon Fleet board', { ...all, ...fleet }, 7],
])(
  'R-SET-06 R-CMB-03 a destroyed %s, with %s: no box, no repair and no jump has it again',
  (model, _, options, die) => {
    const game = tableOf({
      players: ['adama', 'roslin', 'tigh'],
      ships: { bow: { raider: 1 } },
      destinations: ['deep-space'],
      options,
    });
    const { state } = game;
    state.reserves[model] = Math.max(1, state.reserves[model] ?? 0);
    placeViper(state, 'bow', undefined, model);
    const left = (): number =>
      (state.reserves[model] ?? 0) +
      (state.damagedCraft[model] ?? 0) +
      state.ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length;
    const before = left();
    game.dice(die).activate('raiders').settle();
    expect(game.told('attack')).toMatchObject([{ target: 'viper', result: 'destroyed' }]);
    game
      .jump()
      .settle()
      .resolve([{ repairVipers: 8 }], 'adama')
      .settle();
    expect([left(), state.destroyed[model]]).toEqual([before - 1, 1]);
  },
);

test.each<readonly [name: string, options: Options, comesBack: boolean]>([
  ['the base game', {}, false],
  ['Pegasus', pegasus, false],
  ['Daybreak', daybreak, false],
  ['Exodus', exodus, true],
  ['all boxes', all, true],
  ['the Cylon Fleet board', { ...exodus, ...fleet }, true],
])('R-CMB-113 a used nuke, with %s: only a card of Exodus brings one back', (_, options, comesBack) => {
  const game = tableOf({
    players: ['adama', 'roslin', 'tigh'],
    titles: { admiral: 'adama' },
    nukes: 1,
    ships: { bow: { basestar: 1 } },
    options,
  }).actions('adama');
  game
    .dice(5)
    .choose('adama', game.ids('adama').find((id) => /nuke/i.test(id)) ?? '')
    .settle()
    .jump()
    .settle();
  expect([game.state.nukes, game.told('nukeDiscarded').length]).toEqual([0, 1]);
  const { skillCards, ...others } = contentOf(game.state.options);
  const gaining = [...Object.values(others), skillCards]
    .flatMap((deck) => [...deck.values()])
    .flatMap((entry) => (JSON.stringify(entry).includes('"gainNuke"') ? [entry.id] : []));
  expect(gaining).toEqual(comesBack ? ['skill/exodus/build-nuke'] : []);
});
