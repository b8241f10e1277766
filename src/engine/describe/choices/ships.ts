/** Ships, centurions and what a viper can do. */
import type { Choice, ShipKind } from '../../types/decision.ts';
import { hitOf, hitsFrom, type Shot } from '../../pieces/hits.ts';
import { inCase, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';
import { area as areaNoun, areaHelp, rollRange, ship as shipNoun, viper } from '../nouns.ts';
import type { ChoiceWords } from './table.ts';
import { defined } from '../../../values/defined.ts';

type ShipChoice = Extract<Choice, { readonly kind: 'ship' }>;

/** Basestars and civilian ships are told apart by their number, the others are all alike. */
const numbered = (ship: ShipKind): boolean => ship === 'basestar' || ship === 'civilian';

const scar = noun('scar');

function shipLabel({ ship, area, shipId, pilot, model, scar: isScar, spent, unseen }: ShipChoice, names: Names): Text {
  const at = areaNoun(area);
  if (isScar === true) return tell('choices.ships.at', { ship: scar, area: at });
  const kind = ship === 'viper' ? viper(model) : shipNoun(ship);
  if (spent === true && !numbered(ship)) return tell('choices.ships.acted', { ship: shipNoun(ship), area: at });
  if (unseen === true) return tell('choices.ships.unseen', { ship: shipNoun(ship), area: at });
  if (numbered(ship) && shipId !== undefined)
    return tell('choices.ships.numbered', { ship: kind, number: shipId, area: at });
  if (pilot !== undefined) return tell('choices.ships.piloted', { ship: kind, area: at, player: names.seat(pilot) });
  return tell('choices.ships.at', { ship: kind, area: at });
}

/** “Destroyed on a roll of 3 or more” */
function oddsOf(shot: Shot): Text {
  const from = hitsFrom(shot);
  if (from === undefined) return tell('choices.ships.noHit');
  const result = hitOf(shot, from) === 'damaged' ? 'damaged' : 'destroyed';
  return tell('choices.ships.hit', {
    result,
    range: from === 7 ? tell('dice.sevenOrEight') : rollRange({ from, to: 8 }),
  });
}

/** “your viper”, “an unmanned viper” */
const whoseViper = (piloted: boolean, model: string | undefined): Text =>
  tell('choices.ships.whose', { own: piloted, ship: viper(model) });

type Ships = 'reservesViper' | 'craft' | 'ship' | 'centurion' | 'launchViper' | 'moveViper' | 'attackWithViper';

const destroyedLate = tell('choices.ships.hit', { result: 'destroyed', range: tell('dice.sevenOrEight') });

export const shipChoices: ChoiceWords<Ships> = {
  reservesViper: ({ model }) => ({ label: tell('choices.ships.ofReserves', { ship: viper(model) }) }),
  craft: ({ model }) => ({ label: viper(model) }),
  ship: (choice, { names }) => ({ label: shipLabel(choice, names), detail: areaHelp(choice.area) }),
  centurion: ({ space }) => ({ label: tell('choices.ships.centurion', { space }), detail: destroyedLate }),
  launchViper: ({ area, model }) => ({
    label: tell('choices.ships.launch', { ship: viper(model), area: areaNoun(area) }),
    detail: tell('choices.ships.fromReserves'),
  }),
  moveViper: ({ from, to, piloted, model }) => ({
    label: tell('choices.ships.move', { ship: whoseViper(piloted, model), from: areaNoun(from), to: areaNoun(to) }),
    detail: areaHelp(to),
  }),
  attackWithViper: ({ area, target, shipId, scar: isScar, spent, piloted, model }) => ({
    label: tell('choices.ships.attack', {
      target: isScar === true ? scar : inCase(shipNoun(target), 'a'),
      number: target === 'basestar' && shipId !== undefined ? shipId : 'none',
      spent: spent === true,
      area: areaNoun(area),
      viper: whoseViper(piloted, model),
    }),
    detail: isScar === true ? destroyedLate : oddsOf({ attacker: 'viper', target, ...defined({ model }) }),
  }),
};
