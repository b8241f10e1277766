import type { AttackSteps, Crisis } from '../../../catalogue/content.ts';
import type { Check, Effects, Option, Role } from '../../../catalogue/effect.ts';
import { effectsText } from '../effects/index.ts';
import { activationText, placementText } from '../effects/fleet.ts';
import { condition } from '../effects/filters.ts';
import { object } from '../effects/clause.ts';
import { sentence } from '../grammar.ts';
import { rulesInPlay } from '../rules.ts';
import { skillList } from '../terms.ts';

const result = (when: string, effects: Effects | undefined): string => sentence(`${when}: ${effectsText(effects)}`);

/** R-CHK-78: before the total, whatever comes of the check. */
const consequence = 'Consequence, if a card with the skill check ability icon has been added';

function checkLines(check: Check): ReadonlyArray<string> {
  return [
    `Skill check of difficulty ${check.difficulty}: ${skillList(check.skills)} count for it.`,
    ...(check.consequence === undefined ? [] : [result(consequence, check.consequence)]),
    result('If passed', check.pass),
    ...(check.partialAt === undefined ? [] : [result(`If the strength is ${check.partialAt} to ${check.difficulty - 1}`, check.partial)]),
    result('If failed', check.fail),
  ];
}

function optionLine(option: Option, at: number): string {
  const only = option.requires === undefined ? '' : `only if ${condition(option.requires)}: `;
  return `Option ${at + 1}: ${sentence(`${only}${effectsText(option.effects)}`)}`;
}

function attackLines({ activate, place, special }: AttackSteps): ReadonlyArray<string> {
  return [
    `Cylon attack. First: ${activationText(activate)}.`,
    `Then place ${placementText(place)}.`,
    ...(special ? [`${special.name}: ${sentence(effectsText(special.effects))}`] : []),
  ];
}

const chooserLine = (chooser: Role): string => sentence(`${object(chooser)} chooses one option`);

function bodyLines(crisis: Crisis): ReadonlyArray<string> {
  switch (crisis.kind) {
    case 'check':
      return checkLines(crisis.check);
    case 'choice':
      return [chooserLine(crisis.chooser), ...crisis.options.map(optionLine)];
    case 'attack':
      return attackLines(crisis.attack);
    case 'event':
      return [sentence(effectsText(crisis.effects))];
  }
}

/** The icons at the bottom of the card; an attack and a Super Crisis have none. */
function iconLines({ activation, jump, evacuate }: Crisis): ReadonlyArray<string> {
  const cylons = activation.length === 0 ? [] : [sentence(`afterwards: ${activationText(activation)}`)];
  return [
    ...cylons,
    ...(jump ? ['Then the jump track advances 1 space.'] : []),
    ...(evacuate ? ['Once Galactica is back, the current player evacuates 1 Prepared civilian ship instead.'] : []),
  ];
}

export function crisisLines(crisis: Crisis, { superCrisis = false } = {}): ReadonlyArray<string> {
  const whileInPlay = rulesInPlay(crisis.rules ?? {}, 'nobody');
  const note = superCrisis ? ['A Cylon player plays it on Caprica. Abilities of characters have no effect on it.'] : [];
  return [...note, ...bodyLines(crisis), ...whileInPlay, ...iconLines(crisis)];
}
