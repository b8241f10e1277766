import type { Location } from '../../../catalogue/content.ts';
import { condition } from '../effects/filters.ts';
import { effectsText } from '../effects/index.ts';
import { capital, plural, sentence } from '../grammar.ts';
import { boardName } from '../terms.ts';

const users = {
  human: 'human players', cylon: 'Cylon players', both: 'human and Cylon players', byAllegiance: 'the players of its side',
} as const;

/** What being there means, beside the action. */
const hazards: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ['location/base/sickbay', ['At the start of your turn you draw only 1 Skill card here. You may leave as usual.']],
  [
    'location/base/brig',
    [
      'You may not move, you draw no Crisis card in your turn, and you add at most 1 card to each skill check.',
      'The Admiral loses the title on being sent here.',
    ],
  ],
  [
    'location/pegasus/detention',
    [
      'You may not move, and you add at most 2 cards to each skill check. You still draw Crisis cards, and the Admiral keeps the title.',
      'Whoever would be sent from New Caprica to the Brig is sent here.',
    ],
  ],
  [
    'location/pegasus/medical-center',
    ['At the start of your turn you draw only 1 Skill card here. Whoever would be sent from New Caprica to Sickbay is sent here.'],
  ],
  [
    'location/daybreak/hub-destroyed',
    [
      'It takes the place of the Resurrection Ship.',
      'At the start of your turn you lose your Super Crisis cards here and draw no Skill cards.',
    ],
  ],
]);

const drawLine = ({ receives }: Location): ReadonlyArray<string> =>
  receives === undefined
    ? []
    : [`At the start of your turn you draw ${receives === 0 ? 'no Skill cards' : `only ${plural(receives, 'Skill card')}`} here.`];

const cost = ({ cost: cards }: Location): string => (cards === undefined ? '' : `discard ${plural(cards, 'Skill card')}; then `);

/** Of a location for both sides, what either of them does there. */
function actionLines(location: Location, needs: ReadonlyArray<string>): ReadonlyArray<string> {
  const { effects, cylonEffects, who } = location;
  const told = effects.length === 0
    ? []
    : [sentence(`${who === 'both' ? 'human action' : 'action'}: ${cost(location)}${effectsText(effects)}`), ...needs];
  const cylons = cylonEffects === undefined ? [] : [sentence(`Cylon action: ${effectsText(cylonEffects)}`)];
  return told.length + cylons.length === 0 ? ['There is no action here.'] : [...told, ...cylons];
}

export function locationLines(location: Location): ReadonlyArray<string> {
  const needs = (location.requires ?? []).map((is) => `Only if ${condition(is)}.`);
  return [
    `${capital(boardName(location.board))}, for ${users[location.who]}.`,
    ...actionLines(location, needs),
    ...(location.notSympathizer ? ['A Sympathizer who became a Cylon may not use it.'] : []),
    ...(hazards.get(location.id) ?? drawLine(location)),
    ...(location.hazardous ? ['Hazardous: nobody may choose to move here.'] : []),
    ...(location.damageable ? ['If it is damaged, everybody here is sent to Sickbay and the action is closed until it is repaired.'] : []),
  ];
}
