/** Words for the players who may be chosen. */
import type { PlayerFilter } from '../../../catalogue/effect.ts';
import type { Title } from '../../../catalogue/vocabulary.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { board, sendPlace, title } from '../nouns.ts';
import { who as whoIs } from './clause.ts';
import { suchThat } from './conditions.ts';

function player({ holds, human, cylon, other }: PlayerFilter): Text {
  if (holds) return listed(holds.map(whoIs), 'or');
  return tell('effects.filters.player', { team: human ? 'human' : cylon ? 'Cylon' : 'any', other: other === true });
}

const eligible = (id: Title, become: boolean): Text => tell('effects.filters.eligible', { become, title: title(id) });

/** “another human player aboard Galactica”: who may be chosen, in the case that is asked for. */
export function whoMayBeChosen(filter: PlayerFilter): Text {
  const conditions: ReadonlyArray<Text> = [
    ...(filter.aboard ? [tell('effects.filters.aboard', { board: board(filter.aboard) })] : []),
    ...(filter.in ? [tell('effects.filters.in', { cell: sendPlace(filter.in) })] : []),
    ...(filter.here ? [tell('effects.filters.here')] : []),
    ...(filter.hasLoyalty && !filter.holds ? [tell('effects.filters.hasLoyalty')] : []),
    ...(filter.getsLoyalty ? [tell('effects.filters.getsLoyalty')] : []),
    ...(filter.if ? [suchThat(filter.if)] : []),
    ...(filter.not && filter.not !== filter.eligibleFor
      ? [tell('effects.filters.not', { title: title(filter.not) })]
      : []),
    ...(filter.eligibleFor ? [eligible(filter.eligibleFor, filter.not !== undefined)] : []),
    ...(filter.sendableIfAny
      ? [tell('effects.filters.sendableIfAny', { place: sendPlace(filter.sendableIfAny) })]
      : []),
    ...(filter.sendable ? [tell('effects.filters.sendable', { place: sendPlace(filter.sendable) })] : []),
  ];
  return inRow([player(filter), ...conditions], ' ');
}
