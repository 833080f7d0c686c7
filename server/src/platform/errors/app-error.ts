import { errors, type ErrorCode } from '@swapt/shared/values';

/** An expected failure. The edge turns it into problem details with the status and the sentence of its code. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    /** One more sentence for this case. */
    readonly detail?: string,
    /** Sentence per request field, e.g. `{ 'data.target': '…' }`. */
    readonly fields?: Record<string, string>,
  ) {
    super(detail ?? errors[code][1]);
  }

  get status(): number {
    return errors[this.code][0];
  }
}
