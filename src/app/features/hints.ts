import { gistOf } from '../../players/gist.ts';
import type { Gist } from '../../players/gist.ts';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { Decision, Seat } from '../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../store/records.ts';
import { toChannel } from '../play/announce.ts';
import { ownDecisions } from '../play/answer.ts';
import { engineId, shownId } from '../core/decisionIds.ts';
import { deedOf } from '../core/deeds.ts';
import { AppError } from '../core/error.ts';
import { aboutQuestion } from '../core/log.ts';
import {
  findGame,
  findOpen,
  findRunning,
  isOrganiser,
  mayAdminister,
  ownSeat,
  ownerOf,
  takeStarted,
} from '../core/lookUp.ts';
import type { Context, Doing, AppEnvironment } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { readSetup, writeSetup } from '../model/lobby/stored.ts';
import type { GameInHand } from '../play/gameCache.ts';
import { thinkWithin } from '../play/thinking.ts';
import type { Thought } from '../core/thinker.ts';

/** How an option compares with the first; of the first, with the others. `rules`: nothing was compared. */
export type Compared = 'rules' | 'clear' | 'even' | 'alike' | 'little' | 'worse';

export interface HintOption {
  /** Ids of choices: a legal answer. */
  readonly choice: ReadonlyArray<string>;
  readonly compared: Compared;
  /** The option's purpose; `undefined`: none that fits into a few words. */
  readonly gist: Gist | undefined;
}

export interface Hint {
  /** The question as it is shown to the person who asks. */
  readonly decision: Decision;
  /** One to three, the one to take first. */
  readonly options: ReadonlyArray<HintOption>;
}

/** Advice for learners, made from what they know. */
export interface Hints {
  /**
   * Suggests answers to the person's own question that has waited longest; changes nothing. Throws `notAllowed` where
   * there are no hints, `alreadyDecided` if nothing waits, `paused`, `notYourGame`, `notRunning`.
   */
  ask(gameId: GameId, userId: UserId): Promise<Hint>;
  /**
   * Returns whether the game has hints: tutorials and games of one person do unless the host has said otherwise; others
   * if the host has.
   */
  areAllowed(gameId: GameId): Promise<boolean>;
  /** Allows or forbids hints. For the host and administrators. Throws `notAllowed`, `notRunning`. */
  allow(gameId: GameId, person: Person, allowed: boolean): Promise<GameRecord>;
}

const MOST = 3;
/** The level at which a hint is computed. */
const level = 'hard';
/** Differences between chances of winning. */
const ALIKE = 0.02;
const LITTLE = 0.06;

export function createHints(parts: AppEnvironment, { look, change }: Doing): Hints {
  return {
    async ask(gameId, userId) {
      const about = { gameId, userId };
      const { asked, thought } = await look(about, async (context) => {
        const found = await askedOf(context, gameId, userId);
        const beliefs = await context.cache.beliefs(found.held.game);
        // It begins with the game as it is, and goes on after it may have changed.
        return { asked: found, thought: { over: thoughtAbout(parts, found, beliefs) } };
      });
      const answer = await thought.over;
      return await look(
        about,
        async (context) => await hintFrom(context, asked, answer, await askedOf(context, gameId, userId)),
      );
    },
    areAllowed: (gameId) => look({ gameId }, async (context) => areAllowed(context, await findGame(context, gameId))),
    allow: (gameId, person, allowed) =>
      change({ gameId, userId: person.id }, (context) => allow(context, gameId, person, allowed)),
  };
}

async function areAllowed({ store: { settings } }: Context, game: GameRecord): Promise<boolean> {
  const { hints, tutorial } = await readSetup(settings, game.id);
  return hints ?? (tutorial || new Set(game.seats.flatMap((holder) => ownerOf(holder) ?? [])).size === 1);
}

async function allow(context: Context, gameId: GameId, person: Person, allowed: boolean): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const { store } = context;
  await writeSetup(store.settings, gameId, { ...(await readSetup(store.settings, gameId)), hints: allowed });
  return await store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    audit: [deedOf(person, { kind: 'hintsSet', allowed })],
    messages: toChannel(game, [
      game.status === 'running' && { kind: 'notice', notice: { kind: 'hintsSet', by: person.name, allowed } },
    ]),
  });
}

interface Asked {
  readonly held: GameInHand;
  readonly seat: Seat;
  /** The question with the engine's ids. */
  readonly decision: Decision;
}

async function askedOf(context: Context, gameId: GameId, userId: UserId): Promise<Asked> {
  const game = await findRunning(context, gameId);
  const seat = ownSeat(game, userId);
  if (!(await areAllowed(context, game))) {
    const mayAllow = isOrganiser(game, { id: userId, name: '' });
    throw new AppError(
      'notAllowed',
      (say) => say('hint.off'),
      (say) => say(mayAllow ? 'hint.offHost' : 'hint.offHint'),
    );
  }
  if (game.paused !== undefined)
    throw new AppError(
      'paused',
      (say) => say('pace.paused'),
      (say) => say('pace.pausedHint'),
    );
  const held = await takeStarted(context, game);
  const [shown] = ownDecisions(context, held, seat);
  const decision = context.engine
    .decisions(held.state)
    .find(({ id }) => shown !== undefined && id === engineId(shown.id, game.undone));
  if (decision === undefined)
    throw new AppError(
      'alreadyDecided',
      (say) => say('hint.nothing'),
      (say) => say('hint.nothingHint'),
    );
  return { held, seat, decision };
}

/**
 * Returns the thinker's result; `undefined` if the question isn't worth a hint, or there is none. The same question
 * gets the same result, no matter who asks and when.
 */
async function thoughtAbout(
  parts: AppEnvironment,
  { held, seat, decision }: Asked,
  beliefs: Beliefs,
): Promise<Thought | undefined> {
  const { thinker, engine, log } = parts;
  const { game, lastSeq, state } = held;
  const { id: gameId, undone } = game;
  try {
    if (thinker?.isWorthThinking(engine.view(state, seat), decision, level) !== true) return undefined;
    const seed = JSON.stringify(['hint', gameId, decision.id, lastSeq, undone]);
    return await thinkWithin(parts, { state, seat, decisionId: decision.id, level, seed, beliefs });
  } catch (error) {
    log.warn({ ...aboutQuestion(gameId, decision), err: error }, 'A hint could not be thought about.');
    return undefined;
  }
}

async function hintFrom(context: Context, asked: Asked, thought: Thought | undefined, now: Asked): Promise<Hint> {
  const { decision, seat } = asked;
  const { game, state } = now.held;
  if (
    now.decision.id !== decision.id ||
    game.undone !== asked.held.game.undone ||
    now.held.lastSeq !== asked.held.lastSeq
  )
    throw new AppError(
      'alreadyDecided',
      (say) => say('hint.changed'),
      (say) => say('hint.changedHint'),
    );
  const view = context.engine.view(state, seat);
  const answers =
    thought === undefined
      ? [
          {
            choice: context.player({ view, beliefs: await context.cache.beliefs(game) }, decision, steady),
            compared: 'rules',
          } as const,
        ]
      : comparedIn(thought);
  return {
    decision: { ...decision, id: shownId(decision.id, game.undone) },
    options: answers.map(({ choice, compared }) => ({ choice, compared, gist: gistOf(view, decision, choice) })),
  };
}

/** The first of what is equally good, each time. */
const steady = (): number => 0;

/** Returns the best option first, then the runners-up, each compared with the best. */
function comparedIn({ choice, options }: Thought): ReadonlyArray<Pick<HintOption, 'choice' | 'compared'>> {
  const isBest = (option: { readonly choice: ReadonlyArray<string> }): boolean =>
    option.choice.join() === choice.join();
  const best = options.find(isBest);
  const others = options
    .filter((option) => !isBest(option))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST - 1);
  if (best === undefined || others.length === 0) return [{ choice, compared: 'rules' }];
  return [
    { choice, compared: best.isClear ? 'clear' : 'even' },
    ...others.map((option) => ({ choice: option.choice, compared: howFarBelow(best.worth - option.worth) })),
  ];
}

function howFarBelow(difference: number): Compared {
  if (difference <= ALIKE) return 'alike';
  return difference <= LITTLE ? 'little' : 'worse';
}
