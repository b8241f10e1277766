import type { GameOptions } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import { announce, asIntents, toChannel } from '../../play/announce.ts';
import { nothingAnnounced } from '../../play/announced.ts';
import { illegal } from './create.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { automaticSeat, limitsOf } from '../../play/lobby.ts';
import { findLobby, mayAdminister } from '../../core/lookUp.ts';
import { withStandIns } from '../pace/absence.ts';
import { sleepsOf } from '../../model/timing/ownTime.ts';
import type { Context } from '../../core/context.ts';
import { numbersFor, targetOf } from './form.ts';
import { seatAll } from '../../model/lobby/seating.ts';
import { readSetup, seatingOf } from '../../model/lobby/stored.ts';
import { automaticDecision, textOf, timersOf, withTurns } from '../../play/step.ts';
import { dealGame, dealTutorial } from '../../model/lessons/deal.ts';
import { firstLessons } from '../../model/lessons/lessons.ts';
import type { Person } from '../../core/person.ts';

export interface StartChoice {
  /**
   * Automatic players take the empty seats: up to the number of players that was wished for, else as few as can play.
   */
  readonly fill?: boolean;
}

/**
 * Deals the game; substitutes play for those who are away. Throws `notAllowed`, `tooFewPlayers`, `illegalOptions`,
 * `notInLobby`.
 */
export async function start(
  context: Context,
  gameId: GameId,
  person: Person,
  { fill = false }: StartChoice = {},
): Promise<GameRecord> {
  const open = await findLobby(context, gameId);
  mayAdminister(open, person);
  const { engine, store } = context;
  const setup = await readSetup(store.settings, gameId);
  const full = fill ? filled(context, open, setup.wanted) : open;
  const seated = seatAll(full, seatingOf(setup), context.random);
  const { seats, notices, audit } = await withStandIns(context, { ...full, seats: seated.seats }, person);
  const lobby = { ...full, seats };
  const options = {
    ...lobby.options,
    players: lobby.seats.length,
    ...(setup.tutorial ? { lesson: true } : seated.options),
  };
  checkStart(context, options);
  const at = context.now();
  const { seed, state, events } = setup.tutorial ? dealTutorial(context, options) : dealGame(context, options);
  const patch = { status: 'running', startedAt: at, options, seats } as const;
  const game = { ...lobby, ...patch };
  const settled = automaticDecision(engine, game, state) === undefined;
  const before = setup.tutorial ? { ...nothingAnnounced, lessons: firstLessons } : nothingAnnounced;
  const { announced, messages } = announce({
    engine,
    game,
    state,
    view: engine.view(state, 'public'),
    before,
    events,
    settled,
    showBoard: true,
  });
  return await store.commit({
    gameId,
    revision: lobby.revision,
    at,
    game: patch,
    announced: JSON.stringify(announced),
    timers: timersOf(engine, { game, state, timers: [] }, await sleepsOf(store.settings, game), settled, at),
    audit: [deedOf(person, { kind: 'started' }), ...audit],
    step: {
      kind: 'start',
      seed,
      state: textOf(engine, state),
      events: withTurns(
        events.map((event) => ({ seq: 0, event })),
        0,
      ),
    },
    messages: [...toChannel(game, [{ kind: 'lobby' }, ...asIntents(notices)]), ...messages],
  });
}

/** The lobby with automatic players in its empty seats. */
function filled({ engine }: Context, lobby: GameRecord, wanted: number | undefined): GameRecord {
  const target = targetOf(numbersFor(engine, lobby.options), lobby.seats.length, wanted);
  let full = lobby;
  while (full.seats.length < target) full = { ...full, seats: [...full.seats, automaticSeat(full)] };
  return full;
}

function checkStart({ engine }: Context, options: GameOptions): void {
  const fewest = limitsOf(engine, options)?.fewest ?? 0;
  if (options.players < fewest) {
    throw new AppError(
      'tooFewPlayers',
      (say) => say('errors.tooFew', { fewest, count: options.players }),
      (say) => say('errors.tooFewHint'),
    );
  }
  const reasons = engine.checkOptions(options);
  if (reasons.length > 0) throw illegal(reasons);
}
