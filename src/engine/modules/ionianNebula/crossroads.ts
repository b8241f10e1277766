/** The Crossroads phase: R-ION-60 to R-ION-69, R-ION-76, R-ION-88 to R-ION-92. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import { contentOf } from '../../content.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { clockwise, isHuman, playerAt } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { takeTrauma, traumaKinds } from './pool.ts';
import { nebulaOf, symbolOf, traumaOf, type DealtCrossroads } from './state.ts';
import { defined } from '../../../values/defined.ts';

/** A Cylon Leader or the Sympathetic Cylon, and what the trial takes that player for (R-ION-76). */
export interface TrialSubject {
  readonly seat: Seat;
  readonly human: boolean;
}

interface CrossroadsPhase {
  leaders: ReadonlyArray<TrialSubject>;
  /** Seats that have still to reveal a card, the next one first. */
  waiting: Array<Seat>;
}

export interface IonianNebulaCrossroadsProcedures {
  crossroadsPhase: CrossroadsPhase;
  revealCrossroads: { readonly seat: Seat };
}

/** The moment of the battle's ships, the milestone, and why someone is eliminated. */
export const crossroads = 'crossroadsPhase';

/** R-ION-60: in the middle of whatever brought the distance. */
export function crossroadsReached(game: Game): void {
  game.call('crossroadsPhase', { leaders: [], waiting: [] });
}

export const crossroadsPhaseProcedure = procedure('crossroadsPhase', {
  // R-ION-62
  battle: (game, data) => {
    const { state } = game;
    data.leaders = leadersOf(state);
    for (const { id, when, place } of contentOf(state.options).setups.values()) {
      if (when === crossroads) game.call('placeShips', { place, why: id, at: 0, vipers: [] });
    }
  },
  // R-ION-63, R-ION-64
  deal: (game) => {
    resetMarker(game);
    dealCards(game);
    for (const { seat, card } of nebulaOf(game.state).dealt) askToLay(game, seat, card);
  },
  lay: (game, data, frame) => {
    const { state } = game;
    for (const dealt of nebulaOf(state).dealt) {
      const choice = answerIfAny(frame, dealt.seat, 'layTrauma');
      if (choice !== undefined) lay(game, dealt, choice.token);
    }
    data.waiting = clockwise(state, state.current);
  },
  // R-ION-65
  reveal: (game, { waiting }) => {
    const seat = waiting.shift();
    if (seat === undefined) return;
    game.call('revealCrossroads', { seat });
    game.goto('reveal');
  },
  judge: (game, { leaders }) => {
    game.call('trial', { leaders, condemned: [] });
  },
});

function leadersOf(state: GameState): Array<TrialSubject> {
  const isLeader = (seat: Seat): boolean => ['leader', 'sympathetic'].includes(playerAt(state, seat).cylon ?? '');
  return clockwise(state, state.current)
    .filter(isLeader)
    .map((seat) => ({ seat, human: isHuman(state, seat) }));
}

/** Resets the fleet marker in place of the jump that is going on, if there is one (R-JMP-21). */
function resetMarker(game: Game): void {
  const { state } = game;
  const jump = game.running('jump');
  if (jump !== undefined) jump.markerIsReset = true;
  const change = -state.jumpTrack;
  state.jumpTrack = 0;
  if (change !== 0) game.tell({ kind: 'jumpTrack', change, now: 0, why: 'jump' });
}

function dealCards(game: Game): void {
  const { state } = game;
  const nebula = nebulaOf(state);
  shuffle(state.random, nebula.crossroads);
  for (const seat of clockwise(state, state.current)) {
    const card = nebula.crossroads.pop();
    if (card === undefined) return;
    nebula.dealt.push({ seat, card });
    game.tellSecretly([seat], { kind: 'crossroadsDealt', seat, card }, { kind: 'crossroadsDealt', seat });
  }
}

/** R-ION-89: everyone at the same time; a player with tokens must lay one. */
function askToLay(game: Game, seat: Seat, card: CardId): void {
  const { state } = game;
  const choices = traumaKinds(state, seat).flatMap((choice): Array<Choice> =>
    choice.kind === 'token' ? [{ id: choice.id, kind: 'layTrauma', token: choice.token, card }] : [],
  );
  // R-ION-02: not asking a player would show that all of their tokens are alike.
  const always = traumaOf(state, seat).length > 1;
  if (choices.length > 0) game.ask({ seat, topic: { kind: 'layTrauma' }, choices, privacy: 'private', always });
}

function lay(game: Game, dealt: DealtCrossroads, token: TokenId): void {
  const { seat } = dealt;
  takeTrauma(game.state, seat, token);
  dealt.token = token;
  game.tellSecretly([seat], { kind: 'traumaLaid', seat, token }, { kind: 'traumaLaid', seat });
}

function resultOf(card: CardId, symbol: 'benevolent' | 'antagonistic'): Effects {
  const found = catalogue.crossroads.get(card);
  if (found === undefined) throw new Error(`there is no Crossroads card ${card}`);
  return found[symbol];
}

/** R-ION-90: no one is immune to it. */
function resolve(game: Game, seat: Seat, card: CardId, list: Effects): void {
  game.call('effects', { list, context: { source: card, you: seat, sparesNobody: true } });
}

export const revealCrossroadsProcedure = procedure('revealCrossroads', {
  reveal: (game, { seat }) => {
    const dealt = nebulaOf(game.state).dealt.find((one) => one.seat === seat);
    if (dealt === undefined) {
      game.finish();
      return;
    }
    const { card, token } = dealt;
    dealt.faceUp = true;
    game.tell({ kind: 'crossroadsRevealed', seat, card, ...defined({ token }) });
    if (token !== undefined) {
      const symbol = symbolOf(token);
      if (symbol !== 'disaster') resolve(game, seat, card, resultOf(card, symbol));
      game.finish();
      return;
    }
    // R-ION-64: who had no token chooses now.
    const results = ['benevolent', 'antagonistic'] as const;
    const choices = results.map((symbol): Choice => ({ id: symbol, kind: 'crossroadsResult', card, symbol }));
    game.ask({ seat, topic: { kind: 'crossroadsResult', card }, choices });
  },
  resolve: (game, { seat }, frame) => {
    const { card, symbol } = answerOf(frame, seat, 'crossroadsResult');
    game.tell({ kind: 'crossroadsChosen', seat, card, symbol });
    resolve(game, seat, card, resultOf(card, symbol));
  },
});
