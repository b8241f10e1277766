/** The turn, step by step: R-TURN-01 to R-TURN-12, R-TURN-85 to R-TURN-93, R-TURN-100 to R-TURN-105. */
import { sheetRule, sheetRules } from '../abilities/rules.ts';
import type { Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { Seat } from '../types/ids.ts';
import { crisisData, drawsCrisis } from './crisis.ts';
import { discardFrom, overHandLimit } from './drawing.ts';
import { enterPhase } from './phases.ts';
import { brig, hangarDeck } from './places.ts';
import { clockwise, isAt, isHuman, isStranded } from './players.ts';
import { putAt } from './sending.ts';
import { hasEndedTurn } from './turnEnd.ts';
import { checkResources } from './victory.ts';

declare module '../flow/procedures.ts' {
  interface Procedures {
    turns: Record<string, never>;
    turn: { readonly seat: Seat; piloting: boolean };
  }
}

procedure('turns', {
  turn: (game) => {
    game.call('turn', { seat: game.state.current, piloting: false });
  },
  next: (game) => {
    const { state } = game;
    state.current = (state.current + 1) % state.players.length;
    game.goto('turn');
  },
});

procedure('turn', {
  start: (game, data) => {
    const { state } = game;
    const player = game.player(data.seat);
    state.turn += 1;
    player.ownTurns += 1;
    state.thisTurn = {};
    game.tell({ kind: 'turnStarted', seat: data.seat, turn: state.turn });
    enterPhase(game, 'startOfTurn');
    // R-TURN-10
    for (const seat of clockwise(state, state.current)) discardOnlyCard(game, seat);
    if (player.place.kind === 'stranded' && player.ownTurns >= player.place.untilOwnTurn) {
      const to = (player.character === undefined ? undefined : sheetRules(player.character).stranded?.then) ?? hangarDeck;
      game.tell({ kind: 'moved', seat: data.seat, to, from: undefined });
      putAt(game, data.seat, to);
    }
    // R-TURN-12
    data.piloting = player.place.kind === 'piloting';
  },
  receiveSkills: (game, { seat }) => {
    enterPhase(game, 'receiveSkills');
    game.call('receiveSkills', { seat });
  },
  movement: (game, { seat }) => {
    enterPhase(game, 'movement');
    game.call('move', { seat, to: undefined });
  },
  action: (game, { seat, piloting }) => {
    enterPhase(game, 'action');
    const extra = piloting ? sheetRule(game.state, seat, 'actionsIfPiloting') : undefined;
    if (!isStranded(game.state, seat)) game.call('actions', { seat, left: extra ?? 1, why: 'actionStep' });
  },
  crisis: (game, { seat }) => {
    // R-TURN-86
    if (!drawsCrisis(game, seat, isAt(game.state, seat, brig)) || hasEndedTurn(game.state, seat)) return;
    enterPhase(game, 'crisis');
    game.call('crisis', crisisData({ seat, card: undefined, superCrisis: false, withIcons: true }));
  },
  endOfTurn: (game, { seat }) => {
    enterPhase(game, 'endOfTurn');
    if (isHuman(game.state, seat)) game.call('window', { window: 'endOfTurn' });
  },
  handLimits: (game) => {
    const from = overHandLimit(game.state);
    if (from.length > 0) game.call('discard', { from, why: 'handLimit' });
  },
  resources: (game) => {
    checkResources(game);
    for (const ship of game.state.ships) if ('activated' in ship) ship.activated = false;
  },
});

function discardOnlyCard(game: Game, seat: Seat): void {
  const { hand, character } = game.player(seat);
  const [card] = hand;
  if (hand.length !== 1 || card === undefined || character === undefined) return;
  if (sheetRule(game.state, seat, 'discardsOnlyCard') === true) discardFrom(game, seat, [card], character, false);
}
