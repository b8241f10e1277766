import type { APIMessage } from 'discord-api-types/v10';
import { isEphemeral, MESSAGE } from '../discord.ts';
import { timeOfId } from '../state/snowflake.ts';
import { sameDay } from '../ui/dates.ts';

export type ListRow =
  | { readonly kind: 'day'; readonly key: string; readonly time: number }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: APIMessage; readonly compact: boolean };

/** Messages of one author within this time stand under one head. */
const TOGETHER = 7 * 60_000;

/**
 * Returns the rows drawn for the messages: the days between them, “New” before the message `firstNew`, and which follow
 * one another.
 */
export function rowsOf(messages: ReadonlyArray<APIMessage>, firstNew: string | undefined): ReadonlyArray<ListRow> {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const time = timeOfId(message.id);
    const newDay = before === undefined || !sameDay(timeOfId(before.id), time);
    const isNew = message.id === firstNew;
    const rows: Array<ListRow> = [];
    if (newDay) rows.push({ kind: 'day', key: `day-${message.id}`, time });
    if (isNew) rows.push({ kind: 'new', key: 'new' });
    rows.push({ kind: 'message', key: message.id, message, compact: !newDay && !isNew && follows(message, before) });
    return rows;
  });
}

const PLAIN_TYPES: ReadonlyArray<number> = [0, MESSAGE.slashCommand];

/** Whether this is someone's own line, not one of Discord's notices. */
export const isPlain = (message: APIMessage): boolean =>
  PLAIN_TYPES.includes(message.type) || message.type === MESSAGE.reply;

function follows(message: APIMessage, before: APIMessage): boolean {
  if (before.author.id !== message.author.id || !isPlain(before) || !isPlain(message)) return false;
  if (isEphemeral(before) !== isEphemeral(message) || hasHeadLine(message)) return false;
  return timeOfId(message.id) - timeOfId(before.id) < TOGETHER;
}

/** A reply, or the answer to a command: the line above names what it answers. */
export function hasHeadLine(message: APIMessage): boolean {
  return message.type === MESSAGE.reply || usedCommand(message) !== undefined;
}

/** The command that this message answers, and who used it. */
export function usedCommand(
  message: APIMessage,
): { readonly name: string; readonly user: APIMessage['author'] } | undefined {
  const { interaction, interaction_metadata: meta } = message;
  if (message.type !== MESSAGE.slashCommand && meta?.type !== COMMAND_INTERACTION) return undefined;
  const user = meta?.user ?? interaction?.user;
  const name = interaction?.name ?? nameIn(meta);
  return user === undefined || name === undefined ? undefined : { name, user };
}

const COMMAND_INTERACTION = 2;

/** Discord sends the name along with the metadata without documenting it. */
function nameIn(meta: unknown): string | undefined {
  return typeof meta === 'object' && meta !== null && 'name' in meta && typeof meta.name === 'string'
    ? meta.name
    : undefined;
}
