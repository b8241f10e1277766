import type { Choice, Decision } from '../../types/decision.ts';
import { capital, unstopped } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';
import { byKind } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import { cylonFleetChoices } from '../modules/cylonFleet.ts';
import { nebulaChoices } from '../modules/ionianNebula.ts';
import { miracleChoices } from '../modules/miracles.ts';
import { searchForHomeChoices } from '../modules/searchForHome.ts';
import { actionChoices } from './actions.ts';
import { passTexts, yesTexts } from './passing.ts';
import { shipChoices } from './ships.ts';
import type { ChoiceContext, ChoiceWords, ChoiceParts } from './table.ts';
import { thingChoices } from './things.ts';

const answers: ChoiceWords<'pass' | 'yes'> = {
  pass: (_, asked) => passTexts(asked),
  yes: (_, asked) => yesTexts(asked),
};

const words: ByKind<Choice, [asked: ChoiceContext], ChoiceParts> = {
  ...thingChoices,
  ...actionChoices,
  ...shipChoices,
  ...answers,
  ...cylonFleetChoices,
  ...nebulaChoices,
  ...miracleChoices,
  ...searchForHomeChoices,
};

/** Describes what a seat does by choosing nothing at all. */
export const describePass = (decision: Pick<Decision, 'topic'>, names: Names): ChoiceParts =>
  describeChoice({ id: 'pass', kind: 'pass' }, decision, names);

/** Returns the text as a line of its own: with a capital letter, without a full stop. */
export const asLine = (text: Text): Text => capital(unstopped(text));

/** Returns a choice's label where there is room for all of it. */
export const wholeLabel = (choice: Choice, decision: Pick<Decision, 'topic'>, names: Names): Text =>
  capital(describeChoice(choice, decision, names).label);

export const describeChoice = (choice: Choice, decision: Pick<Decision, 'topic'>, names: Names): ChoiceParts =>
  byKind(words, choice, { topic: decision.topic, names });
