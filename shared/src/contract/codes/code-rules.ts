import { Type, type Static } from 'typebox';
import { ageLimits, radiusLimits, ruleDevices, ruleLimits, ruleSystems } from '../../values/codes/code-content.js';
import { Target, Zone } from './code-content.js';
import { Input, OneOf, OneShapeOf } from '../operation.js';

const Clock = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'such as 17:30' });
const Day = Type.String({ format: 'date', maxLength: 10, description: 'year-month-day' });
const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }));
const Age = Type.Integer({ ...ageLimits, description: 'years, as the visitor says: nothing is checked' });
const Label = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** What a rule asks about a visit. `any` matches when the visit is one of those listed. */
export const RuleCondition = OneShapeOf('kind', [
  Input({ kind: Type.Literal('device'), any: Type.Array(OneOf(ruleDevices), { minItems: 1, maxItems: 3 }) }),
  Input({ kind: Type.Literal('system'), any: Type.Array(OneOf(ruleSystems), { minItems: 1, maxItems: 6 }) }),
  Input({
    kind: Type.Literal('language'),
    any: Type.Array(Type.String({ maxLength: 3, pattern: '^[a-z]{2,3}$', description: 'ISO 639, such as de' }), {
      minItems: 1,
      maxItems: 40,
      description: 'the language that the phone asks for first',
    }),
  }),
  Input({
    kind: Type.Literal('country'),
    any: Type.Array(Type.String({ maxLength: 2, pattern: '^[A-Z]{2}$', description: 'ISO 3166, such as DE' }), {
      minItems: 1,
      maxItems: 250,
      description: 'found from the network address; ZZ where it is not known',
    }),
  }),
  Input({
    kind: Type.Literal('time'),
    zone: Zone,
    from: Clock,
    to: Clock,
    days: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
        minItems: 1,
        maxItems: 7,
        description: 'Monday is 1; a window past midnight belongs to the day on which it begins',
      }),
    ),
  }),
  Input({ kind: Type.Literal('dates'), zone: Zone, from: Type.Optional(Day), to: Type.Optional(Day) }),
  Input({
    kind: Type.Literal('scans'),
    from: Count,
    to: Count,
  }),
  Input({
    kind: Type.Literal('place'),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    radius: Type.Integer({ ...radiusLimits, description: 'metres' }),
  }),
  Input({
    kind: Type.Literal('age'),
    from: Type.Optional(Age),
    under: Type.Optional(Age),
  }),
  Input({
    kind: Type.Literal('query'),
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_.-]+$' }),
    value: Type.Optional(Type.String({ maxLength: 200, description: 'any value where it is left out' })),
  }),
]);
export type RuleCondition = Static<typeof RuleCondition>;

const Variant = Input({
  name: Label,
  weight: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'its share of the visitors, beside those of the others',
  }),
  target: Target,
});

/** All of `when` must match; without conditions a rule always matches. A rule leads to one target, or shares visitors out among variants, each visitor always to the same. */
export const CodeRule = Input({
  name: Type.Optional(Type.String({ maxLength: 60, description: 'for the team' })),
  when: Type.Array(RuleCondition, { maxItems: ruleLimits.conditions }),
  target: Type.Optional(Target),
  variants: Type.Optional(
    Type.Array(Variant, {
      minItems: 2,
      maxItems: ruleLimits.variants,
      description: 'in place of target; names are unique within the code',
    }),
  ),
});
export type CodeRule = Static<typeof CodeRule>;

export const CodeRules = Type.Array(CodeRule, {
  maxItems: ruleLimits.rules,
  description: 'in order; the first that fits decides, and where none does the code leads where it always leads',
});

/** Somebody in front of a code, as rules see them. */
export const VisitHints = Input({
  device: Type.Optional(Type.String({ maxLength: 40, description: 'mobile, tablet, desktop' })),
  system: Type.Optional(Type.String({ maxLength: 40, description: 'iOS, Android, Windows, macOS …' })),
  language: Type.Optional(Type.String({ maxLength: 3, pattern: '^[a-z]{2,3}$' })),
  country: Type.Optional(Type.String({ maxLength: 2, pattern: '^[A-Z]{2}$' })),
  query: Type.Optional(Type.String({ maxLength: 400, description: 'of the short address, such as table=5' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: ageLimits.maximum, description: 'as they say' })),
});
