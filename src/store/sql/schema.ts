import type { Generated } from 'kysely';
import type { DeedKind } from '../audit.ts';
import type { SuspicionLevel } from '../notes.ts';
import type { StoredPlanKind } from '../orders.ts';
import type { IntentKind, Lane } from '../outbox.ts';
import type { GameStatus, Level } from '../records.ts';
import type { CountedCard, GameResult, Side } from '../results.ts';
import type { TimerKind } from '../timers.ts';

/** JSON as text, in what the database gives back byte for byte. */
type Json = string;
/** Truth, as both engines can count it. */
type Flag = number;

export interface GameRow {
  id: string;
  guild_id: string;
  channel_id: string;
  host_id: string;
  status: GameStatus;
  options: Json;
  pace: Json;
  level: Level;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
  lively_at: number;
  revision: number;
  undone: number;
  outcome: Json | null;
  paused: Json | null;
}

export interface SeatRow {
  game_id: string;
  seat: number;
  kind: 'user' | 'automatic';
  user_id: string | null;
  level: Level | null;
  name: string;
  owner_id: string | null;
  owner_name: string | null;
  away_until: number | null;
}

export interface InputRow {
  game_id: string;
  seq: number;
  seat: number;
  given_by: string;
  decision_id: string;
  choice: Json;
  secret: Flag;
  at: number;
  undone_at: number | null;
}

/** `audience`: null for everyone, else the seats; `excluded`: seats that got a fuller version. */
export interface EventRow {
  game_id: string;
  seq: number;
  place: number;
  turn: number;
  audience: Json | null;
  excluded: Json | null;
  event: Json;
  at: number;
  undone: Flag;
}

export interface MessageRow {
  id: Generated<number>;
  game_id: string;
  lane: Lane;
  kind: IntentKind;
  intent: Json | null;
  state: 'waiting' | 'delivered' | 'replaced' | 'givenUp';
  attempts: number;
  next_attempt_at: number;
  message_id: string | null;
  error: string | null;
  created_at: number;
  done_at: number | null;
}

export interface TimerRow {
  game_id: string;
  seat: number;
  decision_id: string;
  user_id: string;
  secret: Flag;
  attempt: number;
  spent: number;
  counted_at: number;
  due_at: number | null;
  next: TimerKind | null;
}

/** All tables, as both engines have them. */
export interface Schema {
  games: { [Column in keyof GameRow]: Column extends 'undone' ? Generated<number> : GameRow[Column] };
  seats: SeatRow;
  /** `seat`: -1 where an earlier version did not keep whose hand it was. */
  seen_hands: { game_id: string; user_id: string; seat: number; since: number };
  /** `packed`: the state (see `packedOf`). `state`: as versions before wrote it; empty where it is packed. */
  states: {
    game_id: string;
    state_version: number;
    state: string;
    packed: Buffer | null;
    announced: string;
    seed: string | null;
  };
  snapshots: { game_id: string; seq: number; turn: number; turn_start: Flag; state_version: number; state: Buffer };
  inputs: InputRow;
  events: { [Column in keyof EventRow]: Column extends 'undone' ? Generated<number> : EventRow[Column] };
  /** The inputs and events of a game that ended long ago, in one row. */
  packed_histories: { game_id: string; last_seq: number; history: Buffer };
  outbox: MessageRow;
  slots: { game_id: string; name: string; channel_id: string; message_id: string };
  settings: { scope: string; key: string; value: Json };
  standing_orders: { game_id: string; user_id: string; orders: Json; at: number };
  plans: {
    id: Generated<number>;
    game_id: string;
    user_id: string;
    kind: StoredPlanKind;
    plan: Json;
    at: number;
    ended_after: Generated<number | null>;
  };
  ordered_inputs: { game_id: string; seq: number };
  timers: TimerRow;
  spectators: { game_id: string; user_id: string; name: string; at: number };
  proposals: { game_id: string; proposal: Json; expires_at: number | null };
  results: {
    game_id: string;
    guild_id: string;
    winner: GameResult['winner'];
    cause: GameResult['cause'];
    turns: number;
    ended_at: number;
    rewarded: Flag;
    course: Json | null;
  };
  seat_results: {
    game_id: string;
    seat: number;
    user_id: string | null;
    name: string;
    character: string | null;
    side: Side;
    won: Flag;
    answers: Json | null;
  };
  achievements: { game_id: string; seat: number; achievement: string };
  card_results: { game_id: string; place: number; seat: number; kind: CountedCard; card: string; worked: Flag };
  deleted_games: { game_id: string; guild_id: string; deleted_at: number };
  audit: {
    id: Generated<number>;
    game_id: string;
    at: number;
    by_id: string;
    by_name: string;
    kind: DeedKind;
    deed: Json;
  };
  suspicions: {
    game_id: string;
    user_id: string;
    seat: number;
    level: SuspicionLevel | null;
    text: string;
    at: number;
  };
  notebooks: {
    game_id: string;
    user_id: string;
    text: Generated<string>;
    shown_at: Generated<number | null>;
    at: number;
  };
  polls: { game_id: string; number: number; poll: Json; closes_at: number | null };
  sessions: { game_id: string; at: number; due_at: number };
  leases: { name: string; holder: string; until: number };
}
