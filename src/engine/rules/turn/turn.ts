/** The turn, step by step: R-TURN-01 to R-TURN-12, R-TURN-85 to R-TURN-93, R-TURN-100 to R-TURN-105. */
import { ruleCause, sheetRule, sheetRules } from '../../abilities/rules.ts';
import type { Area } from '../../../catalogue/vocabulary.ts';
import { gameRule } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { LocationId, Seat } from '../../types/ids.ts';
import { crisisData } from '../crisis/crisisCard.ts';
import { overHandLimit } from './drawing.ts';
import { enterPhase } from '../basics/phases.ts';
import { brig, hangarDeck, onlyStart, sickbay } from '../../pieces/places.ts';
import { clockwise, isAt, isHuman, isStranded, seatAfter } from '../../pieces/players.ts';
import { putAt, sendTo, whereabouts } from '../basics/sending.ts';
import { returnTitle } from '../titles/titles.ts';
import { ofTheTurn } from '../basics/turnEnd.ts';
import { checkResources } from '../victory/victory.ts';

interface TurnData {
  readonly seat: Seat;
  piloting: boolean;
  /** R-TURN-12: the location or the space area where the turn began. */
  startedAt: LocationId | Area | undefined;
  /** Jump icons of Crisis cards that a Cylon player has resolved (R-TURN-92). */
  jumpIcons: number;
  /** Their evacuation icons that count (R-NCA-72). */
  evacuations?: number;
}

export interface TurnProcedures {
  turns: Record<string, never>;
  turn: TurnData;
}

export const turnsProcedure = procedure('turns', {
  turn: (game) => {
    game.call('turn', { seat: game.state.current, piloting: false, startedAt: undefined, jumpIcons: 0 });
  },
  next: (game) => {
    const { state } = game;
    state.current = seatAfter(state, state.current);
    game.goto('turn');
  },
});

export const turnProcedure = procedure(
  'turn',
  {
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
        const to =
          onlyStart(state) ??
          (player.character === undefined ? undefined : sheetRules(player.character).stranded?.then) ??
          hangarDeck;
        game.tell({ kind: 'moved', seat: data.seat, to, from: undefined });
        putAt(game, data.seat, to);
      }
      game.call('window', { window: 'startOfTurn' });
    },
    begun: (game, { seat }) => {
      for (const begun of hooks(game.state, 'turnBegun')) begun(game, seat);
    },
    receiveSkills: (game, data) => {
      const { seat } = data;
      // R-TURN-12
      data.piloting = game.player(seat).place.kind === 'piloting';
      data.startedAt = whereabouts(game, seat);
      enterPhase(game, 'receiveSkills');
      game.call('receiveSkills', { seat });
    },
    movement: (game, { seat }) => {
      enterPhase(game, 'movement');
      game.call('move', { seat, to: undefined, abilities: true });
    },
    moved: (game, { seat }) => {
      game.call('movementEnds', { seat, done: [] });
    },
    movementOver: (game, { seat }) => {
      if (isHuman(game.state, seat)) game.call('window', { window: 'endOfMovement' });
    },
    action: (game, { seat, piloting }) => {
      enterPhase(game, 'action');
      if (!isStranded(game.state, seat))
        game.call('actions', { seat, grant: { by: 'actionStep', piloting }, taken: 0 });
    },
    acted: (game, { seat, startedAt }) => {
      // R-TURN-81
      const { character } = game.player(seat);
      if (character === undefined || sheetRule(game.state, seat, 'sickbayIfUnmoved') !== true) return;
      if (whereabouts(game, seat) === startedAt)
        sendTo(game, seat, sickbay, ruleCause(game.state, seat, ['sickbayIfUnmoved'], character));
    },
    crisis: (game, { seat }) => {
      // R-TURN-86
      const { state } = game;
      if (
        !isHuman(state, seat) ||
        isAt(state, seat, brig) ||
        hooks(state, 'drawsNoCrisis').some((none) => none(state, seat))
      )
        return;
      enterPhase(game, 'crisis');
      game.call('crisis', crisisData({ seat, card: undefined, superCrisis: false, withIcons: true }));
    },
    prepareForJump: (game, { jumpIcons, evacuations = 0 }) => {
      if (jumpIcons + evacuations > 0) game.call('prepareForJump', { jumps: jumpIcons, evacuations });
    },
    endOfTurn: (game, { seat }) => {
      enterPhase(game, 'endOfTurn');
      if (isHuman(game.state, seat)) game.call('window', { window: 'endOfTurn' });
    },
    returnTitles: (game, { seat }) => {
      for (const ends of hooks(game.state, 'turnEnds')) ends(game, seat);
      // R-TTL-47, R-TURN-160 (T6)
      for (const borrowed of game.state.borrowedTitles.splice(0)) returnTitle(game, borrowed);
    },
    handLimits: (game) => {
      const from = overHandLimit(game.state);
      if (from.length > 0) game.call('discard', { from, why: 'handLimit', inFull: true });
      const limit = gameRule(game.state, 'quorumLimit');
      if (limit !== undefined && game.state.quorumHand.length > limit) game.call('quorumLimit', { limit });
    },
    resources: (game) => {
      checkResources(game);
      for (const ship of game.state.ships) if ('activated' in ship) ship.activated = false;
    },
  },
  ofTheTurn(
    ['begun', 'receiveSkills', 'movement', 'moved', 'movementOver', 'action', 'acted', 'crisis', 'prepareForJump'],
    'endOfTurn',
  ),
);

function discardOnlyCard(game: Game, seat: Seat): void {
  const { hand, character } = game.player(seat);
  const [card] = hand;
  if (hand.length !== 1 || card === undefined || character === undefined) return;
  if (sheetRule(game.state, seat, 'discardsOnlyCard') !== true) return;
  game.call('discard', {
    from: [{ seat, count: 1 }],
    why: ruleCause(game.state, seat, ['discardsOnlyCard'], character),
  });
}
