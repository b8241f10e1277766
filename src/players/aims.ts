/**
 * The aims of an automatic player with an Agenda or with Motives: which team to help, where to be, and what each loss
 * is worth. They follow from the conditions, not from single cards.
 */
import { catalogue } from '../catalogue/index.ts';
import type { AgendaCondition } from '../catalogue/content.ts';
import { resources, type Resource, type ResourceAmounts } from '../catalogue/vocabulary.ts';
import type { GameView } from '../engine/types/view.ts';
import { motiveAim, type Aim } from './motives.ts';
import { findOnce } from './findings.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** Returns the player's aim; `undefined` for a player of a team. */
export function aimOf(player: SeatedPlayer): Aim | undefined {
  return findOnce(player, 'aim', () => ({ wanted: aimIn(player.view) })).wanted;
}

function aimIn({ viewer, players, own }: GameView): Aim | undefined {
  const me = viewer === 'public' ? undefined : players[viewer];
  const agenda = catalogue.agendas.get(own?.modules.cylonLeaders?.agenda ?? '');
  if (me === undefined) return undefined;
  if (agenda === undefined) return motiveAim(own?.modules.motives, me);
  const missing = agenda.conditions.filter((_, index) => own?.modules.cylonLeaders?.holds[index] !== true);
  // A player who needs a long journey helps the fleet on its way, and turns against it then.
  const helps = missing.some((condition) => 'distanceAtLeast' in condition) ? 'humans' : agenda.winner;
  return { helps, missing, all: agenda.conditions, me };
}

const has = (conditions: ReadonlyArray<AgendaCondition>, key: string): boolean =>
  conditions.some((condition) => key in condition);

/** Whether the player still has to play a Super Crisis card. */
export function wantsSuperCrisis(player: SeatedPlayer): boolean {
  return has(aimOf(player)?.missing ?? [], 'playedSuperCrisis');
}

/** Whether the player still has to be locked up or executed. */
export function wantsPunishment(player: SeatedPlayer): boolean {
  return has(aimOf(player)?.missing ?? [], 'jailedOrExecuted');
}

/**
 * Whether the player is among the humans and already locked up, as wanted. An executed player stands on a Cylon
 * location and no longer needs it.
 */
export function likesToBeJailed(player: SeatedPlayer): boolean {
  const aim = aimOf(player);
  return aim?.me.infiltrating === true && has(aim.all, 'jailedOrExecuted') && !has(aim.missing, 'jailedOrExecuted');
}

/** Whether the player would rather be among the humans than on the Cylon locations. */
export function wantsToInfiltrate(player: SeatedPlayer): boolean {
  const aim = aimOf(player);
  if (aim === undefined || wantsSuperCrisis(player)) return false;
  return aim.helps === 'humans' || wantsPunishment(player);
}

/**
 * Returns the factor by which the humans' loss of a point counts: 1 as for a player of a team, more if the aim asks for
 * the loss, negative if the aim turns the team's usual wish around.
 */
export function tasteOf(player: SeatedPlayer, resource: Resource): number {
  const { view } = player;
  const aim = aimOf(player);
  if (aim === undefined) return 1;
  const wanted = aim.missing.flatMap((condition) => resourcesToLower(view, condition));
  if (aim.helps === 'humans') return wanted.includes(resource) ? -0.5 : 1;
  if (wanted.includes(resource)) return 2;
  if (view.resources[resource] <= (aim.floors?.[resource] ?? -1)) return -1;
  // Nothing may end the game before the conditions are true.
  return wanted.length > 0 && view.resources[resource] <= 2 ? -1 : 1;
}

/** Returns the resources that are too high for this condition. */
function resourcesToLower({ resources: left }: GameView, condition: AgendaCondition): ReadonlyArray<Resource> {
  if ('atMost' in condition)
    return named(condition.atMost).filter((resource) => left[resource] > (condition.atMost[resource] ?? 0));
  if ('oneAtMost' in condition)
    return named(condition.oneAtMost)
      .toSorted((one, other) => left[one] - left[other])
      .slice(0, 1);
  if (!('differAtMost' in condition)) return [];
  const [one, other] = condition.differAtMost.of;
  return [left[one] > left[other] ? one : other];
}

function named(amounts: ResourceAmounts): ReadonlyArray<Resource> {
  return resources.filter((resource) => amounts[resource] !== undefined);
}

/** Returns the factor by which damage to a battlestar counts, as in `tasteOf`. */
export function tasteForDamage(player: SeatedPlayer): number {
  const aim = aimOf(player);
  if (aim === undefined) return 1;
  if (has(aim.all, 'damagedAtMost')) return aim.helps === 'cylons' ? -1 : 1;
  return has(aim.missing, 'damagedAtLeast') ? 2 : 1;
}

/** Returns the factor by which lost vipers and raptors count, as in `tasteOf`. */
export function tasteForShips(player: SeatedPlayer): number {
  const aim = aimOf(player);
  return has(aim?.missing ?? [], 'shipsLostAtLeast') ? (aim?.helps === 'humans' ? -1 : 2) : 1;
}
