import type { RuleCondition } from '@swapt/shared/contract';
import type { Visit } from '../visit.js';

export type Kind = RuleCondition['kind'];
type Of<K extends Kind> = Extract<RuleCondition, { kind: K }>;

/** A field of a condition, and what is wrong with it. */
type Problem = readonly [field: string, sentence: string];

/** Everything that the server knows of one kind of condition. */
interface Definition<K extends Kind> {
  /** Whether it matches a visit; `ask` while that depends on what nobody has asked the visitor for yet. */
  matches: (condition: Of<K>, visit: Visit) => boolean | 'ask';
  /** Why it does not match, or what it depends on, in one sentence. */
  explain: (condition: Of<K>, visit: Visit) => string;
  /** What is wrong with it beyond its shape. */
  problemsOf?: (condition: Of<K>) => readonly (Problem | readonly [field: string, fine: undefined] | undefined)[];
}

/** A definition as it is used where the kind is not known: one of another kind is refused. */
export interface Condition extends Omit<Definition<Kind>, 'problemsOf'> {
  problemsOf: (condition: RuleCondition) => Problem[];
}

/** Defines one kind of condition. */
export function defineCondition<K extends Kind>(
  kind: K,
  { matches, explain, problemsOf = () => [] }: Definition<K>,
): Condition {
  const check = (condition: RuleCondition): Of<K> => {
    if (isOf(kind, condition)) return condition;
    throw new Error(`A condition of the kind ${condition.kind} is no ${kind}`);
  };
  return {
    matches: (condition, visit) => matches(check(condition), visit),
    explain: (condition, visit) => explain(check(condition), visit),
    problemsOf: (condition) => problemsOf(check(condition)).filter(isProblem),
  };
}

const isProblem = (found: readonly [string, string?] | undefined): found is Problem => found?.[1] !== undefined;

const isOf = <K extends Kind>(kind: K, condition: RuleCondition): condition is Of<K> => condition.kind === kind;

const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** Some of several choices, as a sentence lists them. */
export const either = (words: readonly string[]): string =>
  list.format(words.slice(0, 4).concat(words.length > 4 ? ['others'] : []));
