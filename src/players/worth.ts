/** What results are worth to the human fleet: a rough number, in points of resources. Automatic players compare with it. */
import { catalogue } from '../catalogue/index.ts';
import type { Effect, Effects, EffectKind, EffectShapes } from '../catalogue/effect.ts';
import type { Resource, ResourceAmounts } from '../catalogue/vocabulary.ts';
import type { GameView } from '../engine/types/view.ts';
import { tasteForDamage, tasteForShips, tasteOf } from './aims.ts';

/** A point of a resource is dearer the fewer there are; for the owner of an Agenda not always. */
function pointOf(view: GameView, resource: Resource): number {
  return tasteOf(view, resource) * pricePerPoint(view, resource);
}

function pricePerPoint(view: GameView, resource: Resource): number {
  const left = view.resources[resource];
  if (left <= 1) return 6;
  if (left <= 3) return 3;
  if (left <= 5) return 2;
  return resource === 'population' ? 1.3 : 1.6;
}

function sumOf(view: GameView, amounts: ResourceAmounts): number {
  return Object.entries(amounts).reduce((sum, [resource, amount]) => sum + amount * pointOf(view, resource as Resource), 0);
}

type Worth<K extends EffectKind> = (view: GameView, value: EffectShapes[K]) => number;

const worths: { readonly [K in EffectKind]?: Worth<K> } = {
  lose: (view, amounts) => -sumOf(view, amounts),
  gain: (view, amounts) => sumOf(view, amounts),
  discard: (_view, { who, count }) => (count === 'all' ? -1.2 : -0.2 * count) * (who === 'each' ? 3 : 1),
  draw: (_view, { count }) => 0.35 * count,
  send: (_view, { to }) => (to === 'brig' || to === 'detention' ? -1.6 : -0.8),
  choosePlayer: (view, { then }) => worthOf(view, then),
  choose: (view, { options }) => Math.max(...options.map((option) => worthOf(view, option.effects))),
  check: (view, check) => 0.55 * worthOf(view, check.pass ?? []) + 0.45 * worthOf(view, check.fail ?? []) - 0.4,
  roll: (view, { results }) => results.reduce((sum, { from, to, then }) => sum + ((to - from + 1) / 8) * worthOf(view, then), 0),
  when: (view, { is, then, otherwise }) => ('basestarLeft' in is ? worthOf(view, basestarIsLeft(view) ? then : (otherwise ?? [])) : 0.5 * worthOf(view, then)),
  place: (_view, place) => -Object.values(place).reduce((sum, ships) => sum + (ships.basestar ?? 0) * 1.2 + (ships.raider ?? 0) * 0.3 + (ships.heavyRaider ?? 0) * 0.5 + (ships.civilian ?? 0) * 0.5, 0),
  activate: (view, icons) => -icons.length * (0.3 + 0.1 * view.ships.length),
  jumpTrack: (view, by) => (view.autoJump === 'nothing' ? 0 : by * 1.2),
  prepareShip: ({ modules: { newCaprica } }) => ((newCaprica?.locked ?? 0) > 0 ? 1.3 : 0),
  evacuateShip: ({ modules: { newCaprica } }) => ((newCaprica?.prepared ?? 0) > 0 ? 2 : 0),
  placeForces: (_view, count) => -count,
  destroyForces: ({ modules: { newCaprica } }, { count }) => 1.2 * Math.min(count, newCaprica?.forces.length ?? 0),
  skipPrepareForJump: (view) => (view.autoJump === 'return' ? -1.2 : -0.8),
  boardCenturions: (_view, count) => -1.3 * count,
  damageGalactica: (view, count) => -1.4 * count * tasteForDamage(view),
  chooseDamage: (view, { resolve }) => -1.4 * resolve * tasteForDamage(view),
  destroyRaptors: (view, count) => -0.5 * count * tasteForShips(view),
  restoreRaptors: (_view, count) => 0.4 * count,
  damageVipers: (view, { count }) => -0.5 * count * tasteForShips(view),
  destroyCivilians: (_view, count) => -1.8 * count,
  recallVipers: () => -0.4,
  destroyCylons: () => 1,
  discardNuke: () => -1,
  lookAtLoyalty: () => 0.6,
  giveTitle: () => -0.2,
  drawQuorum: (_view, count) => 0.5 * count,
  risk: (view, { atLeast, then }) => ((9 - atLeast) / 8) * worthOf(view, then) - ((atLeast - 1) / 8) * 0.6,
  anotherCrisis: () => -2,
  countAsDistance: (_view, count) => 2 * count,
  launchFromBasestars: (view) => -1.5 * view.ships.filter((ship) => ship.kind === 'basestar').length,
  takeCard: () => -0.8,
  // The character of a Cylon would be worth it, but nobody knows.
  execute: (view, who) => (typeof who === 'object' ? 0 : -1.5 - pointOf(view, 'morale')),
  inTurn: (view, { then }) => 2 * worthOf(view, then),
  seedDestiny: (_view, { count }) => -0.4 * count,
  replaceDestiny: (_view, { count }) => -0.3 * count,
  drawSuperCrisis: () => -1.2,
  loseHighest: (_view, count) => -1.2 * count,
  protect: (view, resource) => 0.4 * pointOf(view, resource),
  damagePegasus: (view, count) => -0.6 * count * tasteForDamage(view),
  damageBasestar: (_view, count) => 1.1 * count,
  hitArea: (_view, { ship, count }) => (ship === 'raider' ? 0.5 * count : -1.2 * count),
  chooseBasestar: (view, { then }) => worthOf(view, then),
  chooseArea: (view, { then }) => worthOf(view, then),
  passTitle: () => -0.3,
  repairAnywhere: (view, { locations }) => 0.8 * Math.min(locations, view.damaged.length),
  repairVipers: (view, count) => 0.4 * Math.min(count, view.damagedVipers),
  resolveCrisis: () => -2,
  infiltrate: () => 2,
  playSuperCrisis: () => -2.5,
  pickCrisis: () => -1.5,
  removeBasestar: () => 1.2,
};

/** Of a list of effects; what this table does not know counts nothing. */
export function worthOf(view: GameView, effects: Effects): number {
  return effects.reduce((sum, effect) => sum + worthOfOne(view, effect), 0);
}

function worthOfOne(view: GameView, effect: Effect): number {
  return Object.entries(effect).reduce((sum, [kind, value]) => {
    const worth = worths[kind as EffectKind] as Worth<EffectKind> | undefined;
    return worth === undefined ? sum : sum + worth(view, value as never);
  }, 0);
}

/** What somebody gets out of effects of the own choice, who wants the humans to do well (`sign` 1) or not (-1). */
export function valueOf(view: GameView, effects: Effects, sign: 1 | -1): number {
  return effects.reduce((sum, effect) => {
    if ('choose' in effect) return sum + Math.max(...effect.choose.options.map((option) => valueOf(view, option.effects, sign)));
    return sum + sign * worthOfOne(view, effect);
  }, 0);
}

function basestarIsLeft(view: GameView): boolean {
  const all = [...catalogue.tokens.values()].reduce((sum, token) => sum + (token.kind === 'ship' && token.ship === 'basestar' ? token.copies : 0), 0);
  return view.ships.filter(({ kind }) => kind === 'basestar').length < all;
}

/** Of one box of a Crisis card. */
export function worthOfOption(view: GameView, card: string, option: number): number {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  return crisis?.kind === 'choice' ? worthOf(view, crisis.options[option]?.effects ?? []) : 0;
}

/** Of a destination: the way it leads, less what it costs. */
export function worthOfDestination(view: GameView, card: string): number {
  const destination = catalogue.destinations.get(card);
  return destination === undefined ? 0 : 2.2 * destination.distance + worthOf(view, destination.effects);
}

/** Of a whole Crisis card, its Cylon activations and its jump icon included. */
export function worthOfCrisis(view: GameView, card: string): number {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis === undefined) return 0;
  const icons = worthOf(view, [{ activate: crisis.activation }]) + (crisis.jump ? 1.2 : 0);
  switch (crisis.kind) {
    case 'check':
      return icons + worthOf(view, [{ check: crisis.check }]);
    case 'choice':
      return icons + Math.max(...crisis.options.map((option) => worthOf(view, option.effects)));
    case 'event':
      return icons + worthOf(view, crisis.effects);
    case 'attack':
      return icons - 2 + worthOf(view, [{ activate: crisis.attack.activate }, { place: crisis.attack.place }, ...(crisis.attack.special?.effects ?? [])]);
    default: {
      const never: never = crisis;
      throw new Error(`no such Crisis card: ${JSON.stringify(never)}`);
    }
  }
}
