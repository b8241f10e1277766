import { randomBytes } from 'node:crypto';
import type { Shard } from './shard.ts';

export interface Dispatch {
  readonly op: 0;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

type Send = (dispatch: Dispatch) => void;

const keptDispatches = 1000;

/** One identified connection of the bot; it outlives its socket, so that the bot can resume. */
export class GatewaySession {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: Shard;
  #sequence = 0;
  #sent: Dispatch[] = [];
  #send: Send | undefined;

  constructor(intents: number, shard: Shard) {
    this.intents = intents;
    this.shard = shard;
  }

  get connected(): boolean {
    return this.#send !== undefined;
  }

  connect(send: Send): void {
    this.#send = send;
  }

  /**
   * Whether the session was connected by this line: the bot may have resumed on another one before this one was seen to
   * be dead.
   */
  disconnect(send: Send): boolean {
    if (this.#send !== send) return false;
    this.#send = undefined;
    return true;
  }

  /** Numbers an event and sends it, now or when the bot resumes. */
  dispatch(t: string, d: unknown): void {
    this.#sequence += 1;
    const dispatch: Dispatch = { op: 0, t, s: this.#sequence, d };
    this.#sent.push(dispatch);
    if (this.#sent.length > keptDispatches) this.#sent.shift();
    this.#send?.(dispatch);
  }

  /** Returns the dispatches after the given number, or `undefined` when they are no longer known. */
  since(sequence: number): ReadonlyArray<Dispatch> | undefined {
    const oldest = this.#sent[0]?.s ?? this.#sequence + 1;
    if (sequence > this.#sequence || sequence < oldest - 1) return undefined;
    return this.#sent.filter((dispatch) => dispatch.s > sequence);
  }
}
