/**
 * The standing of someone without a team, and what they still need: R-LOY-96 to R-LOY-98, R-LOY-102 to R-LOY-107,
 * R-LOY-116, R-LOY-117.
 */
import type { GameView, PlayerView } from '../../types/view.ts';
import { inRow, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { NoTeam } from './standings.ts';
import { cylonWords } from './lines.ts';
import { noTeamOf } from './standings.ts';

const noSheet = tell('view.standing.noSheet');

/** `away`: Galactica is out of reach, so no one can begin to infiltrate and no one comes to the Resurrection Ship. */
function consequences({ cylon, infiltrating }: PlayerView, noTeam: Text, away: boolean): ReadonlyArray<Text> {
  const always = cylon === 'sympathetic' ? [noTeam, noSheet] : [noTeam];
  if (!infiltrating) return [...always, tell('view.standing.asCylon', { away })];
  return [...always, tell('view.standing.asHuman'), tell('view.standing.ending', { away })];
}

interface StandingTold {
  readonly name: Text;
  readonly lines: ReadonlyArray<Text>;
  readonly conditions: NoTeam['conditions'];
}

/** Returns the viewer's standing, for the viewer alone; `undefined` for someone who can only win with a team. */
export function describeStanding(view: GameView): StandingTold | undefined {
  const {
    viewer,
    players,
    modules: { newCaprica },
  } = view;
  const me = viewer === 'public' ? undefined : players[viewer];
  const noTeam = noTeamOf(view);
  if (me === undefined || noTeam === undefined) return undefined;
  return {
    name: inRow(cylonWords(me)),
    lines: consequences(me, noTeam.sentence, newCaprica?.inOrbit === false),
    conditions: noTeam.conditions,
  };
}
