/** Standing orders and plans: which questions they answer, which they leave, and what they are told of in advance. */
import { describe, expect, test } from 'vitest';
import type { Choice, Decision, Topic } from '../../../src/engine/types/decision.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import {
  aheadNow,
  checkPicture,
  checkToCome,
  idsOf,
  noOrders,
  offeredReactions,
  plannedMove,
  suggestedOrders,
  turnPicture,
  verdictOf,
} from '../../../src/players/orders/index.ts';
import type { Orders, PlannedMove, StandingOrders, TurnPlan, OrderVerdict } from '../../../src/players/orders/index.ts';
import { pegasusScene } from '../../engine/pegasusScene.ts';
import { scene, type PlayerScene } from '../../engine/scene.ts';

const ask: OrderVerdict = { kind: 'ask' };
const answer = (...choice: ReadonlyArray<string>): OrderVerdict => ({ kind: 'answer', choice });
const view = scene({ players: [{ adama: { at: 'command' } }, 'roslin', { starbuck: { piloting: 'bow' } }] }).view(
  'adama',
);

function question(topic: Topic, choices: ReadonlyArray<Choice>, more: Partial<Decision> = {}): Decision {
  return { id: 'q', seat: 0, topic, choices, min: 0, max: choices.length, fallback: [], privacy: 'open', ...more };
}

const verdict = (
  standing: Partial<StandingOrders>,
  decision: Decision,
  more: Partial<Orders> = {},
  seen: GameView = view,
): OrderVerdict => verdictOf({ standing: { ...noOrders, ...standing }, ...more }, seen, decision);

const seats: ReadonlyArray<Choice> = [1, 2].map((seat) => ({ id: `seat${seat}`, kind: 'seat', seat }));
const cards: ReadonlyArray<Choice> = ['a', 'b'].map((id) => ({ id, kind: 'skillCard', card: 'skill/base/repair/1' }));

describe('standing orders', () => {
  test('without any each question is asked', () => {
    expect(noOrders).toEqual({
      reactions: {},
      checks: 'ask',
      reactionOrder: 'ask',
      discards: 'ask',
      atJump: 'ask',
      tellAhead: false,
    });
    for (const topic of [
      { kind: 'reactionOrder' },
      { kind: 'discard', why: 'hand' },
      { kind: 'stayInSpace' },
      { kind: 'action' },
    ]) {
      // Only what the orders look at.
      expect(verdict({}, question(topic as unknown as Topic, seats, { fallback: ['seat1'] }))).toEqual(ask);
    }
  });

  test('several who react at once do so in the order of the seats', () => {
    const decision = question({ kind: 'reactionOrder' } as unknown as Topic, seats, { min: 1, max: 1 });
    expect(verdict({ reactionOrder: 'clockwise' }, decision)).toEqual(answer('seat1'));
  });

  test('the weakest cards are discarded, but never as a price or for all to see', () => {
    const discard = (why: string): OrderVerdict =>
      verdict(
        { discards: 'weakest' },
        question({ kind: 'discard', why } as unknown as Topic, cards, { min: 1, fallback: ['b'] }),
      );
    expect([discard('hand'), discard('cost'), discard('reveal')]).toEqual([answer('b'), ask, ask]);
  });

  test('craft stay in space at a jump, or come home', () => {
    const decision = question({ kind: 'stayInSpace' } as unknown as Topic, cards);
    expect([verdict({ atJump: 'stay' }, decision), verdict({ atJump: 'home' }, decision)]).toEqual([
      answer('a', 'b'),
      answer(),
    ]);
  });

  test('an answer that is not legal is none: too few, twice the same, or not among the choices', () => {
    const weakest = (more: Partial<Decision>): OrderVerdict =>
      verdict({ discards: 'weakest' }, question({ kind: 'discard', why: 'hand' } as unknown as Topic, cards, more));
    expect(weakest({ fallback: ['a', 'b'] })).toEqual(answer('a', 'b'));
    expect(weakest({ fallback: ['a', 'a'] })).toEqual(ask);
    expect(weakest({ fallback: ['a', 'z'] })).toEqual(ask);
    expect(weakest({ fallback: ['a'], min: 2 })).toEqual(ask);
  });
});

describe('a quiet check', () => {
  const game = scene({ players: ['helo', { adama: { hand: ['repair/1'] } }, 'roslin'] }).crisis('legendary-discovery');
  const seen = game.view('adama');
  const { check } = seen;
  if (check === undefined) throw new Error('no check is being made');
  const plan = { turn: seen.turn, source: check.source, cards: [], quiet: true, picture: checkPicture(check) };
  const reaction = (min: number): Decision => question({ kind: 'react', window: 'afterTotal' }, cards, { min, max: 1 });

  test('declines every reaction that can be declined, until the check has a result', () => {
    expect(verdict({}, reaction(0), { check: plan }, seen)).toEqual(answer());
    expect(verdict({}, reaction(1), { check: plan }, seen)).toEqual(ask);
    expect(verdict({}, reaction(0), { check: plan }, { ...seen, check: { ...check, result: 'pass' } })).toEqual(ask);
    expect(verdict({}, reaction(0), { check: { ...plan, source: 'crisis/base/riots-a' } }, seen)).toEqual(ask);
  });

  test('the check to come is one that nobody has revealed or decided, to which the player has still to add', () => {
    expect(checkToCome(seen)?.source).toBe(check.source);
    expect(checkToCome({ ...seen, check: { ...check, revealed: true } })).toBeUndefined();
    expect(checkToCome({ ...seen, check: { ...check, result: 'fail' } })).toBeUndefined();
    expect(checkToCome({ ...seen, check: { ...check, contributions: [{ seat: 1, count: 0 }] } })).toBeUndefined();
    expect(checkToCome({ ...seen, check: { ...check, contributions: [{ seat: 2, count: 1 }] } })).toBeDefined();
    expect(checkToCome({ ...seen, players: seen.players.map((player) => ({ ...player, out: true })) })).toBeUndefined();
    expect(checkToCome(view)).toBeUndefined();
  });
});

test('a choice is found for each card, and none if one of them is not there any more', () => {
  expect(idsOf(['skill/base/repair/1', 'skill/base/repair/1'], { choices: cards })).toEqual(['a', 'b']);
  expect(idsOf(['skill/base/repair/1', 'skill/base/repair/2'], { choices: cards })).toBeUndefined();
  expect(idsOf([], { choices: [] })).toEqual([]);
});

describe('a plan for the turn', () => {
  const armory = 'location/base/armory';
  const toArmory: PlannedMove = { kind: 'location', location: armory };
  const planned = (move: PlannedMove, more: Partial<TurnPlan> = {}, seen: GameView = view): TurnPlan => ({
    turn: 1,
    move,
    action: 'go',
    picture: turnPicture(seen, move),
    ...more,
  });
  const moves: ReadonlyArray<Choice> = [
    { id: 'command', kind: 'location', location: 'location/base/command', costsCard: false },
    { id: 'armory', kind: 'location', location: armory, costsCard: false },
    { id: 'bow', kind: 'area', area: 'bow' },
    { id: 'stern', kind: 'area', area: 'stern' },
  ];
  const move = question({ kind: 'move' }, moves, { max: 1 });
  const deeds: ReadonlyArray<Choice> = [
    { id: 'go', kind: 'pass' },
    { id: 'pass', kind: 'pass' },
  ];
  const actions = question({ kind: 'action', left: 1, why: 'actionStep' }, deeds, { max: 1 });
  const stop = (what: string): OrderVerdict => ({ kind: 'stop', plan: 'turn', reason: { kind: 'changed', what } });

  test('is made of where one moves, or of staying', () => {
    expect(moves.map(plannedMove)).toEqual([
      { kind: 'location', location: 'location/base/command' },
      toArmory,
      { kind: 'area', area: 'bow' },
      { kind: 'area', area: 'stern' },
    ]);
    expect([plannedMove(undefined), plannedMove({ id: 'x', kind: 'pass' })]).toEqual([
      { kind: 'stay' },
      { kind: 'stay' },
    ]);
  });

  test('moves there, by the area for a pilot, or stays', () => {
    expect(verdict({}, move, { turn: planned(toArmory) })).toEqual(answer('armory'));
    expect(verdict({}, move, { turn: planned({ kind: 'area', area: 'stern' }) })).toEqual(answer('stern'));
    expect(verdict({}, move, { turn: planned({ kind: 'stay' }) })).toEqual(answer());
    expect(verdict({}, move, { turn: planned({ kind: 'area', area: 'portBow' }) })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'notLegal', what: 'move' },
    });
    expect(verdict({}, move, { turn: planned({ kind: 'location', location: 'location/base/brig' }) })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'notLegal', what: 'move' },
    });
  });

  test('is for that turn and that player only', () => {
    expect(verdict({}, move, { turn: planned(toArmory, { turn: 2 }) })).toEqual(ask);
    expect(verdict({}, move, { turn: planned(toArmory) }, { ...view, current: 1 })).toEqual(ask);
  });

  test('pays for the way with the weakest card, and for no other way', () => {
    const pay = (location: string): Decision =>
      question({ kind: 'payForMove', location } as unknown as Topic, cards, { min: 1, max: 1, fallback: ['b'] });
    expect(verdict({}, pay(armory), { turn: planned(toArmory) })).toEqual(answer('b'));
    expect(verdict({}, pay('location/base/command'), { turn: planned(toArmory) })).toEqual(ask);
    expect(verdict({}, pay(armory), { turn: planned({ kind: 'stay' }) })).toEqual(ask);
  });

  test('acts in the Action step once the move is made, and in no other action', () => {
    const done: OrderVerdict = { kind: 'answer', choice: ['go'], ends: 'turn' };
    const there = (place: PlayerScene): GameView =>
      scene({ players: [{ adama: place }, 'roslin', { starbuck: { piloting: 'bow' } }] }).view('adama');
    expect(verdict({}, actions, { turn: planned({ kind: 'stay' }) })).toEqual(done);
    expect(verdict({}, actions, { turn: planned(toArmory) }, there({ at: 'armory' }))).toEqual(done);
    expect(verdict({}, actions, { turn: planned(toArmory) }, there({ at: 'brig' }))).toEqual(stop('place'));
    expect(verdict({}, actions, { turn: planned(toArmory) }, there({ piloting: 'bow' }))).toEqual(stop('place'));
    expect(verdict({}, actions, { turn: planned({ kind: 'stay' }) }, there({ at: 'armory' }))).toEqual(stop('place'));
    const inBow = there({ piloting: 'bow' });
    const before = there({ piloting: 'portBow' });
    expect(verdict({}, actions, { turn: planned({ kind: 'area', area: 'bow' }, {}, before) }, inBow)).toEqual(done);
    expect(verdict({}, actions, { turn: planned({ kind: 'area', area: 'bow' }, {}, before) }, before)).toEqual(
      stop('place'),
    );
    const other = { ...actions, topic: { kind: 'action', left: 1, why: 'x' } as unknown as Topic };
    expect(verdict({}, other, { turn: planned({ kind: 'stay' }) })).toEqual(ask);
  });

  test('stops in the Action step for what has changed meanwhile, but for the place where it went', () => {
    const there = scene({
      players: [{ adama: { at: 'armory' } }, 'roslin', { starbuck: { piloting: 'bow' } }],
      damaged: ['command'],
    });
    expect(verdict({}, actions, { turn: planned(toArmory) }, there.view('adama'))).toEqual(stop('damage'));
  });

  test('draws the favorite type in the Receive Skills step only, as much of it as it can', () => {
    const draws: ReadonlyArray<Choice> = [
      { id: 't2', kind: 'skills', skills: ['tactics', 'tactics'] },
      { id: 't1p1', kind: 'skills', skills: ['tactics', 'piloting'] },
      { id: 'p2', kind: 'skills', skills: ['piloting', 'piloting'] },
    ];
    const both = { turn: planned({ kind: 'stay' }, { draws: 'piloting' }) };
    const step: GameView = { ...view, phase: 'receiveSkills' };
    const of = (choices: ReadonlyArray<Choice>, kind = 'multiSkill'): Decision =>
      question({ kind } as unknown as Topic, choices, { min: 1, max: 1 });
    expect(verdict({}, of(draws), both, step)).toEqual(answer('p2'));
    expect(verdict({}, of(draws), both)).toEqual(ask);
    const single: ReadonlyArray<Choice> = [
      { id: 't', kind: 'skill', skill: 'tactics' },
      { id: 'p', kind: 'skill', skill: 'piloting' },
    ];
    expect(verdict({}, of(single, 'drawSkill'), both, step)).toEqual(answer('p'));
    expect(verdict({}, of(single.slice(0, 1), 'drawSkill'), both, step)).toEqual(ask);
    expect(verdict({}, of(draws), { turn: planned({ kind: 'stay' }) }, step)).toEqual(ask);
    expect(verdict({}, of([{ id: 'x', kind: 'pass' }]), both, step)).toEqual(ask);
  });
});

describe('what was seen of a turn', () => {
  test('the place, the side, the titles, damage, centurions and Cylon ships', () => {
    const seen = scene({
      players: [{ adama: { at: 'command' } }, { roslin: { revealed: true } }, { starbuck: { piloting: 'bow' } }],
      titles: { admiral: 'adama', president: 'adama' },
      damaged: ['command', 'armory'],
      boarding: [2, 1],
      ships: { bow: { raider: 1, basestar: 1, civilian: 1 }, stern: { raider: 1 } },
    });
    expect(turnPicture(seen.view('adama'), { kind: 'stay' })).toEqual({
      place: 'location/base/command',
      side: 'human',
      titles: 'admiral+president',
      destination: 'location/base/command+damaged',
      damage: 'location/base/armory+location/base/command',
      boarding: '2',
      ships: 'true',
      jump: '',
    });
    expect(turnPicture(seen.view('starbuck'), { kind: 'stay' })).toMatchObject({
      place: 'piloting+bow',
      titles: '',
      destination: '',
      ships: 'bow+basestar+raider',
    });
    expect(turnPicture(seen.view('starbuck'), { kind: 'area', area: 'stern' })).toMatchObject({
      ships: 'stern+raider',
    });
    expect(
      turnPicture(seen.view('starbuck'), { kind: 'location', location: 'location/base/ftl-control' }),
    ).toMatchObject({
      destination: 'location/base/ftl-control+',
      ships: 'true',
      jump: '0',
    });
    expect(turnPicture(seen.view('roslin'), { kind: 'stay' })).toMatchObject({ side: 'revealed' });
  });

  test('vipers and civilian ships alone are no Cylon ships; somebody stranded has no place', () => {
    const seen = scene({
      players: [{ adama: { at: 'stranded' } }, 'roslin', 'helo'],
      ships: { bow: { viper: 1, civilian: 1 } },
    });
    expect(turnPicture(seen.view('adama'), { kind: 'stay' })).toMatchObject({
      ships: 'false',
      place: 'stranded',
      destination: '',
    });
    expect(() => turnPicture(seen.view('public'), { kind: 'stay' })).toThrow('orders need a seat');
  });

  test('of a check the difficulty, the skills in any order, and whether cards are seen before the reveal', () => {
    const check = {
      difficulty: 9,
      skills: ['tactics', 'politics'],
      revealed: false,
      cards: [],
    } as unknown as Parameters<typeof checkPicture>[0];
    expect(checkPicture(check)).toEqual({ difficulty: '9', skills: 'politics+tactics', open: 'false' });
    expect(checkPicture({ ...check, cards: ['skill/base/repair/1'] }).open).toBe('true');
    expect(checkPicture({ ...check, cards: ['skill/base/repair/1'], revealed: true }).open).toBe('false');
  });
});

describe('what can be decided in advance', () => {
  const told = { ...noOrders, tellAhead: true };
  const before: GameView = { ...scene({ players: ['helo', 'adama', 'roslin'] }).view('adama'), phase: 'crisis' };
  const ahead = (seen: GameView, orders: Partial<Orders> = {}): string | undefined =>
    aheadNow({ standing: told, ...orders }, seen)?.key;

  test('their own next turn, once the turn before has got past its actions', () => {
    expect(ahead(before)).toBe('turn/1');
    for (const phase of ['activateCylonShips', 'prepareForJump', 'endOfTurn'] as const)
      expect(ahead({ ...before, phase })).toBe('turn/1');
    for (const phase of ['receiveSkills', 'movement', 'action'] as const)
      expect(ahead({ ...before, phase })).toBeUndefined();
    expect(ahead({ ...before, viewer: 2 })).toBeUndefined();
  });

  test('unless it is planned, the game is over, nobody is to be told, or the player stands nowhere', () => {
    const plan: TurnPlan = { turn: 2, move: { kind: 'stay' }, action: 'pass', picture: {} };
    expect(ahead(before, { turn: plan })).toBeUndefined();
    expect(ahead(before, { turn: { ...plan, turn: 1 } })).toBe('turn/1');
    expect(aheadNow({ standing: noOrders }, before)).toBeUndefined();
    expect(ahead({ ...before, over: { winner: 'humans', cause: 'reachedKobol', winners: [] } })).toBeUndefined();
    const nowhere = before.players.map((player) => ({ ...player, place: { kind: 'none' } as const }));
    expect(ahead({ ...before, players: nowhere })).toBeUndefined();
  });

  test('a check that is going on, unless the player adds nothing anyway', () => {
    const game = scene({
      players: ['helo', { adama: { hand: ['repair/1'] } }, { roslin: { hand: ['politics/1'] } }],
    }).crisis('legendary-discovery');
    const seen = game.view('roslin');
    const key = `check/${seen.turn}/crisis/base/legendary-discovery`;
    const quiet = (quietBefore: number): string | undefined => ahead(seen, { standing: { ...told, quietBefore } });
    expect(ahead(seen)).toBe(key);
    expect([quiet(seen.turn), quiet(seen.turn + 1)]).toEqual([key, undefined]);
    expect(ahead(seen, { standing: { ...told, checks: 'nothing' } })).toBeUndefined();
    expect(ahead(seen, { standing: { ...told, checks: 'unlessUseful' } })).toBe(key);
  });
});

describe('what orders can be given for', () => {
  const keys = (adama: PlayerScene, seen?: (view: GameView) => GameView): ReadonlyArray<string> => {
    const own = pegasusScene({ players: [{ adama }, 'roslin', 'helo'] }).view('adama');
    return offeredReactions(seen?.(own) ?? own).map(({ key }) => key);
  };
  const authority = 'character/base/william-adama/command-authority';

  test('Skill cards of this game, abilities of the character, and Quorum cards before the player', () => {
    const all = keys({ attached: ['assign-arbitrator'] });
    expect(all).toContain('skill/pegasus/investigative-committee');
    expect(all).not.toContain('skill/base/investigative-committee');
    expect(all).not.toContain('skill/exodus/best-of-the-best');
    expect(all.slice(-2)).toEqual([authority, 'quorum/base/assign-arbitrator']);
    expect(keys({})).not.toContain('quorum/base/assign-arbitrator');
    expect(keys({}, (view) => ({ ...view, skillDecks: {} }))).toEqual([authority]);
  });

  test('but not an ability that has been used once per game', () => {
    expect([keys({}), keys({ spent: true })].map((all) => all.includes(authority))).toEqual([true, false]);
  });

  test('with where it comes from and its conditions', () => {
    const { view } = { view: scene({ players: ['adama', 'roslin', 'helo'] }).view('adama') };
    expect(offeredReactions(view).at(-1)).toEqual({
      key: authority,
      source: 'character/base/william-adama',
      ability: authority,
      window: 'checkResolved',
      conditions: ['crisisCheck', 'placeCheck', 'manyCards'],
    });
    expect(offeredReactions(view).find(({ key }) => key === 'skill/base/strategic-planning')).toMatchObject({
      source: 'skill/base/strategic-planning',
      ability: undefined,
      window: 'beforeRoll',
    });
  });
});

test('the suggested orders play what is cheap where it helps, and answer what most players would', () => {
  const { reactions, ...others } = suggestedOrders;
  expect(others).toEqual({
    checks: 'unlessUseful',
    reactionOrder: 'clockwise',
    discards: 'weakest',
    atJump: 'ask',
    tellAhead: true,
  });
  expect(reactions).toEqual({
    'skill/base/strategic-planning': { mode: 'play', when: ['ftl', 'basestar', 'needsSix'] },
    'skill/base/evasive-maneuvers': { mode: 'play', when: ['pilotedViper', 'viperHit'] },
    'skill/base/declare-emergency': { mode: 'play', when: ['turnsCheck'] },
    'character/base/karl-helo-agathon/eco-officer': { mode: 'askIf', when: ['dieFails'] },
    'character/exodus/felix-gaeta/ftl-operator': { mode: 'askIf', when: ['dieFails'] },
    'character/exodus/tory-foster/adaptable': { mode: 'play', when: [] },
    'character/daybreak/brendan-hot-dog-costanza/memento': { mode: 'play', when: [] },
  });
});
