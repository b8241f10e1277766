import type { GameId } from '../store/records.ts';
import { isStoreError } from '../store/error.ts';
import { abandon } from './features/abandon.ts';
import { answer, answerInARow } from './play/answer.ts';
import type { Answered } from './core/answered.ts';
import { addAutomatic, removeAutomatic, join, leave } from './features/seats/seats.ts';
import { createAutoplay } from './play/autoplay.ts';
import { create } from './features/lobby/create.ts';
import { AppError, isAppError } from './core/error.ts';
import { setLevel } from './play/levels.ts';
import { gameInChannel, gamesAround, givenAnswer, log, openDecisions, openOffers, viewFor } from './features/look.ts';
import type { LogContext, Log } from './core/log.ts';
import { findGame } from './core/lookUp.ts';
import type { AppParts, Context, Doing } from './core/context.ts';
import type { Person } from './core/person.ts';
import { inItsPlace, placeLocks } from './core/places.ts';
import { replaceSeat } from './features/seats/replaceSeat.ts';
import { createGuild } from './features/guild/index.ts';
import { move } from './features/move.ts';
import { changeSetup, createSetups } from './features/lobby/index.ts';
import { createNotes } from './features/notes/index.ts';
import { createOrders } from './features/orders/index.ts';
import { createPace } from './features/pace/index.ts';
import { DAY } from './model/timing/presets.ts';
import { createPolls } from './features/polls/index.ts';
import { invite } from './features/lobby/invite.ts';
import { createRedelivery } from './features/redelivery/index.ts';
import { rematch } from './features/lobby/rematch.ts';
import { start } from './features/lobby/start.ts';
import { createTakeOver } from './features/seats/takeOver.ts';
import { tidyAndPack } from './features/tidy.ts';
import { createTransactions } from './play/transactions.ts';
import { createTutorial } from './features/tutorial/index.ts';
import type { App } from './types.ts';
import { createEndings } from './features/ending/index.ts';
import { createHints } from './features/hints.ts';
import { createLanguages } from './features/languages.ts';
import { createHosts } from './features/hosts/index.ts';
import { catchUp, createStats } from './features/stats/index.ts';
import { createUndo } from './features/undo/index.ts';

/** How long delivered messages, and the earlier states of ended or archived games, are kept, in milliseconds. */
const KEPT_FOR = 30 * DAY;

/** Less than the time from one look at what is due to the next. */
const TIMEKEEPING = 20_000;

/** The app over a store and an engine. Nothing happens by itself until `resume` or a change. */
export function createApp({ store, ...parts }: AppParts): App {
  const transactions = createTransactions(store, parts);
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) call(listener, parts.log);
  };
  const stopNews = store.onNews(changed);
  const closing = new AbortController();
  let hasClosed = false;
  let tidying: Promise<void> | undefined;
  const autoplay = createAutoplay(parts, transactions, changed);
  const wake = (gameId: GameId): void => {
    autoplay.wake(gameId);
  };

  const guarded = async <T>(about: LogContext, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw refusal(parts.log, { about, error, late: hasClosed });
    }
  };
  const read: Doing['read'] = (about, work) => guarded(about, () => work({ store, engine: parts.engine }));
  const look: Doing['look'] = (about, work) => guarded(about, () => transactions.look(about.gameId, work));
  // What someone asks for is one transaction, however much of it there is to store.
  const make: Doing['change'] = async (about, work, locks = []) => {
    const { gameId } = about;
    const all = gameId === undefined ? locks : [`game:${gameId}` as const, ...locks];
    const result = await guarded(about, () => transactions.together(all, work));
    changed();
    return result;
  };
  const change: Doing['change'] = async (about, work, locks) => {
    const result = await make(about, work, locks);
    if (about.gameId !== undefined) wake(about.gameId);
    return result;
  };
  // Where no one acts by themselves nothing has to be looked after.
  const take = async (
    about: LogContext & { readonly gameId: GameId },
    work: (context: Context) => Promise<Answered>,
  ): Promise<Answered> => {
    const answered = await make(about, work);
    if (answered.goesOn) wake(about.gameId);
    return answered;
  };
  const doing: Doing = { read, look, change };
  // Of several processes one does what is due at a time.
  const keepsTime = (): Promise<boolean> =>
    store.leases.take('timekeeping', store.process, parts.now() + TIMEKEEPING, parts.now());
  // At the start the clock may be far ahead: nothing is older than when the bot was there last.
  const keptSince = async (): Promise<number> =>
    Math.min(parts.now(), (await store.timers.seenAt()) ?? Infinity) - KEPT_FOR;
  const by = (gameId: GameId, person: Person): LogContext => ({ gameId, userId: person.id });

  return {
    outbox: store.outbox,
    settings: store.settings,
    move: (gameId, person, place) =>
      change(by(gameId, person), (context) => move(context, gameId, person, place), [`channel:${place.channelId}`]),
    guild: createGuild(doing),
    setup: createSetups(doing),
    orders: createOrders(doing),
    polls: createPolls(doing),
    hints: createHints(parts, doing),
    languages: createLanguages(doing),
    notes: createNotes(doing),
    pace: createPace(parts, { ...doing, transactions, changed, wake, keepsTime, see: store.timers.see }),
    takeOver: createTakeOver(doing),
    tutorial: createTutorial(doing, wake),
    redelivery: createRedelivery(parts, store, { change: make }),
    create: (input) => change({}, (context) => create(context, input), placeLocks(input)),
    join: (gameId, person) => change(by(gameId, person), (context) => join(context, gameId, person)),
    leave: (gameId, person) => change(by(gameId, person), (context) => leave(context, gameId, person)),
    addAutomatic: (gameId, person) => change(by(gameId, person), (context) => addAutomatic(context, gameId, person)),
    removeAutomatic: (gameId, person) =>
      change(by(gameId, person), (context) => removeAutomatic(context, gameId, person)),
    setOptions: (gameId, person, options) =>
      change(by(gameId, person), (context) => changeSetup(context, gameId, person, { options })),
    rematch: (gameId, person) =>
      inItsPlace(doing, by(gameId, person), gameId, (context) => rematch(context, gameId, person)),
    invite: (gameId, person) =>
      inItsPlace(doing, by(gameId, person), gameId, (context) => invite(context, gameId, person)),
    start: (gameId, person, choice) => change(by(gameId, person), (context) => start(context, gameId, person, choice)),
    abandon: (gameId, person) => change(by(gameId, person), (context) => abandon(context, gameId, person)),
    replaceSeat: (gameId, person, seat, to, level) =>
      change(by(gameId, person), (context) => replaceSeat(context, gameId, person, { seat, by: to, level })),
    setLevel: (gameId, person, choice) =>
      change(by(gameId, person), (context) => setLevel(context, gameId, person, choice)),
    // Not which question: the log would tell who is asked in secret.
    answer: (gameId, userId, decisionId, choiceIds) =>
      take({ gameId, userId }, (context) => answer(context, gameId, userId, decisionId, choiceIds)),
    answerInARow: (gameId, userId, decisionId, answers) =>
      take({ gameId, userId }, (context) => answerInARow(context, gameId, userId, decisionId, answers)),
    undo: createUndo(doing),
    hosts: createHosts(doing),
    stats: createStats(doing),
    endings: createEndings(parts, doing),

    game: (gameId) => read({ gameId }, (context) => findGame(context, gameId)),
    gameInChannel: (channelId) => look({ channelId }, (context) => gameInChannel(context, channelId)),
    gamesOf: (userId) => look({ userId }, (context) => context.store.games({ userId, statuses: ['lobby', 'running'] })),
    gamesAround: (userId) => look({ userId }, (context) => gamesAround(context, userId)),
    openGames: () => look({}, (context) => context.store.games({ statuses: ['lobby', 'running'] })),
    gamesOfGuild: (guildId) =>
      look({ guildId }, (context) => context.store.games({ guildId, statuses: ['lobby', 'running'] })),
    viewFor: (gameId, who) => look({ gameId }, (context) => viewFor(context, gameId, who)),
    openDecisions: (gameId, userId) => look({ gameId, userId }, (context) => openDecisions(context, gameId, userId)),
    givenAnswer: (gameId, userId, id) =>
      look({ gameId, userId }, (context) => givenAnswer(context, gameId, userId, id)),
    openOffers: (gameId, userId) => look({ gameId, userId }, (context) => openOffers(context, gameId, userId)),
    log: (gameId, who, filter) => look({ gameId }, (context) => log(context, gameId, who, filter)),

    onOutbox(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tidy: () => guarded({}, async () => store.prune(await keptSince())),
    async tidyAndPack() {
      if (closing.signal.aborted) return;
      tidying = guarded({}, async () => tidyAndPack(store, await keptSince(), closing.signal));
      await tidying;
    },
    async resume() {
      await catchUp(store, parts.log, transactions);
      const running = await store.games({ statuses: ['running'] });
      for (const { id } of running) wake(id);
    },
    idle: () => autoplay.idle(),
    rest: () => autoplay.stop(),
    async close() {
      stopNews();
      closing.abort();
      await tidying?.catch(() => undefined);
      await autoplay.stop();
      hasClosed = true;
      await store.close();
    },
  };
}

/** Returns what the person is told: a refusal as it is, a bug in one friendly line (the log has the rest). */
function refusal(
  appLog: Log,
  { about, error, late }: { readonly about: LogContext; readonly error: unknown; readonly late: boolean },
): AppError {
  if (isAppError(error)) return error;
  if (isStoreError(error, 'conflict'))
    return new AppError(
      'alreadyDecided',
      (say) => say('errors.quicker'),
      (say) => say('errors.quickerHint'),
    );
  // A request that comes while the process ends finds the database closed, which is no fault of anything.
  if (late) appLog.info({ ...about, err: error }, 'Something was asked for after the app had closed.');
  else appLog.error({ ...about, err: error }, 'Something that was asked for could not be done.');
  const told = internal(error);
  // Callers that try again tell by it whether the database was away.
  told.cause = error;
  return told;
}

function internal(error: unknown): AppError {
  if (isStoreError(error, 'unsure'))
    return new AppError(
      'internal',
      (say) => say('errors.unsure'),
      (say) => say('errors.unsureHint'),
    );
  if (isStoreError(error))
    return new AppError(
      'internal',
      (say) => say('errors.notStored'),
      (say) => say('errors.notStoredHint'),
    );
  return new AppError(
    'internal',
    (say) => say('errors.bug'),
    (say) => say('errors.bugHint'),
  );
}

/**
 * Calls a listener. Its errors are only logged: what is stored is stored, and a listener that fails spoils no one's
 * answer.
 */
function call(listener: () => void, appLog: Log): void {
  try {
    listener();
  } catch (error) {
    appLog.error({ err: error }, 'A listener to the outbox failed.');
  }
}
