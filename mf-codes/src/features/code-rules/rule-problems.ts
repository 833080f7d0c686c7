import type { ConditionDraft, RuleDraft, VariantDraft } from './rule-draft.js';

/** What is wrong, by the path of the field as the server names it: `0.when.1.any`. */
export type Problems = ReadonlyMap<string, string>;

/** What is missing in the rules, before they are sent. */
export function problemsOf(rules: readonly RuleDraft[]): Problems {
  const found = new Map<string, string>();
  rules.forEach(({ when, target, variants }, index) => {
    when.forEach((condition, number) => {
      const [field, sentence] = problemOf(condition) ?? [];
      if (field && sentence) found.set(`${index}.when.${number}.${field}`, sentence);
    });
    if (variants.length === 0 && target.trim() === '') found.set(`${index}.target`, 'Enter where this rule leads.');
    variants.forEach((variant, number) => {
      if (variant.name.trim() === '') found.set(`${index}.variants.${number}.name`, 'Give it a name.');
      if (variant.target.trim() === '') found.set(`${index}.variants.${number}.target`, 'Enter where it leads.');
    });
    if (variants.length > 0 && sharesOf(variants) !== 100) {
      found.set(`${index}.variants`, `The shares add up to ${sharesOf(variants)} %. Make them 100 %.`);
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

function problemOf(condition: ConditionDraft): [field: string, sentence: string] | undefined {
  const { kind, any = [], from, to, first, last, under, latitude, longitude, name = '' } = condition;
  switch (kind) {
    case 'device':
    case 'system':
    case 'language':
    case 'country':
      return any.length === 0 ? ['any', 'Choose at least one.'] : undefined;
    case 'time':
      if (!from || !to) return ['from', 'Enter both times.'];
      return from === to ? ['to', 'Choose two different times.'] : undefined;
    case 'dates':
      if (!from && !to) return ['from', 'Choose a first day, a last day, or both.'];
      return from && to && to < from ? ['to', 'The last day is before the first.'] : undefined;
    case 'scans':
      if (!first && !last) return ['from', 'Enter a first scan, a last scan, or both.'];
      return first && last && last < first ? ['to', 'The last scan is before the first.'] : undefined;
    case 'place':
      return typeof latitude === 'number' && typeof longitude === 'number'
        ? undefined
        : ['latitude', 'Enter where the place is, or use where you are.'];
    case 'age':
      if (!first && !under) return ['from', 'Enter an age in one of the fields, or in both.'];
      return first && under && under <= first ? ['under', 'Nobody has an age like this.'] : undefined;
    case 'query':
      return /^[A-Za-z0-9_.-]+$/.test(name.trim()) ? undefined : ['name', 'Use letters, digits, _ . and - only.'];
  }
}

/** The sentences of a refused save, by the same paths. */
export function serverProblems(fields: Readonly<Record<string, string>>): Problems {
  const found = Object.entries(fields).flatMap(([path, sentence]): [string, string][] => {
    const [, rest] = /^(?:data\.)?rules\.(.+)$/.exec(path) ?? [];
    return rest ? [[rest, sentence]] : [];
  });
  return new Map(found);
}
