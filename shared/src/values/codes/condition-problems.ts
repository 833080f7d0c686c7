type Problem = readonly [field: string, sentence: string];

interface Span<T> {
  from?: T | null | undefined;
  to?: T | null | undefined;
}

interface Ages {
  from?: number | null | undefined;
  under?: number | null | undefined;
}

/** What is wrong with the conditions of rules, in the words of the form and of the server. The shape of a condition is checked before. */
export const timeProblem = ({ from, to }: Span<string>): Problem | undefined =>
  from === to ? ['to', 'Choose two different times.'] : undefined;

export function datesProblem({ from, to }: Span<string>): Problem | undefined {
  if (!from && !to) return ['from', 'Choose a first day, a last day, or both.'];
  return from && to && to < from ? ['to', 'The last day must not be before the first day.'] : undefined;
}

export function scansProblem({ from, to }: Span<number>): Problem | undefined {
  if (!isGiven(from) && !isGiven(to)) return ['from', 'Enter a first scan, a last scan, or both.'];
  return isGiven(from) && isGiven(to) && to < from
    ? ['to', 'The last scan must not be before the first scan.']
    : undefined;
}

export function ageProblem({ from, under }: Ages): Problem | undefined {
  if (!isGiven(from) && !isGiven(under)) return ['from', 'Enter at least one age.'];
  return isGiven(from) && isGiven(under) && under <= from
    ? ['under', 'The second age must be higher than the first.']
    : undefined;
}

const isGiven = (value: number | null | undefined): value is number => value !== undefined && value !== null;
