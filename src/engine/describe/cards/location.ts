import type { Location } from '../../../catalogue/content.ts';
import { capital, finished, headed, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { conditionTold } from '../effects/conditions.ts';
import { openEffects } from '../effects/index.ts';
import { board, skillCards } from '../nouns.ts';
import { effectLines } from './effectLines.ts';

/** The consequences of being at a location, beside its action. */
const hazards: ReadonlyMap<string, ReadonlyArray<Text>> = new Map([
  ['location/base/sickbay', [tell('cards.location.sickbay')]],
  ['location/base/brig', [tell('cards.location.brig'), tell('cards.location.brigTitle')]],
  ['location/pegasus/detention', [tell('cards.location.detention'), tell('cards.location.detentionInstead')]],
  ['location/pegasus/medical-center', [tell('cards.location.medicalCenter')]],
  ['location/daybreak/hub-destroyed', [tell('cards.location.hubDestroyed'), tell('cards.location.hubDestroyedDraw')]],
]);

function drawLine({ receives }: Location): ReadonlyArray<Text> {
  if (receives === undefined) return [];
  return [
    receives === 0
      ? tell('cards.location.receivesNone')
      : tell('cards.location.receivesOnly', { cards: skillCards(receives) }),
  ];
}

/** Returns the lines on the location's effects, after their cost. */
function effectsAt(heading: Text, { cost, effects, who }: Location): ReadonlyArray<Text> {
  const manner = who === 'cylon' ? ({ forCylons: true } as const) : {};
  if (cost === undefined) return effectLines(heading, effects, manner);
  const what = openEffects(effects, manner);
  return [headed(heading, finished(tell('cards.location.cost', { cards: skillCards(cost), what })))];
}

/** Returns the lines on a location's action: for a location of both sides, those on what each of them does there. */
function actionLines(location: Location): ReadonlyArray<Text> {
  const { effects, cylonEffects, who, requires = [] } = location;
  const heading = tell(who === 'both' ? 'cards.location.humanAction' : 'cards.location.action');
  const humans =
    effects.length === 0
      ? []
      : [
          ...effectsAt(heading, location),
          ...requires.map((is) => sentences(tell('cards.location.onlyIf', { condition: conditionTold(is) }))),
        ];
  const cylons = cylonEffects === undefined ? [] : effectLines(tell('cards.location.cylonAction'), cylonEffects);
  return humans.length + cylons.length === 0 ? [tell('cards.location.noAction')] : [...humans, ...cylons];
}

export function locationLines(location: Location): ReadonlyArray<Text> {
  return [
    headed(capital(board(location.board)), tell('cards.location.users', { users: location.who }), { sign: ' · ' }),
    ...actionLines(location),
    ...(location.notSympathizer ? [tell('cards.location.notSympathizer')] : []),
    ...(hazards.get(location.id) ?? drawLine(location)),
    ...(location.hazardous ? [tell('cards.location.hazardous')] : []),
    ...(location.damageable ? [tell('cards.location.damageable')] : []),
  ];
}
