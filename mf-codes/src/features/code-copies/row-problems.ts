import { ApiError } from '@swapt/shared/client';

/** Sentences about a row, by the name of its field. */
export type RowProblems = Readonly<Record<string, string>>;

/** What the server says is wrong, by the number of the row from 0; nothing when it refused for another reason. */
export function problemsOf(error: unknown): Map<number, RowProblems> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'code.bad_rows') return undefined;
  const problems = new Map<number, RowProblems>();
  for (const [path, sentence] of Object.entries(error.fields)) {
    const [, index, field] = path.split('.');
    const row = Number(index);
    problems.set(row, { ...problems.get(row), [field ?? '']: sentence });
  }
  return problems;
}
