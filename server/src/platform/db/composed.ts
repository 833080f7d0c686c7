import type { Composed } from './statements.js';

type Texts = () => readonly string[];
const known = new Map<string, Texts>();

/**
 * Names a statement whose text depends on what is asked for and so cannot be a constant. `samples` are arguments that write every part of the text at
 * least once, alone and together: a test prepares each of them, and they have to answer with the same columns.
 */
export function composed<Name extends string, Asked extends readonly unknown[]>(
  name: Name,
  write: (...asked: Asked) => string,
  samples: () => readonly Readonly<NoInfer<Asked>>[],
): (...asked: Asked) => Composed<Name> {
  known.set(name, () => samples().map((sample) => write(...sample)));
  // The one place that gives a text its name.
  return (...asked) => write(...asked) as Composed<Name>;
}

/** The texts of a composed statement, of which the module has been loaded. */
export const textsOf = (name: string): readonly string[] | undefined => known.get(name)?.();
