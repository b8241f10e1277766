import { AppError } from '../../src/app/types.ts';
import type { Choice, Decision } from '../../src/app/types.ts';
import type { Suggestion, Turn } from '../../src/bot/types.ts';
import type { Say } from '../../src/words/index.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { labelNames } from '../../src/bot/names.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { describeChoice } from '../../src/engine/describe/index.ts';

/** Discord's limits of suggestions. */
const mostSuggestions = 25;
const longest = 100;
const mostListed = 10;

/** One legal answer as a command offers it. */
export interface Offer {
  readonly decision: Decision;
  readonly choice: Choice;
  /** Stands for it in a suggestion: says nothing by itself. */
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

/** Which of the open answers a command is about. */
export type Filter = (decision: Decision, choice: Choice) => boolean;

/** The legal answers that a command is about, in the order of the questions; last what may be done at any time. */
export function offersOf(
  bot: BotContext,
  { game, decisions, offers = [] }: Turn,
  filter: Filter,
): ReadonlyArray<Offer> {
  const names = labelNames(game, bot.words);
  return [...decisions, ...offers].flatMap((decision) =>
    decision.choices.flatMap((choice, index) => {
      if (!filter(decision, choice)) return [];
      const { label, detail } = describeChoice(choice, decision, names, bot.words.locale);
      return [{ decision, choice, value: `#${decision.id}|${index}`, label, detail }];
    }),
  );
}

/** Returns suggestions for the offers that contain the text typed so far. */
export function suggest(offers: ReadonlyArray<Offer>, typed: string): ReadonlyArray<Suggestion> {
  return offers
    .filter(({ label, detail }) => contains(`${label} ${detail}`, typed))
    .slice(0, mostSuggestions)
    .map(({ label, detail, value }) => ({ name: cut(detail === '' ? label : `${label} · ${detail}`), value }));
}

/** Suggestions of anything with names. */
export function suggestNames(entries: ReadonlyArray<Suggestion>, typed: string): ReadonlyArray<Suggestion> {
  const found = entries.filter(({ name }) => contains(name, typed));
  const first = found.filter(({ name }) => name.toLowerCase().startsWith(typed.trim().toLowerCase()));
  return suggestionsOf([...first, ...found.filter((entry) => !first.includes(entry))]);
}

/**
 * Returns as many suggestions as Discord takes, each cut to its limit. Entries with an empty name or value, or with a
 * value above the limit, are left out: typed text may be longer than any value.
 */
export function suggestionsOf(entries: ReadonlyArray<Suggestion>): ReadonlyArray<Suggestion> {
  return entries
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= longest)
    .slice(0, mostSuggestions)
    .map(({ name, value }) => ({ name: cut(name), value }));
}

function contains(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase());
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Returns the offer that is meant: a suggestion's value, or a text that names exactly one offer. Refuses anything else,
 * in plain text: labels hold names as people wrote them.
 */
export function resolveOffer(offers: ReadonlyArray<Offer>, given: string): Offer {
  const exact = offers.find(({ value }) => value === given);
  if (exact !== undefined) return exact;
  if (given.startsWith('#')) throw new Refusal('alreadyDecided', (say) => say('refusals.decided'));
  const [only, ...others] = matching(offers, given);
  if (
    only !== undefined &&
    others.every(({ label, decision }) => label === only.label && decision.id === only.decision.id)
  )
    return only;
  throw new AppError(
    'illegalChoice',
    (say) => say(only === undefined ? 'refusals.notPossible' : 'refusals.ambiguous'),
    (say) => say('refusals.canChoose', { choices: listed(only === undefined ? offers : [only, ...others], say) }),
  );
}

function matching(offers: ReadonlyArray<Offer>, given: string): ReadonlyArray<Offer> {
  const wanted = given.trim().toLowerCase();
  const equal = offers.filter(({ label }) => label.toLowerCase() === wanted);
  return equal.length > 0 ? equal : offers.filter(({ label }) => label.toLowerCase().includes(wanted));
}

function listed(offers: ReadonlyArray<Offer>, say: Say): string {
  const labels = [...new Set(offers.map(({ label }) => say('refusals.quoted', { name: label })))];
  const more = labels.length - mostListed;
  return more > 0
    ? say('refusals.andMore', { choices: labels.slice(0, mostListed).join(', '), more })
    : labels.join(', ');
}
