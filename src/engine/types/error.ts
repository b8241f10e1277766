export const ruleErrorCodes = ['badOptions', 'noSuchDecision', 'notYourDecision', 'illegalChoice', 'wrongNumber', 'gameOver'] as const;
export type RuleErrorCode = (typeof ruleErrorCodes)[number];

/** Something a player did wrong, in words for that player. Whoever catches it may be sure that nothing has changed. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: RuleErrorCode;

  constructor(code: RuleErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
