/** Effects on resources, ships, tracks and tokens. */
import type { FleetVerb } from '../../catalogue/effects/fleet.ts';
import { areas, type Resource, type ResourceAmounts } from '../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../flow/game.ts';
import { hooks } from '../hooks.ts';
import { procedure } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { Cause } from '../types/event.ts';
import type { Seat } from '../types/ids.ts';
import { cylonsRest } from '../rules/combat/activation.ts';
import { boardCenturion } from '../rules/combat/boardingParty.ts';
import { destroyCenturion } from '../rules/combat/attack.ts';
import { craftIn, modelsIn, named, shiftRaptors, suffix } from '../pieces/craft.ts';
import { damageReserved, destroyBoxed, pickCraft, pickedCraft } from '../rules/combat/craft.ts';
import { marks, onePerSort, shipChoices, shipMeant } from '../pieces/alike.ts';
import { shipById, shipsOf } from '../pieces/ships.ts';
import {
  damageViper,
  destroyCivilian,
  destroyCylonShip,
  destroyViper,
  loseCivilian,
  recallVipers,
} from '../rules/combat/losses.ts';
import { seatsOf } from '../pieces/players.ts';
import { randomBelow } from '../flow/random.ts';
import { advanceJumpTrack } from '../rules/basics/jumpTrack.ts';
import { changeResource } from '../rules/victory/resources.ts';
import { always } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface FleetEffectProcedures {
  destroyCivilians: { left: number; readonly why: Cause };
  /** `reserves`: vipers of the Reserves may be chosen too. */
  damageVipersInSpace: { left: number; readonly why: Cause; readonly reserves?: true; readonly by?: Seat };
  destroyVipers: {
    readonly seat: Seat;
    readonly count: number;
    readonly where: 'reserves' | 'damagedCraft' | 'space';
    readonly why: Cause;
  };
  destroyCylons: {
    readonly seat: Seat;
    readonly kind: 'raider' | 'heavyRaider' | 'centurion';
    left: number;
    readonly why: Cause;
  };
}

function changeAll(game: Game, amounts: ResourceAmounts, sign: 1 | -1, why: Cause): void {
  for (const [resource, amount] of Object.entries(amounts))
    changeResource(game, resource as Resource, sign * amount, why);
}

function changeRaptors(game: Game, change: number, why: Cause): void {
  if (change === 0) return;
  const { state } = game;
  if (change < 0) shiftRaptors(state, 'reserves', 'destroyed', -change);
  else shiftRaptors(state, 'destroyed', 'reserves', change);
  game.tell({ kind: 'raptorsChanged', change, now: craftIn(state, 'reserves', 'raptor'), why });
}

/** Raptors of the Reserves leave the game; none left: nothing (R-CMB-111). */
export function destroyRaptors(game: Game, count: number, why: Cause): void {
  changeRaptors(game, -Math.min(count, craftIn(game.state, 'reserves', 'raptor')), why);
}

export const fleetHandlers: EffectHandlers<FleetVerb> = {
  lose: always((game, amounts, { source }) => {
    changeAll(game, amounts, -1, source);
  }),
  gain: always((game, amounts, { source }) => {
    changeAll(game, amounts, 1, source);
  }),
  place: always((game, place, { source }) => {
    game.call('placeShips', { place, why: source, at: 0, vipers: [] });
  }),
  placeCivilians: always((game, left, { source }) => {
    game.call('placeCivilians', { left, why: source });
  }),
  activate: always((game, icons, { source }) => {
    game.call('activate', { icons, at: 0, why: source });
  }),
  activatePlaced: always((game, _ship, { source }) => {
    const placed = game.running('crisis')?.placedRaiders ?? [];
    const pending = placed.filter((id) => shipById(game.state, id) !== undefined);
    if (pending.length === 0 || cylonsRest(game, source)) return;
    for (const id of pending) {
      const ship = shipById(game.state, id);
      if (ship?.kind === 'raider') ship.activated = true;
    }
    game.tell({ kind: 'shipsActivated', activation: 'raiders', why: source });
    game.call('activateRaiders', { pending, area: undefined, missing: {} });
  }),
  basestarsAttack: always((game, _value, { source }) => {
    if (cylonsRest(game, source)) return;
    const basestars = shipsOf(game.state, 'basestar');
    for (const ship of basestars) ship.activated = true;
    game.tell({ kind: 'shipsActivated', activation: 'basestars', why: source });
    game.call('activateBasestars', { pending: basestars.map(({ id }) => id) });
  }),
  jumpTrack: always((game, by, { source }) => {
    advanceJumpTrack(game, by, source);
  }),
  boardCenturions: always((game, count, { source }) => {
    for (let n = 0; n < count; n += 1) boardCenturion(game, source);
  }),
  damageGalactica: always((game, count, { source }) => {
    game.call('damageGalactica', { count, why: source });
  }),
  chooseDamage: always((game, { draw, resolve }, { source, you }) => {
    game.call('chooseDamage', { by: you, draw, resolve, why: source, drawn: [] });
  }),
  destroyRaptors: always((game, count, { source }) => {
    destroyRaptors(game, count, source);
  }),
  restoreRaptors: always((game, count, { source }) => {
    changeRaptors(game, Math.min(count, craftIn(game.state, 'destroyed', 'raptor')), source);
  }),
  damageVipers: always((game, { count, where, by }, context) => {
    const why = context.source;
    // R-CMB-95, R-ION-96: where the text names no one the rules ask the current player, and the next player for one who
    // is out.
    const [seat] = by === undefined ? [game.state.current] : seatsOf(game.state, by, context);
    if (seat === undefined) return;
    if (where === 'reserves') game.call('damageReserves', { seat, count, why });
    else
      game.call('damageVipersInSpace', {
        left: count,
        why,
        by: seat,
        ...(where === 'anywhere' ? { reserves: true } : {}),
      });
  }),
  destroyVipers: always((game, { count, where }, { source, you }) => {
    game.call('destroyVipers', { seat: you, count, where, why: source });
  }),
  destroyCivilians: always((game, count, { source }) => {
    game.call('destroyCivilians', { left: count, why: source });
  }),
  recallVipers: always((game, _value, { source }) => {
    recallVipers(game, source);
  }),
  destroyCylons: always((game, { kind, count }, { source, you }) => {
    game.call('destroyCylons', { seat: you, kind, left: count, why: source });
  }),
  discardNuke: always((game, count, { source }) => {
    const { state } = game;
    if (state.nukes === 0) return;
    state.nukes = Math.max(0, state.nukes - count);
    game.tell({ kind: 'nukeDiscarded', left: state.nukes, why: source });
  }),
};

/** R-CMB-117: a random ship of the pile; if it is empty the current player picks one on the board. */
export const destroyCiviliansProcedure = procedure('destroyCivilians', {
  choose: (game, data) => {
    const { state } = game;
    if (data.left <= 0) {
      game.finish();
      return;
    }
    if (hooks(state, 'civilianLoss').some((lose) => lose(game) === 'handled')) {
      data.left -= 1;
      game.goto('choose');
      return;
    }
    if (state.civilianPile.length > 0) return;
    const choices = shipsOf(state, 'civilian').map((ship): Choice => ({
      id: `ship${ship.id}`,
      kind: 'ship',
      ship: 'civilian',
      area: ship.area,
      shipId: ship.id,
    }));
    game.ask({ seat: state.current, topic: { kind: 'chooseShip', why: data.why }, choices, needed: true });
  },
  destroy: (game, data, frame) => {
    const { state } = game;
    data.left -= 1;
    const [token] = state.civilianPile.splice(randomBelow(state.random, Math.max(1, state.civilianPile.length)), 1);
    // None where no ship is left.
    const choice = answerIfAny(frame, state.current, 'ship');
    if (token !== undefined) loseCivilian(game, token);
    else if (choice !== undefined) destroyCivilian(game, shipMeant(state, choice, 'civilian'));
    game.goto('choose');
  },
});

function distinctShips(game: Game, kind: 'viper' | 'raider' | 'heavyRaider'): Array<Choice> {
  const { state } = game;
  if (kind === 'viper') {
    const sorts = shipChoices(state, onePerSort(state, shipsOf(state, kind)));
    return sorts.map((choice) => {
      const model = choice.model === undefined ? '' : `-${choice.model}`;
      return { ...choice, id: `${choice.area}${choice.pilot === undefined ? model : `-pilot${choice.pilot}`}` };
    });
  }
  // R-PEG-51: Scar falls to no effect without a roll.
  return areas
    .flatMap((area) => marks(state, kind, area))
    .map(({ choice, name }) => ({ ...choice, id: name === kind ? choice.area : choice.id }));
}

/** R-CMB-95: the current player, or the player that the effect names, chooses the vipers; piloted ones too. */
export const damageVipersInSpaceProcedure = procedure('damageVipersInSpace', {
  choose: (game, { left, why, reserves, by }) => {
    const open = reserves === true ? modelsIn(game.state, 'reserves', 'viper') : [];
    const fromReserves = open.map(({ model }): Choice => ({
      id: `reserves${suffix(game.state, model)}`,
      kind: 'reservesViper',
      ...named(game.state, model),
    }));
    const choices = left > 0 ? [...distinctShips(game, 'viper'), ...fromReserves] : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat: by ?? game.state.current, topic: { kind: 'chooseShip', why }, choices, needed: true });
  },
  damage: (game, data, frame) => {
    const choice = answerOf(frame, data.by ?? game.state.current, 'ship', 'reservesViper');
    if (choice.kind === 'ship') damageViper(game, shipMeant(game.state, choice, 'viper'), data.why);
    else damageReserved(game, choice.model ?? modelsIn(game.state, 'reserves', 'viper')[0]?.model, data.why);
    data.left -= 1;
    game.goto('choose');
  },
});

/** R-CMB-96, R-CMB-103: of the models that are there; a pilot goes to Sickbay. */
export const destroyVipersProcedure = procedure('destroyVipers', {
  choose: (game, { seat, count, where, why }) => {
    if (where !== 'space') pickCraft(game, { seat, kind: 'viper', box: where, count, why });
    else {
      const choices = distinctShips(game, 'viper');
      const most = Math.min(count, choices.length);
      game.ask({ seat, topic: { kind: 'chooseShip', why }, choices, min: most, max: most });
    }
  },
  destroy: (game, { seat, where, why }, frame) => {
    const { state } = game;
    if (where !== 'space') {
      for (const model of pickedCraft(frame.returned)) destroyBoxed(game, model, why);
      return;
    }
    for (const choice of answersOf(frame, seat, 'ship')) destroyViper(game, shipMeant(state, choice, 'viper'), why);
  },
});

export const destroyCylonsProcedure = procedure('destroyCylons', {
  choose: (game, { seat, kind, left, why }) => {
    const spaces = [...new Set(game.state.boarding)];
    const centurions = spaces.map((space): Choice => ({ id: `space${space}`, kind: 'centurion', space }));
    const choices = left <= 0 ? [] : kind === 'centurion' ? centurions : distinctShips(game, kind);
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices });
  },
  destroy: (game, data, frame) => {
    const choice = answerOf(frame, data.seat, 'centurion', 'ship');
    if (choice.kind === 'centurion') destroyCenturion(game, choice.space, data.seat);
    else destroyCylonShip(game, shipMeant(game.state, choice, 'raider', 'heavyRaider'), data.why);
    data.left -= 1;
    game.goto('choose');
  },
});
