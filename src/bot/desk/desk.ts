import { Refusal } from '../refusal.ts';
import type { App } from '../../app/types.ts';
import { ownerOf } from '../delivery/privateThread.ts';
import { boardMessage, viewBefore } from '../messages/board.ts';
import { replayMessage } from '../messages/ending/replay.ts';
import { handPicture } from '../messages/handPicture.ts';
import { helpMessage } from '../messages/help.ts';
import { hintMessage } from '../messages/hint.ts';
import { invited } from './invite.ts';
import { presetSets } from './preset.ts';
import { canPlayOn, joined } from './join.ts';
import { lookUpCacheOf } from '../lookUp/lookUpCache.ts';
import { logMessage, meanwhile } from '../messages/log.ts';
import { settingsPanel } from './settings.ts';
import { notesMessage, suspicionModal } from '../messages/notes.ts';
import type { NotesPage } from '../messages/notes.ts';
import { ordersMessage } from '../messages/orders.ts';
import { awayMessage, backMessage, timersMessage } from '../messages/pace.ts';
import { painterFor } from '../messages/painter.ts';
import type { FairPainter } from '../messages/painter.ts';
import { pollModal } from '../messages/polls.ts';
import { handsMessage } from '../messages/question.ts';
import { sessionMessage } from '../messages/session.ts';
import { sheetMessage } from '../messages/sheet.ts';
import { fullNames, labelNames } from '../names.ts';
import { takeOverButton } from '../messages/takeOver.ts';
import { shorten } from '../text/limits.ts';
import { withResources } from '../text/signs.ts';
import type { Servers } from '../servers.ts';
import type { Threads } from '../threads.ts';
import type { LookedAtPerson } from '../targets.ts';
import { english } from '../../words/index.ts';
import type { Say } from '../../words/index.ts';
import type { Below, Caller, CastGame, Desk, EntriesIn, Message, Turn, Words } from '../types.ts';
import { confirmAbandon } from './abandon.ts';
import { createCare } from './care.ts';
import type { Farewell } from './farewell.ts';
import { SeveralGames, findGame, gameOfPlace } from './findGame.ts';
import type { Finding } from './findGame.ts';
import { explain } from './explain.ts';
import { gameList } from './gameList.ts';
import { inGameOf, lookedUp, nothingFound } from './lookedUp.ts';
import type { LookingUp } from './lookedUp.ts';
import { openNow, seatOf } from '../messages/openNow.ts';
import { answered, askIfSure, openPanel, turnIn } from './turn.ts';
import type { TurnParts } from './turn.ts';
import { whoIs } from './whoIs.ts';

export interface DeskParts {
  readonly app: App;
  readonly threads: Threads;
  readonly servers: Servers;
  readonly words: Words;
  readonly painter: FairPainter;
  readonly entries: EntriesIn;
  readonly farewell: Farewell;
  readonly below: Below;
}

/** What commands and buttons can ask of the bot. */
export function createDesk(parts: DeskParts): Desk {
  const desks = new Map<string, Desk>();
  const deskFor = (say: Say): Desk => {
    const known = desks.get(say.locale);
    if (known !== undefined) return known;
    const cache = lookUpCacheOf(parts.entries);
    const lookUps = { lookUp: () => cache.in(say.locale), lookUpSoon: () => cache.soon(say.locale) };
    const desk = deskIn({ ...parts, words: parts.words.in(say) }, lookUps, deskFor);
    desks.set(say.locale, desk);
    return desk;
  };
  return deskFor(english);
}

/** For those who read one language. */
function deskIn(
  { app, threads, servers, words, painter, farewell, below }: DeskParts,
  lookUps: Pick<Desk, 'lookUp' | 'lookUpSoon'>,
  deskFor: (say: Say) => Desk,
): Desk {
  const { lookUp } = lookUps;
  return {
    app,
    threads,
    below,
    words,
    in: deskFor,
    care: createCare({ app, words, farewell, servers }),
    ...lookUps,
    isHere: (caller) => inGameOf(app, words, caller),
    page: (caller, found) => lookedUp({ app, words, painter }, caller, found),
    whoIs: (caller, asked) => knownOf({ app, words, painter, lookUp }, caller, asked),
    explain: (caller, message) => explain({ app, words, painter, lookUp }, caller, message),
    gameOf: (caller, gameId) => findGame({ app, servers }, caller, gameId),
    ownerHere: async ({ channelId, parentId }) =>
      parentId === undefined ? undefined : (await ownerOf(app, channelId))?.userId,
    turnOf: async (caller, gameId) => turnIn({ app, words }, caller, await findGame({ app, servers }, caller, gameId)),
    labels: (game) => labelNames(game, words),
    panel: (caller, turn, decision, place = {}) => openPanel({ app, words }, caller, { turn, decision, ...place }),
    askIfSure: ({ say }, turn, decision, choices) => askIfSure(words, say, { turn, decision, choices }),
    answer: (caller, turn, decision, choices) => answered({ app, words, below }, caller, { turn, decision, choices }),
    sheet: (caller, game, inWords) => ownSheet({ app, words, painter }, caller, game, inWords),
    hint: (caller, gameId) => hintIn({ app, words, servers }, caller, gameId),
    hand: (caller, gameId) => handIn({ app, words, painter, servers }, caller, gameId),
    orders: async (caller, game) =>
      ordersMessage({ game, now: await app.orders.look(game.id, caller.person.id), words, say: caller.say }),
    notes: async (caller, game) => notesMessage(await notesPage({ app, words }, caller, game)),
    suspicionForm: async (caller, game, seat) => suspicionModal(await notesPage({ app, words }, caller, game), seat),
    pollForm: ({ say }, gameId) => pollModal(gameId, say),
    session: (caller, game, at) => sessionMessage(game, at, caller),
    timers: ({ say }, game) => timersMessage(game, say),
    away: ({ person, say }, now, substitute) => awayMessage(now, person.id, substitute, say),
    back: async (caller, games, since) => ({
      ...backMessage(games, caller.say),
      embeds: await meanwhile({ app, words, caller }, games, since),
    }),
    presetSets: (caller, game, preset) => presetSets(app, caller.say, game, preset),
    invite: (caller, game) => invited(app, caller, game),
    join: (caller, game, seat) => joined({ app, words }, caller, game, seat),
    board: async (game, { say, person }) => {
      const view = await publicView(app, game);
      return await boardMessage(game, view, { words, say }, painterFor(painter, person), {
        before: viewBefore(app, game.id, view),
      });
    },
    status: async (game, caller) => statusMessage(app, words, game, caller),
    games: (caller, place, note) => gameList({ app, words, servers }, caller, place, note),
    help: async (caller, gameId) =>
      helpMessage({ app, words, caller, game: await findGame({ app, servers }, caller, gameId).catch(nothingFound) }),
    openNow: (game, caller, inFull) => openNow({ app, words }, game, caller, inFull),
    replay: async (game, { say, person }, place) =>
      await replayMessage({
        game,
        replay: await app.endings.replay(game.id),
        place,
        words,
        say,
        painter: painterFor(painter, person),
      }),
    log: (game, caller, part) => logMessage({ app, words, game, caller, part }),
    settings: (caller, changed) => settingsPanel(app, caller, changed ? caller.say('guild.saved') : undefined),
    confirmAbandon: (game, caller) => confirmAbandon({ app, words }, game, caller),
  };
}

async function notesPage({ app, words }: TurnParts, { person, say }: Caller, game: CastGame): Promise<NotesPage> {
  return { game, notes: await app.notes.look(game.id, person.id), words, say };
}

async function ownSheet(
  { app, words, painter }: Pick<DeskParts, 'app' | 'words' | 'painter'>,
  caller: Caller,
  game: CastGame,
  inWords = false,
): Promise<Message> {
  const { decisions } = await turnOrOver({ app, words }, caller, game);
  const view = await app.viewFor(game.id, caller.person.id);
  const drawing = { game, view, words, say: caller.say, painter: painterFor(painter, caller.person), name: 'hand' };
  const files = inWords ? [] : await handPicture(drawing);
  return {
    ...sheetMessage({ game, view, decisions, withQuestions: true, pictured: files.length > 0, say: caller.say }, words),
    files,
  };
}

/** Of oneself the own sheet, of others what everybody knows. */
async function knownOf(parts: LookingUp, caller: Caller, asked: LookedAtPerson): Promise<Message> {
  const game = asked.id === caller.person.id ? await gameOfPlace(parts.app, caller).catch(nothingFound) : undefined;
  const isPlayed = game?.status === 'running' || game?.status === 'over';
  return game !== undefined && isPlayed && seatOf(game, asked.id) !== undefined
    ? await ownSheet(parts, caller, game)
    : await whoIs(parts, caller, asked);
}

async function hintIn(parts: TurnParts & Finding, caller: Caller, gameId: string | undefined): Promise<Message> {
  const { app, words } = parts;
  const { game } = await turnIn(parts, caller, await findGame(parts, caller, gameId));
  return hintMessage(game, await app.hints.ask(game.id, caller.person.id), words, caller.say);
}

async function handIn(
  parts: Pick<DeskParts, 'app' | 'words' | 'painter' | 'servers'>,
  caller: Caller,
  gameId: string | undefined,
): Promise<Message> {
  try {
    return await ownSheet(parts, caller, await findGame(parts, caller, gameId));
  } catch (error) {
    if (error instanceof SeveralGames) return handsMessage(error.games, caller.say);
    throw error;
  }
}

/** A player may look at the sheet after the end too. */
async function turnOrOver(parts: TurnParts, caller: Caller, game: CastGame): Promise<Turn> {
  const finished = game.status === 'over' && seatOf(game, caller.person.id) !== undefined;
  return finished ? { game, decisions: [] } : await turnIn(parts, caller, game);
}

async function publicView(app: App, game: CastGame) {
  if (game.startedAt === undefined)
    throw new Refusal(
      'notRunning',
      (say) => say('refusals.noBoard'),
      (say) => say('refusals.noBoardHint'),
    );
  return await app.viewFor(game.id, 'public');
}

/** What a phone shows without much turning. */
const oneScreen = 1799;

async function statusMessage(app: App, words: Words, game: CastGame, caller: Caller): Promise<Message> {
  const open = await openNow({ app, words }, game, caller, true);
  if (game.startedAt === undefined) return { content: open };
  const status = withResources(
    words,
    words.status(await app.viewFor(game.id, 'public'), fullNames(game, words, caller.say)),
  );
  return {
    content: `${shorten(status, oneScreen - open.length)}\n${open}`,
    ...(canPlayOn(app, game, caller) ? { components: takeOverButton(game, caller.say) } : {}),
  };
}
