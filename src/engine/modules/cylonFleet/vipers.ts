/** The CAG's choice of an area, and vipers that escort civilian ships back to their pile: R-FLT-50 to R-FLT-55. */
import { areas, type Area } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { shuffle } from '../../flow/random.ts';
import { onePerSort } from '../../pieces/alike.ts';
import { named, suffix } from '../../pieces/craft.ts';
import { pilotOf, shipById, shipsOf, takeOff, type ShipOf } from '../../pieces/ships.ts';
import type { CivilianPlacer, Flyer } from '../../rules/combat/hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { GameState } from '../../types/state.ts';

/** R-FLT-50, R-FLT-52: an area without civilian ships, if there is one. */
export function cag(state: GameState): CivilianPlacer {
  const free = areas.filter((area) => shipsOf(state, 'civilian', area).length === 0);
  return { seat: state.titles.cag ?? state.current, areas: free.length > 0 ? free : areas };
}

/** R-FLT-55: civilian ships that no one has looked at are alike. */
export function escorts(state: GameState, { area, model, piloted }: Flyer): Array<Choice> {
  const sorts = onePerSort(state, shipsOf(state, 'civilian', area));
  const end = piloted ? '' : suffix(state, model);
  return sorts.map((ship): Choice => {
    const seen = ship.seenBy.length > 0;
    const which = seen ? { shipId: ship.id } : {};
    return {
      id: `escort-${area}${seen ? ship.id : ''}${end}`,
      kind: 'escort',
      area,
      ...which,
      piloted,
      ...named(state, model),
    };
  });
}

export function escort(game: Game, viper: ShipOf<'viper'>, choice: Choice): void {
  if (choice.kind !== 'escort') return;
  const { state } = game;
  const ship = civilianMeant(state, choice.area, choice.shipId);
  if (ship === undefined) return;
  takeOff(state, ship);
  state.civilianPile.push(ship.token);
  shuffle(state.random, state.civilianPile);
  game.tell({ kind: 'escorted', area: viper.area, ...pilotOf(viper), ...named(state, viper.model) });
}

function civilianMeant(state: GameState, area: Area, id: number | undefined): ShipOf<'civilian'> | undefined {
  if (id === undefined) return shipsOf(state, 'civilian', area).find(({ seenBy }) => seenBy.length === 0);
  const ship = shipById(state, id);
  return ship?.kind === 'civilian' ? ship : undefined;
}
