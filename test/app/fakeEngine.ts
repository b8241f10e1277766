import { eventReveals, questionReveals } from '../../src/engine/revealing.ts';
import type { Choice, Decision } from '../../src/engine/types/decision.ts';
import type { GameEvent, Phase } from '../../src/engine/types/event.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { Outcome } from '../../src/engine/types/state.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import type { AutomaticPlayer, Engine } from '../../src/app/core/engine.ts';
import { fakeState, held } from './states.ts';

/**
 * A tiny game for the app's tests. In the movement phase of a turn, the current player burns 1 to 3 fuel in the open.
 * Who burns 3 gives the next seat a secret reaction: to draw a card that only that seat knows. In the action phase, the
 * current player (privately) ends the turn, has everyone discard at once, or runs into a bug of the engine. It ends
 * without fuel.
 */
export interface FakeState {
  seed: string;
  options: GameOptions;
  turn: number;
  phase: Phase;
  current: Seat;
  fuel: number;
  hands: Array<Array<string>>;
  cards: number;
  open: Array<Decision>;
  nextDecision: number;
}

export class FakeRuleError extends Error {
  get told(): string {
    return this.message;
  }
}

export const START_FUEL = 30;

export const fakeEngine: Engine = {
  stateVersion: 1,
  defaultOptions: {
    players: 5,
    expansions: [],
    objective: 'kobol',
    difficulty: 'normal',
    noSympathizer: false,
    cylonLeader: false,
    sympatheticCylon: false,
    cylonShipsActivateOncePerTurn: true,
    executionRedrawsLoyalty: true,
  },
  createGame(options, seed) {
    const state: FakeState = {
      seed,
      options,
      turn: 0,
      phase: 'setup',
      current: options.players - 1,
      fuel: START_FUEL,
      hands: Array.from({ length: options.players }, (_, seat) => [`dealt-${seat}`]),
      cards: 0,
      open: [],
      nextDecision: 1,
    };
    const dealt = state.hands.map((cards, seat): GameEvent => ({
      audience: [seat],
      what: { kind: 'skillsDrawn', seat, skills: [], why: 'setup', cards },
    }));
    return {
      state: held(state),
      events: [{ audience: 'public', what: { kind: 'gameStarted', firstPlayer: 0 } }, ...dealt, ...nextTurn(state)],
    };
  },
  decisions: (state) => fakeState(state).open,
  offers: () => [],
  answer(given, seat, decisionId, choice) {
    const state = fakeState(given);
    const decision = state.open.find(({ id }) => id === decisionId);
    if (decision?.seat !== seat) throw new FakeRuleError('That is not open.');
    const [chosen, ...more] = choice.map((id) => decision.choices.find((one) => one.id === id));
    if (chosen === undefined || more.length > 0) throw new FakeRuleError('Choose one of the choices.');
    state.open = state.open.filter((one) => one !== decision);
    return { events: carryOut(state, decision, chosen) };
  },
  view: (state, who) => viewOf(fakeState(state), who),
  turnAhead: () => ({ moves: [], draws: [] }),
  actionsAhead: () => [],
  checkOptions({ players, expansions, objective }) {
    const reasons: Array<string> = [];
    if (players < 3) reasons.push('At least 3 play.');
    if (players > (expansions.includes('pegasus') ? 7 : 6)) reasons.push('Too many play.');
    if (objective === 'newCaprica' && !expansions.includes('pegasus')) reasons.push('New Caprica needs Pegasus.');
    return reasons;
  },
  eventReveals,
  questionReveals,
  isRuleError: (error): error is FakeRuleError => error instanceof FakeRuleError,
  read(plain, version) {
    if (version !== 1 || !isFakeState(plain)) throw new Error(`A state of version ${version} can't be read.`);
    return held(plain);
  },
};

/** Burns 2, reacts, ends its turn. */
export const fakePlayer: AutomaticPlayer = (_view, decision) => [
  decision.choices.at(1)?.id ?? decision.choices[0]?.id ?? '',
];

function isFakeState(plain: unknown): plain is FakeState {
  return typeof plain === 'object' && plain !== null && 'fuel' in plain && 'hands' in plain;
}

function carryOut(state: FakeState, decision: Decision, chosen: Choice): ReadonlyArray<GameEvent> {
  switch (decision.topic.kind) {
    case 'move':
      return burn(state, decision.seat, chosen.kind === 'amount' ? chosen.amount : 0);
    case 'react':
      return [
        ...(chosen.kind === 'yes' ? draw(state, decision.seat) : []),
        ...(state.open.length === 0 ? toAction(state) : []),
      ];
    case 'action':
      return act(state, chosen.id);
    default:
      return [...discard(state, decision.seat), ...(state.open.length === 0 ? nextTurn(state) : [])];
  }
}

function burn(state: FakeState, seat: Seat, amount: number): ReadonlyArray<GameEvent> {
  state.fuel = Math.max(0, state.fuel - amount);
  const burnt: GameEvent = {
    audience: 'public',
    what: { kind: 'resource', resource: 'fuel', change: -amount, now: state.fuel, why: 'fake' },
  };
  if (state.fuel === 0) return [burnt, { audience: 'public', what: { kind: 'gameOver', ...over, loyalty: [] } }];
  if (amount < 3) return [burnt, ...toAction(state)];
  ask(state, (seat + 1) % state.options.players, { kind: 'react', window: 'beforeRoll' }, 'secret', [
    { id: 'pass', kind: 'pass' },
    { id: 'yes', kind: 'yes' },
  ]);
  return [burnt];
}

function draw(state: FakeState, seat: Seat): ReadonlyArray<GameEvent> {
  state.cards += 1;
  const card = `card-${state.cards}`;
  state.hands[seat]?.push(card);
  const what = { kind: 'skillsDrawn', seat, skills: [], why: 'fake' } as const;
  return [
    { audience: 'public', except: [seat], what },
    { audience: [seat], what: { ...what, cards: [card] } },
  ];
}

function discard(state: FakeState, seat: Seat): ReadonlyArray<GameEvent> {
  const cards = state.hands[seat]?.splice(0, 1) ?? [];
  return [{ audience: 'public', what: { kind: 'skillsDiscarded', seat, cards, why: 'cost', random: false } }];
}

function act(state: FakeState, action: string): ReadonlyArray<GameEvent> {
  if (action === 'bug') {
    state.fuel = -999;
    throw new TypeError('A bug of the fake engine.');
  }
  if (action === 'end') return nextTurn(state);
  for (const seat of state.hands.keys())
    ask(state, seat, { kind: 'discard', count: 1, why: 'cost' }, 'private', [{ id: 'first', kind: 'top' }]);
  return [];
}

function toAction(state: FakeState): ReadonlyArray<GameEvent> {
  state.phase = 'action';
  ask(state, state.current, { kind: 'action', left: 1, why: 'actionStep' }, 'private', [
    { id: 'all', kind: 'bottom' },
    { id: 'end', kind: 'pass' },
    { id: 'bug', kind: 'top' },
  ]);
  return [{ audience: 'public', what: { kind: 'phase', phase: 'action', seat: state.current } }];
}

function nextTurn(state: FakeState): ReadonlyArray<GameEvent> {
  state.turn += 1;
  state.phase = 'movement';
  state.current = (state.current + 1) % state.options.players;
  ask(
    state,
    state.current,
    { kind: 'move' },
    'open',
    [1, 2, 3].map((amount) => ({ id: `${amount}`, kind: 'amount', amount })),
  );
  return [{ audience: 'public', what: { kind: 'turnStarted', seat: state.current, turn: state.turn } }];
}

function ask(
  state: FakeState,
  seat: Seat,
  topic: Decision['topic'],
  privacy: Decision['privacy'],
  choices: ReadonlyArray<Choice>,
): void {
  state.open.push({
    id: `d${state.nextDecision}`,
    seat,
    topic,
    choices,
    min: 1,
    max: 1,
    fallback: [choices.find(({ id }) => id === 'end')?.id ?? choices[0]?.id ?? ''],
    privacy,
  });
  state.nextDecision += 1;
}

const over: Outcome = { winner: 'cylons', cause: 'fuel', winners: [] };

function viewOf(state: FakeState, viewer: Seat | 'public'): GameView {
  const hand = viewer === 'public' ? undefined : state.hands[viewer];
  return {
    viewer,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    current: state.current,
    firstPlayer: 0,
    players: state.hands.map((cards, seat) => ({
      seat,
      character: undefined,
      place: { kind: 'none' },
      titles: [],
      cylon: undefined,
      infiltrating: false,
      modules: {},
      handCount: cards.length,
      loyaltyCount: 0,
      superCrisisCount: 0,
      attached: [],
      usedOncePerGame: false,
      openLoyalty: [],
    })),
    titles: {},
    resources: { fuel: state.fuel, food: 8, morale: 10, population: 12 },
    ships: [],
    reserves: { viper: 0, raptor: 0 },
    damagedCraft: { viper: 0, raptor: 0 },
    destroyed: { viper: 0, raptor: 0 },
    destroyedCivilians: [],
    damaged: [],
    locations: [],
    lostBoards: [],
    awayBoards: [],
    modules: {},
    autoJump: 'jump',
    turnEffects: { nextCrisisJumps: false, protects: [] },
    closed: [],
    nukes: 2,
    boarding: [],
    jumpTrack: 0,
    distance: 0,
    travelled: [],
    skillDecks: {},
    destinyCount: 0,
    crisis: { left: 0, discard: [] },
    superCrisis: { left: 0 },
    quorum: { left: 0, discard: [] },
    quorumHandCount: 0,
    destinationCount: 0,
    loyaltyDeckCount: 0,
    civilianPileCount: 0,
    inPlay: [],
    currentCrisis: undefined,
    check: undefined,
    waitingFor: state.open
      .filter(({ privacy }) => privacy !== 'secret')
      .map(({ id, seat, topic, choices, privacy }) =>
        privacy === 'open' ? { id, seat, topic, choices } : { id, seat, topic },
      ),
    own:
      hand === undefined
        ? undefined
        : {
            hand,
            loyalty: [],
            superCrises: [],
            quorumHand: [],
            modules: {},
            decisions: state.open.filter(({ seat }) => seat === viewer),
          },
    over: state.fuel <= 0 ? over : undefined,
  };
}
