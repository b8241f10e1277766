/**
 * Rules that characters of Daybreak add beside the data of their sheets: R-TURN-160, R-CHK-48, R-LOY-108, R-LOY-109.
 */
import { abilityOf } from '../../../catalogue/abilities.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import { checkPolicy } from '../../pieces/checkKinds.ts';
import { brig } from '../../pieces/places.ts';
import { isAt, locationOf, playerAt, seatsInPlay } from '../../pieces/players.ts';
import type { MovementEnd } from '../../rules/turn/hooks.ts';
import { sendTo } from '../../rules/basics/sending.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { peopleEvents, peopleQuestions } from './told.ts';

/** Mark of a player who is locked up at the end of the turn. */
const caught = (seat: Seat): string => `caught/${seat}`;

function company(state: GameState, seat: Seat): MovementEnd | undefined {
  const rule = sheetRule(state, seat, 'discardsInCompany');
  const here = locationOf(state, seat);
  const { character } = playerAt(state, seat);
  if (rule === undefined || here === undefined || character === undefined) return undefined;
  if (!seatsInPlay(state).some((other) => other !== seat && isAt(state, other, here))) return undefined;
  const why = ruleCause(state, seat, ['discardsInCompany'], character);
  const ability = abilityOf(why)?.id;
  return {
    name: 'company',
    choices: ability === undefined ? [] : [{ id: ability, kind: 'ability', source: character, ability }],
    happens: (game) => {
      payForCompany(game, seat, rule.cards, why);
    },
  };
}

function payForCompany(game: Game, seat: Seat, count: number, why: Cause): void {
  if (game.player(seat).hand.length >= count) {
    game.call('discard', { from: [{ seat, count }], why });
    return;
  }
  game.state.thisTurn[caught(seat)] = true;
  game.tell({ kind: 'caught', seat });
}

export const daybreakPeople: ModuleDeclaration<'daybreakPeople'> = {
  name: 'daybreakPeople',
  when: 'daybreak',
  events: peopleEvents,
  questions: peopleQuestions,
  hooks: {
    movementEnds: company,
    turnEnds: (game, seat) => {
      if (game.state.thisTurn[caught(seat)] === true)
        sendTo(game, seat, brig, ruleCause(game.state, seat, ['discardsInCompany'], brig));
    },
    // R-EXE-41: no one pays for a predecessor.
    humanExecuted: ({ state }, seat) => {
      delete state.thisTurn[caught(seat)];
    },
    resourceLost: (game, resource) => {
      if (resource === 'population' && sheetsReactTo(game.state, 'populationLost'))
        game.call('window', { window: 'populationLost' });
    },
    cardsAdded: (game, check, seat, cards) => {
      if (cards.length === 0 || check.open || checkPolicy(check.kind).sheets !== 'all') return;
      if (sheetRule(game.state, seat, 'showsContribution') === true) game.call('showContribution', { seat });
    },
  },
};
