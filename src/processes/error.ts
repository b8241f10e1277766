/** Why this process can't be one of those on its database, in words for whoever starts it. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
}
