import type { APIEmbed } from 'discord.js';
import type { GameEvent } from '../../app/types.ts';
import { limits } from '../text/limits.ts';
import type { Message } from '../types.ts';
import { storyLines } from './lines.ts';
import type { LinesIn } from './lines.ts';
import { momentEmbed, momentsIn } from './moments.ts';
import type { Past } from './moments.ts';

/** How a story is worded, and what came before it in its game. */
export interface StoryIn extends LinesIn {
  readonly past: Past;
}

/**
 * Tells the events of a turn in their order: lines, and an embed for each great moment; lines that follow a moment
 * stand in an embed below it. `undefined`: there is too much of it for one message.
 */
export function storyMessage(events: ReadonlyArray<GameEvent>, reading: StoryIn): Message | undefined {
  const embeds: Array<APIEmbed> = [];
  const { game, moments } = reading.past;
  const earlier = [...moments];
  let content = '';
  for (const { happened, text } of storyLines(events, reading)) {
    const moment = momentEmbed(
      { happened, text },
      reading.say,
      { game, moments: earlier },
      earlier.length - moments.length,
    );
    earlier.push(...momentsIn(happened));
    const last = embeds.at(-1);
    if (moment !== undefined) embeds.push(moment);
    else if (last === undefined) content = joined(content, text);
    else if (last.title === undefined) embeds.splice(-1, 1, { description: joined(last.description ?? '', text) });
    else embeds.push({ description: text });
  }
  const lengths = embeds.map(({ title = '', description = '' }) => title.length + description.length);
  const fits =
    content.length <= limits.content &&
    embeds.length <= limits.embeds &&
    lengths.every((length) => length <= limits.embed) &&
    lengths.reduce((sum, length) => sum + length, 0) <= limits.allEmbeds;
  return fits ? { content, embeds } : undefined;
}

const joined = (before: string, line: string): string => (before === '' ? line : `${before}\n${line}`);
