import { AppError } from '../../errors/app-error.js';

/** What many are selected by: their ids, or a filter with the number that somebody saw there. */
interface Selection {
  /** What the request calls the ids. */
  field: string;
  named: readonly string[] | undefined;
  count: number | undefined;
  isFiltered: boolean;
}

/** How a noun finds its own, and what it says when that fails. */
interface Lookup {
  /** Of these, those of the organization, in their order. */
  existing: (ids: readonly string[]) => Promise<string[]>;
  /** All that the filter shows, in the order of their ids, as far as so many. */
  matching: (most: number) => Promise<string[]>;
  missing: () => AppError;
  changed: () => AppError;
  tooMany: () => AppError;
}

/** Those that are selected now. Of a filter they are as many as somebody saw there, or none at all: nothing is done with what nobody has seen. */
export async function selectedNow(
  { field, named, count, isFiltered }: Selection,
  { existing, matching, missing, changed, tooMany }: Lookup,
  most: number,
): Promise<string[]> {
  if ((named === undefined) === !isFiltered) throw invalid('filter', `Send either ${field} or filter.`);
  if (named) {
    const ids = await existing(named);
    if (ids.length === 0) throw missing();
    if (ids.length > most) throw tooMany();
    return ids;
  }
  if (count === undefined) throw invalid('count', 'This is required.');
  if (count > most) throw tooMany();
  const ids = await matching(most + 1);
  if (ids.length !== count) throw changed();
  return ids;
}

const invalid = (field: string, sentence: string) => new AppError('request.invalid', undefined, { [field]: sentence });
