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
export interface RefusedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Discord's JSON error code. */
  readonly code: number;
  readonly reason: string;
}

/** How long the bot took to acknowledge an interaction. */
export interface Acknowledgement {
  readonly interactionId: string;
  /** Milliseconds from sending the interaction to the bot until the request with its answer arrived. */
  readonly ms: number;
}

const keptRequests = 5000;

/** The latest requests of the bot, every refusal, and how fast it acknowledged. */
export class RequestLog {
  readonly requests: LoggedRequest[] = [];
  readonly refusals: RefusedRequest[] = [];
  readonly acknowledgements: Acknowledgement[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
    if (this.requests.length > keptRequests) this.requests.shift();
  }

  acknowledge(acknowledgement: Acknowledgement): void {
    this.acknowledgements.push(acknowledgement);
    if (this.acknowledgements.length > keptRequests) this.acknowledgements.shift();
  }

  refuse(refusal: RefusedRequest): void {
    this.refusals.push(refusal);
    if (this.refusals.length > keptRequests) this.refusals.shift();
  }
}
