/** Effects of Missions and of the locations of the Demetrius and the Rebel Basestar. */
import type { SearchForHomeCondition, SearchForHomeVerb } from '../../../catalogue/effects/searchForHome.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerIfAny, answersOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { canDraw, drawSkills, skillsInGame } from '../../pieces/cards.ts';
import { clockwise } from '../../pieces/players.ts';
import { repairLocation } from '../../rules/combat/galacticaDamage.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { clearBoardOf, takeOutOfGame } from './cylons.ts';
import { activateBridge, countMission, missionSpaceEmpty, turnMissionDown } from './missions.ts';
import { canPayTribute, turnRebelBasestar } from './rebelBasestar.ts';

export interface SearchForHomeEffectProcedures {
  everyoneDrawsNamed: { readonly seat: Seat; readonly count: number; readonly why: CardId };
  repairDamaged: { readonly seat: Seat; readonly count: number; readonly why: CardId };
}

export const searchForHomeConditionTests: ConditionTests<SearchForHomeCondition> = { missionSpaceEmpty, canPayTribute };

export const searchForHomeHandlers: EffectHandlers<SearchForHomeVerb> = {
  startMission: always((game, _value, { you }) => {
    activateBridge(game, you);
  }),
  missionCounts: always((game) => {
    countMission(game);
  }),
  turnMissionDown: always((game) => {
    turnMissionDown(game);
  }),
  lookAtMission: always((game, _value, { you, source }) => {
    game.call('lookAtMission', { seat: you, why: source });
  }),
  everyoneDrawsNamed: always((game, count, { you, source }) => {
    game.call('everyoneDrawsNamed', { seat: you, count, why: source });
  }),
  clearBoardOf: always((game, kinds, { source }) => {
    clearBoardOf(game, kinds, source);
  }),
  takeOutOfGame: always((game, counts, { source }) => {
    takeOutOfGame(game, counts, source);
  }),
  turnRebelBasestar: always((game, side) => {
    turnRebelBasestar(game, side);
  }),
  repairDamaged: always((game, count, { you, source }) => {
    game.call('repairDamaged', { seat: you, count, why: source });
  }),
  payTribute: always((game, _value, { you, source }) => {
    game.call('payTribute', { seat: you, why: source });
  }),
  arrangeCrises: always((game, count, { you, source }) => {
    game.call('arrangeCrises', { seat: you, cards: [], top: [], count, why: source });
  }),
  searchSkillDeck: always((game, count, { you, source }) => {
    game.call('searchSkillDeck', { seat: you, count, deck: [], discard: [], why: source });
  }),
  sendOut: always((game, { raider, viper }, { you, source }) => {
    game.call('sendOut', { seat: you, raider, viper, waiting: [], why: source });
  }),
};

/** R-DAY-64, R-DAY-66: Treachery too, and wherever the players are. */
export const everyoneDrawsNamedProcedure = procedure('everyoneDrawsNamed', {
  name: (game, { seat, count, why }) => {
    const open = skillsInGame(game.state).filter((skill) => canDraw(game.state, skill));
    const choices = open.map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
    game.ask({ seat, topic: { kind: 'skillForAll', count, why }, choices });
  },
  draw: (game, { seat, count, why }, frame) => {
    // None where all decks are empty.
    const choice = answerIfAny(frame, seat, 'skill');
    if (choice === undefined) return;
    game.tell({ kind: 'skillForAll', seat, skill: choice.skill });
    for (const one of clockwise(game.state, seat))
      drawSkills(
        game,
        one,
        Array.from({ length: count }, () => choice.skill),
        why,
      );
  },
});

/** Repairs `count` damaged locations, or all if there are fewer; not one may be left out. */
export const repairDamagedProcedure = procedure('repairDamaged', {
  choose: (game, { seat, count, why }) => {
    const { damaged } = game.state;
    const choices = damaged.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false }));
    const most = Math.min(count, choices.length);
    if (most === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseRepair', why }, choices, min: most, max: most });
  },
  repair: (game, { seat }, frame) => {
    for (const { location } of answersOf(frame, seat, 'location')) repairLocation(game, seat, location);
  },
});
