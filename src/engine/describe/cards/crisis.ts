import type { AttackSteps, Crisis, Rules } from '../../../catalogue/content.ts';
import type { CheckEffects, ChoiceOption, Effects, Placement, Recipient } from '../../../catalogue/effect.ts';
import { areas } from '../../../catalogue/vocabulary.ts';
import type { Activation } from '../../../catalogue/vocabulary.ts';
import { capital, finished, headed, inRow, listed, noted, noun, sentences, tell } from '../../../words/text.ts';
import type { LineLevel, Text } from '../../../words/text.ts';
import { who } from '../effects/clause.ts';
import { conditionTold } from '../effects/conditions.ts';
import { shipsPlaced } from '../effects/fleet.ts';
import { openEffects, toldEffects, toldOptionOf } from '../effects/index.ts';
import { effectLines } from './effectLines.ts';
import { activation, area, skill } from '../nouns.ts';
import { holdUntil, rulesInPlay, rulesUntil } from '../rules.ts';

/** “Skill check 13 · Politics, Leadership” */
const demandLine = ({ difficulty, skills }: CheckEffects, level: LineLevel, notes: ReadonlyArray<Text> = []): Text =>
  headed(tell('cards.crisis.check', { difficulty }), noted(inRow(skills.map(skill)), ...notes), {
    sign: ' · ',
    level,
  });

/** Lines for each result of a check: “Pass: no effect.”, “7+: lose 1 food.”, “Fail: …” */
function resultLines(
  check: CheckEffects,
  told: (heading: Text, effects?: Effects) => ReadonlyArray<Text>,
): ReadonlyArray<Text> {
  return [
    // R-CHK-78: before the total, whatever comes of the check.
    ...(check.consequence === undefined ? [] : told(tell('cards.crisis.consequence'), check.consequence)),
    ...told(tell('cards.crisis.passed'), check.pass),
    ...(check.partialAt === undefined
      ? []
      : told(tell('cards.crisis.partially', { from: check.partialAt }), check.partial)),
    ...told(tell('cards.crisis.failed'), check.fail),
  ];
}

/** A result of a check that is an option itself, on one line. */
const resultOfOption = (heading: Text, effects: Effects = []): ReadonlyArray<Text> => [
  headed(heading, finished(openEffects(effects)), { level: 2 }),
];

/** The check and its results, a line each; also of other cards with a check of their own. */
export const checkLines = (check: CheckEffects): ReadonlyArray<Text> => [
  demandLine(check, 0),
  // Everyone reads a Super Crisis card, and one player plays it.
  ...resultLines(check, (heading, effects) => effectLines(heading, effects, { toEveryone: true })),
];

/** Returns an option's line; of one that is a check with those of its results below. */
function optionLines(option: ChoiceOption, by: Recipient): ReadonlyArray<Text> {
  const [first, ...others] = option.effects;
  if (first === undefined || !('check' in first) || others.length > 0)
    return [headed('', sentences(toldOptionOf(by, option)), { level: 1 })];
  const notes =
    option.requires === undefined ? [] : [tell('cards.crisis.onlyIf', { condition: conditionTold(option.requires) })];
  return [demandLine(first.check, 1, notes), ...resultLines(first.check, resultOfOption)];
}

/** “raiders, then basestars” */
const activationList = (which: ReadonlyArray<Activation>): Text => listed(which.map(activation), 'then');

/** “Place:”, and a line for each area: “Port bow: 1 viper, 2 civilian ships” */
const placeLines = (place: Placement): ReadonlyArray<Text> => [
  headed(tell('cards.crisis.place')),
  ...areas.flatMap((id) => {
    const ships = shipsPlaced(place[id]);
    return ships.length === 0 ? [] : [headed(capital(area(id)), inRow(ships), { level: 1 })];
  }),
];

function attackLines({ id, rules = {} }: Crisis, { activate, place, special }: AttackSteps): ReadonlyArray<Text> {
  return [
    headed(tell('cards.crisis.attack')),
    headed(tell('cards.crisis.activation'), activationList(activate)),
    ...placeLines(place),
    ...(special === undefined ? [] : [specialLine(noun(`${id}/special`, special.name), special.effects, rules)]),
  ];
}

/** Returns the line on the special rule of an attack, with what holds as long as the card stays in play. */
function specialLine(name: Text, effects: Effects, rules: Rules): Text {
  const [until] = effects.flatMap((effect) => ('keepInPlay' in effect ? [effect.keepInPlay] : []));
  // What a rule says itself is not said before it.
  const others = holdUntil(rules) ? effects.filter((effect) => !('keepInPlay' in effect)) : effects;
  return headed(
    name,
    sentences(
      ...(others.length === 0 && effects.length > 0 ? [] : [openEffects(others)]),
      ...(until === undefined ? [] : rulesUntil(rules, until)),
    ),
  );
}

const chooserLine = (chooser: Recipient): Text => headed(capital(tell('cards.crisis.chooser', { who: who(chooser) })));

function bodyLines(crisis: Crisis): ReadonlyArray<Text> {
  switch (crisis.kind) {
    case 'check':
      return checkLines(crisis.check);
    case 'choice':
      return [chooserLine(crisis.chooser), ...crisis.options.flatMap((option) => optionLines(option, crisis.chooser))];
    case 'attack':
      return attackLines(crisis, crisis.attack);
    case 'event':
      return [toldEffects(crisis.effects)];
  }
}

/** The icons at the bottom of the card, on one line; an attack and a Super Crisis have none. */
function iconLines({ activation: which, jump, evacuate }: Crisis): ReadonlyArray<Text> {
  const steps = [...(jump ? [tell('cards.crisis.jump')] : []), ...(evacuate ? [tell('cards.crisis.evacuate')] : [])];
  const step = steps.length === 0 ? [] : [inRow(steps, ' / ')];
  if (which.length > 0)
    return [headed(tell('cards.crisis.activation'), inRow([activationList(which), ...step], ' · '))];
  return step.map((one) => headed(one));
}

export function crisisLines(crisis: Crisis, { superCrisis = false } = {}): ReadonlyArray<Text> {
  const note = superCrisis ? [tell('cards.crisis.superCrisis')] : [];
  const lasting = crisis.kind === 'attack' ? [] : rulesInPlay(crisis.rules ?? {}, 'nobody');
  return [...note, ...bodyLines(crisis), ...lasting, ...iconLines(crisis)];
}
