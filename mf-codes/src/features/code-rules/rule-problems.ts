import { t } from '@swapt/shared/text';
import { conditions } from './conditions/conditions.js';
import type { RuleDraft, VariantDraft } from './rule-draft.js';

/** What is wrong, by the path of the field as the server names it: `0.when.1.any`. */
export type Problems = ReadonlyMap<string, string>;

/** What is missing in the rules, before they are sent. */
export function problemsOf(rules: readonly RuleDraft[]): Problems {
  const found = new Map<string, string>();
  rules.forEach(({ when, target, variants }, index) => {
    when.forEach((condition, number) => {
      const [field, sentence] = conditions[condition.kind].problemOf(condition) ?? [];
      if (field && sentence) found.set(`${index}.when.${number}.${field}`, sentence);
    });
    if (variants.length === 0 && target.trim() === '')
      found.set(`${index}.target`, t('Enter a destination for this rule.'));
    variants.forEach((variant, number) => {
      if (variant.name.trim() === '') found.set(`${index}.variants.${number}.name`, t('Give the variant a name.'));
      if (variant.target.trim() === '') found.set(`${index}.variants.${number}.target`, t('Enter a destination.'));
    });
    if (variants.length > 0 && sharesOf(variants) !== 100) {
      found.set(
        `${index}.variants`,
        t('The shares add up to {variants} %. Make them 100 %.', { variants: sharesOf(variants) }),
      );
    }
  });
  return found;
}

export const sharesOf = (variants: readonly VariantDraft[]): number =>
  variants.reduce((sum, { weight }) => sum + weight, 0);

/** Shares as equal as whole numbers can be. */
export function equalShares(variants: readonly VariantDraft[]): VariantDraft[] {
  const part = Math.floor(100 / variants.length);
  const rest = 100 - part * variants.length;
  return variants.map((variant, index) => ({ ...variant, weight: part + (index < rest ? 1 : 0) }));
}

/** The sentences of a refused save, by the same paths. */
export function serverProblems(fields: Readonly<Record<string, string>>): Problems {
  const found = Object.entries(fields).flatMap(([path, sentence]): [string, string][] => {
    const [, rest] = /^(?:data\.)?rules\.(.+)$/.exec(path) ?? [];
    return rest ? [[rest, sentence]] : [];
  });
  return new Map(found);
}
