import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { AppEmoji } from './Emoji.tsx';
import { useNow } from '../ui/context.ts';
import { useSay } from '../words/context.ts';
import { datesFor } from '../words/dates.ts';
import type { Block, Inline, ListBlock, TimeStyle } from './ast.ts';
import { parseMarkdown } from './blocks.ts';
import { parseInline } from './inline.ts';
import { ChannelMention, CommandMention, RoleMention, UserMention } from './Mention.tsx';
import { formatTime } from './time.ts';

/** A message's text as Discord shows it. */
export function Markdown({ text }: { text: string }): JSX.Element {
  const jumbo = isJumbo(text) ? ' jumbo' : '';
  return (
    <div class={`markup${jumbo}`}>
      {parsed(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

/** One line of text: names, titles, previews. */
export function InlineMarkdown({ text }: { text: string }): JSX.Element {
  return <span class="markup">{inlines(parseInline(text))}</span>;
}

const KEPT = 500;
const cache = new Map<string, ReadonlyArray<Block>>();

/** Messages are drawn far more often than they change. */
function parsed(text: string): ReadonlyArray<Block> {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size >= KEPT) cache.clear();
  const blocks = parseMarkdown(text);
  cache.set(text, blocks);
  return blocks;
}

const isJumbo = (text: string): boolean =>
  /^(?:(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*|<a?:\w+:\d+>)\s*){1,27}$/u.test(text);

function BlockView({ block }: { block: Block }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return <div class="md-text">{inlines(block.children)}</div>;
    case 'subtext':
      return <small class="md-subtext">{inlines(block.children)}</small>;
    case 'heading':
      return <Heading level={block.level}>{inlines(block.children)}</Heading>;
    case 'quote':
      return (
        <blockquote class="md-quote">
          {block.blocks.map((inner, index) => (
            <BlockView key={index} block={inner} />
          ))}
        </blockquote>
      );
    case 'code':
      return (
        <pre class="md-pre">
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <ListView list={block} />;
  }
}

function Heading({
  level,
  children,
}: {
  level: 1 | 2 | 3;
  children: ReadonlyArray<JSX.Element | string>;
}): JSX.Element {
  // The page's own headings are h1 and h2, so a message's start at h3.
  return (
    <div class={`md-h${level}`} role="heading" aria-level={level + 2}>
      {children}
    </div>
  );
}

function ListView({ list }: { list: ListBlock }): JSX.Element {
  const items = list.items.map((item, index) => (
    <li key={index}>
      {inlines(item.children)}
      {item.lists.map((inner, at) => (
        <ListView key={at} list={inner} />
      ))}
    </li>
  ));
  return list.start === undefined ? (
    <ul class="md-list">{items}</ul>
  ) : (
    <ol class="md-list" start={list.start}>
      {items}
    </ol>
  );
}

function inlines(nodes: ReadonlyArray<Inline>): ReadonlyArray<JSX.Element | string> {
  return nodes.map((node, index) => (node.kind === 'text' ? node.text : <InlineView key={index} node={node} />));
}

function InlineView({ node }: { node: Exclude<Inline, { kind: 'text' }> }): JSX.Element {
  switch (node.kind) {
    case 'strong':
      return <strong>{inlines(node.children)}</strong>;
    case 'em':
      return <em>{inlines(node.children)}</em>;
    case 'underline':
      return <u>{inlines(node.children)}</u>;
    case 'strike':
      return <s>{inlines(node.children)}</s>;
    case 'spoiler':
      return <Spoiler>{inlines(node.children)}</Spoiler>;
    case 'code':
      return <code class="md-code">{node.text}</code>;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noreferrer noopener">
          {inlines(node.children)}
        </a>
      );
    case 'jump':
      return <ChannelMention id={node.channelId} messageId={node.messageId} />;
    case 'user':
      return <UserMention id={node.id} />;
    case 'role':
      return <RoleMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'everyone':
      return <span class="mention">{node.text}</span>;
    case 'command':
      return <CommandMention path={node.path} />;
    case 'time':
      return <Timestamp seconds={node.seconds} style={node.style} />;
    case 'emoji':
      return <AppEmoji id={node.id} name={node.name} />;
  }
}

/** Hidden until it is clicked. */
function Spoiler({ children }: { children: ComponentChildren }): JSX.Element {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler spoiler-open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={say('page.messages.spoiler')} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

const TICK = 15_000;

/** A moment; “in 5 minutes” counts down by itself. */
function Timestamp({ seconds, style }: { seconds: number; style: TimeStyle }): JSX.Element {
  const now = useNow(style === 'R' ? TICK : undefined);
  const locale = datesFor(useSay());
  return (
    <time
      class="md-time"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formatTime(seconds, 'F', now, locale)}
    >
      {formatTime(seconds, style, now, locale)}
    </time>
  );
}
