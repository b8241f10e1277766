/**
 * What an automatic player with an Agenda or with Motives wants just now: whom to help, where to be, and what each loss
 * is worth. It reads the conditions and knows no single card.
 */
import { catalogue } from '../catalogue/index.ts';
import type { AgendaCondition } from '../catalogue/content.ts';
import { resources, type Resource, type ResourceAmounts } from '../catalogue/vocabulary.ts';
import type { GameView } from '../engine/types/view.ts';
import { motiveAim, type Aim } from './motives.ts';
import { findOnce } from './findings.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** `undefined`: a player of a team. */
export function aimOf(player: SeatedPlayer): Aim | undefined {
  return findOnce(player, 'aim', () => ({ wanted: aimIn(player.view) })).wanted;
}

function aimIn({ viewer, players, own }: GameView): Aim | undefined {
  const me = viewer === 'public' ? undefined : players[viewer];
  const agenda = catalogue.agendas.get(own?.modules.cylonLeaders?.agenda ?? '');
  if (me === undefined) return undefined;
  if (agenda === undefined) return motiveAim(own?.modules.motives, me);
  const missing = agenda.conditions.filter((_, index) => own?.modules.cylonLeaders?.holds[index] !== true);
  // Whoever needs a long journey helps the fleet on its way, and turns against it then.
  const helps = missing.some((condition) => 'distanceAtLeast' in condition) ? 'humans' : agenda.winner;
  return { helps, missing, all: agenda.conditions, me };
}

const has = (conditions: ReadonlyArray<AgendaCondition>, key: string): boolean =>
  conditions.some((condition) => key in condition);

/** A Super Crisis card has still to be played. */
export function wantsSuperCrisis(player: SeatedPlayer): boolean {
  return has(aimOf(player)?.missing ?? [], 'playedSuperCrisis');
}

/** To be locked up, or executed. */
export function wantsPunishment(player: SeatedPlayer): boolean {
  return has(aimOf(player)?.missing ?? [], 'jailedOrExecuted');
}

/** Locked up just as wanted: who has been executed stands on a Cylon location, and need not be locked up. */
export function likesToBeJailed(player: SeatedPlayer): boolean {
  const aim = aimOf(player);
  return aim?.me.infiltrating === true && has(aim.all, 'jailedOrExecuted') && !has(aim.missing, 'jailedOrExecuted');
}

/** Rather among the humans than on the Cylon locations. */
export function wantsToInfiltrate(player: SeatedPlayer): boolean {
  const aim = aimOf(player);
  if (aim === undefined || wantsSuperCrisis(player)) return false;
  return aim.helps === 'humans' || wantsPunishment(player);
}

/**
 * How much the humans' loss of a point counts as one: 1 like for everyone else, negative if the owner wants it the
 * other way round.
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

/** The resources of which there is too much for this condition. */
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

/** How much damage to a battlestar counts: as `tasteOf`. */
export function tasteForDamage(player: SeatedPlayer): number {
  const aim = aimOf(player);
  if (aim === undefined) return 1;
  if (has(aim.all, 'damagedAtMost')) return aim.helps === 'cylons' ? -1 : 1;
  return has(aim.missing, 'damagedAtLeast') ? 2 : 1;
}

/** How much vipers and raptors count that are lost: as `tasteOf`. */
export function tasteForShips(player: SeatedPlayer): number {
  const aim = aimOf(player);
  return has(aim?.missing ?? [], 'shipsLostAtLeast') ? (aim?.helps === 'humans' ? -1 : 2) : 1;
}
