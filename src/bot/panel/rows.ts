import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { buttonRows, menuRow } from '../components.ts';
import { limits } from '../text/limits.ts';
import type { ComponentRow } from '../types.ts';
import { choiceButton, withEmoji } from './choices.ts';
import type { ShownChoice } from './choices.ts';
import type { ChoiceGroupShown } from './grouping.ts';
import { describeGroup } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

export interface RowsFor {
  readonly game: string;
  readonly decision: Decision;
  readonly groups: ReadonlyArray<ChoiceGroupShown>;
  readonly words: Wording;
  readonly say: Say;
  /** How many rows there are for choices. */
  readonly most: number;
}

const inRow = limits.buttonsInRow;
/** The most choices that are colored: a few catch the eye, more of them would only be loud. */
const fewChoices = 5;

/**
 * The choices of a question that takes one, each a single tap away where they fit: a group a row, else small groups
 * beside each other, else the large groups as menus. `undefined`: they don't fit even so.
 */
export function choiceRows(wanted: RowsFor): ReadonlyArray<ComponentRow> | undefined {
  const { groups, most } = wanted;
  if (lines(groups) <= most) return groups.flatMap((group) => buttonsOf(wanted, group.shown));
  const shared = sharedLines(groups);
  if (shared.length <= most) return shared.flatMap((shown) => buttonsOf(wanted, shown));
  return menusAndButtons(wanted);
}

function lines(groups: ReadonlyArray<ChoiceGroupShown>): number {
  return groups.reduce((sum, { shown }) => sum + Math.ceil(shown.length / inRow), 0);
}

/** Groups follow each other in a row as long as none of them is split that would fit in one. */
function sharedLines(groups: ReadonlyArray<ChoiceGroupShown>): ReadonlyArray<ReadonlyArray<ShownChoice>> {
  const rows: Array<Array<ShownChoice>> = [];
  for (const { shown } of groups) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + shown.length <= inRow) last.push(...shown);
    else for (let first = 0; first < shown.length; first += inRow) rows.push(shown.slice(first, first + inRow));
  }
  return rows;
}

function buttonsOf(
  { game, decision, groups }: RowsFor,
  shown: ReadonlyArray<ShownChoice>,
): ReadonlyArray<ComponentRow> {
  const few = groups.reduce((sum, group) => sum + group.shown.length, 0) <= fewChoices;
  // Where all are alike, nothing has to be told apart.
  const emoji = (each: ShownChoice) => (groups.length > 1 || each.sign !== undefined ? withEmoji(each) : {});
  return buttonRows(
    shown.map((each) => ({ ...choiceButton(game, decision, each, few ? 'main' : 'plain'), ...emoji(each) })),
  );
}

/** The largest group is the next to become a menu, until the rest fits as buttons above the menus. */
function menusAndButtons(wanted: RowsFor): ReadonlyArray<ComponentRow> | undefined {
  const { groups, most } = wanted;
  const bySize = [...groups].sort((one, other) => other.shown.length - one.shown.length);
  const splits = bySize.map((_, count) => splitAt(groups, bySize.slice(0, count + 1)));
  const split = splits.find(({ menus, rest }) => menus.length + sharedLines(rest).length <= most);
  if (split === undefined || split.menus.some(({ shown }) => shown.length > limits.menuOptions)) return undefined;
  return [
    ...sharedLines(split.rest).flatMap((shown) => buttonsOf(wanted, shown)),
    ...split.menus.map((group) => menuOf(wanted, group)),
  ];
}

function splitAt(groups: ReadonlyArray<ChoiceGroupShown>, asMenus: ReadonlyArray<ChoiceGroupShown>) {
  return {
    menus: groups.filter((group) => asMenus.includes(group)),
    rest: groups.filter((group) => !asMenus.includes(group)),
  };
}

function menuOf({ game, decision, groups, words, say }: RowsFor, group: ChoiceGroupShown): ComponentRow {
  const options = group.shown.map((shown) => ({
    value: `${shown.index}`,
    label: shown.short,
    detail: shown.detail,
    picked: false,
    ...withEmoji(shown),
  }));
  const placeholder = say('panel.groupOf', {
    group: describeGroup(group.group, words.locale),
    number: group.shown.length,
  });
  return menuRow(
    { kind: 'group', game, decision: decision.id, group: groups.indexOf(group) },
    placeholder,
    options,
    1,
    1,
  );
}
