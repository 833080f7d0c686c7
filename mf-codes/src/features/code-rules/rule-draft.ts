import type { CodeRule } from '@swapt/shared/contract';
import { withScheme } from '@swapt/shared/form/with-scheme';
import type { ConditionDraft } from './conditions/condition.js';
import { conditionDraft, conditions, newCondition } from './conditions/conditions.js';

export interface VariantDraft {
  key: string;
  name: string;
  weight: number;
  target: string;
}

/** A rule while it is written; it leads to its target, or shares visitors out where it has variants. */
export interface RuleDraft {
  key: string;
  name: string;
  when: ConditionDraft[];
  target: string;
  variants: VariantDraft[];
}

const newKey = (): string => crypto.randomUUID();

export const newRule = (): RuleDraft => ({
  key: newKey(),
  name: '',
  when: [newCondition('system')],
  target: '',
  variants: [],
});

export const newVariant = (name: string, weight: number, target = ''): VariantDraft => ({
  key: newKey(),
  name,
  weight,
  target,
});

/** A split of all visitors between where the code leads today and something new. */
export const newSplit = (target: string): RuleDraft => ({
  ...newRule(),
  when: [],
  variants: [newVariant('A', 50, target), newVariant('B', 50)],
});

export const draftOf = ({ name = '', when, target = '', variants = [] }: CodeRule): RuleDraft => ({
  key: newKey(),
  name,
  when: when.map(conditionDraft),
  target,
  variants: variants.map((variant) => ({ key: newKey(), ...variant })),
});

/** The rule as it is sent. Check it with `problemsOf` before: what is missing is left out here. */
export const ruleOf = ({ name, when, target, variants }: RuleDraft): CodeRule => ({
  ...(name.trim() && { name: name.trim() }),
  when: when.map((draft) => conditions[draft.kind].conditionOf(draft)),
  ...(variants.length > 0
    ? {
        variants: variants.map((one) => ({
          name: one.name.trim(),
          weight: one.weight,
          target: withScheme(one.target),
        })),
      }
    : { target: withScheme(target) }),
});
