import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { CHAT_COMMAND } from '../discord.ts';
import { InlineMarkdown } from '../markdown/Markdown.tsx';
import { shownName, typedName } from '../slash/localized.ts';
import { goTo } from '../state/app.ts';
import { nameOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { useSay } from '../words/context.ts';
import { Sentence } from '../words/Sentence.tsx';
import { usedCommand } from './grouping.ts';

/** The small line above a message: what it replies to, or the command that it answers. */
export function HeadLine({ message }: { message: APIMessage }): JSX.Element {
  const { locale } = useSay();
  const { commands } = useWorld();
  const used = usedCommand(message);
  if (used === undefined) return <ReplyLine message={message} />;
  const menu = commands.find(({ name, type }) => name === used.name && type !== CHAT_COMMAND);
  const label = menu === undefined ? `/${typedName(commands, used.name, locale)}` : shownName(menu, locale);
  return <UsedLine label={label} user={used.user} />;
}

/** The user of a command and its name: with its slash, or as in the “Apps” menu. */
export function UsedLine({ label, user }: { label: string; user: APIMessage['author'] }): JSX.Element {
  const say = useSay();
  const shown = nameOf(useWorld(), user);
  return (
    <div class="head-line">
      <Avatar user={user} name={shown} size={16} />
      <span>
        <Sentence
          of={(put) =>
            say('page.messages.used', {
              name: put(<span class="head-line-name">{shown}</span>),
              command: put(<span class="mention">{label}</span>),
            })
          }
        />
      </span>
    </div>
  );
}

function ReplyLine({ message }: { message: APIMessage }): JSX.Element {
  const say = useSay();
  const world = useWorld();
  const { store } = usePage();
  const original = message.referenced_message;
  if (original === undefined || original === null) return <div class="head-line">{say('page.messages.deleted')}</div>;
  const name = nameOf(world, original.author);
  const jump = (): void =>
    store.update((state) => goTo(state, { channelId: message.channel_id, messageId: original.id }));
  return (
    <div class="head-line">
      <Avatar user={original.author} name={name} size={16} />
      <span class="head-line-name">{name}</span>
      <button type="button" class="head-line-text" aria-label={say('page.messages.replyTo', { name })} onClick={jump}>
        {original.content === '' ? (
          <em>{say('page.messages.see')}</em>
        ) : (
          <InlineMarkdown text={firstLine(original.content)} />
        )}
      </button>
    </div>
  );
}

const firstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').replace(/^(?:#{1,3}|-#|>) /, '');
