import { castOfAll, seatOf } from '../../app/types.ts';
import type { App, GameEvent, GameRecord, LogEntry } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import type { LogPart } from '../press.ts';
import { namesOver, textNames, withCast } from '../names.ts';
import { limits } from '../text/limits.ts';
import { splitLines } from '../text/split.ts';
import { eventLines } from './lines.ts';
import type { LinesIn } from './lines.ts';
import { sumLines } from './sums.ts';
import type { Caller, CastGame, Message, ComponentRow } from '../types.ts';
import type { Wording } from '../wording.ts';

export interface LogFor {
  readonly app: App;
  readonly words: Wording;
  readonly game: CastGame;
  readonly caller: Caller;
  readonly part: LogPart;
}

const latest = 25;

/**
 * Shows the log as this person may know it: the latest lines, one turn, or everything since their own last turn; with
 * buttons for other pages.
 */
export async function logMessage({ app, words, game, caller, part }: LogFor): Promise<Message> {
  const entries = await app.log(game.id, caller.person.id);
  const all = { entries, now: entries.at(-1)?.turn ?? 0, seat: seatOf(game, caller.person.id) };
  const chosen = entriesOf(all, part);
  const shown = part.show === 'since' ? chosen.filter(({ event }) => matters(event)) : chosen;
  const events = shown.map(({ event }) => event);
  const lines = [
    ...(part.show === 'since' ? sumLines(events, words, caller.say) : []),
    ...eventLines(events, { words, ...namesThen(game, words, entries, shown), say: caller.say }),
  ];
  const pages = splitLines(lines, limits.embed);
  // Lately it is the end that counts, else the beginning.
  const page = Math.min(part.page, pages.length - 1);
  const title = titleOf(caller, game, part);
  const components = turningButtons({ game, caller, part, ...all }, pages.length);
  if (lines.length === 0) return { content: nothingIn(caller, part), embeds: [], components };
  return {
    content: '',
    embeds: [
      {
        title: pages.length > 1 ? caller.say('log.page', { title, page: page + 1, pages: pages.length }) : title,
        description: pages[page] ?? '',
      },
    ],
    components,
  };
}

const mostGames = 3;

/** Tells what happened in these games while others played for the caller; only the end of it where it is long. */
export async function meanwhile(
  { app, words, caller }: Pick<LogFor, 'app' | 'words' | 'caller'>,
  games: ReadonlyArray<GameRecord>,
  since: ReadonlyMap<string, number | undefined>,
): Promise<NonNullable<Message['embeds']>> {
  const some = games.slice(0, mostGames);
  const told = await Promise.all(
    some.map(async (game) => {
      const from = since.get(game.id);
      const entries = from === undefined ? [] : await app.log(game.id, caller.person.id);
      const shown = entries.filter(({ at, event }) => at >= (from ?? 0) && matters(event));
      const events = shown.map(({ event }) => event);
      const lines = eventLines(events, {
        words,
        ...namesThen(await withCast(app, game), words, entries, shown),
        say: caller.say,
      });
      const sums = sumLines(events, words, caller.say);
      const room = Math.floor(limits.embed / some.length) - sums.join('\n').length - 1;
      const end = splitLines(lines, room).at(-1);
      if (end === undefined) return [];
      return [{ title: caller.say('log.meanwhile', { game: game.id }), description: [...sums, end].join('\n') }];
    }),
  );
  return told.flat();
}

/** Returns the players' names at the time of these entries of the whole log: a line that was told keeps its names. */
function namesThen(
  game: CastGame,
  words: Wording,
  entries: ReadonlyArray<LogEntry>,
  shown: ReadonlyArray<LogEntry>,
): Pick<LinesIn, 'names' | 'namesAt'> {
  const casts = castOfAll(
    entries.map(({ event }) => event.what),
    game.characters,
  );
  const castOf = new Map(entries.map((entry, at) => [entry, casts[at] ?? game.characters]));
  const moments = shown.map((entry) => ({ characters: castOf.get(entry) ?? game.characters, holders: entry.holders }));
  const namesAt = namesOver(moments, (players) => textNames({ ...game, ...players }, words));
  return { names: textNames(game, words), namesAt };
}

interface All {
  readonly entries: ReadonlyArray<LogEntry>;
  readonly now: number;
  /** The reader's seat; `undefined`: a spectator. */
  readonly seat: number | undefined;
}

function entriesOf({ entries, now, seat }: All, part: LogPart): ReadonlyArray<LogEntry> {
  switch (part.show) {
    case 'latest':
      return entries.slice(-latest);
    case 'turn':
      return entries.filter(({ turn }) => turn === part.turn);
    case 'since': {
      const own = lastTurnOf(entries, seat, now);
      return entries.filter(({ turn }) => turn > own);
    }
  }
}

/** The turn before this one that was theirs; -1: none yet. */
function lastTurnOf(entries: ReadonlyArray<LogEntry>, seat: number | undefined, now: number): number {
  const own = entries.findLast(
    ({ turn, event: { what } }) => turn < now && what.kind === 'turnStarted' && what.seat === seat,
  );
  return own?.turn ?? -1;
}

/**
 * Kinds of events that a recap leaves out: they are seen on the board, or change nothing that anyone could act upon.
 */
const small: ReadonlyArray<GameEvent['what']['kind']> = [
  'phase',
  'skillsDrawn',
  'deckReshuffled',
  'destinyRebuilt',
  'shipMoved',
  'contributed',
  'destinyAdded',
  'cardPutBack',
  'cardsSeen',
  'nothingActivated',
  'fleetGathers',
  'traumaLaid',
  'missionSeen',
  'missionPutBack',
];

function matters({ what }: GameEvent): boolean {
  return !small.includes(what.kind);
}

function titleOf({ say }: Caller, { id: game }: CastGame, part: LogPart): string {
  switch (part.show) {
    case 'latest':
      return say('log.lately', { game });
    case 'since':
      return say('log.since', { game });
    case 'turn':
      return say('log.turn', { turn: part.turn, game });
  }
}

function nothingIn({ say }: Caller, part: LogPart): string {
  return part.show === 'turn' ? say('log.nothingInTurn', { turn: part.turn }) : say('log.nothingYet');
}

interface Turning extends All {
  readonly game: CastGame;
  readonly caller: Caller;
  readonly part: LogPart;
}

function turningButtons({ game, caller, part, now, seat }: Turning, pages: number): ReadonlyArray<ComponentRow> {
  const { say } = caller;
  const to = (next: LogPart, label: string, disabled = false) =>
    button({ kind: 'log', game: game.id, part: next }, label, 'plain', disabled);
  const turn = part.show === 'turn' ? part.turn : now;
  const back = part.show === 'turn' ? turn - 1 : turn;
  return buttonRows([
    ...(part.page > 0 ? [to({ ...part, page: part.page - 1 }, say('log.pageBack'))] : []),
    ...(part.page < pages - 1 ? [to({ ...part, page: part.page + 1 }, say('log.pageOn'))] : []),
    ...(back >= 0 ? [to({ show: 'turn', turn: back, page: 0 }, say('log.back', { turn: back }))] : []),
    ...(part.show === 'turn' && turn < now
      ? [to({ show: 'turn', turn: turn + 1, page: 0 }, say('log.on', { turn: turn + 1 }))]
      : []),
    ...(part.show !== 'since' && seat !== undefined ? [to({ show: 'since', page: 0 }, say('log.sinceButton'))] : []),
  ]);
}
