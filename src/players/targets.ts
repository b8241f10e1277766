/** The targets of an automatic player: trusted players for what is good, suspects for what is bad. */
import { abilityOf } from '../catalogue/abilities.ts';
import { catalogue } from '../catalogue/index.ts';
import type { Effect, Effects } from '../catalogue/effect.ts';
import { hasVerb } from '../catalogue/effect.ts';
import { isHuman } from '../engine/pieces/players.ts';
import type { Seat } from '../engine/types/ids.ts';
import { suspicionOf } from './suspicion.ts';
import { orderWorth } from './worth/executiveOrders.ts';
import { personal } from './worth/personal.ts';
import { worthOf } from './worth/effects.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

function effectsOf(source: string): Effects {
  const crisis = catalogue.crises.get(source) ?? catalogue.superCrises.get(source);
  switch (crisis?.kind) {
    case 'choice':
      return crisis.options.flatMap(({ effects }) => effects);
    case 'check':
      return [...(crisis.check.pass ?? []), ...(crisis.check.partial ?? []), ...(crisis.check.fail ?? [])];
    case 'event':
      return crisis.effects;
    default:
  }
  return (
    catalogue.locations.get(source)?.effects ??
    catalogue.quorum.get(source)?.effects ??
    catalogue.skillCards.get(source)?.effects ??
    catalogue.loyalty.get(source)?.effects ??
    catalogue.mutiny.get(source)?.effects ??
    abilityOf(source)?.effects ??
    []
  );
}

/** Returns the first effects that are meant for a chosen player. */
function meantFor(effects: Effects): Effects | undefined {
  for (const effect of effects) {
    if ('choosePlayer' in effect) return effect.choosePlayer.then;
    const found = insideOf(effect)
      .map(meantFor)
      .find((one) => one !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function insideOf(effect: Effect): ReadonlyArray<Effects> {
  if ('check' in effect) return [effect.check.pass ?? [], effect.check.partial ?? [], effect.check.fail ?? []];
  if ('choose' in effect) return effect.choose.options.map(({ effects }) => effects);
  if ('roll' in effect) return effect.roll.results.map(({ then }) => then);
  if ('when' in effect) return [effect.when.then, effect.when.otherwise ?? []];
  return [];
}

/**
 * Returns the worth of choosing each seat to a player who helps the humans (`forHumans` 1) or harms them (-1);
 * `undefined` if no effect tells.
 */
export function targetScore(
  player: SeatedPlayer,
  source: string,
  forHumans: 1 | -1,
): ((seat: Seat) => number) | undefined {
  const { view } = player;
  const effects = effectsOf(source);
  if (hasVerb(effects, 'executiveOrder')) return (seat) => forHumans * orderWorth(player, seat);
  const meant = meantFor(effects);
  if (meant === undefined) return undefined;
  const own = (seat: Seat): number => (seat === view.viewer ? 0.3 : 0);
  // Looks at suspects rather than at others, and never at a revealed Cylon.
  if (hasVerb(meant, 'lookAtLoyalty')) return (seat) => (isHuman(view, seat) ? suspicionOf(player, seat) : -1);
  // The check is made later, so the worth is what it may come to.
  const worth = worthOf(
    player,
    meant.flatMap((effect) => ('check' in effect ? (effect.check.pass ?? []) : [effect])),
  );
  // Good things go to trusted players, bad things to the others.
  return (seat) =>
    forHumans * ((worth >= 0 ? 1 : -1) * (0.5 - suspicionOf(player, seat)) + personal(player, meant, seat)) +
    Math.sign(worth) * own(seat);
}
