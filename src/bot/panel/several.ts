import { countRuns, countsOf } from '../../app/types.ts';
import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import type { Picked } from '../press.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits } from '../text/limits.ts';
import type { CheckView, ComponentRow } from '../types.ts';
import { cardLabel, picksLine, worthOf } from './check.ts';
import { withEmoji } from './choices.ts';
import type { ShownChoice } from './choices.ts';
import { keptOf } from './keeping.ts';
import type { Wording } from '../wording.ts';

export interface Several {
  readonly game: string;
  readonly decision: Decision;
  readonly shown: ReadonlyArray<ShownChoice>;
  readonly picked: Picked;
  readonly check: CheckView | undefined;
  readonly words: Wording;
  readonly say: Say;
}

/** The most choices that fit as buttons, with a row left for the rest. */
export const mostToggles = (limits.rows - 1) * limits.buttonsInRow;

/** Each choice as a button that a tap picks and another tap leaves. */
export function toggleRows(several: Several): ReadonlyArray<ComponentRow> {
  const { game, decision, shown, picked } = several;
  return buttonRows(
    inOrder(several).map((each) => {
      const isPicked = picked.includes(each.index);
      // What stays is marked, where that is what is chosen; what is stored in the button are the cards that go.
      const on = keptOf(decision) === undefined ? isPicked : !isPicked;
      const next = isPicked
        ? picked.filter((index) => index !== each.index)
        : [...picked, each.index].sort((one, other) => one - other);
      const label = labelOf(several, each);
      const press = { kind: 'toggle', game, decision: decision.id, picked: next } as const;
      return {
        ...button(press, on ? `✓ ${label}` : label, on ? 'good' : 'plain'),
        ...(each.sign === undefined && shown.every(({ group }) => group === each.group) ? {} : withEmoji(each)),
      };
    }),
  );
}

/**
 * Returns the choices in the order of display: for a check the cards that help come first, the strongest at the front.
 */
function inOrder({ decision, shown, check }: Several): ReadonlyArray<ShownChoice> {
  if (check === undefined) return shown;
  const worth = ({ index }: ShownChoice): number => {
    const card = cardAt(decision, index);
    return card === undefined ? 0 : worthOf(check, card);
  };
  return [...shown].sort((one, other) => worth(other) - worth(one));
}

function labelOf({ decision, check, words, say }: Several, { index, label }: ShownChoice): string {
  const card = cardAt(decision, index);
  return check === undefined || card === undefined ? label : cardLabel(check, card, words, say);
}

function cardAt(decision: Decision, index: number): string | undefined {
  const choice = decision.choices[index];
  return choice?.kind === 'skillCard' ? choice.card : undefined;
}

/** Says what is picked so far, and what is missing. */
export function summary(several: Several): string {
  const { decision, picked, check, say } = several;
  if (check !== undefined)
    return picksLine(
      check,
      picked.flatMap((index) => cardAt(decision, index) ?? []),
      say,
    );
  return pickedText(several);
}

function keptText({ decision, shown, picked, say }: Several, most: number): string {
  const kept = shown.filter(({ index }) => !picked.includes(index)).map(({ label }) => escapeMarkup(label));
  const ask = say('panel.keep', { count: most });
  if (kept.length === 0) return ask;
  const listed = say('panel.kept', { number: kept.length, most, labels: kept.join(', ') });
  if (kept.length > most) return say('panel.tooMany', { picked: `${ask}\n${listed}`, most });
  return kept.length < most
    ? say('panel.tooFew', { picked: `${ask}\n${listed}`, count: most - kept.length })
    : `${listed} ${say('panel.restGoes', { count: decision.max })}`;
}

function pickedText(several: Several): string {
  const { decision, shown, picked, say } = several;
  const { max } = decision;
  const stays = keptOf(decision);
  if (stays !== undefined && shown.length <= mostToggles) return keptText(several, stays);
  const range = countRuns(decision)
    .map(([least, most]) => rangeText(least, most, say))
    .reduce((one, other) => say('panel.eitherRange', { one, other }));
  const enough = countsOf(decision).find((count) => count >= picked.length) ?? max;
  if (picked.length === 0) return say('panel.nothingPicked', { range });
  const labels = shown
    .filter(({ index }) => picked.includes(index))
    .map(({ label }) => escapeMarkup(label))
    .join(', ');
  const listed = say('panel.picked', { number: picked.length, range, labels });
  if (picked.length > max) return say('panel.tooMany', { picked: listed, most: max });
  return picked.length < enough ? say('panel.tooFew', { picked: listed, count: enough - picked.length }) : listed;
}

/** “2”, “2 or 3”, “2 to 4” */
function rangeText(least: number, most: number, say: Say): string {
  if (least === most) return `${most}`;
  return most === least + 1
    ? say('panel.eitherRange', { one: `${least}`, other: `${most}` })
    : say('panel.range', { least, most });
}
