import { z } from 'zod';
import type { GameEvent, GameView, Seat } from '../../../store/engineTypes.ts';
import { boxMoments, boxTips, lateBoxTips } from './boxes.ts';

/** Tips about what everyone sees; they stand in the game's channel, before the question that they are about. */
export const publicTips = [
  'character',
  'loyalty',
  'title',
  'draw',
  'move',
  'action',
  'discard',
  'crisis',
  'check',
  'result',
  'ships',
  'attack',
  'jump',
  'jumped',
  'sleeperAgent',
  'brig',
  'sickbay',
  'others',
  'secondTurn',
  'traitor',
  'thirdTurn',
  ...boxTips,
  'finish',
  'ended',
] as const;
/** They are given after the guided turns too. */
export const lateTips: ReadonlySet<string> = new Set<PublicTip>(['jumped', 'sleeperAgent', ...lateBoxTips]);
/** They come with a question where to go. */
export const movingTips: ReadonlySet<string> = new Set<PublicTip>(['move', 'secondTurn', 'thirdTurn']);
/** Number of the learner's turns that are guided. */
const guidedTurns = 3;
/**
 * Tips about what only one player knows; they come by direct message. What a Loyalty card means is told in any game.
 */
export const privateTips = ['reaction'] as const;

export type PublicTip = (typeof publicTips)[number];
export type PrivateTip = (typeof privateTips)[number];
export type Tip = PublicTip | PrivateTip;

const tips: ReadonlyArray<Tip> = [...publicTips, ...privateTips];

export const lessonsSchema = z.object({
  /** Each tip is given once. Those of other versions are as if they had not been. */
  told: z.array(z.string()).transform((told) => tips.filter((tip) => told.includes(tip))),
  /** How many turns the learner has begun. */
  ownTurns: z.int(),
  /** Whether someone wants no more of them. */
  off: z.boolean(),
});

/** How far a tutorial has come. */
export type Lessons = Readonly<z.infer<typeof lessonsSchema>>;

export const firstLessons: Lessons = { told: [], ownTurns: 0, off: false };

/** A moment as everyone sees it. */
export interface PublicMoment {
  readonly happened: ReadonlyArray<GameEvent['what']>;
  /** The public questions to learners; none while automatic players are deciding. */
  readonly asked: ReadonlyArray<GameView['waitingFor'][number]['topic']['kind']>;
  readonly learners: ReadonlyArray<Seat>;
  /** How many turns learners have begun, the latest included. */
  readonly ownTurns: number;
  /** The public view of the game's modules. */
  readonly modules: GameView['modules'];
}

type Moments<Tip extends string, Moment> = Readonly<Record<Tip, (moment: Moment) => boolean>>;

/** Conditions under which a tip is due, the tips in the order in which they are read. */
export const publicMoments: Moments<PublicTip, PublicMoment> = {
  character: ({ asked }) => asked.includes('chooseCharacter'),
  loyalty: ({ happened, learners }) =>
    happened.some((what) => what.kind === 'loyaltyDealt' && learners.includes(what.seat)),
  title: ({ happened, learners }) =>
    happened.some((what) => what.kind === 'titleGained' && what.seat !== undefined && learners.includes(what.seat)),
  // A learner with nothing to choose there is asked where to go next.
  draw: ({ asked }) => asked.includes('drawSkill') || asked.includes('multiSkill') || asked.includes('move'),
  move: ({ asked }) => asked.includes('move'),
  action: ({ asked }) => asked.includes('action'),
  discard: ({ asked }) => asked.includes('discard'),
  crisis: ({ happened }) => happened.some(({ kind }) => kind === 'crisisDrawn'),
  check: ({ asked }) => asked.includes('contribute'),
  result: ({ happened }) => happened.some(({ kind }) => kind === 'checkResult'),
  ships: ({ happened }) =>
    happened.some((what) => what.kind === 'shipsPlaced' && what.ship !== 'civilian' && what.ship !== 'viper'),
  attack: ({ happened }) => happened.some(({ kind }) => kind === 'attack'),
  jump: ({ happened }) => happened.some((what) => what.kind === 'jumpTrack' && what.change > 0),
  jumped: ({ happened }) => happened.some(({ kind }) => kind === 'jumped'),
  sleeperAgent: ({ happened }) => happened.some(({ kind }) => kind === 'sleeperAgentPhase'),
  brig: (moment) => wasSentTo(moment, 'brig'),
  sickbay: (moment) => wasSentTo(moment, 'sickbay'),
  others: (moment) => moment.ownTurns > 0 && othersBegin(moment),
  secondTurn: (moment) => isGuided(moment, 2),
  // By then a check has been seen, so that there is someone to suspect.
  traitor: ({ asked, ownTurns }) => ownTurns > 1 && asked.includes('action'),
  thirdTurn: (moment) => isGuided(moment, guidedTurns),
  ...boxMoments,
  finish: (moment) => moment.ownTurns >= guidedTurns && othersBegin(moment) && !isOver(moment),
  ended: isOver,
};

/**
 * Returns whether this is the learner's guided turn. A learner who can't move in it, such as in the Brig, is asked for
 * the action at once.
 */
function isGuided({ asked, ownTurns }: PublicMoment, turn: number): boolean {
  return ownTurns === turn && (asked.includes('move') || asked.includes('action'));
}

function isOver({ happened }: PublicMoment): boolean {
  return happened.some(({ kind }) => kind === 'gameOver');
}

function othersBegin({ happened, learners }: PublicMoment): boolean {
  return happened.some((what) => what.kind === 'turnStarted' && !learners.includes(what.seat));
}

function wasSentTo({ happened, learners }: PublicMoment, place: string): boolean {
  return happened.some(
    (what) => what.kind === 'sentTo' && learners.includes(what.seat) && what.to.endsWith(`/${place}`),
  );
}

/** A moment from a learner's own view. */
export interface PrivateMoment {
  readonly own: NonNullable<GameView['own']>;
  readonly settled: boolean;
}

export const privateMoments: Moments<PrivateTip, PrivateMoment> = {
  reaction: ({ own, settled }) =>
    settled && own.decisions.some(({ privacy, topic }) => privacy === 'secret' && topic.kind === 'react'),
};
