/** Scores of space areas for automatic players: for a civilian ship, a nuke, ships that gather, an unmanned viper. */
import { catalogue } from '../../catalogue/index.ts';
import { areas, cylonShips, type Area } from '../../catalogue/vocabulary.ts';
import { stepsClockwise } from '../../engine/pieces/ships.ts';
import type { GameView, ShipView } from '../../engine/types/view.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { civilianThere, nukeWorth } from './flights.ts';

function distance(one: Area, other: Area): number {
  const steps = stepsClockwise(one, other);
  return Math.min(steps, areas.length - steps);
}

function inArea(view: GameView, area: Area, kind: ShipView['kind']): number {
  return view.ships.filter((ship) => ship.area === area && ship.kind === kind).length;
}

/** Returns how safe a civilian ship is there. */
export function safetyOf(player: SeatedPlayer, area: Area): number {
  const { view } = player;
  return civilianThere(player, area) - 0.1 * (view.modules.cylonFleet?.ships[area].raider ?? 0);
}

/**
 * Returns what a nuke on that area is worth to the humans, in points: less where the humans' own ships are, and below 0
 * where no basestar is.
 */
export function nukeScore(player: SeatedPlayer, area: Area): number {
  const { view } = player;
  const own = inArea(view, area, 'viper') + 2 * inArea(view, area, 'civilian');
  return nukeWorth(player, area) + (view.modules.cylonFleet === undefined ? 0 : 0.6) - own / 8 - nukePrice;
}

/** The price of a nuke: there are two at most. */
const nukePrice = 0.7;

export function bestNuke(player: SeatedPlayer): number {
  return Math.max(
    0,
    ...areas.filter((area) => inArea(player.view, area, 'basestar') > 0).map((area) => nukeScore(player, area)),
  );
}

/** Returns how much harm arriving Cylon ships would do there, as a score: more near civilian ships. */
export function gatherScore(view: GameView, area: Area): number {
  return view.ships.reduce(
    (sum, ship) => sum + (ship.kind === 'civilian' ? 1 / (1 + distance(ship.area, area)) : 0),
    0,
  );
}

/** Returns how many Cylon ships wait on the Cylon Fleet board. */
export function waitingShips({ modules: { cylonFleet } }: GameView): number {
  if (cylonFleet === undefined) return 0;
  return areas.reduce((sum, area) => sum + cylonShips.reduce((all, ship) => all + cylonFleet.ships[area][ship], 0), 0);
}

/** Returns how soon raiders will reach a ship in that area, from 0 to 1. */
export function raidersNear(view: GameView, area: Area): number {
  const near = view.ships.filter((ship) => ship.kind === 'raider' && distance(ship.area, area) <= 1).length;
  return Math.min(1, 0.5 * near);
}

/** Returns how many Skill cards one activation of a viper costs by cards in play. */
export function viperCards({ inPlay }: GameView): number {
  return inPlay.reduce((sum, card) => sum + (catalogue.crises.get(card)?.rules?.viperCost ?? 0), 0);
}

export const flightPrice = (view: GameView): number => 0.5 * viperCards(view);
