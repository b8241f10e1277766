import type { GameEvent, GameView, Seat } from '../../../store/engineTypes.ts';
import type { Intent, MoveTarget } from '../../../store/outbox.ts';
import type { GameRecord } from '../../../store/records.ts';
import type { NewMessage } from '../../../store/types.ts';
import { lateTips, movingTips, privateTips, publicTips, privateMoments, publicMoments } from './lessons.ts';
import type { Lessons, PublicTip, Tip } from './lessons.ts';

/** A step that has just happened in a tutorial. */
export interface Lesson {
  readonly lessons: Lessons;
  readonly game: GameRecord;
  /** The public view. */
  readonly view: GameView;
  readonly publicEvents: ReadonlyArray<GameEvent>;
  readonly settled: boolean;
  viewOf(seat: Seat): GameView;
  /** Returns where that learner may go now to do something. */
  placesFor(seat: Seat): ReadonlyArray<MoveTarget>;
}

export interface Taught {
  readonly lessons: Lessons;
  readonly channel: ReadonlyArray<Intent>;
  readonly direct: ReadonlyArray<NewMessage>;
}

/** The tips that are due now. Those in the channel depend on nothing but what everyone sees. */
export function teach(lesson: Lesson): Taught {
  const { lessons } = lesson;
  const ownTurns = lessons.ownTurns + turnsOf(lesson);
  if (lessons.off) return { lessons: { ...lessons, ownTurns }, channel: [], direct: [] };
  const open = openTips(lesson, ownTurns);
  const direct = learnersOf(lesson.game).flatMap(({ seat, userId }) =>
    privateOf(lesson, seat).map((tip) => ({ tip, userId })),
  );
  return {
    lessons: { ...lessons, ownTurns, told: [...lessons.told, ...open, ...direct.map(({ tip }) => tip)] },
    channel: open.map((tip) => withPlaces(lesson, tip)),
    direct: direct.map(({ tip, userId }) => ({ lane: `user:${userId}`, intent: { kind: 'privateTip', userId, tip } })),
  };
}

/** Returns the tip; a question where to go comes with the places where there is something to do. */
function withPlaces(lesson: Lesson, tip: PublicTip): Intent {
  if (!movingTips.has(tip)) return { kind: 'tip', tip };
  const [first] = learnersOf(lesson.game);
  const places = first === undefined ? [] : lesson.placesFor(first.seat);
  return places.length === 0 ? { kind: 'tip', tip } : { kind: 'tip', tip, places };
}

function openTips({ lessons, game, view, publicEvents, settled }: Lesson, ownTurns: number) {
  const learners = learnersOf(game).map(({ seat }) => seat);
  const asked = settled
    ? view.waitingFor.filter(({ seat }) => learners.includes(seat)).map(({ topic }) => topic.kind)
    : [];
  const moment = { happened: publicEvents.map(({ what }) => what), asked, learners, ownTurns, modules: view.modules };
  return publicTips.filter((tip) => isNew(lessons, tip) && publicMoments[tip](moment));
}

function privateOf(lesson: Lesson, seat: Seat) {
  const { lessons, settled } = lesson;
  const left = privateTips.filter((tip) => isNew(lessons, tip));
  if (left.length === 0) return [];
  const { own } = lesson.viewOf(seat);
  return own === undefined ? [] : left.filter((tip) => privateMoments[tip]({ own, settled }));
}

/**
 * Returns whether a tip was not given yet and still fits: after the guided turns come only those about what comes late.
 */
function isNew({ told }: Lessons, tip: Tip): boolean {
  return !told.includes(tip) && (lateTips.has(tip) || !told.includes('finish'));
}

function turnsOf({ game, publicEvents }: Lesson): number {
  const learners = learnersOf(game).map(({ seat }) => seat);
  return publicEvents.filter(({ what }) => what.kind === 'turnStarted' && learners.includes(what.seat)).length;
}

function learnersOf(game: GameRecord): ReadonlyArray<{ readonly seat: Seat; readonly userId: string }> {
  return game.seats.flatMap((holder, seat) => (holder.kind === 'user' ? [{ seat, userId: holder.userId }] : []));
}
