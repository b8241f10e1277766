import { type Inline, TIME_STYLES, type TimeStyle } from './ast.ts';

interface Rule {
  /** Sticky; tried where the reader stands. */
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray, depth: number) => Inline;
}

/** Deeper nesting than this is shown as typed. */
const DEEPEST = 12;

const group = (match: RegExpExecArray, index: number): string => match[index] ?? '';

const wrap =
  (kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler') =>
  (match: RegExpExecArray, depth: number): Inline => ({ kind, children: parseInline(group(match, 1), depth + 1) });

// The order is Discord's: code before all, the longer marks before the shorter ones.
const RULES: ReadonlyArray<Rule> = [
  { pattern: /\\([^0-9A-Za-z\s])/y, make: (match) => ({ kind: 'text', text: group(match, 1) }) },
  { pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y, make: (match) => ({ kind: 'code', text: trimCode(group(match, 2)) }) },
  { pattern: /<@!?(\d+)>/y, make: (match) => ({ kind: 'user', id: group(match, 1) }) },
  { pattern: /<@&(\d+)>/y, make: (match) => ({ kind: 'role', id: group(match, 1) }) },
  { pattern: /<#(\d+)>/y, make: (match) => ({ kind: 'channel', id: group(match, 1) }) },
  {
    pattern: /<\/([\w -]{1,100}):(\d+)>/y,
    make: (match) => ({ kind: 'command', path: group(match, 1), id: group(match, 2) }),
  },
  {
    pattern: /<t:(-?\d{1,11})(?::([tTdDfFsSR]))?>/y,
    make: (match) => ({ kind: 'time', seconds: Number(group(match, 1)), style: timeStyle(match[2]) }),
  },
  { pattern: /<a?:(\w+):(\d+)>/y, make: (match) => ({ kind: 'emoji', name: group(match, 1), id: group(match, 2) }) },
  { pattern: /<(https?:\/\/[^ >\n]+)>/y, make: (match) => linkTo(group(match, 1)) },
  { pattern: /@(?:everyone|here)/y, make: (match) => ({ kind: 'everyone', text: group(match, 0) }) },
  {
    pattern: /\[((?:\[[^\]]*\]|\\.|[^[\]\\])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y,
    make: (match, depth) => linkTo(group(match, 2), parseInline(group(match, 1), depth + 1)),
  },
  { pattern: /(?<!\w)https?:\/\/[^\s<]*[^\s<.,:;"'\])*_|~]/y, make: (match) => linkTo(group(match, 0)) },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, make: wrap('strong') },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, make: wrap('underline') },
  { pattern: /~~([\s\S]+?)~~(?!~)/y, make: wrap('strike') },
  { pattern: /\|\|([\s\S]+?)\|\|/y, make: wrap('spoiler') },
  { pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, make: wrap('em') },
  { pattern: /(?<![\w])_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, make: wrap('em') },
];

const PLAIN = /[\s\S][^\\`<@[h*_~|]*/y;

/** The inline tree of one text. */
export function parseInline(source: string, depth = 0): ReadonlyArray<Inline> {
  if (depth > DEEPEST) return [{ kind: 'text', text: source }];
  const nodes: Array<Inline> = [];
  for (let at = 0; at < source.length;) {
    const { node, end } = readNode(source, at, depth);
    push(nodes, node);
    at = end;
  }
  return nodes;
}

function readNode(source: string, at: number, depth: number): { node: Inline; end: number } {
  for (const { pattern, make } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    // `make` may parse inside and move lastIndex, so the end comes from the match.
    if (match !== null) return { node: make(match, depth), end: at + match[0].length };
  }
  PLAIN.lastIndex = at;
  const text = PLAIN.exec(source)?.[0] ?? source.slice(at);
  return { node: { kind: 'text', text }, end: at + text.length };
}

function push(nodes: Array<Inline>, node: Inline): void {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text')
    nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text };
  else nodes.push(node);
}

const trimCode = (text: string): string => (/^ .* $/s.test(text) && text.trim() !== '' ? text.slice(1, -1) : text);

const timeStyle = (given: string | undefined): TimeStyle => TIME_STYLES.find((style) => style === given) ?? 'f';

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** The place in the guild that a link leads to, if it is one of Discord's own. */
export function jumpOf(url: string): { channelId: string; messageId: string | undefined } | undefined {
  const match = JUMP.exec(url);
  return match?.[1] === undefined ? undefined : { channelId: match[1], messageId: match[2] };
}

function linkTo(url: string, children?: ReadonlyArray<Inline>): Inline {
  const jump = jumpOf(url);
  if (jump !== undefined && children === undefined) return { kind: 'jump', ...jump };
  return { kind: 'link', url, children: children ?? [{ kind: 'text', text: url }] };
}
