/** Missions from the Bridge to the next jump: R-DAY-61, R-DAY-62, R-DAY-70 to R-DAY-79, R-CHK-95, R-JMP-14. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Mission } from '../../../catalogue/missions.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { refill } from '../../pieces/cards.ts';
import { distance, distanceOf } from '../../pieces/distance.ts';
import { isHuman } from '../../pieces/players.ts';
import { checkData } from '../../rules/checks/check.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { homeOf, type ActiveMission } from './state.ts';

export interface SearchForHomeMissionsProcedures {
  mission: { readonly seat: Seat };
  lookAtMission: { readonly seat: Seat; readonly why: Cause };
}

function missionEntry(card: CardId): Mission {
  const found = catalogue.missions.get(card);
  if (found === undefined) throw new Error(`there is no Mission ${card}`);
  return found;
}

/** Marks a turn in which no Crisis card is drawn any more. */
const bridgeUsed = 'bridgeActivated';

/** R-DAY-61, R-DAY-62: from wherever the Bridge has been activated. */
export function activateBridge(game: Game, seat: Seat): void {
  const { state } = game;
  if (seat === state.current || state.options.bridgeByOthersSkipsCrisis === true) {
    const isNews = isHuman(state, state.current) && state.thisTurn[bridgeUsed] !== true;
    state.thisTurn[bridgeUsed] = true;
    if (isNews) game.tell({ kind: 'crisisSpared', seat: state.current });
  }
  game.call('mission', { seat });
}

/** R-TURN-86 */
export function drawsNoCrisis(state: GameState, seat: Seat): boolean {
  return seat === state.current && state.thisTurn[bridgeUsed] === true;
}

/** R-DAY-73 */
export function missionSpaceEmpty({ modules: { searchForHome } }: GameState): boolean {
  return searchForHome?.active === undefined;
}

export const missionProcedure = procedure('mission', {
  turnUp: (game, { seat }) => {
    const home = homeOf(game.state);
    // R-DAY-76: only when a card is to be drawn.
    refill(game, home.missions, 'mission');
    const card = home.missions.deck.pop();
    if (card === undefined) {
      game.tell({ kind: 'noMission', seat });
      return;
    }
    home.active = { card, faceUp: true, counts: false };
    game.tell({ kind: 'missionTurnedUp', seat, card });
    const { check } = missionEntry(card);
    // R-DAY-79: its choices are the current player's, no matter who has activated the Bridge.
    const context = { source: card, you: game.state.current };
    game.call('skillCheck', checkData(check, { source: card, kind: 'mission', context, drawnBy: undefined }));
  },
});

/** R-DAY-71, R-JMP-33: at once, milestones too. */
export function countMission(game: Game): void {
  const { active } = homeOf(game.state);
  if (active === undefined || active.counts) return;
  active.counts = true;
  game.tell({ kind: 'distanceAdded', card: active.card, total: distance(game.state) });
  game.call('milestones', {});
}

/** R-DAY-72 */
export function turnMissionDown(game: Game): void {
  const { active } = homeOf(game.state);
  if (active === undefined) return;
  active.faceUp = false;
  game.tell({ kind: 'missionTurnedDown', card: active.card });
}

/** Distance of a card that has been passed and still lies on the space. */
export function furtherDistance({ modules: { searchForHome } }: GameState): number {
  const active = searchForHome?.active;
  return active?.counts === true ? distanceOf(active.card) : 0;
}

/** R-DAY-75, R-JMP-14 */
export function clearMission(game: Game): void {
  const home = homeOf(game.state);
  const { active } = home;
  if (active === undefined) return;
  delete home.active;
  game.tell({ kind: 'missionCleared', card: active.card, to: putAway(game.state, active) });
}

function putAway(state: GameState, { card, faceUp, counts }: ActiveMission): 'objective' | 'discard' | 'deck' {
  const { missions } = homeOf(state);
  if (!faceUp) {
    missions.deck.push(card);
    shuffle(state.random, missions.deck);
    return 'deck';
  }
  (counts ? state.travelled : missions.discard).push(card);
  return counts ? 'objective' : 'discard';
}

/** R-DAY-63: all the while it is a card of the deck. */
export const lookAtMissionProcedure = procedure('lookAtMission', {
  look: (game, { seat, why }) => {
    const { missions } = homeOf(game.state);
    refill(game, missions, 'mission');
    const card = missions.deck.at(-1);
    if (card === undefined) {
      game.finish();
      return;
    }
    game.tellSecretly([seat], { kind: 'missionSeen', seat, card }, { kind: 'missionSeen', seat });
    const choices: Array<Choice> = [
      { id: 'top', kind: 'top' },
      { id: 'bottom', kind: 'bottom' },
    ];
    game.ask({ seat, topic: { kind: 'placeMission', why }, choices, privacy: 'private' });
  },
  putBack: (game, { seat }, frame) => {
    const { deck } = homeOf(game.state).missions;
    const where = answerOf(frame, seat, 'top', 'bottom').kind;
    if (where === 'bottom') deck.unshift(...deck.splice(-1));
    game.tell({ kind: 'missionPutBack', seat, where });
  },
});
