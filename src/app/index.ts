import type { GameRecord } from '../store/records.ts';
import { isStoreError } from '../store/error.ts';
import { abandon } from './abandon.ts';
import { answer, answerInARow } from './answer.ts';
import { addAutomatic, removeAutomatic, join, leave } from './seats.ts';
import { createAutoplay } from './autoplay.ts';
import { create } from './create.ts';
import { AppError, isAppError } from './error.ts';
import { setLevel } from './levels.ts';
import { gameInChannel, gamesAround, givenAnswer, log, openDecisions, openOffers, viewFor } from './look.ts';
import type { About, Log } from './log.ts';
import { findGame } from './lookUp.ts';
import type { AppParts, Context } from './parts.ts';
import { replaceSeat } from './replaceSeat.ts';
import { createGuild } from './guild/index.ts';
import { move } from './move.ts';
import { changeSetup, createSetups } from './setup/index.ts';
import { createNotes } from './notes/index.ts';
import { createOrders } from './orders/index.ts';
import { createPace } from './pace/index.ts';
import { DAY } from './pace/presets.ts';
import { createPolls } from './polls/index.ts';
import { createShelf } from './shelf.ts';
import { invite } from './invite.ts';
import { rematch } from './rematch.ts';
import { start } from './start.ts';
import { createTakeOver } from './takeOver.ts';
import { createTutorial } from './tutorial/index.ts';
import type { App } from './types.ts';
import { createEndings } from './ending/index.ts';
import { createHints } from './hints.ts';
import { createLanguages } from './languages.ts';
import { createHosts } from './hosts/index.ts';
import { catchUp, createStats } from './stats/index.ts';
import { createUndo } from './undo/index.ts';

const GAMES_IN_MEMORY = 200;
/** For how long delivered messages and the earlier states of games that ended or were put away are kept. */
const KEPT_FOR = 30 * DAY;

/** The app over a store and an engine. Nothing happens by itself until `resume` or a change. */
export function createApp<State>(parts: AppParts<State>): App {
  const { store, engine } = parts;
  const context: Context<State> = { ...parts, shelf: createShelf(store, engine, parts.cacheSize ?? GAMES_IN_MEMORY) };
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) call(listener, parts.log);
  };
  const autoplay = createAutoplay(context, changed);

  const look = async <T>(about: About, work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      throw refusal(parts.log, about, error);
    }
  };
  // What somebody asks for is one transaction, however much of it there is to store.
  const change = async <T>(about: About, work: () => T): Promise<T> => {
    const result = await look(about, () => context.shelf.together(work));
    changed();
    if (about.gameId !== undefined) autoplay.wake(about.gameId);
    return result;
  };

  return {
    outbox: store.outbox,
    settings: store.settings,
    move: (gameId, person, place) => change({ gameId, userId: person.id }, () => move(context, gameId, person, place)),
    guild: createGuild(context, look),
    setup: createSetups(context, look, change),
    orders: createOrders(context, look, change),
    polls: createPolls(context, { look, change }),
    hints: createHints(context, { look, change }),
    languages: createLanguages(context, { look, change }),
    notes: createNotes(context, { look, change }),
    pace: createPace(context, { look, change, changed, wake: (gameId) => { autoplay.wake(gameId); } }),
    takeOver: createTakeOver(context, change, (gameId) => findGame(context, gameId)),
    tutorial: createTutorial(context, change, (gameId) => { autoplay.wake(gameId); }),
    create: (input) => change({}, () => create(context, input)),
    join: (gameId, person) => change({ gameId, userId: person.id }, () => join(context, gameId, person)),
    leave: (gameId, person) => change({ gameId, userId: person.id }, () => leave(context, gameId, person)),
    addAutomatic: (gameId, person) => change({ gameId, userId: person.id }, () => addAutomatic(context, gameId, person)),
    removeAutomatic: (gameId, person) => change({ gameId, userId: person.id }, () => removeAutomatic(context, gameId, person)),
    setOptions: (gameId, person, options) => change({ gameId, userId: person.id }, () => changeSetup(context, gameId, person, { options })),
    rematch: (gameId, person) => change({ gameId, userId: person.id }, () => rematch(context, gameId, person)),
    invite: (gameId, person) => change({ gameId, userId: person.id }, () => invite(context, gameId, person)),
    start: (gameId, person, choice) => change({ gameId, userId: person.id }, () => start(context, gameId, person, choice)),
    abandon: (gameId, person) => change({ gameId, userId: person.id }, () => abandon(context, gameId, person)),
    replaceSeat: (gameId, person, seat, by, level) =>
      change({ gameId, userId: person.id }, () => replaceSeat(context, gameId, person, { seat, by, level })),
    setLevel: (gameId, person, choice) => change({ gameId, userId: person.id }, () => setLevel(context, gameId, person, choice)),
    answer: (gameId, userId, decisionId, choiceIds) =>
      change({ gameId, userId, decisionId }, () => answer(context, gameId, userId, decisionId, choiceIds)),
    answerInARow: (gameId, userId, decisionId, answers) =>
      change({ gameId, userId, decisionId }, () => answerInARow(context, gameId, userId, decisionId, answers)),
    undo: createUndo(context, { look, change }),
    hosts: createHosts(context, { look, change }),
    stats: createStats(context, look),
    endings: createEndings(context, look),

    game: (gameId) => look({ gameId }, () => findGame(context, gameId)),
    gameInChannel: (channelId) => look({ channelId }, () => gameInChannel(context, channelId)),
    gamesOf: (userId) => look({ userId }, () => store.games({ userId, statuses: ['lobby', 'running'] })),
    gamesAround: (userId) => look({ userId }, () => gamesAround(context, userId)),
    gamesOfGuild: (guildId) => look({ guildId }, () => store.games({ guildId, statuses: ['lobby', 'running'] })),
    viewFor: (gameId, who) => look({ gameId }, () => viewFor(context, gameId, who)),
    openDecisions: (gameId, userId) => look({ gameId, userId }, () => openDecisions(context, gameId, userId)),
    givenAnswer: (gameId, userId, id) => look({ gameId, userId }, () => givenAnswer(context, gameId, userId, id)),
    openOffers: (gameId, userId) => look({ gameId, userId }, () => openOffers(context, gameId, userId)),
    log: (gameId, who, filter) => look({ gameId }, () => log(context, gameId, who, filter)),

    onOutbox(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tidy: () => look({}, () => store.prune(parts.now() - KEPT_FOR)),
    async resume() {
      await catchUp(context);
      const running: ReadonlyArray<GameRecord> = store.games({ statuses: ['running'] });
      for (const { id } of running) autoplay.wake(id);
    },
    idle: () => autoplay.idle(),
    async close() {
      await autoplay.stop();
      store.close();
    },
  };
}

/** What the person is told: a refusal as it is, a bug in one friendly line (the log has the rest). */
function refusal(appLog: Log, about: About, error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isStoreError(error, 'conflict'))
    return new AppError(
      'alreadyDecided',
      (say) => say('errors.quicker'),
      (say) => say('errors.quickerHint'),
    );
  appLog.error({ ...about, err: error }, 'Something that was asked for could not be done.');
  if (isStoreError(error)) return new AppError('internal', (say) => say('errors.notStored'), (say) => say('errors.notStoredHint'));
  return new AppError('internal', (say) => say('errors.bug'), (say) => say('errors.bugHint'));
}

/** What is stored is stored: a listener that fails spoils nobody's answer. */
function call(listener: () => void, appLog: Log): void {
  try {
    listener();
  } catch (error) {
    appLog.error({ err: error }, 'A listener to the outbox failed.');
  }
}
