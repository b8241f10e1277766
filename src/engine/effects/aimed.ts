/** Effects on one basestar, one area or one kind of ship that someone chooses. */
import type { AimedVerb } from '../../catalogue/effects/aimed.ts';
import type { Effects } from '../../catalogue/effect.ts';
import { areas, cylonShips, type Area, type CylonShip } from '../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { activateHeavyRaidersAlone } from '../rules/combat/activation.ts';
import { destroyBasestar } from '../rules/combat/attack.ts';
import { named } from '../pieces/craft.ts';
import { onePerSort, shipChoices, shipMeant } from '../pieces/alike.ts';
import { isScar, placeCylonShip, returnToSupply, shipById, shipsOf, type ShipOf } from '../pieces/ships.ts';
import { leavePlayAtRaiderLoss } from '../pieces/cardsInPlay.ts';
import { damageViper, destroyCivilian, destroyCylonShip, destroyCylonShips } from '../rules/combat/losses.ts';
import { activateViper, canPayBesideCard, canPayForViper, payForViper, viperTargets } from '../rules/combat/vipers.ts';
import { rolled, rollDie } from '../rules/basics/dice.ts';
import { basestarChoices } from '../rules/turn/locationActions.ts';
import { sickbay } from '../pieces/places.ts';
import { pilotedShip } from '../pieces/players.ts';
import { sendTo } from '../rules/basics/sending.ts';
import type { Choice, ChoiceOf } from '../types/decision.ts';
import type { Cause } from '../types/event.ts';
import type { CardId, Seat, ShipId } from '../types/ids.ts';
import type { EffectContext } from '../types/effectContext.ts';
import { always, effectMatters, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

interface HitData {
  readonly seat: Seat;
  readonly area: Area;
  readonly ship: 'civilian' | 'raider' | 'viper';
  left: number;
  /** R-PEG-51: the die has shown enough for Scar. */
  readonly scarToo: boolean;
  readonly why: Cause;
}

export interface AimedEffectProcedures {
  chooseBasestar: { readonly seat: Seat; readonly then: Effects; readonly context: EffectContext };
  chooseArea: { readonly seat: Seat; readonly then: Effects; readonly context: EffectContext };
  hitArea: HitData;
  defendCivilian: {
    readonly seat: Seat;
    readonly raider: number;
    readonly heavyRaider: number;
    readonly lostOn: number;
    ship?: ShipId;
    readonly why: CardId;
  };
  sacrifice: {
    readonly seat: Seat;
    readonly raider: number;
    readonly heavyRaider: number;
    kind?: 'raider' | 'heavyRaider';
    area?: Area;
    readonly why: CardId;
  };
  removeCylons: { readonly seat: Seat; readonly why: CardId };
  moveAndAttack: { readonly seat: Seat; readonly why: CardId };
}

export const aimedHandlers: EffectHandlers<AimedVerb> = {
  chooseBasestar: always((game, { then }, context) => {
    game.call('chooseBasestar', { seat: context.you, then, context });
  }),
  chooseArea: always((game, { then }, context) => {
    // No one is asked where nothing would follow in any area.
    if (then.some((effect) => effectMatters(game, effect, context.you)))
      game.call('chooseArea', { seat: context.you, then, context });
  }),
  placeBasestar: always((game, { area, then }, context) => {
    const ship = placeCylonShip(game.state, 'basestar', area);
    if (ship === undefined) return;
    game.tell({ kind: 'shipsPlaced', ship: 'basestar', area, count: 1, why: context.source });
    game.call('effects', { list: then, context: { ...context, ship: ship.id } });
  }),
  removeCylons: always((game, _value, { you, source }) => {
    game.call('removeCylons', { seat: you, why: source });
  }),
  destroyAllCylons: always((game, _value, { source }) => {
    // R-PEG-51: Scar falls to no effect without a roll.
    destroyCylonShips(
      game,
      areas.flatMap((area) => cylonShipsIn(game, area)).filter((ship) => !isScar(ship)),
      source,
    );
  }),
  damageBasestar: always((game, count, { ship, you }) => {
    if (ship !== undefined) game.call('damageBasestar', { ship, count, by: you });
  }),
  hitArea: always((game, { ship, count }, { area, you, die, source }) => {
    if (area !== undefined)
      game.call('hitArea', { seat: you, area, ship, left: count, scarToo: (die ?? 0) >= 7, why: source });
  }),
  defendCivilian: always((game, numbers, { you, source }) => {
    game.call('defendCivilian', { ...numbers, seat: you, why: source });
  }),
  sacrifice: always((game, numbers, { you, source }) => {
    game.call('sacrifice', { ...numbers, seat: you, why: source });
  }),
  moveAndAttack: onlyIf(
    ({ state }, _value, seat) => canPayBesideCard(state, seat),
    (game, _value, { you, source }) => {
      if (!canPayForViper(game.state, you)) return;
      payForViper(game, you);
      game.call('moveAndAttack', { seat: you, why: source });
    },
  ),
  markScar: always((game) => {
    const [id] = game.running('crisis')?.placedRaiders ?? [];
    const ship = id === undefined ? undefined : shipById(game.state, id);
    if (ship?.kind !== 'raider') return;
    ship.scar = true;
    game.tell({ kind: 'scarAppears', area: ship.area });
  }),
  interfere: onlyIf(raidersBeside, (game, count, { you }) => {
    const raiders = game.running('activateRaiders');
    const area = pilotedShip(game.state, you)?.area;
    if (raiders !== undefined && area !== undefined) raiders.missing[area] = (raiders.missing[area] ?? 0) + count;
  }),
  activateHeavyRaiders: always((game, _how, { source }) => {
    activateHeavyRaidersAlone(game, source);
  }),
};

/** The effects that follow know the basestar as `ship`. */
export const chooseBasestarProcedure = procedure('chooseBasestar', {
  choose: (game, { seat, context }) => {
    const choices = basestarChoices(game);
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why: context.source }, choices });
  },
  then: (game, { seat, then, context }, frame) => {
    const { id } = shipMeant(game.state, answerOf(frame, seat, 'ship'), 'basestar');
    game.call('effects', { list: then, context: { ...context, ship: id } });
  },
});

export const chooseAreaProcedure = procedure('chooseArea', {
  choose: (game, { seat, context }) => {
    game.ask({ seat, topic: { kind: 'chooseArea', why: context.source }, choices: areaChoices(areas) });
  },
  then: (game, { seat, then, context }, frame) => {
    const { area } = answerOf(frame, seat, 'area');
    game.call('effects', { list: then, context: { ...context, area } });
  },
});

/** All Cylon ships of that area. */
function cylonShipsIn({ state }: Game, area: Area): Array<ShipOf<CylonShip>> {
  return cylonShips.flatMap((kind) => shipsOf(state, kind, area));
}

export const removeCylonsProcedure = procedure('removeCylons', {
  choose: (game, { seat, why }) => {
    const open = areas.filter((area) => cylonShipsIn(game, area).length > 0);
    if (open.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'removeCylons', why }, choices: areaChoices(open) });
  },
  clear: (game, { seat, why }, frame) => {
    const { area } = answerOf(frame, seat, 'area');
    const gone = cylonShipsIn(game, area);
    for (const ship of gone) returnToSupply(game.state, ship);
    const count = (kind: CylonShip): number => gone.filter((ship) => ship.kind === kind).length;
    const ships = { basestar: count('basestar'), raider: count('raider'), heavyRaider: count('heavyRaider') };
    game.tell({ kind: 'areaCleared', area, ships, why });
    leavePlayAtRaiderLoss(game);
  },
});

function areaChoices(open: ReadonlyArray<Area>): Array<Choice> {
  return open.map((area): Choice => ({ id: area, kind: 'area', area }));
}

/** The ships of that kind to choose from, alike ones once; civilian ships are listed by their numbers. */
function targetsIn(game: Game, { ship, area, scarToo }: Pick<HitData, 'ship' | 'area' | 'scarToo'>): Array<Choice> {
  const { state } = game;
  if (ship === 'civilian') return shipChoices(state, shipsOf(state, ship, area));
  return shipChoices(
    state,
    onePerSort(
      state,
      shipsOf(state, ship, area).filter((one) => scarToo || !isScar(one)),
    ),
  );
}

/** R-PEG-12: as many as there are, not fewer by choice. */
export const hitAreaProcedure = procedure('hitArea', {
  choose: (game, data) => {
    const choices = data.left > 0 ? targetsIn(game, data) : [];
    if (choices.length === 0) game.finish();
    else game.ask({ seat: data.seat, topic: { kind: 'chooseShip', why: data.why }, choices });
  },
  hit: (game, data, frame) => {
    const ship = shipMeant(game.state, answerOf(frame, data.seat, 'ship'), 'civilian', 'raider', 'viper');
    if (ship.kind === 'civilian') destroyCivilian(game, ship);
    else if (ship.kind === 'viper') damageViper(game, ship, data.why);
    else destroyCylonShip(game, ship, data.why);
    data.left -= 1;
    game.goto('choose');
  },
});

/** Ships in an area with a civilian ship, which is then at risk. */
export const defendCivilianProcedure = procedure('defendCivilian', {
  civilian: (game, { seat, why }) => {
    const choices = shipsOf(game.state, 'civilian').map(({ id, area }): Choice => ({
      id: `ship${id}`,
      kind: 'ship',
      ship: 'civilian',
      area,
      shipId: id,
    }));
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices });
  },
  kind: (game, data, frame) => {
    const { id, area } = shipMeant(game.state, answerOf(frame, data.seat, 'ship'), 'civilian');
    data.ship = id;
    game.ask({ seat: data.seat, topic: { kind: 'chooseShip', why: data.why }, choices: kindsIn(game, area) });
  },
  destroy: (game, data, frame) => {
    // None where there are no raiders beside it.
    const choice = answerIfAny(frame, data.seat, 'ship');
    if (choice !== undefined) {
      const kind = raidingKind(choice);
      destroyKind(game, data.seat, choice.area, kind, data[kind], data.why);
    }
    rollDie(game, { by: data.seat, why: data.why, on: { from: 1, to: data.lostOn } });
  },
  result: (game, { ship, lostOn }, frame) => {
    const civilian = ship === undefined ? undefined : shipById(game.state, ship);
    if (civilian?.kind === 'civilian' && rolled(frame.returned) <= lostOn) destroyCivilian(game, civilian);
  },
});

/** Raiders and heavy raiders of an area, each kind once; never Scar (R-PEG-51). */
function kindsIn(game: Game, area: Area): Array<Choice> {
  return (['raider', 'heavyRaider'] as const).flatMap((ship): Array<Choice> =>
    plainShips(game, ship, area).length === 0 ? [] : [{ id: `${area}-${ship}`, kind: 'ship', ship, area }],
  );
}

function plainShips(game: Game, kind: 'raider' | 'heavyRaider', area: Area): Array<ShipId> {
  return shipsOf(game.state, kind, area)
    .filter((ship) => !isScar(ship))
    .map(({ id }) => id);
}

type RaidingKind = 'raider' | 'heavyRaider';

function raidingKind({ id, ship }: ChoiceOf<'ship'>): RaidingKind {
  if (ship !== 'raider' && ship !== 'heavyRaider') throw new Error(`${id} stands for no raiders and no heavy raiders`);
  return ship;
}

function destroyKind(game: Game, seat: Seat, area: Area, kind: RaidingKind, count: number, why: CardId): void {
  game.call('destroySome', { seat, ships: plainShips(game, kind, area), count, why });
}

/**
 * Sends the pilot to Sickbay and the viper to the Reserves; then ships of one kind of the area are destroyed, or none.
 */
export const sacrificeProcedure = procedure('sacrifice', {
  leave: (game, data) => {
    const ship = pilotedShip(game.state, data.seat);
    if (ship === undefined) {
      game.finish();
      return;
    }
    data.area = ship.area;
    sendTo(game, data.seat, sickbay, data.why);
    const { area } = ship;
    const single = (['basestar', 'civilian'] as const).flatMap((kind) =>
      shipsOf(game.state, kind, area).map(({ id }): Choice => ({
        id: `ship${id}`,
        kind: 'ship',
        ship: kind,
        area,
        shipId: id,
      })),
    );
    const choices = [...kindsIn(game, area), ...single];
    if (choices.length > 0)
      game.ask({ seat: data.seat, topic: { kind: 'chooseShip', why: data.why }, choices, min: 0, max: 1 });
  },
  destroy: (game, data, frame) => {
    const { seat, why } = data;
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice === undefined) return;
    if (choice.ship === 'basestar' || choice.ship === 'civilian') {
      const ship = shipMeant(game.state, choice, 'basestar', 'civilian');
      if (ship.kind === 'basestar') destroyBasestar(game, ship, seat);
      else destroyCivilian(game, ship);
      return;
    }
    const kind = raidingKind(choice);
    data.kind = kind;
    const most = Math.min(data[kind], plainShips(game, kind, choice.area).length);
    const choices = Array.from({ length: most }, (_, n): Choice => ({
      id: `${kind}s${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    game.ask({ seat, topic: { kind: 'chooseAmount', why, of: kind }, choices });
  },
  several: (game, { seat, kind, area, why }, frame) => {
    // Nothing, or a single ship, was destroyed.
    const choice = answerIfAny(frame, seat, 'amount');
    if (choice !== undefined && kind !== undefined && area !== undefined)
      destroyKind(game, seat, area, kind, choice.amount, why);
  },
});

/** Lets the player's own viper fly to any area and attack there; either part may be left out. */
export const moveAndAttackProcedure = procedure('moveAndAttack', {
  area: (game, { seat, why }) => {
    const ship = pilotedShip(game.state, seat);
    if (ship === undefined) game.finish();
    else
      game.ask({
        seat,
        topic: { kind: 'chooseArea', why },
        choices: areaChoices(areas.filter((area) => area !== ship.area)),
        min: 0,
        max: 1,
      });
  },
  target: (game, { seat, why }, frame) => {
    const ship = pilotedShip(game.state, seat);
    const choice = answerIfAny(frame, seat, 'area');
    if (ship === undefined) return;
    if (choice !== undefined) {
      game.tell({
        kind: 'shipMoved',
        ship: 'viper',
        from: ship.area,
        to: choice.area,
        pilot: seat,
        ...named(game.state, ship.model),
      });
      ship.area = choice.area;
    }
    const targets = viperTargets(game.state, { ...ship, piloted: true });
    if (targets.length > 0)
      game.ask({ seat, topic: { kind: 'viperActivation', left: 1, why }, choices: targets, min: 0, max: 1 });
  },
  attack: (game, { seat }, frame) => {
    const ship = pilotedShip(game.state, seat);
    const choice = answerIfAny(frame, seat, 'attackWithViper');
    if (ship !== undefined && choice !== undefined) activateViper(game, seat, ship, choice);
  },
});

/** Whether raiders that are about to act stand where this seat flies. */
function raidersBeside(game: Game, _value: unknown, seat: Seat): boolean {
  const area = pilotedShip(game.state, seat)?.area;
  const pending = game.running('activateRaiders')?.pending ?? [];
  return area !== undefined && game.state.ships.some((ship) => ship.area === area && pending.includes(ship.id));
}
