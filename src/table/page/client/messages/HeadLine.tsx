import type { APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { CHAT_COMMAND } from '../discord.ts';
import { InlineMarkdown } from '../markdown/Markdown.tsx';
import { goTo } from '../state/app.ts';
import { nameOf } from '../state/names.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { usePage, useWorld } from '../ui/context.ts';
import { usedCommand } from './grouping.ts';

/** The small line above a message: what it replies to, or the command that it answers. */
export function HeadLine({ message }: { message: APIMessage }): JSX.Element {
  const { commands } = useWorld();
  const used = usedCommand(message);
  if (used === undefined) return <ReplyLine message={message} />;
  const fromMenu = commands.some(({ name, type }) => name === used.name && type !== CHAT_COMMAND);
  return <UsedLine label={fromMenu ? used.name : `/${used.name}`} user={used.user} />;
}

/** Who used which command: with its slash, or by its name in the «Apps» menu. */
export function UsedLine({ label, user }: { label: string; user: APIMessage['author'] }): JSX.Element {
  const shown = nameOf(useWorld(), user);
  return (
    <div class="head-line">
      <Avatar user={user} name={shown} size={16} />
      <span class="head-line-name">{shown}</span> used <span class="mention">{label}</span>
    </div>
  );
}

function ReplyLine({ message }: { message: APIMessage }): JSX.Element {
  const world = useWorld();
  const { store } = usePage();
  const original = message.referenced_message;
  if (original === undefined || original === null) return <div class="head-line">Original message was deleted</div>;
  const name = nameOf(world, original.author);
  const jump = (): void => store.update((state) => goTo(state, { channelId: message.channel_id, messageId: original.id }));
  return (
    <div class="head-line">
      <Avatar user={original.author} name={name} size={16} />
      <span class="head-line-name">{name}</span>
      <button type="button" class="head-line-text" aria-label={`Reply to ${name}: go to the message`} onClick={jump}>
        {original.content === '' ? <em>Click to see the message</em> : <InlineMarkdown text={firstLine(original.content)} />}
      </button>
    </div>
  );
}

const firstLine = (text: string): string => (text.split('\n').find((line) => line.trim() !== '') ?? '').replace(/^(?:#{1,3}|-#|>) /, '');
