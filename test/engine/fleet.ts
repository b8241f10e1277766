/** Changes that combat tests make to the pieces of a scene before the play begins. */
import type { Area } from '../../src/catalogue/vocabulary.ts';
import type { Ship } from '../../src/engine/types/state.ts';
import type { Table } from './scene.ts';

type ShipOf<K extends Ship['kind']> = Extract<Ship, { kind: K }>;

/** The ships of a kind, those of one area or all of them. */
export function ships<K extends Ship['kind']>(game: Table, kind: K, area?: Area): Array<ShipOf<K>> {
  // The filter compares the kind.
  return game.state.ships.filter((ship) => ship.kind === kind && (area === undefined || ship.area === area)) as Array<
    ShipOf<K>
  >;
}

/** The only ship of that kind in that area. */
export function theShip<K extends Ship['kind']>(game: Table, kind: K, area?: Area): ShipOf<K> {
  const [first] = ships(game, kind, area);
  if (first === undefined) throw new Error(`there is no ${kind}`);
  return first;
}

/** Puts these damage tokens on the first basestar of an area. */
export function hitBasestar(game: Table, area: Area, ...slugs: ReadonlyArray<string>): Table {
  const ids = slugs.map(basestarToken);
  game.state.basestarDamage = game.state.basestarDamage.filter((token) => !ids.includes(token));
  theShip(game, 'basestar', area).damage.push(...ids);
  return game;
}

export const basestarToken = (slug: string): string => `token/base/basestar-damage-${slug}`;
export const galacticaToken = (slug: string): string => `token/base/galactica-damage-${slug}`;
export const civilianToken = (slug: string): string => `token/base/civilian-ship-${slug}`;

/** Leaves only these tokens in the supply of Galactica's damage. */
export function galacticaSupply(game: Table, ...slugs: ReadonlyArray<string>): Table {
  game.state.galacticaDamage = slugs.map(galacticaToken);
  return game;
}

/** Leaves only these tokens in the supply of the basestars' damage. */
export function basestarSupply(game: Table, ...slugs: ReadonlyArray<string>): Table {
  game.state.basestarDamage = slugs.map(basestarToken);
  return game;
}
