import type { AttackSteps, Crisis, Rules } from '../../../catalogue/content.ts';
import type { CheckEffects, ChoiceOption, Effects, Placement, Recipient } from '../../../catalogue/effect.ts';
import { areas } from '../../../catalogue/vocabulary.ts';
import type { Activation } from '../../../catalogue/vocabulary.ts';
import { capital, finished, headed, inRow, listed, noted, noun, sentences, tell } from '../../../words/text.ts';
import type { LineLevel, Text } from '../../../words/text.ts';
import { who } from '../effects/clause.ts';
import { conditionTold } from '../effects/conditions.ts';
import { shipsPlaced } from '../effects/fleet.ts';
import { openEffects, toldEffects, toldOption } from '../effects/index.ts';
import { activation, area, skill } from '../nouns.ts';
import { holdUntil, rulesInPlay, rulesUntil } from '../rules.ts';

type Level = 0 | 2;

/** “Skill check 13 · Politics, Leadership” */
const demandLine = ({ difficulty, skills }: CheckEffects, level: LineLevel, notes: ReadonlyArray<Text> = []): Text =>
  headed(tell('cards.crisis.check', { difficulty }), noted(inRow(skills.map(skill)), ...notes), {
    sign: ' · ',
    level,
  });

const resultLine = (heading: Text, effects: Effects | undefined, level: Level): Text =>
  headed(heading, finished(openEffects(effects)), { level });

/** A line for each result of a check: “Pass: no effect.”, “7+: lose 1 food.”, “Fail: …” */
const resultLines = (check: CheckEffects, level: Level): ReadonlyArray<Text> => [
  // R-CHK-78: before the total, whatever comes of the check.
  ...(check.consequence === undefined ? [] : [resultLine(tell('cards.crisis.consequence'), check.consequence, level)]),
  resultLine(tell('cards.crisis.passed'), check.pass, level),
  ...(check.partialAt === undefined
    ? []
    : [resultLine(tell('cards.crisis.partially', { from: check.partialAt }), check.partial, level)]),
  resultLine(tell('cards.crisis.failed'), check.fail, level),
];

/** The check and its results, a line each; also of other cards with a check of their own. */
export const checkLines = (check: CheckEffects): ReadonlyArray<Text> => [
  demandLine(check, 0),
  ...resultLines(check, 0),
];

/** Returns an option's line; of one that is a check with those of its results below. */
function optionLines(option: ChoiceOption): ReadonlyArray<Text> {
  const [first, ...others] = option.effects;
  if (first === undefined || !('check' in first) || others.length > 0)
    return [headed('', sentences(toldOption(option)), { level: 1 })];
  const notes =
    option.requires === undefined ? [] : [tell('cards.crisis.onlyIf', { condition: conditionTold(option.requires) })];
  return [demandLine(first.check, 1, notes), ...resultLines(first.check, 2)];
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
      return [chooserLine(crisis.chooser), ...crisis.options.flatMap(optionLines)];
    case 'attack':
      return attackLines(crisis, crisis.attack);
    case 'event':
      return [toldEffects(crisis.effects)];
  }
}

/** The icons at the bottom of the card, on one line; an attack and a Super Crisis have none. */
function iconLines({ activation: which, jump, evacuate }: Crisis): ReadonlyArray<Text> {
  const jumps = [...(jump ? [tell('cards.crisis.jump')] : []), ...(evacuate ? [tell('cards.crisis.evacuate')] : [])];
  if (which.length > 0)
    return [headed(tell('cards.crisis.activation'), inRow([activationList(which), ...jumps], ' · '))];
  const [first, ...others] = jumps;
  return first === undefined ? [] : [headed(first, inRow(others, ' · '), { sign: ' · ' })];
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
  const lasting = crisis.kind === 'attack' ? [] : rulesInPlay(crisis.rules ?? {}, 'nobody');
  return [...note, ...bodyLines(crisis), ...lasting, ...iconLines(crisis)];
}
