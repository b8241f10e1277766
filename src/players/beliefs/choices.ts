/**
 * The worth to the fleet of choices that everyone sees, as far as spectators can tell: judged by the fleet's remaining
 * resources.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { ResourceAmounts } from '../../catalogue/vocabulary.ts';
import { defaultOptions, startGame, view } from '../../engine/index.ts';
import type { CardId } from '../../engine/types/ids.ts';
import type { GameView } from '../../engine/types/view.ts';
import { worthOfDestination, worthOfOption } from '../worth/index.ts';

let table: GameView | undefined;

/** Returns the public view of a game that has just begun, with these resources. It stands for an average table. */
function anyTable(left: ResourceAmounts): GameView {
  table ??= view(startGame(defaultOptions, 'any table').state, 'public');
  return { ...table, resources: { ...table.resources, ...left } };
}

/** Returns the worth of each box of a Crisis card; none if the card offers no choice. */
export function worthOfBoxes(card: CardId, left: ResourceAmounts): ReadonlyArray<number> {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis?.kind !== 'choice') return [];
  const now = anyTable(left);
  return crisis.options.map((_, option) => worthOfOption({ view: now }, card, option));
}

/**
 * Returns the share of all destinations that are worth less than this one, from 0 to 1; `undefined` if the card is no
 * destination.
 */
export function rankOfDestination(card: CardId, left: ResourceAmounts): number | undefined {
  if (!catalogue.destinations.has(card)) return undefined;
  const now = anyTable(left);
  const own = worthOfDestination({ view: now }, card);
  let [less, all] = [0.5, 1];
  for (const { id, copies } of catalogue.destinations.values()) {
    if (id === card) continue;
    all += copies;
    less += worthOfDestination({ view: now }, id) < own ? copies : 0;
  }
  return less / all;
}
