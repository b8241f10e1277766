import { Refusal } from '../refusal.ts';
import { isAppError, seatOf } from '../../app/types.ts';
import type { App, Decision, GameRecord, GameView, Seat, UserId } from '../../app/types.ts';
import type { GameListPlace } from '../press.ts';
import { linkTo, linkToReaction } from '../delivery/place.ts';
import { listMessage, perPage } from '../messages/gameList.ts';
import type { Listed, OpenGame, OwnGame } from '../messages/gameList.ts';
import { openQuestion } from '../messages/question.ts';
import { withCast } from '../names.ts';
import type { Servers } from '../servers.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import type { Wording } from '../wording.ts';

export interface ListParts {
  readonly app: App;
  readonly words: Wording;
  readonly servers: Servers;
}

/**
 * A page of the caller's games over all servers, or of those of the server that have a seat free. `note`: what stands
 * above it.
 */
export async function gameList(
  parts: ListParts,
  caller: Caller,
  place: GameListPlace,
  note?: string,
): Promise<Message> {
  const { person, guildId, say } = caller;
  const { app, words, servers } = parts;
  const all: ReadonlyArray<Found> =
    place.which === 'mine' ? await ownGames(app, person.id) : await openGames(parts, caller);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(place.page, pages - 1);
  const listed = await Promise.all(
    all.slice(page * perPage, (page + 1) * perPage).map((found) => listedGame(parts, found, person.id)),
  );
  const names = await namesOfServers(servers, listed);
  const hint = all.length > 0 || place.which === 'mine' ? undefined : await openingHint(parts, caller);
  return listMessage({
    which: place.which,
    listed,
    page,
    pages,
    inServer: guildId !== undefined,
    serverOf: ({ guildId: server }) => names.get(server),
    note,
    hint,
    words,
    say,
  });
}

async function namesOfServers(
  servers: Servers,
  listed: ReadonlyArray<Listed>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const ids = [...new Set(listed.map(({ game }) => game.guildId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await servers.nameOf(id)] as const)));
}

type Found =
  | {
      readonly kind: 'own';
      readonly game: GameRecord;
      readonly decisions: ReadonlyArray<Decision>;
      readonly deadline: number;
    }
  | { readonly kind: 'open'; readonly game: GameRecord };

const ranks: Readonly<Record<GameRecord['status'], number>> = {
  running: 1,
  lobby: 2,
  archived: 3,
  over: 4,
  abandoned: 5,
};

/**
 * Returns the person's games: those that wait for them first, the most urgent foremost; the rest by their status, the
 * newest first.
 */
async function ownGames(app: App, userId: UserId): Promise<ReadonlyArray<Found>> {
  const games = await app.gamesAround(userId);
  const found = await Promise.all(games.map((game) => ownGame(app, game, userId)));
  const rankOf = ({ game, decisions }: (typeof found)[number]): number =>
    decisions.length > 0 ? 0 : ranks[game.status];
  return [...found].sort((one, other) => rankOf(one) - rankOf(other) || one.deadline - other.deadline);
}

async function ownGame(app: App, game: GameRecord, userId: UserId) {
  const playing = game.status === 'running' && game.paused === undefined && seatOf(game, userId) !== undefined;
  const decisions = playing ? ((await app.openDecisions(game.id, userId).catch(unreadable)) ?? []) : [];
  const waits = decisions.length === 0 ? undefined : await app.pace.waits(game.id, userId);
  const deadlines = decisions.map(({ id }) => waits?.questions.get(id) ?? Number.MAX_SAFE_INTEGER);
  return { kind: 'own' as const, game, decisions, deadline: Math.min(Number.MAX_SAFE_INTEGER, ...deadlines) };
}

/** Lobbies with a seat free in channels that the caller may see. */
async function openGames({ app, servers }: ListParts, { guildId, person }: Caller): Promise<ReadonlyArray<Found>> {
  if (guildId === undefined)
    throw new Refusal(
      'notAllowed',
      (say) => say('games.onServer'),
      (say) => say('games.onServerHint'),
    );
  const lobbies = (await app.gamesOfGuild(guildId)).filter(
    (game) => game.status === 'lobby' && seatOf(game, person.id) === undefined,
  );
  const visible = await Promise.all(
    lobbies.map(async (game) => (await hasRoom(app, game)) && (await servers.maySee(person.id, game.channelId))),
  );
  return lobbies.filter((_, index) => visible[index]).map((game) => ({ kind: 'open', game }));
}

async function hasRoom(app: App, game: GameRecord): Promise<boolean> {
  return game.seats.length < (await seatsOf(app, game));
}

async function seatsOf(app: App, { id }: GameRecord): Promise<number> {
  const {
    setup: { wanted },
    numbers,
  } = await app.setup.form(id);
  return wanted ?? numbers.at(-1) ?? 0;
}

/** Returns what the caller can do where there is no game: where the server's settings let them open one. */
async function openingHint(
  { app }: ListParts,
  { guildId = '', channelId, parentId, person, say }: Caller,
): Promise<string | undefined> {
  const obstacle = await app.guild.obstacle({ guildId, channelId, parentId, host: person });
  if (obstacle === undefined) return say('games.noneOpenHint');
  if (obstacle.kind !== 'elsewhere') return undefined;
  return say('games.noneOpenElsewhere', { channels: obstacle.channels.map((id) => `<#${id}>`).join(', ') });
}

async function listedGame(parts: ListParts, found: Found, userId: UserId): Promise<Listed> {
  const { app } = parts;
  const game = await withCast(app, found.game);
  const form = await app.setup.form(game.id);
  const { name } = form.setup;
  const about = { game, name, seats: await seatsOf(app, game) };
  if (found.kind === 'open')
    return {
      ...about,
      kind: 'open',
      link: await linkTo(parts, game, ['lobby']),
      fields: form.fields,
    } satisfies OpenGame;
  const { decisions } = found;
  const secret = decisions.length > 0 && decisions.every(({ privacy }) => privacy === 'secret');
  const standing = decisions.length > 0 ? (['question', 'log'] as const) : (['log', 'lobby'] as const);
  const seat = seatOf(game, userId);
  const waiting = game.status === 'running' && game.paused === undefined && decisions.length === 0;
  return {
    ...about,
    kind: 'own',
    link: secret ? await linkToReaction(parts, game, userId) : await linkTo(parts, game, standing),
    decisions,
    waits: decisions.length === 0 ? undefined : await app.pace.waits(game.id, userId),
    going: waiting ? await goingOn(app, game, seat).catch(unreadable) : undefined,
    standIn: game.seats.find(({ standsInFor }) => standsInFor?.userId === userId),
  } satisfies OwnGame;
}

/** Returns the public facts about a game that waits for others. */
async function goingOn(app: App, game: CastGame, seat: Seat | undefined): Promise<OwnGame['going']> {
  const { waitingFor, ...view } = await app.viewFor(game.id, 'public');
  const waits = await app.pace.waits(game.id, 'public');
  // Not the game's last change: that could be a secret answer.
  const [latest] = await app.log(game.id, 'public', { last: 1 });
  return {
    waitingFor,
    waits,
    open: await openQuestion(app, game, waitingFor),
    since: latest?.at ?? game.startedAt ?? game.createdAt,
    isNext: seat !== undefined && nextSeat(view) === seat,
  };
}

/** A game that can't be read any more must not hide the others. */
function unreadable(error: unknown): undefined {
  if (isAppError(error)) return undefined;
  throw error;
}

/** Returns the seat whose turn comes after this one. */
function nextSeat({ current, players }: Pick<GameView, 'current' | 'players'>): Seat | undefined {
  const inTurn = players.map((_, index) => players[(current + 1 + index) % players.length]);
  return inTurn.find((player) => player !== undefined && player.out !== true)?.seat;
}
