/** Effects of the verbs of Daybreak's characters. */
import type { DaybreakPeopleCondition, DaybreakPeopleVerb } from '../../../catalogue/effects/daybreakPeople.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerIfAny, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, secret } from '../../flow/secrecy.ts';
import { canDraw, drawSkills, skillCardChoices, weakest } from '../../pieces/cards.ts';
import { boardOf, isFor, locationsOnTable, resurrectionShip } from '../../pieces/places.ts';
import { isHeld, locationOf, playerAt } from '../../pieces/players.ts';
import { shipsOf } from '../../pieces/ships.ts';
import { discardChosen } from '../../rules/turn/drawing.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { mayActivateAgain, mayActivateHere, openTo } from './activating.ts';
import { thereIsMutiny } from './mutiny.ts';
import { hasUndamagedViper } from './ships.ts';
import { defined } from '../../../values/defined.ts';

export interface DaybreakPeopleEffectProcedures {
  sift: {
    readonly seat: Seat;
    readonly skill: Skill;
    readonly draw: number;
    left: number;
    drawn: Array<SkillCard>;
    readonly why: CardId;
  };
  spareDiscard: { readonly by: Seat; readonly skill: Skill; readonly why: CardId };
  leaveElsewhere: { readonly seat: Seat; readonly why: CardId };
}

export const daybreakPeopleHandlers: EffectHandlers<DaybreakPeopleVerb> = {
  activateHere: onlyIf(
    (game, _value, seat) => mayActivateHere(game, seat),
    (game, _value, { you }) => {
      const location = locationOf(game.state, you);
      if (location !== undefined && mayActivateHere(game, you)) game.call('activateLocation', { seat: you, location });
    },
  ),
  activateAgain: onlyIf(
    (game, { cards }, seat) => mayActivateAgain(game, cards, seat),
    (game, { cards }, { you, source }) => {
      const location = game.running('activateLocation')?.location;
      if (location === undefined) return;
      game.call('discard', { from: [{ seat: you, count: cards }], why: source, cost: true, inFull: true });
      game.call('activateLocation', { seat: you, location });
    },
  ),
  activateFromAfar: onlyIf(
    ({ state }, { cylonToo }, seat) => openTo(state, { seat, done: [], ...defined({ cylonToo }) }).length > 0,
    (game, { count, cylonToo }, { you, source }) => {
      game.call('activateSeveral', {
        seat: you,
        left: count,
        done: [],
        why: source,
        ...defined({ cylonToo }),
      });
    },
  ),
  sift: onlyIf(
    ({ state }, { skill }) => canDraw(state, skill),
    (game, { skill, draw, discard }, { you, source }) => {
      game.call('sift', { seat: you, skill, draw, left: discard, drawn: [], why: source });
    },
  ),
  escortAway: onlyIf(
    (game) => hasUndamagedViper(game),
    (game, _value, { you, source }) => {
      game.call('escortAway', { seat: you, why: source });
    },
  ),
  quarantine: onlyIf(
    ({ state }) => shipsOf(state, 'civilian').length > 0,
    (game, _value, { you, source }) => {
      game.call('quarantine', { seat: you, why: source });
    },
  ),
  spareDiscard: onlyIf(
    (game, _value, seat) => aboutToDiscard(game, seat).length > 0,
    (game, { draw }, { you, source }) => {
      game.call('spareDiscard', { by: you, skill: draw, why: source });
    },
  ),
  leaveHumans: always((game, _value, { you }) => {
    // R-EXE-30: the cards that were shown may have ended it already.
    if (playerAt(game.state, you).infiltrating) game.call('endInfiltration', { seat: you, keepsHand: true });
  }),
  leaveElsewhere: onlyIf(
    (game) => elsewhere(game.state).length > 0,
    (game, _value, { you, source }) => {
      game.call('leaveElsewhere', { seat: you, why: source });
    },
  ),
  ignoreIcons: always((game, _value, { you }) => {
    const crisis = game.running('crisis');
    if (crisis === undefined) return;
    crisis.ignoresIcons = true;
    game.tell({ kind: 'iconsIgnored', seat: you });
  }),
  pickAndPlayMutiny: onlyIf(
    ({ state }) => thereIsMutiny(state),
    (game, count, { you, source }) => {
      game.call('pickAndPlayMutiny', { seat: you, count, cards: [], back: [], why: source });
    },
  ),
};

export const daybreakPeopleConditionTests: ConditionTests<DaybreakPeopleCondition> = {
  unconfined: (state, _flag, seat) => !isHeld(state, seat),
  infiltrating: (state, _flag, seat) => playerAt(state, seat).infiltrating,
};

export const siftProcedure = procedure(
  'sift',
  {
    draw: (game, data) => {
      const { seat, skill, draw, why } = data;
      const { hand } = game.player(seat);
      const before = hand.length;
      drawSkills(
        game,
        seat,
        Array.from({ length: draw }, () => skill),
        why,
      );
      data.drawn = hand.slice(before);
      data.left = Math.min(data.left, data.drawn.length);
      if (data.left === 0) return;
      game.ask({
        seat,
        topic: { kind: 'sift', left: data.left, why },
        choices: skillCardChoices(data.drawn),
        min: data.left,
        max: data.left,
        privacy: 'private',
        fallback: weakest(data.drawn, data.left),
      });
    },
    discard: (game, { seat, why }, frame) => {
      const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
      discardChosen(game, seat, cards, why);
    },
  },
  undefined,
  { drawn: secret('skill', actor) },
);

/** Other players with something to discard. */
function aboutToDiscard(game: Game, seat: Seat): Array<Seat> {
  const from = game.running('discard')?.from ?? [];
  const has = (toll: (typeof from)[number]): boolean =>
    toll.count > 0 && playerAt(game.state, toll.seat).hand.length > 0;
  return from.filter((toll) => toll.seat !== seat && has(toll)).map((toll) => toll.seat);
}

export const spareDiscardProcedure = procedure('spareDiscard', {
  ask: (game, { by, why }) => {
    const choices = aboutToDiscard(game, by).map((seat): Choice => ({ id: `seat${seat}`, kind: 'seat', seat }));
    game.ask({ seat: by, topic: { kind: 'choosePlayer', why }, choices });
  },
  spare: (game, { by, skill, why }, frame) => {
    // None where there is nothing to discard.
    const choice = answerIfAny(frame, by, 'seat');
    const discard = game.running('discard');
    if (choice === undefined || discard === undefined) return;
    if (canDraw(game.state, skill)) drawSkills(game, by, [skill], why);
    discard.from = discard.from.map((toll) => {
      if (toll.seat !== choice.seat) return toll;
      // R-TURN-153 (1): of the number that is demanded, whatever there is in hand.
      return { ...toll, count: toll.count - 1 };
    });
    game.tell({ kind: 'discardSpared', by, seat: choice.seat });
  },
});

/**
 * The locations to which a Cylon player may go, without the Resurrection Ship; on New Caprica any location before
 * Galactica returns (R-NCA-54).
 */
function elsewhere(state: GameState): Array<LocationId> {
  const closed = closedLocations(state);
  const home = boardOf(resurrectionShip(state));
  return locationsOnTable(state)
    .filter((location) => location.board === home || (isFor(state, location, false) && !isFor(state, location, true)))
    .filter(({ id, hazardous }) => !hazardous && !closed.includes(id))
    .map(({ id }) => id);
}

export const leaveElsewhereProcedure = procedure('leaveElsewhere', {
  ask: (game, { seat, why }) => {
    const choices = elsewhere(game.state).map((id): Choice => ({
      id,
      kind: 'location',
      location: id,
      costsCard: false,
    }));
    game.ask({ seat, topic: { kind: 'chooseLocation', why }, choices });
  },
  go: (game, { seat }, frame) => {
    // None where all those locations are closed.
    const choice = answerIfAny(frame, seat, 'location');
    const leaving = game.running('endInfiltration');
    if (choice !== undefined && leaving !== undefined) Object.assign(leaving, { to: choice.location, actions: 1 });
  },
});
