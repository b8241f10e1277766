/** The reason why this process can't share its database with the others, in words for the operator. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
}
