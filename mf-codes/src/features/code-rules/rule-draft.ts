import type { CodeRule, RuleCondition } from '@swapt/shared/contract';
import { withScheme } from '../../parts/with-scheme.js';
import { ownZone } from '../../parts/wall-time.js';

export type Kind = RuleCondition['kind'];

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

const starts: Record<Kind, Omit<ConditionDraft, 'key' | 'kind'>> = {
  system: { any: ['iOS'] },
  device: { any: ['mobile'] },
  language: { any: [] },
  country: { any: [] },
  time: { from: '09:00', to: '17:00' },
  dates: {},
  scans: { first: 1, last: 100 },
  place: { latitude: null, longitude: null, radius: 500 },
  age: { first: 18, under: null },
  query: { name: '', value: '' },
};

export const newCondition = (kind: Kind): ConditionDraft => ({
  key: newKey(),
  kind,
  ...starts[kind],
  ...(kind === 'time' || kind === 'dates' ? { zone: ownZone() } : {}),
});

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

function conditionDraft(condition: RuleCondition): ConditionDraft {
  const key = newKey();
  if (condition.kind === 'scans') return { key, kind: 'scans', first: condition.from, last: condition.to };
  if (condition.kind === 'age') return { key, kind: 'age', first: condition.from, under: condition.under };
  return { key, ...condition };
}

/** The rule as it is sent. Check it with `problemsOf` before: what is missing is left out here. */
export const ruleOf = ({ name, when, target, variants }: RuleDraft): CodeRule => ({
  ...(name.trim() && { name: name.trim() }),
  when: when.map(conditionOf),
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

function conditionOf(draft: ConditionDraft): RuleCondition {
  const { kind, any = [], zone = ownZone(), from, to, days, first, last, latitude, longitude, radius } = draft;
  switch (kind) {
    // The form offers known names only, and the server refuses any other.
    case 'device':
    case 'system':
    case 'language':
    case 'country':
      return { kind, any } as RuleCondition;
    case 'time':
      return { kind, zone, from: from ?? '', to: to ?? '', ...(days && days.length > 0 && { days }) };
    case 'dates':
      return { kind, zone, ...(from && { from }), ...(to && { to }) };
    case 'scans':
      return { kind, from: first ?? undefined, to: last ?? undefined };
    case 'place':
      return { kind, latitude: latitude ?? 0, longitude: longitude ?? 0, radius: radius ?? 500 };
    case 'age':
      return { kind, from: first ?? undefined, under: draft.under ?? undefined };
    case 'query':
      return { kind, name: draft.name?.trim() ?? '', ...(draft.value && { value: draft.value }) };
  }
}
