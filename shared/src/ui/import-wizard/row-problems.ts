import { ApiError } from '../../client/index.js';

/** Sentences about a row, by the name of its field. */
export type RowProblems = Readonly<Record<string, string>>;

/** What the server says is wrong, by the place of the row in what was sent; nothing when it refused for another reason. */
export function problemsOf(error: unknown): Map<number, RowProblems> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problems = new Map<number, RowProblems>();
  for (const [path, sentence] of Object.entries(error.fields)) {
    const [, index, field = ''] = /^data\.(\d+)\.(\w+)/.exec(path) ?? [];
    if (index === undefined) return undefined;
    problems.set(Number(index), { ...problems.get(Number(index)), [field]: sentence });
  }
  return problems.size > 0 ? problems : undefined;
}
