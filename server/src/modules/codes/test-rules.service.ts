import type { Api, CodeRule } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import {
  type Visit,
  checkRules,
  choose,
  decide,
  explain,
  matches,
  makeRedirectPolicy,
} from '../code-rules/code-rules.service.js';
import type { FieldProblems } from '../code-content/code-content.service.js';
import { readRow } from './codes.service.js';
import type { CodeRow } from './codes.sql.js';

type Input = Api['codes.testRules']['in'];
type Reply = Api['codes.testRules']['out']['data'];

/** What the redirect would do with a visit that somebody describes, and why. */
export async function testRules(ctx: OrgCtx, { code_id: codeId, rules, visit: described }: Input): Promise<Reply> {
  const code = await readRow(ctx, codeId);
  const tried = rules ? assertRules(ctx, rules) : code.rules;
  const visit = visitFrom(described, code, ctx.services.now());
  const limits = { asks_password: code.has_password, is_limited: code.scan_limit !== null };
  const nowhere = { question: null, target: null, variant: '', rule: null, steps: [], ...limits };
  if (code.status !== 'active') {
    const fallback = code.status === 'archived' && code.fallback;
    return fallback ? { ...nowhere, kind: 'target', target: fallback } : { ...nowhere, kind: code.status };
  }
  const policy = makeRedirectPolicy(ctx.services.config, { ...code, rules: tried });
  const decision = decide(policy, visit, codeId);
  if (decision.kind === 'expired' && decision.fallback)
    return { ...nowhere, kind: 'target', target: decision.fallback };
  if (decision.kind === 'notYet' || decision.kind === 'expired') return { ...nowhere, kind: decision.kind };

  const choice = choose(policy.rules, visit, codeId);
  const last = choice.kind === 'none' ? tried.length - 1 : choice.rule;
  const steps = tried.slice(0, last + 1).map((rule, index) => step(rule, index, visit));
  if (choice.kind === 'ask') return { ...nowhere, kind: 'ask', question: choice.question, rule: choice.rule, steps };
  const target = decision.kind === 'go' ? decision.location : null;
  if (choice.kind === 'none' || choice.rule >= tried.length) return { ...nowhere, kind: 'target', target, steps };
  return { ...nowhere, kind: 'target', target, variant: choice.variant, rule: choice.rule, steps };
}

function assertRules({ services }: OrgCtx, rules: readonly CodeRule[]): CodeRule[] {
  const problems: FieldProblems = new Map();
  const checked = checkRules(rules, services.config, 'rules', problems);
  if (problems.size > 0) throw new AppError('request.invalid', undefined, Object.fromEntries(problems));
  return checked;
}

function visitFrom(
  { at, query = '', latitude, longitude, ...described }: Input['visit'],
  code: CodeRow,
  now: Date,
): Visit {
  const age = described.age ?? (described.refuses_age ? ('refused' as const) : undefined);
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const place = hasPlace ? { latitude, longitude } : described.refuses_place ? ('refused' as const) : undefined;
  return {
    at: at === undefined ? now : new Date(at),
    device: described.device ?? 'mobile',
    system: described.system ?? 'Other',
    language: described.language ?? 'und',
    country: described.country ?? 'ZZ',
    scan: described.scan ?? code.human_scans + 1,
    query: new URLSearchParams(query),
    visitor: '',
    ...(place && { place }),
    ...(age !== undefined && { age }),
  };
}

function step({ name = '', when }: CodeRule, rule: number, visit: Visit): Reply['steps'][number] {
  const found = when.map((condition) => ({ condition, fits: matches(condition, visit) }));
  const failing = found.find(({ fits }) => fits === false) ?? found.find(({ fits }) => fits === 'ask');
  if (!failing) {
    return {
      rule,
      name,
      fits: 'yes',
      why: when.length === 0 ? 'This rule applies to everybody.' : 'All its conditions match.',
    };
  }
  return { rule, name, fits: failing.fits === 'ask' ? 'ask' : 'no', why: explain(failing.condition, visit) };
}
