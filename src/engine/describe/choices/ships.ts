/** Ships, centurions and what a viper can do. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { Choice, ShipKind } from '../../types/decision.ts';
import { hitOf, hitsFrom, type Shot } from '../../pieces/hits.ts';
import type { Names } from '../types.ts';
import { modelName } from '../lookup.ts';
import { capital } from '../grammar.ts';
import { aShip, aViper, areaHelp, areaNames, atArea, shipNames, viperName } from '../terms.ts';
import type { ChoiceWords } from './table.ts';

type ShipChoice = Extract<Choice, { readonly kind: 'ship' }>;

/** Basestars and civilian ships are told apart by their number, the others are all alike. */
const numbered = (ship: ShipKind): boolean => ship === 'basestar' || ship === 'civilian';

const hasActed = (spent: true | undefined): string => (spent === true ? ', which has acted this turn' : '');

function shipLabel({ ship, area, shipId, pilot, model, scar, spent, unseen }: ShipChoice, names: Names): string {
  if (scar === true) return `Scar ${atArea(area)}`;
  if (spent === true && !numbered(ship)) return `${shipNames[ship]} ${atArea(area)}${hasActed(spent)}`;
  if (unseen === true) return `${shipNames[ship]} ${atArea(area)} that nobody has looked at`;
  const which = numbered(ship) && shipId !== undefined ? ` no. ${shipId}` : '';
  const manned = pilot === undefined ? '' : `, piloted by ${names.seat(pilot)}`;
  return `${ship === 'viper' ? viperName(model) : shipNames[ship]}${which} ${atArea(area)}${manned}`;
}

/** «Destroyed on a roll of 3 or more» */
function oddsOf(shot: Shot): string {
  const from = hitsFrom(shot);
  if (from === undefined) return 'No roll hits it';
  const what = hitOf(shot, from) === 'damaged' ? 'Damaged' : 'Destroyed';
  return `${what} on a roll of ${from === 8 ? '8' : from === 7 ? '7 or 8' : `${from} or more`}`;
}

const whoseViper = (piloted: boolean, model: string | undefined): string => `${piloted ? 'your' : 'an unmanned'} ${viperName(model)}`;
const to = (area: Area): string => `to the ${areaNames[area].toLowerCase()}`;

type Ships = 'reservesViper' | 'craft' | 'ship' | 'centurion' | 'launchViper' | 'moveViper' | 'attackWithViper';

export const shipChoices: ChoiceWords<Ships> = {
  reservesViper: ({ model }) => ({ label: capital(`${aViper(model)} in the Reserves`) }),
  craft: ({ model }) => ({ label: modelName(model) }),
  ship: (choice, { names }) => ({ label: shipLabel(choice, names), detail: areaHelp[choice.area] }),
  centurion: ({ space }) => ({
    label: space === 0 ? 'The centurion on the start' : `The centurion on space ${space}`,
    detail: 'Destroyed on a roll of 7 or 8',
  }),
  launchViper: ({ area, model }) => ({ label: `Launch ${aViper(model)} ${atArea(area)}`, detail: 'From the Reserves into space' }),
  moveViper: ({ from, to: target, piloted, model }) => ({
    label: `Move ${whoseViper(piloted, model)} from the ${areaNames[from].toLowerCase()} ${to(target)}`,
    detail: areaHelp[target],
  }),
  attackWithViper: ({ area, target, shipId, scar, spent, piloted, model }) => {
    const number = target === 'basestar' && shipId !== undefined ? ` (no. ${shipId})` : '';
    return {
      label: `Attack ${scar === true ? 'Scar' : aShip(target)}${number} ${atArea(area)}${hasActed(spent)}`
        + ` with ${whoseViper(piloted, model)}`,
      detail: scar === true
        ? 'Destroyed on a roll of 7 or 8'
        : oddsOf({ attacker: 'viper', target, ...(model === undefined ? {} : { model }) }),
    };
  },
};
