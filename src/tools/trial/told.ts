/**
 * Checks that everyone was told all that happened in their games, and once: the messages in Discord against the stored
 * games.
 */
import type { APIMessage } from 'discord-api-types/v10';
import type { App, GameEvent, GameRecord } from '../../app/types.ts';
import { eventLines } from '../../bot/messages/lines.ts';
import type { LinesIn } from '../../bot/messages/lines.ts';
import { momentsIn } from '../../bot/messages/moments.ts';
import { privateLines } from '../../bot/messages/privateLog.ts';
import { storyMessage } from '../../bot/messages/story.ts';
import { namesThrough, textNames, withCast } from '../../bot/names.ts';
import type { Names } from '../../bot/types.ts';
import { openStore } from '../../store/open.ts';
import type { RunningTable, TableGuild } from '../../table/server/index.ts';
import { plainEnglish as words } from '../../bot/wording.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { english } from '../../words/index.ts';
import type { TrialDatabase } from './database.ts';

export interface ToldReport {
  /** Events, in words, that are missing where they should be told. */
  readonly untold: ReadonlyArray<string>;
  /** Messages that tell what others have told. */
  readonly toldTwice: ReadonlyArray<string>;
  /** The number of events that were looked for. */
  readonly events: number;
}

const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };

/** Compares the messages with the stored games, once the bots have ended. */
export async function whatWasTold(
  { guilds }: Pick<RunningTable, 'guilds'>,
  { environment }: TrialDatabase,
): Promise<ToldReport> {
  const { DATABASE_URL: url, DATABASE_PATH: path = '' } = environment;
  const store = await openStore(url === undefined ? { path } : { url });
  const app = assembleApp(store, silent);
  try {
    const all: Array<ToldReport> = [];
    for (const game of await store.games({ statuses: ['running', 'over'] })) {
      const guild = guilds.find(({ guildId }) => guildId === game.guildId);
      if (guild !== undefined) all.push(...(await toldIn(app, game, guild)));
    }
    return {
      untold: all.flatMap(({ untold }) => untold),
      toldTwice: all.flatMap(({ toldTwice }) => toldTwice),
      events: all.reduce((sum, { events }) => sum + events, 0),
    };
  } finally {
    await app.close();
  }
}

async function toldIn(app: App, game: GameRecord, guild: TableGuild): Promise<ReadonlyArray<ToldReport>> {
  const cast = await withCast(app, game);
  const reading: LinesIn = { words, names: textNames(cast, words), say: english };
  const everybody = await app.log(game.id, 'public');
  const { namesAt } = namesThrough(cast, words, everybody);
  const channel = guild.people[0]?.messages(game.channelId).filter(isPost) ?? [];
  const told = [
    inStory(
      everybody.map(({ event, turn }, at) => ({ event, turn, names: namesAt(at) })),
      channel,
      { ...reading, game: game.id },
    ),
  ];
  for (const [seat, holder] of game.seats.entries()) {
    if (holder.kind !== 'user') continue;
    const own = (await app.log(game.id, holder.userId))
      .map(({ event }) => event)
      .filter(({ audience }) => audience !== 'public' && audience.includes(seat));
    told.push(
      inPrivate(
        own,
        guild.people
          .find(({ id }) => id === holder.userId)
          ?.inbox()
          .filter(isPost) ?? [],
        reading,
      ),
    );
  }
  return told;
}

/** Whether the message is the bot's and not the answer to a press. */
function isPost({ author, nonce }: APIMessage): boolean {
  return author.bot === true && nonce !== undefined;
}

/** How the story of a game is worded; the game's id chooses the lines of its great moments. */
interface TrialReading extends LinesIn {
  readonly game: string;
}

interface Entry {
  readonly event: GameEvent;
  readonly turn: number;
  /** The names of the players at that time, where they may differ from those at the end. */
  readonly names?: Names;
}

/**
 * Compares the messages of a story with its events. Each message tells events of one turn that follow each other, and
 * the next message tells those that follow. Messages that tell none are others'. Events that say nothing in words, such
 * as a phase, need not be told.
 */
export function inStory(
  entries: ReadonlyArray<Entry>,
  messages: ReadonlyArray<Pick<APIMessage, 'content' | 'embeds'>>,
  reading: TrialReading,
): ToldReport {
  const untold: Array<string> = [];
  const toldTwice: Array<string> = [];
  const told = new Set<string>();
  let at = 0;
  for (const message of messages) {
    const text = textOf(message);
    if (text === '') continue;
    const end = endOf(entries, at, text, reading);
    if (end !== undefined) at = end;
    else if (told.has(text)) toldTwice.push(text.slice(0, 100));
    if (end !== undefined) told.add(text);
  }
  const left = entries.slice(at);
  const lines = eventLines(
    left.map(({ event }) => event),
    readingOf(left, reading),
  );
  untold.push(...lines.filter((line) => !line.startsWith('-# ')));
  return { untold, toldTwice, events: entries.length };
}

/** Returns the index after the last of the events, from `from` on, that make this text; `undefined`: none do. */
function endOf(entries: ReadonlyArray<Entry>, from: number, text: string, reading: TrialReading): number | undefined {
  for (let begin = from; begin < entries.length; begin += 1) {
    if (storyOf(entries, from, begin, reading) !== '') return undefined;
    const turn = entries[begin]?.turn;
    const last = entries.findIndex((entry, place) => place > begin && entry.turn !== turn);
    for (let end = last < 0 ? entries.length : last; end > begin; end -= 1)
      if (storyOf(entries, begin, end, reading) === text) return end;
  }
  return undefined;
}

function readingOf(entries: ReadonlyArray<Entry>, reading: LinesIn): LinesIn {
  return { ...reading, namesAt: (at) => entries[at]?.names ?? reading.names };
}

/** Returns the story of the entries from `begin` to before `end`, as a message words it. */
function storyOf(entries: ReadonlyArray<Entry>, begin: number, end: number, reading: TrialReading): string {
  const own = entries.slice(begin, end);
  const moments = momentsIn(entries.slice(0, begin).map(({ event: { what } }) => what));
  const message = storyMessage(
    own.map(({ event }) => event),
    { ...readingOf(own, reading), past: { game: reading.game, moments } },
  );
  return message === undefined ? '' : textOf({ content: message.content ?? '', embeds: [...(message.embeds ?? [])] });
}

function textOf({ content, embeds }: Pick<APIMessage, 'content' | 'embeds'>): string {
  return [content, ...embeds.flatMap(({ title, description }) => [title, description])]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .trim();
}

/** Compares private messages with the events: each line should be there as often as it was to be told. */
export function inPrivate(
  events: ReadonlyArray<GameEvent>,
  inbox: ReadonlyArray<Pick<APIMessage, 'content'>>,
  reading: LinesIn,
): ToldReport {
  const count = (lines: ReadonlyArray<string>): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
  };
  const wanted = count(privateLines(events, reading).map((line) => line.trim()));
  const found = count(inbox.flatMap(({ content }) => content.split('\n')).map((line) => line.trim()));
  const differing = (isWrong: (found: number, wanted: number) => boolean): ReadonlyArray<string> =>
    [...wanted].filter(([line, number]) => isWrong(found.get(line) ?? 0, number)).map(([line]) => line);
  return {
    untold: differing((there, times) => there < times),
    toldTwice: differing((there, times) => there > times),
    events: events.length,
  };
}
