import type { Location } from '../../../../catalogue/content.ts';
import { needTexts } from '../brief.ts';
import { effectsText } from '../effects/index.ts';
import { capital, sentence } from '../grammar.ts';
import { boardNames } from '../terms.ts';

const users = { human: 'human players', cylon: 'Cylon players' } as const;

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
]);

export function locationLines(location: Location): ReadonlyArray<string> {
  const needs = (location.needs ?? []).map((need) => `Only if ${needTexts[need]}.`);
  return [
    `${capital(boardNames[location.board])}, for ${users[location.who]}.`,
    ...(location.effects.length === 0 ? ['There is no action here.'] : [sentence(`action: ${effectsText(location.effects)}`), ...needs]),
    ...(location.notSympathizer ? ['A Sympathizer who became a Cylon may not use it.'] : []),
    ...(hazards.get(location.id) ?? []),
    ...(location.hazardous ? ['Hazardous: nobody may choose to move here.'] : []),
    ...(location.damageable ? ['If it is damaged, everybody here is sent to Sickbay and the action is closed until it is repaired.'] : []),
  ];
}
