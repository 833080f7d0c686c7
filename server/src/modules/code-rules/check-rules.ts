import type { CodeRule } from '@swapt/shared/contract';
import type { Services } from '../../platform/services.js';
import { type FieldProblems, checkTarget } from '../code-content/code-content.service.js';
import { problemsOf } from './conditions/conditions.js';

/** Rules as they are kept, with a sentence per bad field, keyed `rules.0.when.1.zone` under `at`. */
export function checkRules(
  rules: readonly CodeRule[],
  config: Services['config'],
  at: string,
  problems: FieldProblems,
): CodeRule[] {
  const names = new Set<string>();
  const safe = (target: string, field: string) => {
    const checked = checkTarget(target, config);
    if ('target' in checked) return checked.target;
    problems.set(field, checked.reason);
    return target;
  };
  return rules.map(({ name, when, target, variants }, index) => {
    const place = `${at}.${index}`;
    when.forEach((condition, number) => {
      for (const [field, sentence] of problemsOf(condition)) problems.set(`${place}.when.${number}.${field}`, sentence);
    });
    if (!target && !variants) problems.set(`${place}.target`, 'Enter a destination for this rule.');
    if (target && variants)
      problems.set(`${place}.target`, 'A rule leads to one address or splits visitors between variants, not both.');
    return {
      ...(name?.trim() && { name: name.trim() }),
      when,
      ...(target && { target: safe(target, `${place}.target`) }),
      ...(variants && {
        variants: variants.map((variant, number) => {
          const field = `${place}.variants.${number}`;
          const label = variant.name.trim();
          if (names.has(label)) problems.set(`${field}.name`, 'Another variant of this code already has this name.');
          names.add(label);
          return { ...variant, name: label, target: safe(variant.target, `${field}.target`) };
        }),
      }),
    };
  });
}
