/** Questions about ships, damage and the jump. */
import type { Topic } from '../../types/decision.ts';
import { inCase, tell } from '../../../words/text.ts';
import { find } from '../lookup.ts';
import { area, ship, ships, skillCards, source } from '../nouns.ts';
import { about } from './about.ts';
import { explained, question, withNotes } from './table.ts';
import type { QuestionParts, Questions } from './table.ts';

/** R-CMB-11: those of one area after the other. */
const nextShips = {
  raiders: inCase(ship('raider'), 'plural'),
  heavyRaiders: inCase(ship('heavyRaider'), 'plural'),
  basestars: inCase(ship('basestar'), 'plural'),
} as const;

const amountRule = {
  viper: 'R-SET-06',
  destroyedViper: 'R-SET-06',
  raptor: 'R-SET-06',
  raider: 'R-CMB-04',
  heavyRaider: 'R-CMB-04',
  pegasusDamage: 'R-PEG-20',
} as const;

/** Whether the card is a Skill card that is about the player's own viper alone. */
function attacksOnly(why: string): boolean {
  const found = find(why);
  return found?.kind === 'skillCard' && found.entry.effects.some((effect) => 'viperAttacks' in effect);
}

type FleetTopics =
  | 'chooseArea'
  | 'removeCylons'
  | 'mayLaunch'
  | 'chooseAmount'
  | 'chooseRepair'
  | 'moveCivilian'
  | 'takeRisk'
  | 'chooseShip'
  | 'chooseDamage'
  | 'viperActivation'
  | 'chooseDestination'
  | 'nextArea'
  | 'nextRaider'
  | 'raiderTarget'
  | 'whichToPlace'
  | 'placeCivilian'
  | 'chooseCraft';

/** Returns the question of a Skill card for the player's own viper, or of any viper that no one flies. */
function activations({ why, left, which }: Extract<Topic, { readonly kind: 'viperActivation' }>): QuestionParts {
  if (attacksOnly(why)) return question('decisions.fleet.attack', 'R-CMB-90');
  return which === undefined
    ? question('decisions.fleet.activate', 'R-CMB-90', { left })
    : question('decisions.fleet.activateThese', 'R-CMB-90', { which });
}

export const fleetQuestions: Questions<FleetTopics> = {
  removeCylons: ({ why }) => withNotes(question('decisions.fleet.removeCylons', 'R-CMB-04'), source(why)),
  mayLaunch: ({ why }) => withNotes(question('decisions.fleet.mayLaunch', 'R-CMB-100'), source(why)),
  chooseArea: ({ why }) => withNotes(question('decisions.fleet.chooseArea', 'R-CMB-01'), source(why)),
  placeCivilian: ({ left, why }) =>
    withNotes(question('decisions.fleet.placeCivilian', 'R-CMB-118', { more: left - 1 }), source(why)),
  takeRisk: ({ why, ship: kind, count, atLeast }) =>
    question('decisions.fleet.takeRisk', 'R-CMB-110', {
      ships: ships(count, kind),
      count,
      kind,
      atLeast,
      why: source(why),
    }),
  chooseAmount: ({ why, of }) =>
    withNotes(question('decisions.fleet.chooseAmount', amountRule[of], { of }), source(why)),
  chooseRepair: ({ why }) => withNotes(question('decisions.fleet.chooseRepair', 'R-CMB-84'), source(why)),
  moveCivilian: ({ ship: number, area: at }) =>
    question('decisions.fleet.moveCivilian', 'R-CMB-119', { number, area: area(at) }),
  chooseShip: ({ why }) =>
    withNotes(explained(question('decisions.fleet.chooseShip', 'R-CMB-95'), ...about(why)), source(why)),
  chooseDamage: ({ count, why }) =>
    withNotes(question('decisions.fleet.chooseDamage', 'R-CMB-89', { count }), source(why)),
  viperActivation: (topic) =>
    withNotes(
      activations(topic),
      source(topic.why),
      tell('decisions.turn.left', { count: topic.left }),
      ...(topic.cost === undefined ? [] : [tell('decisions.fleet.costEach', { cards: skillCards(topic.cost) })]),
    ),
  chooseDestination: () => question('decisions.fleet.chooseDestination', 'R-JMP-16'),
  nextArea: ({ activation: of }) => question('decisions.fleet.nextArea', 'R-CMB-11', { ships: nextShips[of] }),
  nextRaider: ({ area: at }) => question('decisions.fleet.nextRaider', 'R-CMB-17', { area: area(at) }),
  raiderTarget: ({ area: at }) => question('decisions.fleet.raiderTarget', 'R-CMB-22', { area: area(at) }),
  chooseCraft: ({ craft, box, area: at, why }) =>
    withNotes(
      at === undefined
        ? question('decisions.fleet.chooseCraft', 'R-CMB-96', { ship: ship(craft), box })
        : question('decisions.fleet.chooseCraftAt', 'R-CMB-96', { ship: ship(craft), box, area: area(at) }),
      source(why),
      tell('decisions.fleet.box', { box }),
    ),
  whichToPlace: ({ ship: kind }) =>
    question('decisions.fleet.whichToPlace', 'R-CMB-120', { ships: inCase(ship(kind), 'plural') }),
};
