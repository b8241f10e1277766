/**
 * The words of the game: cards, questions, choices and events in clear language. Everything is made from the data and
 * the state that are given, so text and behaviour can't drift apart. The describer tells what there is to say, in no
 * language (`Text`), and each language words it by its messages in `src/words/`. Plain text without any markup.
 */
import type { Effects } from '../../catalogue/effect.ts';
import type { Reaction, Rules } from '../../catalogue/content.ts';
import { languageOf } from '../../words/files.ts';
import type { Locale } from '../../words/languages.ts';
import { capital } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import type { Choice, Decision } from '../types/decision.ts';
import type { Happening, Phase } from '../types/event.ts';
import type { GameOptions } from '../types/options.ts';
import type { Outcome } from '../types/state.ts';
import type { CheckView, GameView, PlayerView } from '../types/view.ts';
import type { Asking } from './decision.ts';
import * as tell from './telling.ts';
import { fit } from '../../words/fitting.ts';
import type { ChoiceGroup } from './groups.ts';
import { boardLimit, detailLimit, labelLimit } from './types.ts';
import type {
  CardLine,
  CardText,
  ChoiceText,
  HeldLoyalty,
  Manner,
  Names,
  QuestionText,
  ResourceChange,
  Standing,
  Together,
} from './types.ts';

const wordsIn = (locale: Locale): ((text: Text) => string) => {
  const language = languageOf(locale);
  return (text) => language.word(text);
};

/** Returns a line with its heading apart. */
const layOut =
  (word: (text: Text) => string) =>
  (line: Text): CardLine =>
    typeof line === 'object' && line.is === 'headed'
      ? { heading: word(line.heading), text: word(line.text), sign: line.sign, level: line.level }
      : { heading: '', text: word(line), sign: ': ', level: 0 };

/** Sentences in reading order: “Lose 1 morale; the current player is sent to Sickbay.” */
export const describeEffects = (effects: Effects, manner: Manner = {}, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.effects(effects, manner));

/** One sentence for each rule, in the order of the card. */
export const describeRules = (rules: Rules, locale: Locale = 'en'): ReadonlyArray<string> =>
  tell.rules(rules).map(wordsIn(locale));

/** Returns when a reaction may be used: “Before a die is rolled (once in a roll).” */
export const describeReaction = (reaction: Reaction, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.reaction(reaction));

/**
 * The name of anything that has an id in the catalogue, of a Skill card's face (`skill/base/repair/2`), an area, a
 * skill, a resource, a title, a board or a phase. What no one knows gets its last part spelled out; it never throws.
 */
export const describeName = (id: string, locale: Locale = 'en'): string => wordsIn(locale)(tell.name(id));

/** Returns the short name of a character, such as “Apollo”. */
export const describeShortName = (character: string, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.shortName(character));

/**
 * All about one entry of the catalogue, or one Skill card by its face; as it plays in games with these options, if
 * there are any. Throws an `Error` for an id that is in no deck.
 */
export function describeCard(id: string, options?: GameOptions, locale: Locale = 'en'): CardText {
  const word = wordsIn(locale);
  const { name, kindName, lines, ...card } = tell.card(id, options);
  return {
    ...card,
    name: word(capital(name)),
    kindName: word(kindName),
    lines: lines.map(word),
    layout: lines.map(layOut(word)),
  };
}

/**
 * The question as it is put to its player. `title` is public; `help` is for the player alone, and says whether it can
 * be declined.
 */
export function describeDecision(decision: Asking, names: Names, locale: Locale = 'en'): QuestionText {
  const word = wordsIn(locale);
  const { title, about, help, rule } = tell.decision(decision, names);
  return { title: word(title), about: word(about), help: word(help), rule };
}

/**
 * One answer, short enough for a button (`label`) and a menu (`detail`, which may be empty): it fits the limits of
 * Discord's.
 */
export function describeChoice(
  choice: Choice,
  decision: Pick<Decision, 'topic'>,
  names: Names,
  locale: Locale = 'en',
): ChoiceText {
  const { label, detail = '', short = label, shortDetail = detail } = tell.choice(choice, decision, names);
  const word = wordsIn(locale);
  const line = (text: Text, most: number): string => (text === '' ? '' : fit(word(tell.asLine(text)), most));
  const labelled = line(label, labelLimit);
  const named = short === label ? labelled : line(short, labelLimit);
  const detailed = line(detail, detailLimit);
  const below = shortDetail === detail ? detailed : line(shortDetail, detailLimit);
  // What the label says already is not said again.
  return {
    label: labelled,
    short: named,
    detail: detailed === labelled ? '' : detailed,
    shortDetail: below === named ? '' : below,
  };
}

/** The answer that names no choice (where `min` is 0): “Stay where you are”, “Add nothing”. */
export const describePass = (decision: Pick<Decision, 'topic'>, names: Names, locale: Locale = 'en'): ChoiceText =>
  describeChoice({ id: 'pass', kind: 'pass' }, decision, names, locale);

/** Returns the heading over a group of choices: “Your location”. */
export const describeGroup = (group: ChoiceGroup, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.heading(group));

/** All that a choice does, in whole sentences of any length; empty if label and detail say it all. */
export const describeFully = (choice: Choice, locale: Locale = 'en'): string => wordsIn(locale)(tell.full(choice));

/** The number alone, where the cause stands already: “−1 morale (7 left)”. */
export const describeChange = (what: ResourceChange, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.change(what));

/** One line for the log, without the last full stop. */
export const describeEvent = (what: Happening, names: Names, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.event(what, names));

/**
 * Returns a sentence for each result of a check on what follows from it; a result from which nothing follows says so.
 */
export const describeOutcomes = (
  check: Pick<CheckView, 'outcomes' | 'partialAt'>,
  locale: Locale = 'en',
): ReadonlyArray<string> => tell.outcomes(check).map(wordsIn(locale));

/**
 * One line for as many of these happenings, from the first on, as can be told together: three raiders that go the same
 * way. `undefined`: the first stands alone.
 */
export function describeTogether(
  happened: ReadonlyArray<Happening>,
  names: Names,
  locale: Locale = 'en',
): Together | undefined {
  const told = tell.together(happened, names);
  return told === undefined ? undefined : { count: told.count, text: wordsIn(locale)(told.text) };
}

export const describePhase = (phase: Phase, locale: Locale = 'en'): string => wordsIn(locale)(tell.phase(phase));

/** Returns the winners and the reason why they have won. */
export const describeOutcome = (outcome: Outcome, names: Names, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.outcome(outcome, names));

/**
 * Returns the content of the board picture in words: at most `most` characters; the least important is shortened first.
 */
export const describeBoard = (view: GameView, names: Names, most: number = boardLimit, locale: Locale = 'en'): string =>
  tell.board(view, names, { most, word: wordsIn(locale) });

/** The state of the game in lines: at most `statusLimit` characters. Holds nothing that the view doesn't. */
export const describeStatus = (view: GameView, names: Names, locale: Locale = 'en'): string =>
  tell.status(view, names, wordsIn(locale));

/** Returns the public facts about a player, in one line. */
export const describePlayer = (player: PlayerView, names: Names, locale: Locale = 'en'): string =>
  wordsIn(locale)(tell.player(player, names));

/**
 * Returns the viewer's standing and what they still need, as a Cylon Leader or the Sympathetic Cylon; only for the
 * viewer. `undefined` without an Agenda.
 */
export function describeStanding(view: GameView, locale: Locale = 'en'): Standing | undefined {
  const told = tell.standing(view);
  if (told === undefined) return undefined;
  const word = wordsIn(locale);
  return {
    name: word(told.name),
    lines: told.lines.map(word),
    conditions: told.conditions.map(({ text, holds }) => ({ text: word(text), holds })),
  };
}

/**
 * Returns the meaning of the viewer's Loyalty cards together and by now; only for the viewer. `undefined`: nothing to
 * tell.
 */
export function describeLoyalty(view: GameView, locale: Locale = 'en'): HeldLoyalty | undefined {
  const told = tell.loyalty(view);
  if (told === undefined) return undefined;
  const word = wordsIn(locale);
  return {
    side: word(told.side),
    cards: told.cards.map(({ lines, ...card }) => ({ ...card, lines: lines.map(word) })),
  };
}

export { boardLimit, detailLimit, labelLimit, statusLimit } from './types.ts';
export { locales } from '../../words/languages.ts';
export type { Locale } from '../../words/languages.ts';
export type {
  CardLine,
  CardText,
  ChoiceText,
  HeldLoyalty,
  Manner,
  Names,
  QuestionText,
  Standing,
  Together,
} from './types.ts';
export { isFinal } from './finality.ts';
export { choiceGroups, groupOf } from './groups.ts';
export type { ChoiceGroup } from './groups.ts';
export { describeRule, rulesBeside } from './rule.ts';
export type { RuleText } from './rule.ts';
