import { escapeMarkup } from '../text/escape.ts';
import { emojiOf } from './emoji.ts';
import type { Shown } from './choices.ts';
import type { Group } from './grouping.ts';
import type { Words } from '../types.ts';

/** More text than this is no glance any more: then the button «Rule» tells it. */
const readable = 1300;

/** What the choices do, a group below its heading; nothing if the labels say it all, or if it would be too much to read. */
export function detailLines(groups: ReadonlyArray<Group>, words: Words): ReadonlyArray<string> {
  const lines = groups.flatMap((group) => groupLines(group, groups.length > 1, words));
  return lines.join('\n').length > readable ? [] : lines;
}

function groupLines({ group, shown }: Group, withHeading: boolean, words: Words): ReadonlyArray<string> {
  const told = shown.map((each) => ({ label: each.short, text: previewOf(each, withHeading) })).filter(({ text }) => text !== '');
  if (told.length === 0) return [];
  const emoji = emojiOf(group);
  const heading = withHeading ? [`**${emoji === undefined ? '' : `${emoji} `}${words.heading(group)}**`] : [];
  // Equal cards are told once.
  return [...heading, ...new Set(told.map(({ label, text }) => `- **${escapeMarkup(label)}**: ${escapeMarkup(text)}`))];
}

/** An option of a card is told in full: both sides have to be seen before one is taken. */
function previewOf({ group, full, detail, shortDetail, label }: Shown, withHeading: boolean): string {
  if (group !== 'options' || full === '') return withHeading ? shortDetail : detail;
  return lettersOf(full) === lettersOf(label) ? '' : full;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
