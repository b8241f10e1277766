import type { UndoRight } from './audit.ts';
import type { Decision, GameEvent, GameView, Outcome, Seat } from './engineTypes.ts';
import type { StoredPlanKind } from './orders.ts';
import type {
  ChannelId,
  GameId,
  Level,
  Owner,
  PaceOptions,
  PersonSeat,
  PlayerName,
  SeatHolder,
  UserId,
} from './records.ts';

/** A lane in which messages go in order: one channel, or one person's direct messages. */
export type MainLane = `channel:${ChannelId}` | `user:${UserId}`;
/**
 * A main lane, or the one beside it: edits of old messages there that Discord takes later, for which nothing else
 * waits.
 */
export type Lane = MainLane | `edit:${MainLane}`;

/**
 * Something about the game rather than in it, which everyone in the channel
 * should see as a line. Names are as their owners wrote them.
 */
export type Notice =
  /**
   * `by`: of a vote, who proposed it. `answers`: those that everyone knew of. `revealed`: something hidden had come
   * out.
   */
  | {
      readonly kind: 'undone';
      readonly by: string;
      readonly right: UndoRight;
      readonly answers: ReadonlyArray<{ readonly name: PlayerName; readonly count: number }>;
      readonly revealed: boolean;
    }
  | { readonly kind: 'abandoned'; readonly by: string }
  /** The game goes on in another channel. */
  | { readonly kind: 'moved'; readonly by: string; readonly to: ChannelId }
  | {
      readonly kind: 'seatReplaced';
      readonly by: string;
      readonly seat: Seat;
      readonly from: SeatHolder;
      readonly to: SeatHolder;
    }
  /** Someone would like to play on for an automatic player, and `host` is asked. */
  | {
      readonly kind: 'seatWanted';
      readonly userId: UserId;
      readonly name: string;
      readonly seat: Seat;
      readonly host: UserId;
    }
  /** The next game with the same people: these are called. */
  | { readonly kind: 'rematch'; readonly by: string; readonly invited: ReadonlyArray<UserId> }
  /** The members of a role are called to a lobby. */
  | { readonly kind: 'invited'; readonly by: string; readonly roleId: string }
  | { readonly kind: 'paused'; readonly by: string }
  | { readonly kind: 'resumed'; readonly by: string }
  | { readonly kind: 'hostChanged'; readonly by: string; readonly to: string }
  /** Out of a lobby. */
  | { readonly kind: 'kicked'; readonly by: string; readonly name: PlayerName }
  | { readonly kind: 'spectator'; readonly name: string }
  | { readonly kind: 'timersSet'; readonly by: string; readonly pace: PaceOptions }
  /** How well automatic players play from now on; `name`: this one alone. */
  | { readonly kind: 'levelSet'; readonly by: string; readonly level: Level; readonly name?: PlayerName }
  /** Whether people may ask what they could answer. */
  | { readonly kind: 'hintsSet'; readonly by: string; readonly allowed: boolean }
  /** The language's name on Discord; without it, the guild's. */
  | { readonly kind: 'languageSet'; readonly by: string; readonly language?: string }
  /** A question that everyone knew of was answered for someone who did not come to it. */
  | { readonly kind: 'timedOut'; readonly seat: Seat; readonly name: PlayerName }
  /** Someone's time was over, and the game's limit pauses it. The notice says nothing of who that is. */
  | { readonly kind: 'pausedByLimit' }
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly owner: Owner; readonly standIn: SeatHolder }
  | { readonly kind: 'ownerBack'; readonly seat: Seat; readonly owner: PersonSeat; readonly standIn: SeatHolder }
  /** `at`: when all play together; `undefined`: not any more. */
  | { readonly kind: 'sessionSet'; readonly by: string; readonly at: number | undefined }
  /** A session that is about to begin. */
  | { readonly kind: 'sessionSoon'; readonly at: number; readonly people: ReadonlyArray<UserId> }
  | { readonly kind: 'archived'; readonly days: number }
  | { readonly kind: 'revived'; readonly by: string }
  /**
   * A bug of ours: this automatic player can't act. The host may undo, hand the seat over or abandon the game. `name`:
   * `undefined` if no one may know who is asked.
   */
  | { readonly kind: 'stuck'; readonly name: PlayerName | undefined };

/** About standing orders; only their owner sees it. */
export type OrdersNotice =
  /** A hint that there are orders, with some that make sense. Once a game. */
  | { readonly kind: 'offer' }
  /** Something can be decided now that will be asked later. */
  | { readonly kind: 'ahead'; readonly plan: StoredPlanKind }
  /** A plan was not carried out: what it was made for has changed, or it is not possible any more. */
  | {
      readonly kind: 'stopped';
      readonly plan: StoredPlanKind;
      readonly reason: { readonly kind: 'changed' | 'notLegal'; readonly what: string };
    };

/** Somewhere to go to. */
export interface MoveTarget {
  readonly location: string;
  readonly costsCard: boolean;
}

/**
 * A message to send, not yet in words. Rows of one lane are delivered in order of their ids. Intents that are edited in
 * place (`lobby`, `question`, `sheet`) describe the latest state: while one waits, a newer one of the same game and
 * lane replaces it, so that a slow channel gets the last one only. Logs of one turn that wait become one.
 */
export type Intent =
  /**
   * Lane channel. The form-like lobby message; draw it from `app.game(gameId)`. Edited in place, also when the game
   * starts or ends.
   */
  | { readonly kind: 'lobby' }
  /** Lane channel. The public lines of one step, in order. */
  | { readonly kind: 'log'; readonly turn: number; readonly events: ReadonlyArray<GameEvent> }
  /** Lane channel. The board after a phase in which something visible changed (and at the start and the end). */
  | { readonly kind: 'picture'; readonly view: GameView }
  /**
   * Lane channel. Who must act now, without anything secret; empty: no one that may be named. Replaced or edited in
   * place.
   */
  | { readonly kind: 'question'; readonly turn: number; readonly waitingFor: GameView['waitingFor'] }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** Lane channel. A question to the table: draw it from `app.polls.look`. One message, edited as votes come. */
  | { readonly kind: 'poll'; readonly number: number }
  /** Lane channel. After the end someone shows their suspicions: draw them from `app.notes.shown`. */
  | { readonly kind: 'suspicions'; readonly by: Pick<Owner, 'userId' | 'name'> }
  /**
   * Lane channel. A vote on an undo: draw it from
   * `app.undo.proposal`. Edited in place while it lasts and when it is settled.
   */
  | { readonly kind: 'proposal'; readonly number: number }
  /** Lane channel. These seats have been waited for long enough to say so; everyone knows that they are. */
  | { readonly kind: 'reminder'; readonly seats: ReadonlyArray<Seat> }
  /** Lane channel. A window of reactions has been open for long enough to say so; it says nothing of who is asked. */
  | { readonly kind: 'reactionReminder' }
  /**
   * Lane channel, of a tutorial: a tip about what everyone sees, by its name; `places`: where it sends the learner.
   */
  | { readonly kind: 'tip'; readonly tip: string; readonly places?: ReadonlyArray<MoveTarget> }
  /** Lane user, of a tutorial: a tip about what only this person knows. */
  | { readonly kind: 'privateTip'; readonly userId: UserId; readonly tip: string }
  /** Lane channel. Always the last of its game, after the last log and picture. */
  | { readonly kind: 'gameOver'; readonly outcome: Outcome }
  /** Lane user. The private sheet (hand, loyalty…): draw it from `app.viewFor(gameId, userId)`. Edited in place. */
  | { readonly kind: 'sheet'; readonly userId: UserId; readonly seat: Seat }
  /** Lane user. Someone else has the seat now: the private sheet goes. */
  | { readonly kind: 'sheetClosed'; readonly userId: UserId; readonly seat: Seat }
  /** Lane user. */
  | { readonly kind: 'orders'; readonly userId: UserId; readonly seat: Seat; readonly about: OrdersNotice }
  /** Lane user. A question of which no one else may know still waits. */
  | { readonly kind: 'privateReminder'; readonly userId: UserId; readonly seat: Seat }
  /** Lane user. This was answered for them, because their time was over. */
  | {
      readonly kind: 'timedOut';
      readonly userId: UserId;
      readonly seat: Seat;
      readonly decision: Decision;
      readonly choice: ReadonlyArray<string>;
    }
  /** Lane user. What only this seat (and perhaps a few others) got to know in one step. */
  | {
      readonly kind: 'privateLog';
      readonly userId: UserId;
      readonly seat: Seat;
      readonly turn: number;
      readonly events: ReadonlyArray<GameEvent>;
    }
  /**
   * Lane user. The decisions that now wait for this person, secret reactions included; get them from
   * `app.openDecisions`. Sent whenever the set changes; empty: nothing is open any more, take the buttons away.
   */
  | {
      readonly kind: 'asked';
      readonly userId: UserId;
      readonly seat: Seat;
      readonly decisionIds: ReadonlyArray<string>;
    };

export type IntentKind = Intent['kind'];

export interface OutboxRow {
  /** Grows with time. */
  readonly id: number;
  readonly gameId: GameId;
  readonly lane: Lane;
  readonly intent: Intent;
  /**
   * Discord's `nonce` with `enforce_nonce`: at most 25 characters, the same at each attempt, different in each
   * database.
   */
  readonly nonce: string;
  /** This attempt included. More than 1: an earlier attempt may have reached Discord before the bot was stopped. */
  readonly attempts: number;
  readonly createdAt: number;
}

/** A message of ours that is edited in place. Names are the deliverer's own, e.g. `lobby`, `question`, `sheet:USER`. */
export interface Slot {
  readonly channelId: ChannelId;
  readonly messageId: string;
}

export interface NamedSlot extends Slot {
  readonly name: string;
}

/**
 * Something small about a game under a key of the deliverer's own; `undefined`: nothing any more. Kept as a setting of
 * the game.
 */
export interface Note {
  readonly key: string;
  readonly value: unknown;
}

/** The result of a row's delivery. */
export interface Delivered {
  readonly messageId?: string;
  /** The facts that later messages of the row's game have to know. */
  readonly remembered?: {
    readonly gameId: GameId;
    readonly slots: ReadonlyArray<NamedSlot>;
    readonly notes: ReadonlyArray<Note>;
  };
}

/** The part of the store that the delivery worker needs. Nothing here throws for an id that is already done. */
export interface Outbox {
  /** Lanes whose oldest waiting row is due. Looks at every lane in which something waits. */
  readonly dueLanes: (now: number) => Promise<ReadonlyArray<Lane>>;
  /** Returns when the oldest waiting row of this lane becomes due, or of any lane; `undefined`: nothing waits. */
  readonly nextDueAt: (lane?: Lane) => Promise<number | undefined>;
  /**
   * Each lane once in which something else may have come first since this was asked last: new messages, some that were
   * redirected, a game that was deleted. What a worker does itself (`mark…`, `giveUp`) doesn't count.
   */
  readonly changedLanes: () => ReadonlyArray<Lane>;
  /**
   * The lane's oldest waiting row, if it is due, counted as one more attempt. A row that is not marked afterwards (the
   * bot was killed) is given again, with the same nonce. Only one worker may serve a lane.
   */
  readonly takeDue: (lane: Lane, now: number) => Promise<OutboxRow | undefined>;
  /** Whether a later row of the same game, lane and kind waits: then a picture need not be drawn any more. */
  readonly newerWaits: (row: OutboxRow) => Promise<boolean>;
  /**
   * Marks a row as delivered. What is remembered is stored with the mark, or neither is. `false`: the row no longer
   * waits, because its game was deleted or someone else has delivered it; then nothing is stored.
   */
  readonly markDelivered: (id: number, delivered?: Delivered) => Promise<boolean>;
  /** Schedules another attempt, not before `retryAt`; what comes later in the lane waits for it. */
  readonly markFailed: (id: number, retryAt: number, error: string) => Promise<void>;
  /** Shortens the wait of everything that waits until later than `latest` to `until`: the clock was set back. */
  readonly bringForward: (latest: number, until: number) => Promise<void>;
  /** Makes the first row of a lane due now, if it waits after a failure: the cause may have passed. */
  readonly retryNow: (lane: Lane, now: number) => Promise<void>;
  /**
   * Gives up a row that can't be delivered ever (channel deleted, direct messages closed); the lane goes on. What it
   * says is kept (`Deliveries`).
   */
  readonly giveUp: (id: number, reason: string) => Promise<void>;
  /** More to send in the lane of a row, after what waits there already; not before `due`, if that is given. */
  readonly add: (
    row: Pick<OutboxRow, 'gameId' | 'lane'>,
    intents: ReadonlyArray<Intent>,
    due?: number,
  ) => Promise<void>;
  readonly slot: (gameId: GameId, name: string) => Promise<Slot | undefined>;
  /** The slot of any game in this channel whose name begins like this, with the rest of its name. */
  readonly slotIn: (
    channelId: ChannelId,
    beginning: string,
  ) => Promise<{ readonly gameId: GameId; readonly rest: string } | undefined>;
  readonly setSlot: (gameId: GameId, name: string, slot: Slot) => Promise<void>;
  readonly clearSlot: (gameId: GameId, name: string) => Promise<void>;
}
