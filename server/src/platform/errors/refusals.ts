import type { ErrorCode } from '@swapt/shared/values';
import { AppError } from './app-error.js';

export interface Refusals {
  /** Notes what is wrong at a field. What was noted of it first stays. */
  refuse: (field: string, sentence: string, code?: ErrorCode) => void;
  /** What a check gives, or nothing where it refuses fields. Any other failure passes through. */
  attempt: <T>(check: () => T | Promise<T>) => Promise<T | undefined>;
  /** Throws one error for all that was noted. */
  assertNone: () => void;
}

/** Gathers what is wrong with a request, so that one answer names every field and a form is mended in one round. */
export function gatherRefusals(): Refusals {
  const found: AppError[] = [];
  return {
    refuse: (field, sentence, code = 'request.invalid') =>
      void found.push(new AppError(code, sentence, { [field]: sentence })),
    attempt: async (check) => {
      try {
        return await check();
      } catch (error) {
        if (!(error instanceof AppError) || !error.fields) throw error;
        found.push(error);
        return undefined;
      }
    },
    assertNone: () => {
      if (found.length > 0) throw joinRefusals(found);
    },
  };
}

/** Refusals of one kind stay that kind; of several kinds, the request as a whole is not valid. */
function joinRefusals(found: readonly AppError[]): AppError {
  const [first, ...others] = found;
  const isOneKind = first !== undefined && others.every(({ code }) => code === first.code);
  const code = isOneKind ? first.code : 'request.invalid';
  const detail = others.length === 0 ? first?.detail : undefined;
  const fields: Record<string, string> = {};
  for (const error of found) {
    for (const [field, sentence] of Object.entries(error.fields ?? {})) fields[field] ??= sentence;
  }
  return new AppError(code, detail, fields);
}
