import type { APIMessageComponentEmoji } from 'discord.js';
import type { Choice, ChoiceGroup, Decision } from '../../app/types.ts';
import { button } from '../components.ts';
import type { ButtonLook } from '../components.ts';
import type { Names } from '../types.ts';
import { emojiFor } from '../text/emojis.ts';
import { emojiOf } from './emoji.ts';
import { describePass, isFinal, groupOf, describeFully, describeChoice } from '../../engine/describe/index.ts';
import { skillFaceOf } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

/** A choice as it is shown: its position stands for it in buttons and menus. */
export interface ShownChoice {
  readonly index: number;
  readonly label: string;
  /** The label where a heading says the rest. */
  readonly short: string;
  readonly detail: string;
  /** The detail where a heading says the rest. */
  readonly shortDetail: string;
  /** The whole effect; empty if label and detail say it. */
  readonly full: string;
  readonly group: ChoiceGroup;
  /** The emoji of the one skill that it is about. */
  readonly sign?: APIMessageComponentEmoji | undefined;
  readonly isPass: boolean;
  readonly isFinal: boolean;
  /** Costs a card where others of the question don't. */
  readonly costly: boolean;
  /** A place where nothing can be done now. */
  readonly idle: boolean;
}

/** The choices of a decision in words, in its order. */
export function shownChoices(decision: Decision, words: Wording, names: Names): ReadonlyArray<ShownChoice> {
  return decision.choices.map((choice, index) => ({
    index,
    ...describeChoice(choice, decision, names, words.locale),
    full: describeFully(choice, words.locale),
    group: groupOf(choice),
    sign: emojiFor(words, skillOf(choice)),
    isPass: choice.kind === 'pass',
    isFinal: isFinal(choice, decision.topic),
    costly: choice.kind === 'location' && choice.costsCard,
    idle: choice.kind === 'location' && choice.idle !== undefined,
  }));
}

function skillOf(choice: Choice): string | undefined {
  if (choice.kind === 'skill') return choice.skill;
  return choice.kind === 'skillCard' ? skillFaceOf(choice.card)?.skill : undefined;
}

/** Skill cards by their skill, the weakest first, as a hand is sorted. */
export function bySkill(shown: ReadonlyArray<ShownChoice>, { choices }: Decision): ReadonlyArray<ShownChoice> {
  const faceOf = ({ index }: ShownChoice) => {
    const choice = choices[index];
    return choice?.kind === 'skillCard' ? skillFaceOf(choice.card) : undefined;
  };
  const order = [...new Set(shown.map((each) => faceOf(each)?.skill))];
  const skillPlace = (each: ShownChoice): number => order.indexOf(faceOf(each)?.skill);
  return [...shown].sort(
    (one, other) =>
      skillPlace(one) - skillPlace(other) || (faceOf(one)?.strength ?? 0) - (faceOf(other)?.strength ?? 0),
  );
}

/** A button that answers with this choice. */
export function choiceButton(
  game: string,
  decision: Pick<Decision, 'id'>,
  shown: ShownChoice,
  look: ButtonLook = 'main',
) {
  return button({ kind: 'pick', game, decision: decision.id, index: shown.index }, shown.short, lookOf(shown, look));
}

function lookOf({ isPass, isFinal }: ShownChoice, look: ButtonLook): ButtonLook {
  if (isFinal) return 'danger';
  return isPass ? 'plain' : look;
}

/** Returns the emoji for a button or an entry of a menu. */
export function withEmoji({ group, isPass, sign }: Pick<ShownChoice, 'group' | 'isPass' | 'sign'>): {
  readonly emoji?: APIMessageComponentEmoji;
} {
  if (sign !== undefined) return { emoji: sign };
  const name = isPass ? undefined : emojiOf(group);
  return name === undefined ? {} : { emoji: { name } };
}

/** Returns the name of the empty answer for this decision. */
export function nothingLabel(decision: Decision, words: Wording, names: Names): string {
  return describePass(decision, names, words.locale).label;
}

/** The button that answers with nothing; none if something has to be chosen. */
function nothingButtons(game: string, decision: Decision, words: Wording, names: Names) {
  if (decision.min > 0) return [];
  return [button({ kind: 'none', game, decision: decision.id }, nothingLabel(decision, words, names))];
}

/**
 * Declining stands apart from the choices, whether it is one of them or not; where it is one, no second button says the
 * same.
 */
export function passButtons(
  game: string,
  decision: Decision,
  words: Wording,
  { shown, names }: { readonly shown: ReadonlyArray<ShownChoice>; readonly names: Names },
) {
  const passes = shown.filter(({ isPass }) => isPass).map((each) => choiceButton(game, decision, each));
  return passes.length > 0 ? passes : nothingButtons(game, decision, words, names);
}
