import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '../../../src/table/page/client/markdown/ast.ts';
import { parseMarkdown } from '../../../src/table/page/client/markdown/blocks.ts';
import { jumpOf, parseInline } from '../../../src/table/page/client/markdown/inline.ts';
import { formatTime, relativeTime } from '../../../src/table/page/client/markdown/time.ts';

/** The tree in brackets, short enough to read in an assertion. */
function show(nodes: ReadonlyArray<Inline>): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text;
        case 'code':
          return `[code ${node.text}]`;
        case 'link':
          return `[link ${node.url} ${show(node.children)}]`;
        case 'jump':
          return `[jump ${node.channelId}/${node.messageId ?? ''}]`;
        case 'user':
        case 'role':
        case 'channel':
          return `[${node.kind} ${node.id}]`;
        case 'everyone':
          return `[everyone ${node.text}]`;
        case 'command':
          return `[command ${node.path} ${node.id}]`;
        case 'time':
          return `[time ${node.seconds} ${node.style}]`;
        case 'emoji':
          return `[emoji ${node.name}]`;
        default:
          return `[${node.kind} ${show(node.children)}]`;
      }
    })
    .join('');
}

const inline = (source: string): string => show(parseInline(source));

describe('inside a line', () => {
  test.each([
    ['**bold** and *italics* and _more_', '[strong bold] and [em italics] and [em more]'],
    ['__under__ ~~struck~~ ||secret||', '[underline under] [strike struck] [spoiler secret]'],
    ['***both***', '[strong [em both]]'],
    ['**bold with *italics* inside**', '[strong bold with [em italics] inside]'],
    ['`**not bold**` and ``a`b``', '[code **not bold**] and [code a`b]'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
    ['\\*stars\\* stay', '*stars* stay'],
    ['**open', '**open'],
  ])('%s', (source, tree) => expect(inline(source)).toBe(tree));

  test.each([
    ['<@1> <@!2> <@&3> <#4>', '[user 1] [user 2] [role 3] [channel 4]'],
    ['</game create:15>', '[command game create 15]'],
    ['<t:1700000000> <t:1700000000:R>', '[time 1700000000 f] [time 1700000000 R]'],
    ['<:raptor:77> <a:viper:78>', '[emoji raptor] [emoji viper]'],
    ['@everyone @here @nobody', '[everyone @everyone] [everyone @here] @nobody'],
    ['<@name> < @1>', '<@name> < @1>'],
  ])('mentions: %s', (source, tree) => expect(inline(source)).toBe(tree));

  test.each([
    ['see https://example.org/a_b_c.', 'see [link https://example.org/a_b_c https://example.org/a_b_c].'],
    ['**https://example.org/x**', '[strong [link https://example.org/x https://example.org/x]]'],
    ['<https://example.org>', '[link https://example.org https://example.org]'],
    ['[the **rules**](https://example.org/r)', '[link https://example.org/r the [strong rules]]'],
    ['[trap](javascript:alert(1))', '[trap](javascript:alert(1))'],
    ['https://discord.com/channels/1/22/333', '[jump 22/333]'],
  ])('links: %s', (source, tree) => expect(inline(source)).toBe(tree));

  test('a link to a place in the guild names channel and message; others are none', () => {
    expect(jumpOf('https://discord.com/channels/1/22')).toEqual({ channelId: '22', messageId: undefined });
    expect(jumpOf('https://example.org/channels/1/22')).toBeUndefined();
  });

  test('deep nesting ends in plain text instead of a crash', () => {
    expect(inline('||'.repeat(2000)).length).toBeGreaterThan(0);
    expect(inline(`${'**__'.repeat(40)}x${'__**'.repeat(40)}`)).toContain('x');
  });
});

const kinds = (source: string): ReadonlyArray<Block['kind']> => parseMarkdown(source).map((block) => block.kind);

describe('whole messages', () => {
  test('headings, subtext and text', () => {
    expect(kinds('# One\n### Three\ntext\nmore\n-# small')).toEqual(['heading', 'heading', 'paragraph', 'subtext']);
    expect(parseMarkdown('### Three')).toEqual([
      { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'Three' }] },
    ]);
    expect(kinds('#hash and #### four')).toEqual(['paragraph']);
  });

  test('blank lines between paragraphs stay', () => {
    expect(parseMarkdown('a\n\nb')).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text: 'a\n\nb' }] }]);
  });

  test('a quote ends with its lines, >>> takes the rest', () => {
    expect(kinds('> one\n> two\nafter')).toEqual(['quote', 'paragraph']);
    expect(kinds('>>> one\ntwo\n# three')).toEqual(['quote']);
  });

  test('code blocks keep their text as it is', () => {
    expect(parseMarkdown('look:\n```ts\nconst *a* = 1;\n```\ndone')).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'look:' }] },
      { kind: 'code', language: 'ts', text: 'const *a* = 1;' },
      { kind: 'paragraph', children: [{ kind: 'text', text: 'done' }] },
    ]);
    expect(kinds('```one line```')).toEqual(['code']);
    expect(kinds('``` never closed')).toEqual(['paragraph']);
  });

  test('lists nest by their indent and come back', () => {
    const [list, ...rest] = parseMarkdown('- a\n  - a1\n  - a2\n- b');
    expect(rest).toEqual([]);
    expect(list).toMatchObject({
      kind: 'list',
      start: undefined,
      items: [
        { children: [{ text: 'a' }], lists: [{ items: [{}, {}] }] },
        { children: [{ text: 'b' }], lists: [] },
      ],
    });
  });

  test('a numbered list keeps its first number and stands apart from bullets', () => {
    expect(parseMarkdown('- a\n3. b\n4. c')).toMatchObject([
      { start: undefined, items: [{}] },
      { start: 3, items: [{}, {}] },
    ]);
  });
});

describe('times', () => {
  const now = Date.UTC(2026, 0, 2, 12);
  test.each([
    [5 * 60, 'in 5 minutes'],
    [-2 * 3600, '2 hours ago'],
    [1, 'in 1 second'],
    [3 * 86_400, 'in 3 days'],
    [-400 * 86_400, '1 year ago'],
  ])('%i seconds are “%s”', (delta, words) => expect(relativeTime(delta)).toBe(words));

  test('each style says what Discord says', () => {
    const seconds = now / 1000 + 90;
    expect(formatTime(seconds, 'R', now)).toBe('in 2 minutes');
    expect(formatTime(seconds, 'D', now)).toBe('January 2, 2026');
    expect(formatTime(seconds, 'F', now)).toContain('Friday, January 2, 2026');
  });
});
