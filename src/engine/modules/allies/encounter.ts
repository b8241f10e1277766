/**
 * Encounters with an ally at the end of a player's own Movement step: R-ION-30 to R-ION-47, R-TURN-53, R-TURN-54,
 * R-EXE-72.
 */
import { usableReactions } from '../../abilities/reactions.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { plainCardChoices } from '../../pieces/cards.ts';
import { isHuman, locationOf } from '../../pieces/players.ts';
import type { MovementEnd } from '../../rules/turn/hooks.ts';
import { hasEndedTurn } from '../../rules/basics/turnEnd.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { records } from '../executions/state.ts';
import { backToPool } from '../ionianNebula/pool.ts';
import { nebulaOf, symbolOf } from '../ionianNebula/state.ts';
import { alliesAt, allyEntry } from './deck.ts';
import { present } from '../../../values/present.ts';
import { defined } from '../../../values/defined.ts';

interface Encounter {
  readonly seat: Seat;
  /** The ally that has been chosen, if one has. */
  readonly wanted?: CardId;
  /** The ally that is met. */
  card?: CardId;
  /** How often the player had been executed before. */
  executions?: number;
}

export interface AlliesEncounterProcedures {
  encounter: Encounter;
}
/** R-ION-30, R-ION-31: pilots and stranded characters are on no location, and Cylon players meet no one. */
function mustMeet(state: GameState, seat: Seat): boolean {
  return isHuman(state, seat) && !hasEndedTurn(state, seat) && alliesAt(state, locationOf(state, seat)).length > 0;
}

export function movementEnds(state: GameState, seat: Seat): MovementEnd | undefined {
  if (!mustMeet(state, seat)) return undefined;
  return {
    name: 'encounter',
    choices: plainCardChoices(alliesAt(state, locationOf(state, seat)).map(({ card }) => card)),
    happens: (game, chosen) => {
      game.call('encounter', { seat, ...(chosen?.kind === 'card' ? { wanted: chosen.card } : {}) });
    },
  };
}

const executionsOf = (state: GameState, seat: Seat): number =>
  records(state).executed.filter((one) => one === seat).length;

/** R-ION-40: resolves the card's effects; Cylon players have no immunity from them. */
function resolve(game: Game, seat: Seat, card: CardId, symbol: 'benevolent' | 'antagonistic'): void {
  game.call('effects', {
    list: allyEntry(card)[symbol].effects,
    context: { source: card, you: seat, sparesNobody: true },
  });
}

export const encounterProcedure = procedure(
  'encounter',
  {
    before: (game, { seat }) => {
      // R-ION-39: reactions that can be used now may come first; the rest comes after.
      if (usableReactions(game, 'endOfMovement', seat).length > 0)
        game.call('window', { window: 'endOfMovement', only: seat });
    },
    choose: (game, { seat, wanted }) => {
      const { state } = game;
      const location = locationOf(state, seat);
      if (location === undefined || !mustMeet(state, seat)) {
        game.finish();
        return;
      }
      const all = alliesAt(state, location).map(({ card }) => card);
      const cards = wanted !== undefined && all.includes(wanted) ? [wanted] : all;
      game.ask({ seat, topic: { kind: 'meetAlly', location }, choices: plainCardChoices(cards) });
    },
    meet: (game, data, frame) => {
      const { state } = game;
      const { seat } = data;
      const { card } = answerOf(frame, seat, 'card');
      const ally = present(
        nebulaOf(state).allies.inPlay.find((other) => other.card === card),
        `the ally ${card}`,
      );
      const { token } = ally;
      data.card = card;
      data.executions = executionsOf(state, seat);
      // R-ION-42: the token stays where it is until the result is done.
      if (token !== undefined) ally.faceUp = true;
      game.tell({ kind: 'allyMet', seat, ally: card, ...defined({ token }) });
      // R-ION-33, R-ION-24: a disaster brings nothing, nor does no token.
      const symbol = token === undefined ? 'disaster' : symbolOf(token);
      if (symbol !== 'disaster') resolve(game, seat, card, symbol);
    },
    replace: (game, { seat, card, executions }) => {
      const { state } = game;
      const { inPlay } = nebulaOf(state).allies;
      const at = inPlay.findIndex((ally) => ally.card === card);
      // R-ION-43, R-ION-44: it has left already, or there are no allies any more.
      if (at < 0) return;
      const [ally] = inPlay.splice(at, 1);
      if (ally === undefined) return;
      state.removed.push(ally.card);
      if (ally.token !== undefined) backToPool(game, [ally.token]);
      // R-ION-38, R-ION-45, R-EXE-72
      if (executionsOf(state, seat) > (executions ?? 0)) game.call('replaceAllies', { left: 1 });
      else game.call('newAlly', { seat, own: true });
    },
  },
  undefined,
  { card: 'public' },
);
