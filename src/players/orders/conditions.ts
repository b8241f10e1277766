/**
 * Conditions of orders, each a line in a table. Of an order's `occasion`s at least one has to hold, and of its `limit`s
 * all. A window or a card that the table doesn't know has no conditions and can still be asked, declined or played.
 */
import { catalogue } from '../../catalogue/index.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import type { Decision, Occasion } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { hitsViper, isFtlRoll, isOurAttack, neededFor, type Reacting } from './occasions.ts';

export const conditionIds = [
  'ftl',
  'basestar',
  'ships',
  'otherRoll',
  'ownTurn',
  'needsSix',
  'myViper',
  'pilotedViper',
  'unmannedViper',
  'viperHit',
  'dieFails',
  'crisisCheck',
  'placeCheck',
  'turnsCheck',
  'holdSkill',
  'manyCards',
  'attackCrisis',
  'otherCrisis',
] as const;
export type ConditionId = (typeof conditionIds)[number];

interface Condition {
  readonly sort: 'occasion' | 'limit';
  /** Whether the condition means anything for that card or ability. */
  fits(reacting: Reacting): boolean;
  holds(view: GameView, occasion: Occasion, reacting: Reacting): boolean;
}

const manyCards = 8;
const sixOrMore = 6;

const beforeRoll = ({ reaction }: Reacting): boolean =>
  reaction.window === 'beforeRoll' && reaction.moment?.attackOn === undefined;
const rerolls = ({ reaction }: Reacting): boolean =>
  reaction.window === 'afterRoll' && reaction.moment?.attackOn === undefined;
const onVipers = ({ reaction }: Reacting): boolean => reaction.moment?.attackOn === 'viper';
const anyRoll = (reacting: Reacting): boolean => beforeRoll(reacting) || rerolls(reacting);
const inAnyCheck = ({ reaction }: Reacting): boolean =>
  ['replaceCheck', 'beforeCards', 'allContributed', 'afterTotal', 'checkResolved'].includes(reaction.window) &&
  reaction.moment?.check === undefined;
const onCrisis = ({ reaction }: Reacting): boolean => reaction.window === 'crisisRevealed';

const isCrisis = (cause: string): boolean => catalogue.crises.has(cause) || catalogue.superCrises.has(cause);

/** Returns how much the reaction takes off the difficulty of the running check. */
function easierBy({ effects }: Reacting): number {
  return effects.reduce((sum, effect) => sum + ('changeDifficulty' in effect ? effect.changeDifficulty : 0), 0);
}

function skillsMade({ effects }: Reacting): ReadonlyArray<string> {
  return effects.flatMap((effect) => ('makePositive' in effect ? effect.makePositive : []));
}

const table: Readonly<Record<ConditionId, Condition>> = {
  ftl: { sort: 'occasion', fits: anyRoll, holds: (_view, occasion) => isFtlRoll(occasion) },
  basestar: {
    sort: 'occasion',
    fits: anyRoll,
    holds: (_view, occasion) => isOurAttack(occasion) && occasion.attack?.target === 'basestar',
  },
  ships: {
    sort: 'occasion',
    fits: anyRoll,
    holds: (_view, occasion) => isOurAttack(occasion) && occasion.attack?.target !== 'basestar',
  },
  otherRoll: {
    sort: 'occasion',
    fits: anyRoll,
    holds: (_view, occasion) => occasion.attack === undefined && !isFtlRoll(occasion),
  },
  ownTurn: {
    sort: 'limit',
    fits: (reacting) => anyRoll(reacting) && reacting.reaction.moment?.ownTurn !== true,
    holds: (view) => view.current === view.viewer,
  },
  needsSix: { sort: 'limit', fits: beforeRoll, holds: (_view, occasion) => (neededFor(occasion) ?? 0) >= sixOrMore },
  dieFails: {
    sort: 'limit',
    fits: rerolls,
    holds: (_view, occasion) => (occasion.die ?? 0) < (neededFor(occasion) ?? 0),
  },
  myViper: {
    sort: 'occasion',
    fits: onVipers,
    holds: (view, { attack }) => attack?.pilot !== undefined && attack.pilot === view.viewer,
  },
  pilotedViper: { sort: 'occasion', fits: onVipers, holds: (_view, { attack }) => attack?.pilot !== undefined },
  unmannedViper: {
    sort: 'occasion',
    fits: onVipers,
    holds: (_view, { attack }) => attack !== undefined && attack.pilot === undefined,
  },
  viperHit: {
    sort: 'limit',
    fits: (reacting) => onVipers(reacting) && reacting.reaction.window === 'afterRoll',
    holds: (_view, occasion) => hitsViper(occasion),
  },
  crisisCheck: { sort: 'occasion', fits: inAnyCheck, holds: (_view, { cause }) => isCrisis(cause) },
  placeCheck: { sort: 'occasion', fits: inAnyCheck, holds: (_view, { cause }) => !isCrisis(cause) },
  turnsCheck: {
    sort: 'limit',
    fits: (reacting) => reacting.reaction.window === 'afterTotal' && easierBy(reacting) < 0,
    holds: (_view, { check }, reacting) =>
      check !== undefined && check.total < check.difficulty && check.total >= check.difficulty + easierBy(reacting),
  },
  holdSkill: {
    sort: 'limit',
    fits: (reacting) => skillsMade(reacting).length > 0,
    // At least 2: the card that is played may be one of them.
    holds: (view, _occasion, reacting) =>
      (view.own?.hand ?? []).filter((card) => skillsMade(reacting).includes(faceOf(card).entry.skill)).length >= 2,
  },
  manyCards: {
    sort: 'limit',
    fits: ({ effects }) => effects.some((effect) => 'takeCheckCards' in effect),
    holds: ({ check }) => (check?.cards.length ?? 0) >= manyCards,
  },
  attackCrisis: {
    sort: 'occasion',
    fits: onCrisis,
    holds: (_view, { cause }) => catalogue.crises.get(cause)?.kind === 'attack',
  },
  otherCrisis: {
    sort: 'occasion',
    fits: onCrisis,
    holds: (_view, { cause }) => catalogue.crises.get(cause)?.kind !== 'attack',
  },
};

/** Returns the conditions that can be put on orders for this card or ability. */
export function conditionsFor(reacting: Reacting): ReadonlyArray<ConditionId> {
  return conditionIds.filter((id) => table[id].fits(reacting));
}

/**
 * Whether the listed conditions that mean something here hold: at least one occasion, if any are listed, and every
 * limit.
 */
export function conditionsHold(
  view: GameView,
  { occasion }: Pick<Decision, 'occasion'>,
  reacting: Reacting,
  listed: ReadonlyArray<ConditionId>,
): boolean {
  const wanted = listed.filter((id) => table[id].fits(reacting));
  if (wanted.length === 0) return true;
  if (occasion === undefined) return false;
  const holds = (id: ConditionId): boolean => table[id].holds(view, occasion, reacting);
  const occasions = wanted.filter((id) => table[id].sort === 'occasion');
  return (
    (occasions.length === 0 || occasions.some(holds)) && wanted.filter((id) => table[id].sort === 'limit').every(holds)
  );
}

/** Returns the sort of a condition. `occasion`: one of those listed has to hold; `limit`: every one. */
export function conditionSort(id: ConditionId): 'occasion' | 'limit' {
  return table[id].sort;
}
