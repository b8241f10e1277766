import type { Decision, GameEvent } from '../../store/engineTypes.ts';
import type { GameId, UserId } from '../../store/records.ts';
import type { Answered } from '../core/answered.ts';
import { worded } from '../../words/index.ts';
import { engineId, shownDecision, shownView } from '../core/decisionIds.ts';
import { AppError } from '../core/error.ts';
import { findRunning, ownSeat, takeStarted } from '../core/lookUp.ts';
import type { Context } from '../core/context.ts';
import { playerName } from '../core/playerName.ts';
import type { GameInHand } from './gameCache.ts';
import { storeStep } from './step.ts';

/**
 * Stores a person's answer to one of their own decisions, or the taking up of an offer. Throws `alreadyDecided` (with
 * what is open instead), `notYourDecision`, `illegalChoice`, `notYourGame`, `notRunning`, `paused`.
 */
export async function answer(
  context: Context,
  gameId: GameId,
  userId: UserId,
  decisionId: string,
  choiceIds: ReadonlyArray<string>,
): Promise<Answered> {
  return await answerInARow(context, gameId, userId, decisionId, [choiceIds]);
}

/**
 * The same for several questions of one kind that follow each other, such as the cards of a starting hand one by one:
 * all answers are stored as one step, or none. An answer that no such question is left for is left out.
 */
export async function answerInARow(
  context: Context,
  gameId: GameId,
  userId: UserId,
  decisionId: string,
  answers: ReadonlyArray<ReadonlyArray<string>>,
): Promise<Answered> {
  const game = await findRunning(context, gameId);
  const seat = ownSeat(game, userId);
  if (game.paused !== undefined)
    throw new AppError(
      'paused',
      (say) => say('pace.paused'),
      (say) => say('pace.pausedHint'),
    );
  const held = await takeStarted(context, game);
  const first = findDecision(context, held, seat, decisionId);
  const given = giveAll(context, held, first, answers);
  const after = await storeStep(context, held, {
    inputs: given.map(({ decision, choice }, place) => ({
      seq: held.lastSeq + 1 + place,
      seat,
      by: userId,
      decisionId: decision.id,
      choice,
      secret: decision.privacy === 'secret',
    })),
    events: given.flatMap(({ events }, place) => events.map((event) => ({ seq: held.lastSeq + 1 + place, event }))),
    keep: true,
  });
  return { game: after.game, seat, decisions: ownDecisions(context, after, seat), goesOn: !after.isQuiet };
}

interface OwnAnswer {
  readonly decision: Decision;
  readonly choice: ReadonlyArray<string>;
  readonly events: ReadonlyArray<GameEvent>;
}

function giveAll(
  context: Context,
  held: GameInHand,
  first: Decision,
  answers: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<OwnAnswer> {
  const given: Array<OwnAnswer> = [];
  let decision: Decision | undefined = first;
  try {
    for (const choice of answers) {
      if (decision === undefined) break;
      given.push({ decision, choice, events: applyAnswer(context, held, decision, choice) });
      decision = context.engine
        .decisions(held.state)
        .find(({ seat, topic }) => seat === first.seat && topic.kind === first.topic.kind);
    }
  } catch (error) {
    // What was answered before it is in the state already, and shall not count.
    if (given.length > 0) context.cache.drop(held.game.id);
    throw error;
  }
  return given;
}

/** Returns what that seat may do beside its questions, as shown to it. */
export function ownOffers({ engine }: Context, { game, state }: GameInHand, seat: number): ReadonlyArray<Decision> {
  return engine.offers(state, seat).map((offer) => shownDecision(offer, game.undone));
}

/** Returns that seat's questions, as shown to it. */
export function ownDecisions({ engine }: Context, { game, state }: GameInHand, seat: number): ReadonlyArray<Decision> {
  return engine
    .decisions(state)
    .filter((decision) => decision.seat === seat)
    .map((decision) => shownDecision(decision, game.undone));
}

function findDecision(context: Context, held: GameInHand, seat: number, shown: string): Decision {
  const id = engineId(shown, held.game.undone);
  const { engine } = context;
  const all = [
    ...engine.decisions(held.state).filter((decision) => decision.seat === seat),
    ...engine.offers(held.state, seat),
  ];
  const own = all.find((decision) => decision.id === id);
  return own ?? refuse(context, held, seat, shown);
}

/**
 * Throws the error for an answer that can't be taken. A question that the person may not know of (another seat's
 * reaction) is treated as one that was never there.
 */
function refuse(context: Context, held: GameInHand, seat: number, shown: string): never {
  const { game } = held;
  const waiting = shownView(context.engine.view(held.state, 'public'), game.undone).waitingFor.find(
    ({ id }) => id === shown,
  );
  const other = waiting === undefined || waiting.seat === seat ? undefined : game.seats[waiting.seat];
  if (other !== undefined)
    throw new AppError('notYourDecision', (say) => say('errors.forAnother', { name: playerName(other.name, say) }));
  const open = ownDecisions(context, held, seat);
  const takenBack = engineId(shown, game.undone) === undefined;
  throw new AppError(
    'alreadyDecided',
    (say) => say(takenBack ? 'errors.takenBack' : 'errors.decided'),
    (say) => say(open.length === 0 ? 'errors.nothingWaits' : 'errors.anotherWaits'),
    open,
  );
}

function applyAnswer(
  { engine, cache }: Context,
  { game, state }: GameInHand,
  decision: Decision,
  choice: ReadonlyArray<string>,
): ReadonlyArray<GameEvent> {
  try {
    return engine.answer(state, decision.seat, decision.id, choice).events;
  } catch (error) {
    if (engine.isRuleError(error)) {
      throw new AppError(
        'illegalChoice',
        (say) => worded(error.told, say),
        (say) => say('errors.chooseAgain'),
      );
    }
    cache.drop(game.id);
    throw error;
  }
}
