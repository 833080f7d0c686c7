import type { CodeRule, RuleCondition } from '@swapt/shared/contract';
import { isZone } from '@swapt/shared/dates';
import type { Services } from '../../platform/services.js';
import { type FieldProblems, checkTarget } from '../code-content/code-content.service.js';

type Refuse = (field: string, sentence: string) => void;

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
    when.forEach((condition, number) =>
      checkCondition(condition, (field, sentence) => problems.set(`${place}.when.${number}.${field}`, sentence)),
    );
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

function checkCondition(condition: RuleCondition, refuse: Refuse): void {
  if ((condition.kind === 'time' || condition.kind === 'dates') && !isZone(condition.zone)) {
    refuse('zone', 'There is no such time zone. Write it like Europe/Berlin.');
  }
  if (condition.kind === 'time' && condition.from === condition.to) refuse('to', 'Choose two different times.');
  if (condition.kind === 'dates') {
    const { from, to } = condition;
    if (!from && !to) refuse('from', 'Choose a first day, a last day, or both.');
    if (from && to && to < from) refuse('to', 'The last day must not be before the first day.');
  }
  if (condition.kind === 'age') {
    const { from, under } = condition;
    if (from === undefined && under === undefined) refuse('from', 'Enter at least one age.');
    if (from !== undefined && under !== undefined && under <= from)
      refuse('under', 'The second age must be higher than the first.');
  }
  if (condition.kind === 'scans') {
    const { from, to } = condition;
    if (from === undefined && to === undefined) refuse('from', 'Enter a first scan, a last scan, or both.');
    if (from !== undefined && to !== undefined && to < from)
      refuse('to', 'The last scan must not be before the first scan.');
  }
}
