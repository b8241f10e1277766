import type { App } from '../../app/types.ts';
import { textNames } from '../names.ts';
import { limits } from '../text/limits.ts';
import { splitLines } from '../text/split.ts';
import { eventLines } from './lines.ts';
import type { Caller, CastGame, Message, Words } from '../types.ts';

export interface LogFor {
  readonly app: App;
  readonly words: Words;
  readonly game: CastGame;
  readonly caller: Caller;
  readonly turn: number | undefined;
}

const latest = 25;

/** The log as this person may know it: one turn from its beginning, or the latest lines. */
export async function logMessage({ app, words, game, caller, turn }: LogFor): Promise<Message> {
  const entries = await app.log(game.id, caller.person.id, turn === undefined ? { last: latest } : { turn });
  const lines = eventLines(entries.map(({ event }) => event), words, textNames(game, words));
  if (lines.length === 0) return { content: turn === undefined ? 'Nothing has happened yet.' : `Nothing happened in turn ${turn}.` };
  const pages = splitLines(lines, limits.embed);
  // Without a turn the end counts, with one the beginning.
  const page = turn === undefined ? pages.at(-1) : pages[0];
  const title = turn === undefined ? `Lately in ${game.id}` : `Turn ${turn} of ${game.id}`;
  const more = pages.length > 1 ? ' (a part of it)' : '';
  return { embeds: [{ title: `${title}${more}`, description: page ?? '' }] };
}
