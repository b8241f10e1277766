/** Effects that only allies have: moves, cards, repairs, centurions (R-ION-41, R-ION-45). */
import type { AllyVerb } from '../../../catalogue/effects/allies.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { takeDestiny } from '../../pieces/cards.ts';
import { craftIn } from '../../pieces/craft.ts';
import { boardEntry, boardOf, isFor, locationsOnTable } from '../../pieces/places.ts';
import { getsLoyalty, isAt, isHeld, isHuman, isStranded, playerAt, seatsOf } from '../../pieces/players.ts';
import { shipsOf, unmannedVipers } from '../../pieces/ships.ts';
import { repairLocation } from '../../rules/combat/galacticaDamage.ts';
import { addNotACylon } from '../../rules/loyalty/pile.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import { isTakenFor } from '../../rules/turn/movement.ts';
import { putAt, whereabouts } from '../../rules/basics/sending.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { clearArea } from './ships.ts';

export interface AlliesEffectProcedures {
  moveOn: { readonly seat: Seat; readonly outOfBrig: boolean; readonly why: CardId };
  repairGalactica: { readonly seat: Seat; readonly count: number; readonly why: CardId };
  repairUpToVipers: { readonly seat: Seat; readonly count: number; readonly why: CardId };
}

export const allyHandlers: EffectHandlers<AllyVerb> = {
  moveOn: always((game, how, { you, source }) => {
    game.call('moveOn', { seat: you, outOfBrig: how === 'outOfBrig', why: source });
  }),
  surveyCivilians: onlyIf(
    ({ state }) => shipsOf(state, 'civilian').length > 0,
    (game, _value, { you, source }) => {
      game.call('surveyCivilians', { seat: you, moving: [], why: source });
    },
  ),
  hideCivilians: onlyIf(
    ({ state }) => shipsOf(state, 'civilian').length > 0,
    (game, left, { you, source }) => {
      game.call('hideCivilians', { seat: you, left, why: source });
    },
  ),
  takeDestiny: always((game, wanted, { you: seat }) => {
    const cards = takeDestiny(game, wanted);
    game.player(seat).hand.push(...cards);
    const half = { kind: 'destinyTaken', seat, count: cards.length } as const;
    game.tellSecretly([seat], { ...half, cards }, half);
  }),
  dealLoyalty: always((game, role, context) => {
    // R-LOY-94, R-LOY-102: an infiltrator passes it over as a whole.
    for (const seat of seatsOf(game.state, role, context).filter((one) => getsLoyalty(game.state, one))) {
      addNotACylon(game);
      game.call('dealLoyalty', { seat, left: 1 });
    }
  }),
  repairGalactica: onlyIf(
    ({ state }) => damagedOnGalactica(state).length > 0,
    (game, count, { you, source }) => {
      game.call('repairGalactica', { seat: you, count, why: source });
    },
  ),
  repairUpToVipers: onlyIf(
    ({ state }) => craftIn(state, 'damagedCraft', 'viper') > 0,
    (game, count, { you, source }) => {
      game.call('repairUpToVipers', { seat: you, count, why: source });
    },
  ),
  flyOneViper: always((game, left, { you, source }) => {
    game.call('flyOneViper', { seat: you, left, why: source });
  }),
  vipersDestroyRaiders: onlyIf(
    ({ state }) => unmannedVipers(state).length > 0,
    (game, _value, { you, source }) => {
      game.call('vipersDestroyRaiders', { seat: you, at: 0, why: source });
    },
  ),
  clearArea: always((game, _value, { area, you, source }) => {
    if (area !== undefined) clearArea(game, area, you, source);
  }),
  pushBackCenturions: onlyIf(
    ({ state }) => state.boarding.some((space) => space > 0),
    (game, by) => {
      pushBack(game, by);
    },
  ),
  damageUnmanned: always((game, left, { you, source }) => {
    game.call('damageUnmanned', { seat: you, left, why: source });
  }),
};

/**
 * R-ION-41: locations on ships of the humans, damaged ones too; a player in the Brig is freed only by an effect that
 * names it.
 */
function goals(state: GameState, seat: Seat, outOfBrig: boolean): Array<LocationId> {
  const { place } = playerAt(state, seat);
  const stays =
    !isHuman(state, seat) || isStranded(state, seat) || place.kind === 'none' || (isHeld(state, seat) && !outOfBrig);
  if (stays) return [];
  const closed = closedLocations(state);
  return locationsOnTable(state)
    .filter(
      (location) =>
        !location.hazardous && isFor(state, location, true) && boardEntry(boardOf(location.id)).ship === true,
    )
    .map(({ id }) => id)
    .filter((id) => !closed.includes(id) && !isAt(state, seat, id) && !isTakenFor(state, seat, id));
}

export const moveOnProcedure = procedure('moveOn', {
  choose: (game, { seat, outOfBrig, why }) => {
    const choices = goals(game.state, seat, outOfBrig).map((id): Choice => ({
      id,
      kind: 'location',
      location: id,
      costsCard: false,
    }));
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseLocation', why }, choices });
  },
  go: (game, { seat }, frame) => {
    const { location } = answerOf(frame, seat, 'location');
    game.tell({ kind: 'moved', seat, to: location, from: whereabouts(game, seat) });
    putAt(game, seat, location);
  },
});

function damagedOnGalactica({ damaged }: GameState): ReadonlyArray<LocationId> {
  return damaged.filter((location) => boardOf(location) === 'galactica');
}

/** Locations of Galactica alone; the player may take fewer. */
export const repairGalacticaProcedure = procedure('repairGalactica', {
  choose: (game, { seat, count, why }) => {
    const damaged = damagedOnGalactica(game.state);
    const choices = damaged.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false }));
    if (choices.length === 0) game.finish();
    else
      game.ask({
        seat,
        topic: { kind: 'chooseRepair', why },
        choices,
        min: 0,
        max: count,
        fallback: firstOf(choices, count),
      });
  },
  repair: (game, { seat }, frame) => {
    for (const { location } of answersOf(frame, seat, 'location')) repairLocation(game, seat, location);
  },
});

const firstOf = (choices: ReadonlyArray<Choice>, count: number): Array<string> =>
  choices.slice(0, count).map(({ id }) => id);

/** The player may take fewer. */
export const repairUpToVipersProcedure = procedure('repairUpToVipers', {
  choose: (game, { seat, count, why }) => {
    const most = Math.min(count, craftIn(game.state, 'damagedCraft', 'viper'));
    const choices = Array.from({ length: most }, (_, n): Choice => ({
      id: `vipers${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    if (choices.length === 0) game.finish();
    else
      game.ask({ seat, topic: { kind: 'chooseRepair', why }, choices, min: 0, max: 1, fallback: firstOf(choices, 1) });
  },
  repair: (game, { seat, why }, frame) => {
    const choice = answerIfAny(frame, seat, 'amount');
    if (choice !== undefined) game.call('repairCraft', { seat, kind: 'viper', count: choice.amount, why });
  },
});

function pushBack(game: Game, by: number): void {
  const { state } = game;
  if (state.boarding.length === 0) return;
  state.boarding = state.boarding.map((space) => Math.max(0, space - by));
  game.tell({ kind: 'centurionsPushedBack', spaces: [...state.boarding] });
}
