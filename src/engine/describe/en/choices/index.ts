import type { BaseChoice, Choice, Decision } from '../../../types/decision.ts';
import type { ChoiceText, Names } from '../../types.ts';
import { detailLimit, labelLimit } from '../../types.ts';
import type { ByKind } from '../../byKind.ts';
import { capital, fit } from '../grammar.ts';
import { actionChoices } from './actions.ts';
import { passTexts, yesTexts } from './passing.ts';
import { shipChoices } from './ships.ts';
import { choiceWords } from './table.ts';
import type { Asked, ChoiceWords, Told } from './table.ts';
import { thingChoices } from './things.ts';

const answers: ChoiceWords<'pass' | 'yes'> = {
  pass: (_, asked) => passTexts(asked),
  yes: (_, asked) => yesTexts(asked),
};

const words: ByKind<BaseChoice, [asked: Asked], Told> = { ...thingChoices, ...actionChoices, ...shipChoices, ...answers };

choiceWords.add(words);

/** What a seat does that names no choice at all. */
export const describePass = (decision: Pick<Decision, 'topic'>, names: Names): ChoiceText =>
  describeChoice({ id: 'pass', kind: 'pass' }, decision, names);

/** What a choice is called where there is room for all of it. */
export const wholeLabel = (choice: Choice, decision: Pick<Decision, 'topic'>, names: Names): string =>
  capital(choiceWords.of(choice, { topic: decision.topic, names }).label.replace(/\.$/, ''));

/** Fits the limits of Discord's menus and buttons. */
export function describeChoice(choice: Choice, decision: Pick<Decision, 'topic'>, names: Names): ChoiceText {
  const asked = { topic: decision.topic, names };
  const { label, detail = '', short = label, shortDetail = detail } = choiceWords.of(choice, asked);
  const line = (text: string, most: number): string => fit(capital(text.replace(/\.$/, '')), most);
  const besides = (text: string, said: string): string => (line(text, detailLimit) === said ? '' : line(text, detailLimit));
  const named = { label: line(label, labelLimit), short: line(short, labelLimit) };
  return { ...named, detail: besides(detail, named.label), shortDetail: besides(shortDetail, named.short) };
}
