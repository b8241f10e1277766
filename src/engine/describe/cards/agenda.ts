import type { Agenda, AgendaCondition, DamagedLocations } from '../../../catalogue/content.ts';
import { resources, type ResourceAmounts } from '../../../catalogue/vocabulary.ts';
import { headed, listed, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { board, resource } from '../nouns.ts';

const limits = (amounts: ResourceAmounts): ReadonlyArray<Text> =>
  resources.flatMap((id) =>
    amounts[id] === undefined
      ? []
      : [tell('effects.conditions.atMost', { resource: resource(id), bound: amounts[id] })],
  );

const damaged = ({ of, count }: DamagedLocations) => ({ count, several: of.length > 1, boards: listed(of.map(board)) });

function condition(is: AgendaCondition): Text {
  if ('atMost' in is) return listed(limits(is.atMost));
  if ('oneAtMost' in is) return listed(limits(is.oneAtMost), 'or');
  if ('differAtMost' in is) {
    return tell('cards.agenda.differ', { resources: listed(is.differAtMost.of.map(resource)), by: is.differAtMost.by });
  }
  if ('distanceAtLeast' in is) return tell('cards.agenda.distance', { distance: is.distanceAtLeast });
  if ('shipsLostAtLeast' in is) return tell('cards.agenda.shipsLost', { count: is.shipsLostAtLeast });
  if ('damagedAtMost' in is) return tell('cards.agenda.damagedAtMost', damaged(is.damagedAtMost));
  if ('damagedAtLeast' in is) return tell('cards.agenda.damagedAtLeast', damaged(is.damagedAtLeast));
  if ('infiltrating' in is) return tell('cards.agenda.infiltrating');
  if ('free' in is) return tell('cards.agenda.free');
  return 'jailedOrExecuted' in is ? tell('cards.agenda.jailedOrExecuted') : tell('cards.agenda.superCrisis');
}

/** A sentence for each condition. */
export const agendaConditions = ({ conditions }: Agenda): ReadonlyArray<Text> =>
  conditions.map((one) => sentences(condition(one)));

/** One line for the team that has to win, one for everything else that has to be so. */
export const agendaLines = (agenda: Agenda): ReadonlyArray<Text> => [
  tell('cards.agenda.winOnlyIf', { winner: agenda.winner }),
  ...agendaConditions(agenda).map((one) => headed('', one, { level: 1 })),
  tell('cards.agenda.secret'),
];

/** Returns the Agenda in a few words, for a line of a menu. */
export const briefAgenda = ({ winner, conditions }: Agenda): Text =>
  tell('cards.agenda.brief', { winner, conditions: listed(conditions.map(condition)) });
