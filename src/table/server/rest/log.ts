import type { Method } from './request.ts';

export interface LoggedRequest {
  readonly at: number;
  readonly method: Method;
  readonly path: string;
  /** The route's pattern, or `undefined` when Discord has no such route. */
  readonly route: string | undefined;
  readonly status: number;
  readonly body: unknown;
}

/** A request of the bot that Discord would have refused. */
export interface Refusal {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Discord's JSON error code. */
  readonly code: number;
  readonly reason: string;
}

const keptRequests = 5000;

/** The latest requests of the bot, and every refusal. */
export class RequestLog {
  readonly requests: LoggedRequest[] = [];
  readonly refusals: Refusal[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
    if (this.requests.length > keptRequests) this.requests.shift();
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
    if (this.refusals.length > keptRequests) this.refusals.shift();
  }
}
