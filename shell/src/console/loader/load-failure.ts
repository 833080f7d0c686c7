import type { RemoteFailure } from '@swapt/shared/remote';
import { t } from '@swapt/shared/text';

/** What a person can tell support, and the operator finds in the reports. */
const makeReference = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(16).padStart(8, '0');

/** A remote that could not be used, with the reason as data. */
export class LoadFailure extends Error {
  override readonly name = t('LoadFailure');
  readonly reference = makeReference();

  constructor(
    readonly code: RemoteFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Keeps a failure that has its code already. */
export function toFailure(code: RemoteFailure, cause: unknown): LoadFailure {
  if (cause instanceof LoadFailure) return cause;
  const isUnhashed = cause instanceof Error && 'type' in cause && cause.type === 'integrity-missing';
  return new LoadFailure(isUnhashed ? 'integrity-missing' : code, String(cause), { cause });
}

/** Rejects what is not there in time. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('timeout', `not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
