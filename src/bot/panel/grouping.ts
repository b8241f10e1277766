import type { ChoiceGroup, Decision } from '../../app/types.ts';
import type { ShownChoice } from './choices.ts';
import type { Say } from '../../words/index.ts';
import { menuRow } from '../components.ts';
import type { MenuOption } from '../components.ts';
import { limits } from '../text/limits.ts';
import type { ComponentRow } from '../types.ts';
import { present } from '../../values/present.ts';

/** Choices that belong together. */
export interface ChoiceGroupShown {
  readonly group: ChoiceGroup;
  readonly shown: ReadonlyArray<ShownChoice>;
}

/**
 * Returns the groups in the question's order: those with a free choice before those that cost a card. In each the
 * choices of use now come first. Declining is no group.
 */
export function groupsOf(shown: ReadonlyArray<ShownChoice>): ReadonlyArray<ChoiceGroupShown> {
  const real = shown.filter(({ isPass }) => !isPass);
  const names = [...new Set(real.map(({ group }) => group))];
  const groups = names.map((group) => ({ group, shown: usefulFirst(real.filter((each) => each.group === group)) }));
  return [...groups.filter(isFree), ...groups.filter((group) => !isFree(group))];
}

function usefulFirst(shown: ReadonlyArray<ShownChoice>): ReadonlyArray<ShownChoice> {
  return [...shown.filter(({ idle }) => !idle), ...shown.filter(({ idle }) => idle)];
}

function isFree({ shown }: ChoiceGroupShown): boolean {
  return shown.some(({ costly }) => !costly);
}

/** How many cards are still to be drawn one by one, from the same decks each time; 1: there is nothing to gather. */
function cardsToDraw({ topic }: Pick<Decision, 'topic'>): number {
  return topic.kind === 'drawSkill' && topic.why === 'setup' ? topic.count : 1;
}

/**
 * Returns a menu of all hands that there can be, for a starting hand that is drawn card by card. Empty for other
 * decisions, and if Discord takes fewer options.
 */
export function mixRows(
  game: string,
  decision: Decision,
  shown: ReadonlyArray<ShownChoice>,
  say: Say,
): ReadonlyArray<ComponentRow> {
  const count = cardsToDraw(decision);
  const mixes = count > 1 ? mixesOf(shown.length, count) : [];
  if (mixes.length < 2 || mixes.length > limits.menuOptions) return [];
  const options = mixes.map((mix) => ({
    value: mix.join(mixSeparator),
    label: mixLabel(mix, shown, say),
    detail: '',
    picked: false,
    ...mainSign(mix, shown),
  }));
  return [menuRow({ kind: 'mix', game, decision: decision.id }, say('panel.allAtOnce', { count }), options, 1, 1)];
}

/** Returns the emoji of the skill of which a mix has most; the first of several. */
function mainSign(mix: ReadonlyArray<number>, shown: ReadonlyArray<ShownChoice>): Pick<MenuOption, 'emoji'> {
  const count = (kind: number): number => mix.filter((each) => each === kind).length;
  const main = mix.reduce((most, kind) => (count(kind) > count(most) ? kind : most), mix[0] ?? 0);
  const sign = shown[main]?.sign;
  return sign === undefined ? {} : { emoji: sign };
}

const mixSeparator = '.';

/** The choices of a mix, one for each card, by their places. */
export function choicesIn(value: string): ReadonlyArray<number> {
  return value.split(mixSeparator).map(Number);
}

/** Returns each way to take `count` of the kinds, as places in rising order. */
function mixesOf(kinds: number, count: number, from = 0): ReadonlyArray<ReadonlyArray<number>> {
  if (count === 0) return [[]];
  return Array.from({ length: Math.max(0, kinds - from) }, (_, index) => from + index).flatMap((kind) =>
    mixesOf(kinds, count - 1, kind).map((rest) => [kind, ...rest]),
  );
}

/** “2 Leadership, 1 Tactics” */
export function mixLabel(
  mix: ReadonlyArray<number>,
  shown: ReadonlyArray<Pick<ShownChoice, 'label'>>,
  say: Say,
): string {
  return [...new Set(mix)]
    .map((kind) =>
      say('panel.ofKind', {
        number: mix.filter((each) => each === kind).length,
        kind: present(shown[kind], `choice ${kind}`).label,
      }),
    )
    .join(', ');
}
