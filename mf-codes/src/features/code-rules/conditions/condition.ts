import type { RuleCondition } from '@swapt/shared/contract';
import type { ComponentType } from 'react';
import { t } from '@swapt/shared/text';

export type Kind = RuleCondition['kind'];
type Of<K extends Kind> = Extract<RuleCondition, { kind: K }>;

/** A condition while it is written: any field may be missing yet. One flat object, so that a field is read without asking for the kind. */
export interface ConditionDraft {
  key: string;
  kind: Kind;
  any?: string[];
  zone?: string;
  from?: string;
  to?: string;
  days?: number[];
  first?: number | null;
  last?: number | null;
  /** In years, the first that is too old. */
  under?: number | null;
  latitude?: number | null;
  longitude?: number | null;
  radius?: number | null;
  name?: string;
  value?: string;
}

type Draft = Omit<ConditionDraft, 'key' | 'kind'>;

export interface ConditionProps {
  value: ConditionDraft;
  onChange: (change: Partial<ConditionDraft>) => void;
}

/** Everything that the console knows of one kind of condition. */
interface Definition<K extends Kind> {
  /** How its sentence begins in the list of kinds. */
  label: string;
  /** What a new one holds. */
  start: () => Draft;
  Fields: ComponentType<ConditionProps>;
  /** What is missing before it can be sent. */
  problemOf: (draft: ConditionDraft) => readonly [field: string, sentence: string] | undefined;
  /** As it is sent; what is missing is left out. */
  conditionOf: (draft: ConditionDraft) => Of<K>;
  draftOf: (condition: Of<K>) => Draft;
  /** The second half of a sentence that begins with “If”. */
  words: (condition: Of<K>) => string;
}

/** A definition as it is used where the kind is not known: one of another kind is refused. */
export type Condition = Definition<Kind>;

/** Defines one kind of condition. */
export function defineCondition<K extends Kind>(kind: K, { draftOf, words, ...rest }: Definition<K>): Condition {
  const check = (condition: RuleCondition): Of<K> => {
    if (isOf(kind, condition)) return condition;
    throw new Error(`A condition of the kind ${condition.kind} is no ${kind}`);
  };
  return {
    ...rest,
    draftOf: (condition) => draftOf(check(condition)),
    words: (condition) => words(check(condition)),
  };
}

const isOf = <K extends Kind>(kind: K, condition: RuleCondition): condition is Of<K> => condition.kind === kind;

/** Some of several choices, as a sentence lists them. */
export const joined = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '…')
    : t('{others} or {last}', { others: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
