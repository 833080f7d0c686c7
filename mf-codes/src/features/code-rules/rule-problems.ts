import { withScheme } from '@swapt/shared/form/with-scheme';
import { readTarget, type TargetSettings } from '@swapt/shared/targets';
import { t } from '@swapt/shared/text';
import { isLonger, tooLong } from '@swapt/shared/ui';
import { conditions } from './conditions/conditions.js';
import type { RuleDraft, VariantDraft } from './rule-draft.js';

/** As the contract has it. */
export const variantNameLength = 60;

/** What is wrong, by the path of the field as the server names it: `0.when.1.any`. */
export type Problems = ReadonlyMap<string, string>;

/** What is missing or wrong in the rules, before they are sent. */
export function problemsOf(rules: readonly RuleDraft[], settings: TargetSettings): Problems {
  const found = new Map<string, string>();
  const checkTarget = (target: string, path: string, missing: string) => {
    const address = withScheme(target);
    const read = address === '' ? { reason: missing } : readTarget(address, settings);
    if ('reason' in read) found.set(path, read.reason);
  };
  rules.forEach(({ when, target, variants }, index) => {
    when.forEach((condition, number) => {
      const [field, sentence] = conditions[condition.kind].problemOf(condition) ?? [];
      if (field && sentence) found.set(`${index}.when.${number}.${field}`, sentence);
    });
    if (variants.length === 0) checkTarget(target, `${index}.target`, t('Enter a destination for this rule.'));
    variants.forEach((variant, number) => {
      const at = `${index}.variants.${number}`;
      if (variant.name.trim() === '') found.set(`${at}.name`, t('Give the variant a name.'));
      if (isLonger(variant.name.trim(), variantNameLength)) found.set(`${at}.name`, tooLong(variantNameLength));
      checkTarget(variant.target, `${at}.target`, t('Enter a destination.'));
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
