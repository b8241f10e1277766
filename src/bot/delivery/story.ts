/**
 * A turn's story: one message that grows, as long as no one else says anything below it; this keeps the channel quiet.
 * In a person's turn each picture has a message of its own, large enough to be read; the others share one.
 */
import { z } from 'zod';
import { castAfter, castBefore, castOfAll, castOver, understood } from '../../app/types.ts';
import type { Cast, ChannelId, GameEvent, LogEntry, Note, Slot } from '../../app/types.ts';
import { crisisPictures } from '../messages/cardPicture.ts';
import { checkPictures } from '../messages/checkPicture.ts';
import { eventLines } from '../messages/lines.ts';
import { momentsIn } from '../messages/moments.ts';
import { storyMessage } from '../messages/story.ts';
import type { StoryIn } from '../messages/story.ts';
import { namesOver, textNames } from '../names.ts';
import { splitLines } from '../text/split.ts';
import type { CastGame, Message, AttachedPicture } from '../types.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, RowOf, Sent, SpokenParts } from './parts.ts';
import { editedNow, sendOnce, sendPages } from './post.ts';

type LogRow = RowOf<'log'>;

/** The message that tells the current turn, as it stands. */
const storySchema = z.object({
  channelId: z.string(),
  messageId: z.string(),
  turn: z.number(),
  /** The last row that it tells. */
  row: z.number(),
  /** Stored by ourselves, with the game's own events. */
  events: z.array(z.custom<GameEvent>()),
  pictures: z.number(),
  /** The characters by seat when the first of the events happened; earlier versions didn't store them. */
  cast: z.record(z.string(), z.string()).optional(),
  /** The great moments of the game before the first of the events; earlier versions didn't store them. */
  earlier: z.array(z.custom<GameEvent['what']>()).optional(),
});
type Story = z.infer<typeof storySchema>;

const key = 'story';

/** Ends the story: later events begin a new message, since something else stands below this one. */
export const storyEnded: Note = { key, value: undefined };

/** The same, at once. */
export async function endStory({ app }: DeliveryParts, gameId: string): Promise<void> {
  await app.settings.clear(gameScope(gameId), key);
}

/** Returns the story of the turn that is being told, if there is one. */
export async function storyOf({ app }: DeliveryParts, gameId: string): Promise<Story | undefined> {
  return understood(storySchema, await app.settings.get(gameScope(gameId), key));
}

/** Tells what happened: in the message of this turn if that goes on, else in a new one. */
export async function tellStory(parts: SpokenParts, row: LogRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const { turn, events } = row.intent;
  const known = await storyOf(parts, row.gameId);
  const story = known?.channelId === channelId && known.turn === turn ? known : undefined;
  // Someone else has delivered it, or an earlier version that was killed before it was marked.
  if (story !== undefined && story.row >= row.id) return sent(story);
  // A message ends when a seat changes hands, since that is told below it: all of it has the same holders.
  const { cast, holders, earlier } = await before(parts, row, game, story);
  const then = { ...game, holders };
  const reading = (
    all: ReadonlyArray<GameEvent>,
    from: Pick<Before, 'cast' | 'earlier'> = { cast, earlier },
  ): StoryIn => readingOf(parts, then, all, from);
  const files = await picturesOf(parts, row, game, events);
  if (story !== undefined && (files.length === 0 || story.pictures === 0 || isAutomatic(story, game))) {
    const all = [...story.events, ...events];
    const message = storyMessage(all, reading(all));
    // An edit without files leaves those that are there; with files it replaces them.
    const shown = files.length > 0 && story.pictures > 0 ? await picturesOf(parts, row, game, all) : files;
    const isNews = shown.length > 0 || !isSame(message, storyMessage(story.events, reading(story.events)));
    const now = { ...message, ...(shown.length === 0 ? {} : { files: shown }) };
    if (message !== undefined && (!isNews || (await editedNow(parts, story, now)))) {
      return asStory({ ...story, row: row.id, events: all, pictures: story.pictures + files.length });
    }
  }
  const happened = story?.events.map(({ what }) => what) ?? [];
  const own = { cast: castAfter(happened, cast), earlier: [...earlier, ...momentsIn(happened)] };
  const message = storyMessage(events, reading(events, own));
  if (message === undefined) {
    const { messageId } = await sendPages(parts, row, channelId, splitLines(eventLines(events, reading(events, own))), {
      files,
    });
    return { ...(messageId === undefined ? {} : sent({ channelId, messageId })), notes: [storyEnded] };
  }
  if (message.content === '' && message.embeds?.length === 0 && files.length === 0) return {};
  const messageId = await sendOnce(parts, row, channelId, { ...message, ...(files.length === 0 ? {} : { files }) });
  return asStory({
    channelId,
    turn,
    row: row.id,
    messageId,
    events: [...events],
    pictures: files.length,
    cast: asRecord(own.cast),
    earlier: own.earlier,
  });
}

/**
 * Returns the reading with the players' names at that time: a message keeps the names that it has told when it grows.
 */
function readingOf(
  { words, say }: SpokenParts,
  game: CastGame,
  events: ReadonlyArray<GameEvent>,
  { cast, earlier }: Pick<Before, 'cast' | 'earlier'>,
): StoryIn {
  const casts = castOver(
    events.map(({ what }) => what),
    cast,
  );
  const { holders } = game;
  const namesAt = namesOver(
    casts.map((characters) => ({ characters, holders })),
    (players) => textNames({ ...game, ...players }, words),
  );
  return { words, say, names: textNames(game, words), namesAt, past: { game: game.id, moments: earlier } };
}

/** The situation before the first event of a row; more may have happened since. */
interface Before {
  readonly cast: Cast;
  /** The holders of the seats; `undefined`: the row has been undone. */
  readonly holders: LogEntry['holders'];
  /** The great moments of the game before the story that tells the row. */
  readonly earlier: ReadonlyArray<GameEvent['what']>;
}

async function before({ app }: SpokenParts, row: LogRow, game: CastGame, story: Story | undefined): Promise<Before> {
  const {
    gameId,
    intent: { turn, events },
  } = row;
  // A message that goes on knows its cast: then the lines of its turn are enough.
  const entries = await app.log(gameId, 'public', story === undefined ? {} : { turn });
  const first = firstOf(row, entries);
  const holders = entries[first]?.holders;
  if (story !== undefined) return { cast: castIn(story, game), holders, earlier: story.earlier ?? [] };
  const told = first < 0 ? entries : entries.slice(0, first);
  const casts = castOfAll(
    entries.map(({ event: { what } }) => what),
    game.characters,
  );
  return {
    cast:
      casts[first] ??
      castBefore(
        events.map(({ what }) => what),
        game.characters,
      ),
    holders,
    earlier: momentsIn(told.map(({ event: { what } }) => what)),
  };
}

/** Returns the place of a row's first event among the entries of a log; -1: nowhere. */
function firstOf({ intent: { turn, events } }: LogRow, entries: ReadonlyArray<LogEntry>): number {
  const what = JSON.stringify(events[0]?.what);
  return entries.findLastIndex((entry) => entry.turn === turn && JSON.stringify(entry.event.what) === what);
}

function castIn({ cast, events }: Story, { characters }: CastGame): Cast {
  return cast === undefined
    ? castBefore(
        events.map(({ what }) => what),
        characters,
      )
    : characters.map((_, seat) => cast[`${seat}`]);
}

function asRecord(cast: Cast): NonNullable<Story['cast']> {
  return Object.fromEntries(
    cast.flatMap((character, seat) => (character === undefined ? [] : [[`${seat}`, character]])),
  );
}

/**
 * Returns whether the message is the same as before: the latest events say nothing in the channel, and an edit would
 * change nothing.
 */
function isSame(message: Message | undefined, before: Message | undefined): boolean {
  return JSON.stringify(message) === JSON.stringify(before);
}

/** Direct messages lead to what was told last. */
function sent({ channelId, messageId }: Slot): Sent {
  return { messageId, slot: { name: 'log', channelId, messageId } };
}

/** Whether it tells the turn of an automatic player from the beginning. */
function isAutomatic({ events }: Story, { seats }: CastGame): boolean {
  const begun = events.find(({ what }) => what.kind === 'turnStarted')?.what;
  return begun?.kind === 'turnStarted' && seats[begun.seat]?.kind === 'automatic';
}

function asStory(story: Story): Sent {
  return { ...sent(story), notes: [{ key, value: story }] };
}

async function picturesOf(
  { app, words, say, painter, log, withoutPictures }: SpokenParts,
  row: LogRow,
  game: CastGame,
  events: ReadonlyArray<GameEvent>,
): Promise<ReadonlyArray<AttachedPicture>> {
  if (withoutPictures === true) return [];
  const failed = (err: unknown): void => {
    log.error(
      { err, gameId: game.id, row: row.id },
      'The picture of a card or a skill check could not be drawn: the log is sent without it',
    );
  };
  return [
    ...(await crisisPictures({ events, words, say, painter, name: `crisis-${row.nonce}`, failed })),
    ...(await checkPictures({ app, game, events, words, say, painter, name: `check-${row.nonce}`, failed })),
  ];
}
