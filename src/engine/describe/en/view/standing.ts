/**
 * What somebody with an Agenda or with Motives is, and what is still missing: R-LOY-96 to R-LOY-98, R-LOY-102 to R-LOY-107,
 * R-LOY-116, R-LOY-117.
 */
import { catalogue } from '../../../../catalogue/index.ts';
import type { GameView, PlayerView } from '../../../types/view.ts';
import type { Standing } from '../../types.ts';
import { agendaConditions } from '../cards/agenda.ts';
import { sentence } from '../grammar.ts';
import { briefMotive } from '../modules/motives.ts';
import { nameOf } from '../names.ts';
import { cylonWords } from './lines.ts';

const byAgenda = 'You belong to no team: you win by your Agenda alone.';
const byMotives = 'You belong to no team: you win with the team that wins if at least 2 of your revealed Motives are for it and at '
  + 'most 1 is left unrevealed.';
const noSheet = 'Your character sheet counts for nothing.';

/** `away`: Galactica is out of reach, so nobody can begin to infiltrate and nobody comes to the Resurrection Ship. */
function consequences({ cylon, infiltrating }: PlayerView, noTeam: string, away: boolean): ReadonlyArray<string> {
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

type Conditions = Standing['conditions'];

function agendaStanding({ own }: GameView): Conditions | undefined {
  const { agenda = '', holds = [] } = own?.modules.cylonLeaders ?? {};
  const found = catalogue.agendas.get(agenda);
  return found === undefined ? undefined : agendaConditions(found).map((text, index) => ({ text, holds: holds[index] === true }));
}

/** Those that are not revealed yet. */
function motiveStanding({ own }: GameView): Conditions | undefined {
  return own?.modules.motives?.filter(({ revealed }) => !revealed).flatMap(({ card, holds }) => {
    const motive = catalogue.motives.get(card);
    return motive === undefined ? [] : [{ text: sentence(`${nameOf(card)} (${briefMotive(motive)})`), holds }];
  });
}

/** For the viewer alone; `undefined` for somebody without an Agenda and without Motives. */
export function describeStanding(view: GameView): Standing | undefined {
  const { viewer, players, modules: { newCaprica } } = view;
  const me = viewer === 'public' ? undefined : players[viewer];
  const [agenda, motives] = [agendaStanding(view), motiveStanding(view)];
  const conditions = agenda ?? motives;
  if (me === undefined || conditions === undefined) return undefined;
  return {
    name: cylonWords(me).join(', '),
    lines: consequences(me, agenda === undefined ? byMotives : byAgenda, newCaprica?.inOrbit === false),
    conditions,
  };
}
