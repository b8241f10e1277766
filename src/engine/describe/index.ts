/**
 * The words of the game: cards, questions, choices and events in clear language. Everything is made from the data and
 * the state that are given, so text and behaviour can't drift apart. Plain text without any markup; the wording of a
 * language is in its own folder.
 */
import type { Effects } from '../../catalogue/effect.ts';
import type { Reaction, Rules } from '../../catalogue/content.ts';
import type { Choice, Decision } from '../types/decision.ts';
import type { Happening, Phase } from '../types/event.ts';
import type { GameOptions } from '../types/options.ts';
import type { Outcome } from '../types/state.ts';
import type { CheckView, GameView, PlayerView } from '../types/view.ts';
import { english } from './en/index.ts';
import type { ChoiceGroup } from './groups.ts';
import { boardLimit } from './types.ts';
import type {
  CardText, ChoiceText, Language, Locale, Manner, Names, QuestionText, ResourceChange, Standing, Together,
} from './types.ts';

const languages: Readonly<Record<Locale, Language>> = { en: english };

/** Sentences in reading order: «Lose 1 morale; the current player is sent to Sickbay.» */
export const describeEffects = (effects: Effects, manner: Manner = {}, locale: Locale = 'en'): string =>
  languages[locale].effects(effects, manner);

/** One sentence for each rule, in the order of the card. */
export const describeRules = (rules: Rules, locale: Locale = 'en'): ReadonlyArray<string> => languages[locale].rules(rules);

/** When a reaction may be used: «Before a die is rolled (once in a roll).» */
export const describeReaction = (reaction: Reaction, locale: Locale = 'en'): string => languages[locale].reaction(reaction);

/**
 * The name of anything that has an id in the catalogue, of a Skill card's face (`skill/base/repair/2`), an area, a
 * skill, a resource, a title, a board or a phase. What nobody knows gets its last part spelled out; it never throws.
 */
export const describeName = (id: string, locale: Locale = 'en'): string => languages[locale].name(id);

/**
 * All about one entry of the catalogue, or one Skill card by its face; as it plays in games with these options, if there are any.
 * Throws an `Error` for an id that is in no deck.
 */
export const describeCard = (id: string, options?: GameOptions, locale: Locale = 'en'): CardText => languages[locale].card(id, options);

/** The question as it is put to its player. `title` is public; `help` is for the player alone. */
export const describeDecision = (
  decision: Pick<Decision, 'seat' | 'topic' | 'occasion'>, names: Names, locale: Locale = 'en',
): QuestionText =>
  languages[locale].decision(decision, names);

/** One answer, short enough for a button (`label`) and a menu (`detail`, which may be empty). */
export const describeChoice = (choice: Choice, decision: Pick<Decision, 'topic'>, names: Names, locale: Locale = 'en'): ChoiceText =>
  languages[locale].choice(choice, decision, names);

/** The answer that names no choice (where `min` is 0): «Stay where you are», «Add no cards». */
export const describePass = (decision: Pick<Decision, 'topic'>, names: Names, locale: Locale = 'en'): ChoiceText =>
  languages[locale].pass(decision, names);

/** What stands over a group of choices: «Your location». */
export const describeGroup = (group: ChoiceGroup, locale: Locale = 'en'): string => languages[locale].heading(group);

/** All that a choice does, in whole sentences of any length; empty if label and detail say it all. */
export const describeFully = (choice: Choice, locale: Locale = 'en'): string => languages[locale].full(choice);

/** The number alone, where the cause stands already: «−1 morale (7 left)». */
export const describeChange = (what: ResourceChange, locale: Locale = 'en'): string => languages[locale].change(what);

/** One line for the log, without the last full stop. */
export const describeEvent = (what: Happening, names: Names, locale: Locale = 'en'): string => languages[locale].event(what, names);

/** What follows from which result of a check, a sentence each; a result from which nothing follows says so. */
export const describeOutcomes = (
  check: Pick<CheckView, 'outcomes' | 'partialAt' | 'difficulty'>, locale: Locale = 'en',
): ReadonlyArray<string> => languages[locale].outcomes(check);

/**
 * One line for as many of these happenings, from the first on, as can be told together: three raiders that go the same way.
 * `undefined`: the first stands alone.
 */
export const describeTogether = (happened: ReadonlyArray<Happening>, names: Names, locale: Locale = 'en'): Together | undefined =>
  languages[locale].together(happened, names);

export const describePhase = (phase: Phase, locale: Locale = 'en'): string => languages[locale].phase(phase);

/** Who has won and why. */
export const describeOutcome = (outcome: Outcome, names: Names, locale: Locale = 'en'): string => languages[locale].outcome(outcome, names);

/** What the board picture shows, in words: at most `most` characters; the least important is shortened first. */
export const describeBoard = (view: GameView, names: Names, most: number = boardLimit, locale: Locale = 'en'): string =>
  languages[locale].board(view, names, most);

/** The state of the game in lines: at most `statusLimit` characters. Holds nothing that the view doesn't. */
export const describeStatus = (view: GameView, names: Names, locale: Locale = 'en'): string => languages[locale].status(view, names);

/** What everybody sees of a player, in one line. */
export const describePlayer = (player: PlayerView, names: Names, locale: Locale = 'en'): string => languages[locale].player(player, names);

/** What the viewer is and still needs, as a Cylon Leader or the Sympathetic Cylon; only for the viewer. `undefined` without an Agenda. */
export const describeStanding = (view: GameView, locale: Locale = 'en'): Standing | undefined => languages[locale].standing(view);

export { boardLimit, detailLimit, labelLimit, locales, statusLimit } from './types.ts';
export type { CardText, ChoiceText, Manner, Locale, Names, QuestionText, Standing, Together } from './types.ts';
export { isFinal } from './finality.ts';
export { choiceGroups, groupOf } from './groups.ts';
export type { ChoiceGroup } from './groups.ts';
export { describeRule, rulesBeside } from './rule.ts';
export type { RuleText } from './rule.ts';
