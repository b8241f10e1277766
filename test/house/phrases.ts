/** Phrases that no native would write, and the texts of the repository in which they could stand. */
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser';

/** A piece of a file that people read, and the line on which it begins. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

/** A forbidden phrase, and where it stands. */
export interface Finding {
  readonly line: number;
  readonly phrase: Phrase;
  readonly excerpt: string;
}

/** A capital, or what stands before a small letter: the end of a sentence or clause, a cell, an item of a list. */
const openings =
  /(?<![\w-])(?:Whoever|Whomever|Whom)\b|(?<=^|[.:;?!|=][”’)*]*\s+|(?:^|\n) *(?:[-*]|\d+\.) +)who(?:ever|mever|m)\b/g;

/**
 * The forbidden phrases, each with the pattern that finds it. A space stands for any white space, so a phrase is found
 * over two lines as well.
 */
const patterns = {
  'the own': /\bthe own\b/gi,
  'Whoever …': openings,
  anew: /\banew\b/gi,
  'by lot': /\bby lot\b/gi,
  // `so many people that no one can speak` and `not so many` are English.
  'so many': /(?<!\bnot )\bso many\b(?![^.;:|]*\bthat\b)/gi,
  'take back': /\bt(?:ake|akes|aking|ook|aken) (?:(?:it|them|this|something|anything|nothing|everything) )?back\b/gi,
  'put away': /\bput(?:s|ting)? (?:(?:it|them) )?away\b/gi,
  'stand still': /\bst(?:and|ands|anding|ood) still\b/gi,
  // `looks on the board for raiders` is English.
  'look on': /\blook(?:s|ing|ed)? on\b(?! (?:the|a|an|its|each|every|of)\b)/gi,
  // `it is so large` is English.
  'it is so': /\b(?:it|that) is so(?! ?\w)|\b(?:it|that) is so (?:now|already|at|when|where|while|if|and|or|as|by)\b/gi,
  'in which case that': /\bin which case that\b/gi,
  // `as large as those` and `the same as those` are English.
  'as those': /(?<!\bas \w+ |\bsame (?:\w+ )?)\bas those\b/gi,
  '« »': /[«»]/g,
};

/** A phrase that no one is to write here. */
export type Phrase = keyof typeof patterns;

const forbidden = Object.entries(patterns).map(([phrase, { source, flags }]) => ({
  phrase: phrase as Phrase,
  pattern: new RegExp(source.replaceAll(/ (?![+*?])/g, '\\s+').replaceAll(' ?', '\\s*'), flags),
}));

/** Returns the forbidden phrases of a passage, with their lines in the file. */
export function phrasesIn({ line, text }: Passage): ReadonlyArray<Finding> {
  return forbidden.flatMap(({ phrase, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      line: line + text.slice(0, index).split('\n').length - 1,
      phrase,
      excerpt: text
        .slice(Math.max(0, index - 60), index + found.length + 60)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
  );
}

/** Returns a text as one passage. */
export function whole(text: string): ReadonlyArray<Passage> {
  return [{ line: 1, text }];
}

/** Returns a page as one passage, with its code left out. */
export function prose(page: string): ReadonlyArray<Passage> {
  const blank = (code: string): string => code.replaceAll(/[^\n]/g, '');
  return [{ line: 1, text: page.replaceAll(/^( *)```.*?^\1```/gms, blank).replaceAll(/`[^`\n]*`/g, '``') }];
}

/** Returns the comments that begin with `#`; those on lines that follow each other are one passage. */
export function hashComments(source: string): ReadonlyArray<Passage> {
  const lines = source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: /(?:^|\s)#\s(.*)$/.exec(text)?.[1] }));
  return joined(lines.flatMap(({ line, text }) => (text === undefined ? [] : [{ line, text, lastLine: line }])));
}

const testFunctions = ['test', 'it', 'describe', 'observer'];

/** Returns the comments of a program, those on lines that follow each other as one, and the titles of its tests. */
export function commentsAndTitles(source: string, file: string): ReadonlyArray<Passage> {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineOf = (place: number): number => source.slice(0, place).split('\n').length;
  const titles: Array<Passage> = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title !== undefined && testFunctions.includes(firstWord(callee))) {
        titles.push({ line: lineOf(title.start), text: writtenOut(title) });
      }
    },
  }).visit(program);
  const read = comments.map(({ start, end, value }) => {
    const text = value.replaceAll(/^[ \t]*\*+ ?/gm, '');
    const [before = ''] = /^\s*/.exec(text) ?? [];
    const line = lineOf(start) + before.split('\n').length - 1;
    return { line, lastLine: lineOf(end), text: text.slice(before.length) };
  });
  return [...joined(read), ...titles].map(({ line, text }) => ({ line, text: text.replaceAll(/`[^`\n]*`/g, '``') }));
}

function joined(passages: ReadonlyArray<Passage & { readonly lastLine: number }>): ReadonlyArray<Passage> {
  const groups: Array<Passage & { readonly lastLine: number }> = [];
  for (const passage of passages) {
    const before = groups.at(-1);
    if (before?.lastLine === passage.line - 1) {
      groups.splice(-1, 1, { ...before, text: `${before.text}\n${passage.text}`, lastLine: passage.lastLine });
    } else groups.push(passage);
  }
  return groups;
}

function firstWord(called: Expression): string {
  switch (called.type) {
    case 'Identifier':
      return called.name;
    case 'MemberExpression':
      return firstWord(called.object);
    case 'CallExpression':
      return firstWord(called.callee);
    case 'TaggedTemplateExpression':
      return firstWord(called.tag);
    default:
      return '';
  }
}

/** Returns the words of a title that are there before the test runs. */
function writtenOut(title: Argument): string {
  switch (title.type) {
    case 'Literal':
      return typeof title.value === 'string' ? title.value : '';
    case 'TemplateLiteral':
      return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
    default:
      return '';
  }
}
