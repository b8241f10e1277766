import type { CardLine } from '../../engine/describe/index.ts';
import { escapeMarkup } from './escape.ts';

const indents = ['', '- ', '  - '] as const;

/** Writes a card's lines for Discord: headings in bold type, alternatives as a list. */
export function markedLines(layout: ReadonlyArray<CardLine>): ReadonlyArray<string> {
  return layout.map(({ heading, text, sign, level }) => `${indents[level]}${marked(heading, text, sign)}`);
}

/** “**Pass:** lose 1 morale.”, “**Skill check 13** · Politics, Leadership” */
function marked(heading: string, text: string, sign: CardLine['sign']): string {
  const [bold, rest] = [escapeMarkup(heading), escapeMarkup(text)];
  if (heading === '') return rest;
  if (text === '') return `**${bold}**`;
  return sign === ': ' ? `**${bold}:** ${rest}` : `**${bold}**${sign}${rest}`;
}

/** Writes a card's lines one after the other, each as a sentence of its own. */
export function runningText(lines: ReadonlyArray<string>): string {
  return lines.map((line) => (/[.?!…:]$/.test(line) ? line : `${line}.`)).join(' ');
}
