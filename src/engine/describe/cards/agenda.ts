import type { Agenda, AgendaCondition, DamagedLocations } from '../../../catalogue/content.ts';
import { resources, type ResourceAmounts } from '../../../catalogue/vocabulary.ts';
import { list, plural, sentence } from '../grammar.ts';
import { boardName } from '../terms.ts';

const teams = { humans: 'the humans', cylons: 'the Cylons' } as const;

function limits(amounts: ResourceAmounts): ReadonlyArray<string> {
  return resources.flatMap((resource) => (amounts[resource] === undefined ? [] : [`${resource} is ${amounts[resource]} or less`]));
}

const damaged = ({ of, count }: DamagedLocations, word: 'most' | 'least'): string =>
  `at ${word} ${plural(count, 'location')} of `
    + `${list(of.map((board) => boardName(board)))}${of.length > 1 ? ' together' : ''} ${count === 1 ? 'is' : 'are'} damaged`;

function condition(is: AgendaCondition): string {
  if ('atMost' in is) return list(limits(is.atMost));
  if ('oneAtMost' in is) return list(limits(is.oneAtMost), 'or');
  if ('differAtMost' in is) return `${list([...is.differAtMost.of])} differ by ${is.differAtMost.by} or less`;
  if ('distanceAtLeast' in is) return `the fleet has travelled ${is.distanceAtLeast} or more`;
  if ('shipsLostAtLeast' in is) return `at least ${is.shipsLostAtLeast} vipers and raptors together are damaged or destroyed`;
  if ('damagedAtMost' in is) return damaged(is.damagedAtMost, 'most');
  if ('damagedAtLeast' in is) return damaged(is.damagedAtLeast, 'least');
  if ('infiltrating' in is) return 'you are infiltrating';
  if ('free' in is) return 'you are neither in the Brig nor in Detention';
  if ('jailedOrExecuted' in is) return 'you are in the Brig or in Detention, or have been executed in this game';
  return 'you have played a Super Crisis card in this game';
}

/** A sentence for each condition. */
export const agendaConditions = ({ conditions }: Agenda): ReadonlyArray<string> => conditions.map((one) => sentence(condition(one)));

/** One line for the team that has to win, one for everything else that has to be so. */
export const agendaLines = (agenda: Agenda): ReadonlyArray<string> => [
  `You win only if ${teams[agenda.winner]} win and all of the following is so when the game is over.`,
  ...agendaConditions(agenda),
  'Keep it secret: you may say which side you help, and nothing else of it.',
];

/** For a line of a menu. */
export const briefAgenda = ({ winner, conditions }: Agenda): string =>
  `${winner === 'humans' ? 'Humans' : 'Cylons'} win, and ${list(conditions.map(condition))}`;
