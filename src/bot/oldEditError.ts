/** An old message can't be edited now. Nothing else shall wait for that. */
export class OldEditError extends Error {
  override readonly name = 'OldEditError';
  /** How long to wait, in milliseconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number, cause?: unknown) {
    super(`too many edits of old messages: again in ${retryAfter} ms`, cause === undefined ? undefined : { cause });
    this.retryAfter = retryAfter;
  }
}
