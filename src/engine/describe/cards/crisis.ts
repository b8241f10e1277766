import type { AttackSteps, Crisis } from '../../../catalogue/content.ts';
import type { CheckEffects, Effects, ChoiceOption, Recipient } from '../../../catalogue/effect.ts';
import { noun, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { who } from '../effects/clause.ts';
import { conditionTold } from '../effects/conditions.ts';
import { activationTold, placementTold } from '../effects/fleet.ts';
import { openEffects, toldEffects } from '../effects/index.ts';
import { skillList } from '../nouns.ts';
import { rulesInPlay } from '../rules.ts';

type ResultKey = 'cards.crisis.consequence' | 'cards.crisis.passed' | 'cards.crisis.failed';

const result = (key: ResultKey, effects: Effects | undefined): Text =>
  sentences(tell(key, { what: openEffects(effects) }));

const partially = (from: number, { difficulty, partial }: CheckEffects): Text =>
  sentences(tell('cards.crisis.partially', { from, to: difficulty - 1, what: openEffects(partial) }));

function checkLines(check: CheckEffects): ReadonlyArray<Text> {
  return [
    sentences(tell('cards.crisis.check', { difficulty: check.difficulty, skills: skillList(check.skills) })),
    // R-CHK-78: before the total, whatever comes of the check.
    ...(check.consequence === undefined ? [] : [result('cards.crisis.consequence', check.consequence)]),
    result('cards.crisis.passed', check.pass),
    ...(check.partialAt === undefined ? [] : [partially(check.partialAt, check)]),
    result('cards.crisis.failed', check.fail),
  ];
}

function optionLine({ requires, effects }: ChoiceOption, at: number): Text {
  const what = openEffects(effects);
  const told =
    requires === undefined ? what : tell('effects.branches.onlyIf', { condition: conditionTold(requires), what });
  return tell('cards.crisis.option', { number: at + 1, what: sentences(told) });
}

function attackLines(card: string, { activate, place, special }: AttackSteps): ReadonlyArray<Text> {
  return [
    sentences(tell('cards.crisis.attack', { what: activationTold(activate) })),
    sentences(tell('cards.crisis.place', { ships: placementTold(place) })),
    ...(special
      ? [
          tell('cards.crisis.special', {
            name: noun(`${card}/special`, special.name),
            what: toldEffects(special.effects),
          }),
        ]
      : []),
  ];
}

const chooserLine = (chooser: Recipient): Text => sentences(tell('cards.crisis.chooser', { who: who(chooser) }));

function bodyLines(crisis: Crisis): ReadonlyArray<Text> {
  switch (crisis.kind) {
    case 'check':
      return checkLines(crisis.check);
    case 'choice':
      return [chooserLine(crisis.chooser), ...crisis.options.map(optionLine)];
    case 'attack':
      return attackLines(crisis.id, crisis.attack);
    case 'event':
      return [toldEffects(crisis.effects)];
  }
}

/** The icons at the bottom of the card; an attack and a Super Crisis have none. */
function iconLines({ activation, jump, evacuate }: Crisis): ReadonlyArray<Text> {
  return [
    ...(activation.length === 0
      ? []
      : [sentences(tell('cards.crisis.activation', { what: activationTold(activation) }))]),
    ...(jump ? [tell('cards.crisis.jump')] : []),
    ...(evacuate ? [tell('cards.crisis.evacuate')] : []),
  ];
}

/** Whether any part of it is a choice of the player who plays it. */
function asksItsPlayer(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([field, value]) => (field === 'by' && value === 'you') || asksItsPlayer(value));
}

export function crisisLines(crisis: Crisis, { superCrisis = false } = {}): ReadonlyArray<Text> {
  // Everyone reads what it tells its player alone.
  const note = superCrisis
    ? [tell(asksItsPlayer(crisis) ? 'cards.crisis.superCrisisOfPlayer' : 'cards.crisis.superCrisis')]
    : [];
  return [...note, ...bodyLines(crisis), ...rulesInPlay(crisis.rules ?? {}, 'nobody'), ...iconLines(crisis)];
}
