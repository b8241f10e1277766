/** Ships, centurions and what a viper can do. */
import type { Area } from '../../../../catalogue/vocabulary.ts';
import type { Choice, ShipKind } from '../../../types/decision.ts';
import type { Names } from '../../types.ts';
import { aShip, areaHelp, areaNames, atArea, shipNames } from '../terms.ts';
import type { ChoiceWords } from './table.ts';

type ShipChoice = Extract<Choice, { readonly kind: 'ship' }>;

/** Basestars and civilian ships are told apart by their number, the others are all alike. */
const numbered = (ship: ShipKind): boolean => ship === 'basestar' || ship === 'civilian';

const hasActed = (spent: true | undefined): string => (spent === true ? ', which has acted this turn' : '');

function shipLabel({ ship, area, shipId, pilot, scar, spent }: ShipChoice, names: Names): string {
  if (scar === true) return `Scar ${atArea(area)}`;
  if (spent === true && !numbered(ship)) return `${shipNames[ship]} ${atArea(area)}${hasActed(spent)}`;
  const which = numbered(ship) && shipId !== undefined ? ` no. ${shipId}` : '';
  const manned = pilot === undefined ? '' : `, piloted by ${names.seat(pilot)}`;
  return `${shipNames[ship]}${which} ${atArea(area)}${manned}`;
}

const odds: Readonly<Record<'raider' | 'heavyRaider' | 'basestar', string>> = {
  raider: 'Destroyed on a roll of 3 or more',
  heavyRaider: 'Destroyed on a roll of 7 or 8',
  basestar: 'Damaged on a roll of 8',
};

const whoseViper = (piloted: boolean): string => (piloted ? 'your viper' : 'an unmanned viper');
const to = (area: Area): string => `to the ${areaNames[area].toLowerCase()}`;

type Ships = 'reservesViper' | 'ship' | 'centurion' | 'launchViper' | 'moveViper' | 'attackWithViper';

export const shipChoices: ChoiceWords<Ships> = {
  reservesViper: () => ({ label: 'A viper in the Reserves' }),
  ship: (choice, { names }) => ({ label: shipLabel(choice, names), detail: areaHelp[choice.area] }),
  centurion: ({ space }) => ({
    label: space === 0 ? 'The centurion on the start' : `The centurion on space ${space}`,
    detail: 'Destroyed on a roll of 7 or 8',
  }),
  launchViper: ({ area }) => ({ label: `Launch a viper ${atArea(area)}`, detail: 'From the Reserves into space' }),
  moveViper: ({ from, to: target, piloted }) => ({
    label: `Move ${whoseViper(piloted)} from the ${areaNames[from].toLowerCase()} ${to(target)}`,
    detail: areaHelp[target],
  }),
  attackWithViper: ({ area, target, shipId, scar, spent, piloted }) => {
    const number = target === 'basestar' && shipId !== undefined ? ` (no. ${shipId})` : '';
    return {
      label: `Attack ${scar === true ? 'Scar' : aShip(target)}${number} ${atArea(area)}${hasActed(spent)} with ${whoseViper(piloted)}`,
      detail: scar === true ? 'Destroyed on a roll of 7 or 8' : odds[target],
    };
  },
};
