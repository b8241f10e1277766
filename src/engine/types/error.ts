import type { Text } from '../../words/text.ts';

export const ruleErrorCodes = [
  'badOptions',
  'noSuchDecision',
  'notYourDecision',
  'illegalChoice',
  'wrongNumber',
  'gameOver',
] as const;
export type RuleErrorCode = (typeof ruleErrorCodes)[number];

/** A player's mistake. Code that catches it can be sure that nothing has changed. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: RuleErrorCode;
  /** The message for that player, in whichever language. */
  readonly told: Text;

  constructor(code: RuleErrorCode, told: Text) {
    super(code);
    this.code = code;
    this.told = told;
  }
}
