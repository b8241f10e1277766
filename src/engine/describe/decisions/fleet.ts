/** Questions about ships, damage and the jump. */
import { find } from '../lookup.ts';
import { note, plural } from '../grammar.ts';
import { sourceName } from '../names.ts';
import { atArea, shipNames, ships, skillCards } from '../terms.ts';
import { about } from './about.ts';
import type { Questions } from './table.ts';

const nextArea = {
  raiders: 'raiders',
  heavyRaiders: 'heavy raiders',
  basestars: 'basestars',
} as const;

const amountOf = {
  viper: 'vipers come back',
  destroyedViper: 'destroyed vipers come back',
  raptor: 'raptors come back',
  raider: 'raiders you destroy',
  heavyRaider: 'heavy raiders you destroy',
  pegasusDamage: 'of the damage tokens you draw from those of Pegasus',
} as const;

const amountHelp = {
  viper: 'They go to the Reserves. Damaged ones come back before destroyed ones, unless you decide otherwise in the next question.',
  destroyedViper: 'They go to the Reserves and can be used again.',
  raptor: 'They go to the Reserves and can be used again.',
  raider: 'They go back to the supply.',
  heavyRaider: 'They go back to the supply.',
  pegasusDamage: 'The others are those of Galactica. You see all of them before you choose which ones count.',
} as const;

const amountRule = {
  viper: 'R-SET-06',
  destroyedViper: 'R-SET-06',
  raptor: 'R-SET-06',
  raider: 'R-CMB-04',
  heavyRaider: 'R-CMB-04',
  pegasusDamage: 'R-PEG-20',
} as const;

const boxNames = { reserves: 'of the Reserves', damagedCraft: 'damaged', destroyed: 'destroyed' } as const;
const boxHelp = {
  reserves: 'Each counts as a viper for every card and place.',
  damagedCraft: 'Once repaired it goes to the Reserves.',
  destroyed: 'It comes back to the Reserves.',
} as const;

/** A Skill card that is about the own viper alone. */
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

function furtherActivations(left: number, mandatory: boolean): string {
  if (left > 1) return ` The same viper may be activated more than once${mandatory ? '' : '; you may stop at any time'}.`;
  return mandatory ? '' : ' You may leave it out.';
}

export const fleetQuestions: Questions<FleetTopics> = {
  removeCylons: ({ why }) => ({
    ask: `choose the space area that is cleared${note(sourceName(why))}`,
    help: 'All Cylon ships there go back to the supply without being destroyed. Vipers and civilian ships stay.',
    rule: 'R-CMB-04',
  }),
  mayLaunch: ({ why }) => ({
    ask: `choose where you launch in a viper, if you want to${note(sourceName(why))}`,
    help: 'You leave Galactica as the pilot of a viper of the Reserves. It is no action and gives you none.',
    rule: 'R-CMB-100',
  }),
  chooseArea: ({ why }) => ({
    ask: `choose a space area${note(sourceName(why))}`,
    help: 'Vipers launch at the port bow and the port quarter. The bow is in front of Galactica, the stern behind it.',
    rule: 'R-CMB-01',
  }),
  placeCivilian: ({ left, why }) => ({
    ask: `choose where a civilian ship goes${note(sourceName(why))}`,
    help: `It is drawn unseen, and raiders hunt it there.${left > 1 ? ` After it ${left - 1 === 1 ? '1 more follows' : `${left - 1} more follow`}.` : ''}`,
    rule: 'R-CMB-118',
  }),
  takeRisk: ({ why, ship, count, atLeast }) => ({
    ask: `do you want to risk ${ships(count, ship)}${note(sourceName(why))}?`,
    help:
      `You roll a die. On ${atLeast} or more it works; on less ` +
      `${count === 1 ? `the ${shipNames[ship]} is` : `the ${shipNames[ship]}s are`} ${ship === 'raptor' ? 'destroyed' : 'damaged'}.`,
    rule: 'R-CMB-110',
  }),
  chooseAmount: ({ why, of }) => ({
    ask: `choose how many ${amountOf[of]}${note(sourceName(why))}`,
    help: amountHelp[of],
    rule: amountRule[of],
  }),
  chooseRepair: ({ why }) => ({
    ask: `choose what to repair${note(sourceName(why))}`,
    help: 'A repaired location can be activated again; repaired vipers go to the Reserves.',
    rule: 'R-CMB-84',
  }),
  moveCivilian: ({ ship, area }) => ({
    ask: `do you want to move civilian ship no. ${ship} ${atArea(area)}?`,
    help: 'It may go to an adjacent area or stay. Raiders destroy civilian ships without a roll, so keep it away from them.',
    rule: 'R-CMB-119',
  }),
  chooseShip: ({ why }) => ({
    ask: `choose a ship${note(sourceName(why))}`,
    help: `${about(why)}Ships of one kind that cannot be told apart are listed once.`,
    rule: 'R-CMB-95',
  }),
  chooseDamage: ({ count, why }) => ({
    ask: `choose ${plural(count, 'damage token')}${note(sourceName(why))}`,
    help:
      'A location is closed until it is repaired, and everybody there goes ' +
      'to Sickbay; a resource is lost. The other tokens are put back unseen.',
    rule: 'R-CMB-89',
  }),
  viperActivation: ({ left, why, mandatory, cost }) => ({
    ask: (attacksOnly(why) ? 'attack with your viper' : 'activate an unmanned viper')
      + note(sourceName(why), `${left} left`, ...(cost === undefined ? [] : [`${skillCards(cost)} each`])),
    help: attacksOnly(why)
      ? 'Choose a Cylon ship in your area. Each attack is a roll of its own; you may stop at any time.'
      : `${left === 1 ? 'The' : 'Each'} activation launches a viper, moves one to the next area or lets one attack.${
        furtherActivations(left, mandatory === true)}`,
    rule: 'R-CMB-90',
  }),
  chooseDestination: () => ({
    ask: "choose the fleet's destination",
    help:
      'The distance brings the fleet nearer to its goal, but the journey costs ' +
      'resources. The other cards go under the deck, and nobody learns what they were.',
    rule: 'R-JMP-16',
  }),
  nextArea: ({ activation }) => ({
    ask: `choose where the ${nextArea[activation]} act next`,
    help: `All ${nextArea[activation]} of one area act before those of the next. They follow fixed rules: only the order is yours.`,
    rule: 'R-CMB-11',
  }),
  nextRaider: ({ area }) => ({
    ask: `choose which raider ${atArea(area)} acts next`,
    help: 'The raiders of an area act one by one by fixed rules. Here they are not all alike: only the order is yours.',
    rule: 'R-CMB-17',
  }),
  raiderTarget: ({ area }) => ({
    ask: `choose what the raider ${atArea(area)} attacks`,
    help:
      'A raider attacks an unmanned viper if there is one, then a piloted ' +
      'one, then a civilian ship. Here several ships are equally possible.',
    rule: 'R-CMB-22',
  }),
  chooseCraft: ({ craft, box, area, why }) => ({
    ask: `choose which ${shipNames[craft]}${area === undefined ? '' : ` ${atArea(area)}`}${note(sourceName(why), boxNames[box])}`,
    help: `There are several models. ${boxHelp[box]}`,
    rule: 'R-CMB-96',
  }),
  whichToPlace: ({ ship }) => ({
    ask: `choose where the remaining ${shipNames[ship]}s are placed`,
    help: 'There are not enough of them for everything the card says, so you decide which ones are placed.',
    rule: 'R-CMB-120',
  }),
};
