import { AppError } from '../app/types.ts';
import type { AppErrorCode } from '../app/types.ts';
import type { Sentence } from '../words/index.ts';

/**
 * A refusal whose sentences are written for Discord: they may have markup, and names in them are escaped already. The
 * app's own refusals are plain text.
 */
export class Refusal extends AppError {
  constructor(code: AppErrorCode, sentence: Sentence, hint?: Sentence) {
    super(code, sentence, hint);
    this.name = 'Refusal';
  }
}
