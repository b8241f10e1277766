import { AppError } from '../../src/app/types.ts';
import type { AppErrorCode } from '../../src/app/types.ts';

/**
 * A refusal whose sentences are written for Discord: they may have markup, and names in them are escaped already. The
 * app's own refusals are plain text.
 */
export class Refusal extends AppError {
  constructor(code: AppErrorCode, message: string, hint?: string) {
    super(code, message, hint);
    this.name = 'Refusal';
  }
}
