import type { Block, Inline, ListBlock, ListItem } from './ast.ts';
import { parseInline } from './inline.ts';

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([\s\S]+?)\n*```/g;

/** The tree of a whole message. */
export function parseMarkdown(source: string): ReadonlyArray<Block> {
  const blocks: Array<Block> = [];
  let at = 0;
  for (const match of source.matchAll(FENCE)) {
    // A quote to the end of the message swallows the fences in it.
    if (/^>>> /m.test(source.slice(at, match.index))) break;
    blocks.push(...parseLines(source.slice(at, match.index).replace(/\n$/, '')));
    blocks.push({ kind: 'code', language: match[1], text: match[2] ?? '' });
    at = match.index + match[0].length;
  }
  const rest = source.slice(at);
  blocks.push(...parseLines(at > 0 ? rest.replace(/^\n/, '') : rest));
  return blocks;
}

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const QUOTE_ALL = /^>>> ([\s\S]*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/;

const isQuote = (line: string): boolean => line.startsWith('> ') || line === '>';
const startsBlock = (line: string): boolean =>
  HEADING.test(line) || SUBTEXT.test(line) || isQuote(line) || line.startsWith('>>> ') || ITEM.test(line);

function parseLines(source: string): Array<Block> {
  if (source === '') return [];
  const lines = source.split('\n');
  const blocks: Array<Block> = [];
  for (let at = 0; at < lines.length;) {
    const { block, used } = readBlock(lines.slice(at));
    blocks.push(block);
    at += used;
  }
  return blocks;
}

function readBlock(lines: ReadonlyArray<string>): { block: Block; used: number } {
  const line = lines[0] ?? '';
  const heading = HEADING.exec(line);
  if (heading !== null) return { block: headingOf(heading), used: 1 };
  const subtext = SUBTEXT.exec(line);
  if (subtext !== null) return { block: { kind: 'subtext', children: parseInline(subtext[1] ?? '') }, used: 1 };
  const all = QUOTE_ALL.exec(lines.join('\n'));
  if (all !== null) return { block: { kind: 'quote', blocks: parseMarkdown(all[1] ?? '') }, used: lines.length };
  if (isQuote(line)) return readQuote(lines);
  if (ITEM.test(line)) return readList(lines);
  return readParagraph(lines);
}

function headingOf(match: RegExpExecArray): Block {
  const depth = match[1]?.length;
  return { kind: 'heading', level: depth === 1 ? 1 : depth === 2 ? 2 : 3, children: parseInline(match[2] ?? '') };
}

function readQuote(lines: ReadonlyArray<string>): { block: Block; used: number } {
  const used = countWhile(lines, isQuote);
  const inside = lines.slice(0, used).map((line) => QUOTE.exec(line)?.[1] ?? '');
  return { block: { kind: 'quote', blocks: parseLines(inside.join('\n')) }, used };
}

function readParagraph(lines: ReadonlyArray<string>): { block: Block; used: number } {
  const used = 1 + countWhile(lines.slice(1), (line) => !startsBlock(line));
  return { block: { kind: 'paragraph', children: parseInline(lines.slice(0, used).join('\n')) }, used };
}

interface Line {
  readonly indent: number;
  readonly number: number | undefined;
  readonly children: ReadonlyArray<Inline>;
}

function readList(lines: ReadonlyArray<string>): { block: Block; used: number } {
  const used = countWhile(lines, (line) => ITEM.test(line));
  const items = lines.slice(0, used).map(lineOf);
  const { list, taken } = nest(items);
  return { block: list, used: taken };
}

function lineOf(line: string): Line {
  const match = ITEM.exec(line);
  const number = match?.[3];
  return {
    indent: match?.[1]?.length ?? 0,
    number: number === undefined ? undefined : Number(number),
    children: parseInline(match?.[4] ?? ''),
  };
}

/** Makes a list of the lines that stand as deep as the first; deeper ones become lists inside the item before them. */
function nest(lines: ReadonlyArray<Line>): { list: ListBlock; taken: number } {
  const first = lines[0];
  const items: Array<ListItem> = [];
  let at = 0;
  for (let line = lines[at]; line !== undefined && belongs(line, first); line = lines[at]) {
    at += 1;
    const inner = nestedIn(lines.slice(at), line.indent);
    at += inner.taken;
    items.push({ children: line.children, lists: inner.lists });
  }
  return { list: { kind: 'list', start: first?.number, items }, taken: at };
}

const belongs = (line: Line, first: Line | undefined): boolean =>
  first !== undefined &&
  Math.abs(line.indent - first.indent) <= 1 &&
  (line.number === undefined) === (first.number === undefined);

function nestedIn(lines: ReadonlyArray<Line>, indent: number): { lists: ReadonlyArray<ListBlock>; taken: number } {
  const lists: Array<ListBlock> = [];
  let taken = 0;
  for (let line = lines[0]; line !== undefined && line.indent > indent + 1; line = lines[taken]) {
    const inner = nest(lines.slice(taken));
    lists.push(inner.list);
    taken += inner.taken;
  }
  return { lists, taken };
}

function countWhile(lines: ReadonlyArray<string>, test: (line: string) => boolean): number {
  const end = lines.findIndex((line) => !test(line));
  return end < 0 ? lines.length : end;
}
