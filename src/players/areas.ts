/** Which space area looks best to an automatic player: for a civilian ship, a nuke, ships that gather, an unmanned viper. */
import { catalogue } from '../catalogue/index.ts';
import { areas, cylonShips, launchAreas, type Area } from '../catalogue/vocabulary.ts';
import { stepsClockwise } from '../engine/pieces/ships.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { GameView, ShipView } from '../engine/types/view.ts';
import { choiceScore } from './answers.ts';
import type { Situation } from './worth/table.ts';

function distance(one: Area, other: Area): number {
  const steps = stepsClockwise(one, other);
  return Math.min(steps, areas.length - steps);
}

function inArea(view: GameView, area: Area, kind: ShipView['kind']): number {
  return view.ships.filter((ship) => ship.area === area && ship.kind === kind).length;
}

/** How safe a civilian ship is there: far from raiders, near to vipers and where vipers launch. */
export function safetyOf(view: GameView, area: Area): number {
  const danger = view.ships.reduce((sum, ship) => sum + (ship.kind === 'raider' ? 1 / (1 + distance(ship.area, area)) : 0), 0);
  const waiting = view.modules.cylonFleet?.ships[area].raider ?? 0;
  const launch = Math.min(...launchAreas.map((from) => distance(from, area)));
  return inArea(view, area, 'viper') - danger - 0.1 * waiting - 0.2 * launch;
}

/** What a nuke on that area is worth to the humans; nothing is worth one without a basestar, or where most ships are their own. */
export function nukeScore(view: GameView, area: Area): number {
  const basestars = inArea(view, area, 'basestar');
  const own = inArea(view, area, 'viper') + 2 * inArea(view, area, 'civilian');
  return (basestars > 0 ? 1.7 : 0) + 0.05 * inArea(view, area, 'raider') - own / 8;
}

export function bestNuke(view: GameView): number {
  return Math.max(0, ...areas.filter((area) => inArea(view, area, 'basestar') > 0).map((area) => nukeScore(view, area)));
}

/** Where ships that will come over do the most harm: near civilian ships. */
export function gatherScore(view: GameView, area: Area): number {
  return view.ships.reduce((sum, ship) => sum + (ship.kind === 'civilian' ? 1 / (1 + distance(ship.area, area)) : 0), 0);
}

/** How many Cylon ships wait on the Cylon Fleet board. */
export function waitingShips({ modules: { cylonFleet } }: GameView): number {
  if (cylonFleet === undefined) return 0;
  return areas.reduce((sum, area) => sum + cylonShips.reduce((all, ship) => all + cylonFleet.ships[area][ship], 0), 0);
}

/** From 0 to 1, how soon raiders are upon whoever is in that area. */
export function raidersNear(view: GameView, area: Area): number {
  const near = view.ships.filter((ship) => ship.kind === 'raider' && distance(ship.area, area) <= 1).length;
  return Math.min(1, 0.5 * near);
}

/** Civilian ships without a viper beside them. */
function isLonely(view: GameView, area: Area): boolean {
  return inArea(view, area, 'civilian') > 0 && inArea(view, area, 'viper') === 0;
}

/** How many Skill cards one activation of a viper costs by cards in play. */
export function viperCards({ inPlay }: GameView): number {
  return inPlay.reduce((sum, card) => sum + (catalogue.crises.get(card)?.rules?.viperCost ?? 0), 0);
}

export const flightPrice = (view: GameView): number => 0.5 * viperCards(view);

/** Of one activation of a viper. */
export function flightScore(now: Situation, choice: Choice): number {
  return worthOfFlight(now, choice) - flightPrice(now.view);
}

function worthOfFlight(now: Situation, choice: Choice): number {
  switch (choice.kind) {
    case 'attackWithViper':
      return 3;
    case 'launchViper':
      return 1;
    case 'moveViper':
      return isLonely(now.view, choice.to) && !isLonely(now.view, choice.from) ? 1.2 : 0;
    default:
      return choiceScore(choice, now);
  }
}
