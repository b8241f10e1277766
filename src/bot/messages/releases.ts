import type { APIEmbed } from 'discord.js';
import type { Release } from '../changelog.ts';
import { momentText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Say } from '../../words/index.ts';
import type { Message } from '../types.ts';

/** Tells what is new, the newest release first: as many as fit into one message, and the newest in any case. */
export function releasesMessage(releases: ReadonlyArray<Release>, say: Say): Message {
  const embeds: Array<APIEmbed> = [];
  let room: number = limits.allEmbeds;
  for (const embed of releases.slice(0, limits.embeds).map((release) => releaseEmbed(release, say))) {
    room -= lengthOf(embed);
    if (room < 0) break;
    embeds.push(embed);
  }
  return { embeds };
}

function releaseEmbed({ version, date, changes }: Release, say: Say): APIEmbed {
  const lines = [
    // At noon, it is the same day almost everywhere.
    momentText(Date.parse(`${date}T12:00:00Z`), 'd'),
    ...changes.flatMap(({ kind, text }) => [`### ${say(`help.changes.${kind}`)}`, text]),
  ];
  return { title: say('help.newsTitle', { version }), description: shorten(lines.join('\n'), limits.embed) };
}

function lengthOf({ title = '', description = '' }: APIEmbed): number {
  return title.length + description.length;
}
