import { Type } from 'typebox';
import { ruleQuestions } from '../../values/codes/code-content.js';
import { Code } from './code-record.js';
import { CodeRules, VisitHints } from './code-rules.js';
import { Data, Input, Iso, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

/** Trying the rules of a code out, and ending a test of variants. */
export const codeTests = {
  'codes.testRules': operation({
    method: 'POST',
    path: '/api/codes/test-rules',
    host: 'core',
    who: 'codes:read',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Shows where the saved rules, or rules to test, would lead a visitor, and why',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      rules: Type.Optional(CodeRules),
      visit: Input({
        ...VisitHints.properties,
        at: Type.Optional(Iso),
        scan: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 1_000_000_000,
            description: 'which scan of the code by a person; the next one without it',
          }),
        ),
        refuses_place: Type.Optional(Type.Boolean()),
        refuses_age: Type.Optional(Type.Boolean()),
      }),
    }),
    reply: Data(
      Type.Object({
        /** Target: led on. Ask: its page asks first. */
        kind: OneOf(['target', 'ask', 'notYet', 'expired', 'paused', 'archived', 'deleted']),
        /** What its page asks for. */
        question: OrNull(OneOf(ruleQuestions)),
        target: OrNull(Type.String()),
        variant: Type.String({
          description: 'one of those that the rule shares visitors out among; others may get another',
        }),
        rule: OrNull(
          Type.Integer({ description: 'which rule decided, from 0; null: none, it leads where it always leads' }),
        ),
        steps: Type.Array(
          Type.Object({
            rule: Type.Integer(),
            name: Type.String(),
            fits: OneOf(['yes', 'no', 'ask']),
            why: Type.String(),
          }),
          { description: 'the rules in order, up to the one that decided' },
        ),
        asks_password: Type.Boolean(),
        is_limited: Type.Boolean({ description: 'used up by the button of its page' }),
      }),
    ),
    errors: ['code.not_found'],
  }),
  'codes.keepWinner': operation({
    method: 'POST',
    path: '/api/codes/keep-winner',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary:
      'Ends a split test: its rule now leads everybody to the variant that you keep. If it is the only rule of a link, that variant becomes the target of the link',
    input: Input({ org_id: OrgId, code_id: Uuid, variant: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: Data(Code),
    errors: ['code.not_found', 'code.bad_state', 'code.variant_not_found'],
  }),
};
