/** What somebody with an Agenda is, and what is still missing: R-LOY-96, R-LOY-102 to R-LOY-107, R-LOY-116, R-LOY-117. */
import { catalogue } from '../../../../catalogue/index.ts';
import type { GameView, PlayerView } from '../../../types/view.ts';
import type { Standing } from '../../types.ts';
import { agendaConditions } from '../cards/agenda.ts';
import { cylonWords } from './lines.ts';

const noTeam = 'You belong to no team: you win by your Agenda alone.';
const noSheet = 'Your character sheet counts for nothing.';

/** `away`: Galactica is out of reach, so nobody can begin to infiltrate and nobody comes to the Resurrection Ship. */
function consequences({ cylon, infiltrating }: PlayerView, away: boolean): ReadonlyArray<string> {
  const always = cylon === 'sympathetic' ? [noTeam, noSheet] : [noTeam];
  if (!infiltrating) return [
    ...always,
    away ? 'You count as a Cylon player.' : 'You count as a Cylon player, until you infiltrate at the Human Fleet.',
  ];
  return [
    ...always,
    'You count as a human player: you receive 3 Skill cards in a turn, draw Crisis cards, add at most '
      + '2 cards to a check (1 from the Brig), hold no title and may not use the text of Treachery cards.',
    `An action ends the infiltration and takes you to the ${away ? 'Medical Center' : 'Resurrection Ship'}; `
      + `out of the Brig or Detention you keep 3 Skill cards.`,
  ];
}

/** For the viewer alone; `undefined` for somebody without an Agenda. */
export function describeStanding({ viewer, players, own, modules: { newCaprica } }: GameView): Standing | undefined {
  const me = viewer === 'public' ? undefined : players[viewer];
  const agenda = catalogue.agendas.get(own?.modules.cylonLeaders?.agenda ?? '');
  if (me === undefined || agenda === undefined) return undefined;
  const holds = own?.modules.cylonLeaders?.holds ?? [];
  return {
    name: cylonWords(me).join(', '),
    lines: consequences(me, newCaprica?.inOrbit === false),
    conditions: agendaConditions(agenda).map((text, index) => ({ text, holds: holds[index] === true })),
  };
}
