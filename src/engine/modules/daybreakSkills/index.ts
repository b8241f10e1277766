/** Rules of the Skill cards of Daybreak that the base does not have: R-DAY-100 to R-DAY-104. */
import type { DaybreakSkillCondition, DaybreakSkillVerb } from '../../../catalogue/effects/daybreakSkills.ts';
import { conditionHolds } from '../../conditions.ts';
import type { ConditionTests } from '../../conditions.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import { isHuman } from '../../pieces/players.ts';
import { runningCheck } from '../../rules/checks/check.ts';
import { canPayBesideCard, unmannedActivations } from '../../rules/combat/vipers.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { mayAddToCheck } from './checks.ts';
import { activatable, canLaunchReserves } from './fleet.ts';
import { daybreakSkillEvents, daybreakSkillQuestions } from './happenings.ts';

export const daybreakSkillConditionTests: ConditionTests<DaybreakSkillCondition> = {
  currentIsHuman: (state) => isHuman(state, state.current),
  mayAddToCheck: (state, _flag, seat) => mayAddToCheck(state, seat),
  noBlueSpace: (state, _flag, seat) => !conditionHolds(state, { blueSpace: true }, seat),
  mayTradeRaptor: (state, _flag, seat) =>
    conditionHolds(state, { raptorIn: 'reserves' }, seat) && conditionHolds(state, { assaultRaptorLeft: true }, seat),
};

export const daybreakSkillHandlers: EffectHandlers<DaybreakSkillVerb> = {
  addToTotal: always((game, { strengths, each }, { source }) => {
    runningCheck(game).modifiers.push({ kind: 'total', of: { values: strengths }, each, why: source });
  }),
  takeFromCheck: always((game, strengths, { you, source }) => {
    game.call('takeFromCheck', { seat: you, strengths, why: source });
  }),
  dogfight: always((game, _value, { you, source }) => {
    game.call('dogfight', { seat: you, why: source });
  }),
  influenceQuorum: onlyIf(
    ({ state: { quorum } }) => quorum.deck.length + quorum.discard.length > 0,
    (game, count, { you, source }) => {
      game.call('influenceQuorum', { seat: you, count, cards: [], why: source });
    },
  ),
  // R-TURN-144: the card itself pays for nothing.
  activateAnywhere: onlyIf(
    ({ state }, locations, seat) => activatable(state, seat, locations, 1).length > 0,
    (game, locations, { you, source }) => {
      game.call('activateFromAfar', { seat: you, locations, why: source });
    },
  ),
  activateOneViper: onlyIf(
    ({ state }, _left, seat) => unmannedActivations(state).length > 0 && canPayBesideCard(state, seat),
    (game, left, { you, source }) => {
      game.call('activateOneViper', { seat: you, left, why: source });
    },
  ),
  launchReserves: onlyIf(
    ({ state }) => canLaunchReserves(state),
    (game, count, { you, source }) => {
      game.call('launchReserves', { seat: you, count, ready: [], why: source });
    },
  ),
};

export const daybreakSkills: ModuleDeclaration<'daybreakSkills'> = {
  name: 'daybreakSkills',
  when: 'daybreak',
  events: daybreakSkillEvents,
  questions: daybreakSkillQuestions,
};
