import { describe, expect, test } from 'vitest';
import { abilityOf } from '../../src/catalogue/abilities.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { withoutWords } from '../../src/engine/migrations/abilities.ts';
import { abilityIdOf, abilityNames } from '../../src/engine/migrations/abilityNames.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { Procedures } from '../../src/engine/flow/procedures.ts';
import { answer, createGame, decisions, defaultOptions, readState, view } from '../../src/engine/index.ts';
import { isFleetAway } from '../../src/engine/pieces/places.ts';
import { undeclared } from '../../src/engine/secrets/index.ts';
import { stateVersion, type Frame, type GameState } from '../../src/engine/types/state.ts';
import { leaderScene } from './leaderScene.ts';
import { newCapricaScene } from './newCapricaScene.ts';
import { scene } from './scene.ts';
import { people } from './people.ts';
import { pegasusScene } from './pegasusScene.ts';

test('a game that was stored before Pegasus is read and played on', () => {
  const state = createGame({ ...defaultOptions, players: 3 }, 'old');
  const { options, players, ...rest } = state;
  const old: Record<string, unknown> = { ...rest, version: 1 };
  for (const name of [
    'pegasusDamage',
    'lostBoards',
    'gone',
    'executed',
    'moraleLostToExecution',
    'borrowedTitles',
    'loyaltyDiscard',
    'sleeperAgentsHaveCome',
  ])
    Reflect.deleteProperty(old, name);
  old['options'] = {
    players: 3,
    expansions: [],
    objective: 'kobol',
    difficulty: 'normal',
    noSympathizer: false,
    cylonShipsActivateOncePerTurn: true,
  };
  old['players'] = players.map((player) =>
    Object.fromEntries(Object.entries(player).filter(([key]) => key !== 'infiltrating')),
  );
  const read = readState(JSON.parse(JSON.stringify(old)), 1);
  expect(read.version).toBe(stateVersion);
  expect(read.options).toEqual(options);
  expect(read.players[0]).toMatchObject({ infiltrating: false });
  expect(decisions(read)).toEqual(JSON.parse(JSON.stringify(decisions(state))));
});

test('a state of a later version is refused in words', () => {
  expect(() => readState({}, stateVersion + 1)).toThrow(/this program reads versions 1 to/);
});

/** Rewrites a state as version 2 had it: the last jump and the departure each ended the game in steps of their own. */
function asVersion2(state: GameState, old: Frame): unknown {
  const stack = state.stack
    .map((frame) => (frame.procedure === 'endOfGame' ? old : frame))
    .filter(({ procedure }) => procedure !== 'leaveBehind');
  return JSON.parse(JSON.stringify({ ...state, version: 2, stack }));
}

/** Answers with the first legal choice until nothing is asked any more. */
function playOn(state: GameState): GameState {
  for (let [open] = decisions(state); open !== undefined; [open] = decisions(state))
    answer(
      state,
      open.seat,
      open.id,
      open.choices.slice(0, open.min).map(({ id }) => id),
    );
  return state;
}

test('a game of version 3 with a Cylon Leader on New Caprica: what belongs to modules lies with them', () => {
  const game = newCapricaScene({
    players: [{ cavil: { agenda: 'genocide', at: 'caprica' } }, 'adama', 'baltar', 'starbuck'],
    current: 'adama',
    options: { cylonLeader: true },
    locked: ['1-population'],
  }).actions('adama');
  const { newCaprica, cylonLeaders, pegasus, executions } = game.state.modules;
  const aim = { agenda: cylonLeaders?.held[0]?.agenda[0], playedSuperCrisis: true };
  const players = game.state.players.map((player, seat) => (seat === 0 ? { ...player, ...aim } : player));
  const { modules: _modules, ...old } = {
    ...game.state,
    version: 3,
    players,
    newCaprica,
    pegasusDamage: pegasus?.damage,
    gone: [],
    executed: [],
    moraleLostToExecution: false,
  };
  const read = readState(JSON.parse(JSON.stringify(old)), 3);
  expect(read.modules).toEqual({
    newCaprica,
    pegasus,
    executions,
    cylonLeaders: {
      held: [
        { agenda: ['agenda/pegasus/genocide'], superCrises: 1 },
        ...Array.from({ length: 3 }, () => ({ agenda: [], superCrises: 0 })),
      ],
    },
  });
  expect(read.players[0]).not.toHaveProperty('agenda');
  expect(undeclared(read)).toEqual([]);
  const [open] = decisions(read);
  if (open === undefined) throw new Error('nothing is asked');
  answer(
    read,
    open.seat,
    open.id,
    open.choices.slice(0, 1).map(({ id }) => id),
  );
  expect(decisions(read)).not.toEqual([]);
});

test('a game of version 4: that the fleet is away is said by its boards, the card that somebody looks at by its deck alone', () => {
  const game = newCapricaScene({ players: ['adama', 'roslin', 'starbuck'] });
  const frame: Frame = {
    procedure: 'lookAtTop',
    step: 'putBack',
    data: {
      seat: 0,
      decks: ['crisis'],
      deck: 'crisis',
      card: game.state.crisis.deck.at(-1),
      why: 'location/base/communications',
    },
  };
  const old = { ...game.state, version: 4, fleetAway: true, stack: [...game.state.stack, frame] };
  const now = readState(JSON.parse(JSON.stringify(old)), 4);
  expect(undeclared(now)).toEqual([]);
  expect(isFleetAway(now)).toBe(true);
  expect(now).not.toHaveProperty('fleetAway');
  expect(now.stack.at(-1)?.data).toEqual({
    seat: 0,
    decks: ['crisis'],
    deck: 'crisis',
    why: 'location/base/communications',
  });
});

describe('a game of version 2 in the middle of its end', () => {
  /** Tigh has been executed at the last jump and is asked who follows, as the rules were then; Zarek is next. */
  const trapped = (): GameState => {
    const { state } = pegasusScene({
      players: ['tigh', 'zarek', 'roslin'],
      milestones: ['sleeperAgent', 'finalJump'],
    }).call('executions', {
      all: [
        { seat: 0, character: people.tigh },
        { seat: 1, character: people.zarek },
      ],
      why: 'super-crisis/pegasus/lured-into-a-trap',
    });
    state.stack.unshift({ procedure: 'endOfGame', step: 'judge', data: {} });
    return state;
  };

  test('the last jump: a question that is open can be answered, and the humans win', () => {
    const state = trapped();
    expect(decisions(state)).toMatchObject([{ seat: 0, topic: { kind: 'newCharacter' } }]);
    const read = playOn(
      readState(asVersion2(state, { procedure: 'jump', step: 'end', data: { cards: [], doomed: [0, 1] } }), 2),
    );
    expect([read.modules.executions?.executed, read.over?.winner, read.over?.cause]).toEqual([
      [0, 1],
      'humans',
      'reachedKobol',
    ]);
  });

  test('an earlier jump: its executions are still to come, and hit the characters that were there', () => {
    const game = pegasusScene({
      players: [{ tigh: { at: 'ftl-control' } }, 'zarek', 'roslin'],
      titles: { admiral: 'tigh' },
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
      destinations: ['barren-planet', 'icy-moon'],
    }).jump();
    const stack = game.state.stack.map((frame) =>
      frame.procedure === 'jump' ? { ...frame, data: { ...frame.data, doomed: [0] } } : frame,
    );
    const read = readState(JSON.parse(JSON.stringify({ ...game.state, version: 2, stack })), 2);
    const [open] = decisions(read);
    if (open === undefined) throw new Error('nothing is asked');
    answer(
      read,
      open.seat,
      open.id,
      open.choices.slice(0, 1).map(({ id }) => id),
    );
    expect(read.modules.executions?.executed).toEqual([0]);
  });

  test('the departure: the executions are finished without new characters', () => {
    const game = newCapricaScene({
      players: ['adama', { baltar: { loyalty: ['cylon', 'cylon'] } }, 'starbuck', { tigh: { revealed: true } }],
      titles: { admiral: 'adama' },
      on: { adama: 'command', baltar: 'shipyard', starbuck: 'command' },
      locked: [],
      returned: 'quiet',
    });
    game.actions('adama').choose('adama', 'leaveNewCaprica');
    expect(decisions(game.state)).not.toEqual([]);
    const read = playOn(readState(asVersion2(game.state, { procedure: 'depart', step: 'end', data: { seat: 0 } }), 2));
    expect([read.modules.executions?.executed, read.over?.winner, read.over?.cause]).toEqual([
      [1],
      'humans',
      'leftNewCaprica',
    ]);
  });
});

test('a game of version 3 in the middle of an effect: the chosen player is a person from now on', () => {
  const game = pegasusScene({ players: [{ tigh: { at: 'admirals-quarters' } }, 'dee', 'zarek'] })
    .actions('tigh')
    .choose('tigh', 'location')
    .choose('tigh', 'dee');
  const person = { seat: 1, character: 'character/pegasus/anastasia-dee-dualla' };
  const old = JSON.parse(
    JSON.stringify(game.state).replaceAll(JSON.stringify({ chosen: person }).slice(1, -1), '"chosen":1'),
  ) as GameState;
  expect(JSON.stringify(old)).toContain('"chosen":1');
  const read = readState({ ...old, version: 3 }, 3);
  const contexts = read.stack.flatMap(({ data }) => ('context' in data ? [data.context] : []));
  expect(contexts.at(-1)).toMatchObject({ chosen: person });
});

test('a game of version 3 in which raiders are chosen for a nuke goes on', () => {
  const game = pegasusScene({
    players: ['adama', 'starbuck', 'tigh'],
    ships: { bow: { raider: 4, basestar: 1 } },
    titles: { admiral: 'adama' },
    nukes: 1,
  });
  const scar = game.state.ships.find(({ kind }) => kind === 'raider');
  if (scar?.kind === 'raider') scar.scar = true;
  const { state } = game.actions('adama').dice(8).choose('adama', 'launchNuke').decline();
  const stack = state.stack.map((frame) =>
    frame.procedure === 'destroySome' ? { ...frame, procedure: 'nukeRaiders', data: { by: 0, area: 'bow' } } : frame,
  );
  const read = readState(JSON.parse(JSON.stringify({ ...state, version: 3, stack })), 3);
  const [open] = decisions(read);
  if (open === undefined) throw new Error('nothing is asked');
  answer(
    read,
    open.seat,
    open.id,
    open.choices.slice(0, 3).map(({ id }) => id),
  );
  expect(read.ships.filter(({ kind }) => kind === 'raider')).toHaveLength(1);
});

test('a game of version 3 in which a reaction to a nuke is open: three raiders beside the basestar fall afterwards, Scar only to a roll', () => {
  const ships = { bow: { raider: 4, basestar: 1 } };
  const game = pegasusScene({
    players: [{ adama: { hand: ['major-victory/1'] } }, 'starbuck', 'tigh'],
    ships,
    titles: { admiral: 'adama' },
    nukes: 1,
  });
  const scar = game.state.ships.find(({ kind }) => kind === 'raider');
  if (scar?.kind === 'raider') scar.scar = true;
  const { state } = game.actions('adama').dice(8).choose('adama', 'launchNuke');
  expect(decisions(state)).toMatchObject([{ topic: { kind: 'react', window: 'shipDestroyed' } }]);
  const data = { by: 0, area: 'bow', notRolled: true };
  const stack = state.stack.map((frame) =>
    frame.procedure === 'destroySome' ? { ...frame, procedure: 'nukeRaiders', data } : frame,
  );
  const read = readState(JSON.parse(JSON.stringify({ ...state, version: 3, stack })), 3);
  answer(read, 0, decisions(read)[0]?.id ?? '', []);
  expect(read.ships.filter(({ kind }) => kind === 'raider')).toMatchObject([{ scar: true }]);
});

test('a game of version 3 with Pegasus: damage tokens and executions are those of their modules from now on', () => {
  const game = pegasusScene({ players: ['adama', 'roslin', 'starbuck'] });
  const { modules, ...state } = structuredClone(game.state);
  const old = {
    ...state,
    pegasusDamage: modules.pegasus?.damage,
    gone: ['character/base/saul-tigh'],
    executed: [1],
    moraleLostToExecution: true,
    version: 3,
  };
  const now = readState(old, 3);
  expect(now.modules.pegasus?.damage).toHaveLength(4);
  expect(now.modules.executions).toEqual({ gone: ['character/base/saul-tigh'], executed: [1], moraleLost: true });
  for (const name of ['pegasusDamage', 'gone', 'executed', 'moraleLostToExecution'])
    expect(now).not.toHaveProperty(name);
  expect(
    readState({ ...old, options: { ...old.options, expansions: [] }, pegasusDamage: [] }, 3).modules.pegasus,
  ).toBeUndefined();
});

test('a game of version 3 in the middle of actions: what was left of an Executive Order is left', () => {
  const game = pegasusScene({
    players: [{ adama: { hand: ['leadership/1'] } }, { tigh: { at: 'research-lab' } }, 'zarek'],
  }).actions('adama');
  game.choose('adama', 'leadership/1').choose('adama', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'location');
  const left: Readonly<Record<Seat, object>> = {
    0: { left: 0, why: 'actionStep' },
    1: { left: 1, why: 'skill/base/executive-order', lostByCylon: true },
  };
  const stack = game.state.stack.map((frame) => {
    if (frame.procedure !== 'actions' && frame.procedure !== 'act') return frame;
    const { grant, taken, ...data } = frame.data as Procedures['act'] & Partial<Procedures['actions']>;
    expect(grant).toBeDefined();
    return { ...frame, data: taken === undefined ? data : { ...data, ...left[data.seat] } };
  });
  const read = readState(JSON.parse(JSON.stringify({ ...game.state, version: 3, stack })), 3);
  expect(
    read.stack.flatMap(({ procedure, data }) => (procedure === 'act' ? [(data as Procedures['act']).grant] : [])),
  ).toMatchObject([{ by: 'actionStep' }, { by: 'order', from: 0 }]);
  const [draw] = decisions(read);
  answer(read, 1, draw?.id ?? '', draw?.fallback ?? []);
  expect(decisions(read)).toMatchObject([
    { seat: 1, topic: { kind: 'action', left: 1, why: 'skill/base/executive-order' } },
  ]);
});

test('a game of version 3 in the middle of a check: what made skills count or not are modifiers from now on', () => {
  const { state } = scene({ players: ['starbuck', { tyrol: { hand: ['repair/1'] } }, 'roslin'] })
    .crisis('crash-landing')
    .decline();
  const old = structuredClone(state);
  const stack = old.stack.map((frame) => {
    if (frame.procedure !== 'skillCheck') return frame;
    const { modifiers, added, iconsAdded, later, instead, ...data } = { ...frame.data } as Procedures['skillCheck'];
    const before = {
      drawnBy: 0,
      positive: [...data.check.skills, 'engineering'],
      nullified: ['piloting'],
      passInstead: [{ lose: { fuel: 1 } }],
      latest: ['skill/base/repair/1'],
    };
    return { ...frame, data: { ...data, ...before } };
  });
  const read = readState({ ...old, version: 3, stack }, 3);
  expect(read.stack.find(({ procedure }) => procedure === 'skillCheck')?.data).toMatchObject({
    drawnBy: { seat: 0, character: 'character/base/kara-starbuck-thrace' },
    modifiers: [
      { kind: 'positive', of: { skills: ['engineering'] } },
      { kind: 'nullified', of: { skills: ['piloting'] } },
    ],
    instead: { pass: [{ lose: { fuel: 1 } }] },
    added: [],
    iconsAdded: 0,
    later: [],
  });
  expect(read.stack.find(({ procedure }) => procedure === 'skillCheck')?.data).not.toHaveProperty('latest');
  expect(view(read, 'public').check?.skills).toEqual(['tactics', 'piloting', 'engineering']);
});

test('a game of version 3 in which an action is open: what has become an open action is answered by the same id', () => {
  const { state } = leaderScene({
    players: [{ cavil: { at: 'armory', infiltrating: true } }, 'adama', 'roslin', 'starbuck'],
  }).actions('cavil');
  const open = '{"id":"endInfiltration","ability":"end","kind":"act","source":"infiltration"}';
  const old = JSON.stringify({ ...state, version: 3 }).replace(
    open,
    '{"id":"endInfiltration","kind":"endInfiltration"}',
  );
  expect(old).not.toContain(open);
  const read = readState(JSON.parse(old), 3);
  answer(read, 0, decisions(read)[0]?.id ?? '', ['endInfiltration']);
  expect(read.players[0]?.infiltrating).toBe(false);
});

describe('a game of version 5, which knew abilities by their English names', () => {
  const roslin = 'character/base/laura-roslin';

  test('in the Action step: choices and what has been used are ids', () => {
    const game = pegasusScene({ players: ['roslin', 'tigh', 'zarek'] }).actions('roslin');
    const now = `${roslin}/skilled-politician`;
    const old = JSON.stringify({ ...game.state, version: 5 }).replaceAll(`"${now}"`, '"Skilled Politician"');
    expect(old).toContain('{"id":"Skilled Politician","kind":"ability"');
    const read = readState(JSON.parse(old), 5);
    expect(decisions(read)).toEqual(decisions(game.state));
    answer(read, 0, decisions(read)[0]?.id ?? '', [now]);
    expect(read.players[0]?.usedOncePerGame).toBe(true);
    expect(read.stack.at(-1)?.data).toMatchObject({ why: now });
  });

  test('causes, limits and marks of a turn are ids and codes', () => {
    const { state } = scene({ players: ['roslin', 'helo', 'zarek'] });
    const frame: Frame = {
      procedure: 'skillCheck',
      step: 'prepare',
      data: {
        why: `${roslin}#Terminal Illness`,
        used: ['character/base/tom-zarek Friends in Low Places', 'hidden destiny', 'skill/base/repair'],
      },
    };
    const thisTurn = {
      'character/base/karl-helo-agathon ECO Officer': true,
      'character/daybreak/louis-hoshi Dutiful location/base/command': true,
      'protects fuel': true,
      'caught 2': true,
      'mutinousDiscard 0': true,
      'broken 1 character/pegasus/anastasia-dee-dualla': true,
      endsTurn1: true,
    };
    const read = readState({ ...state, version: 5, thisTurn, stack: [...state.stack, frame] }, 5);
    expect(Object.keys(read.thisTurn)).toEqual([
      'character/base/karl-helo-agathon/eco-officer',
      'character/daybreak/louis-hoshi/dutiful@location/base/command',
      'protects/fuel',
      'caught/2',
      'mutinousDiscard/0',
      'broken/1/character/pegasus/anastasia-dee-dualla',
      'endsTurn1',
    ]);
    expect(read.stack.at(-1)?.data).toEqual({
      why: `${roslin}/terminal-illness`,
      used: ['character/base/tom-zarek/friends-in-low-places', 'hiddenDestiny', 'skill/base/repair'],
    });
  });

  test('R-LOY-51 the question whether to use a Cylon card names the card alone', () => {
    const source = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
    const { state } = scene({ players: [{ tigh: { loyalty: [source] } }, 'helo', 'zarek'] })
      .actions('tigh')
      .choose('tigh', source);
    const topic = { kind: 'useAbility', source };
    const old = JSON.stringify({ ...state, version: 5 }).replace(
      JSON.stringify(topic),
      JSON.stringify({ ...topic, ability: 'Can Damage Galactica' }),
    );
    expect(old).toContain('Can Damage');
    expect(decisions(readState(JSON.parse(old), 5))).toMatchObject([{ topic: { kind: 'useAbility', source } }]);
    expect(JSON.stringify(readState(JSON.parse(old), 5))).not.toContain('Can Damage');
  });

  test('every ability of that version has the id that it has today', () => {
    const today = new Map(
      [...catalogue.characters.values()].map(({ id, abilities }) => [id, abilities.map((its) => its.id)]),
    );
    const then = Object.entries(abilityNames).map(
      ([id, names]) => [id, names.map((name) => abilityIdOf(id, name))] as const,
    );
    expect(then).toHaveLength(33);
    for (const [id, ids] of then) expect(today.get(id)).toEqual(expect.arrayContaining(ids));
    for (const name of Object.values(abilityNames).flat()) expect(isAbility(withoutWords(name))).toBe(true);
  });
});

const isAbility = (id: string): boolean => abilityOf(id) !== undefined;
