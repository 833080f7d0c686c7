import type { CodeRule } from '@swapt/shared/contract';
import type { RuleQuestion } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import { landingAddress } from '../code-content/code-content.service.js';
import { choose } from './choose.js';
import type { Visit } from './visit.js';
import type { DirectoryRow } from '../short-links/short-links.service.js';
import { safeLocation } from './safe-location.js';

/** What is decided anew at each visit of a code. */
export interface RedirectPolicy {
  rules: readonly CodeRule[];
  /** Where it leads when no rule fits. */
  otherwise: string;
  startsAt: Date | null;
  expiresAt: Date | null;
  /** Where it leads when it does not work any more. */
  fallback: string | undefined;
  hasPassword: boolean;
  scanLimit: number | null;
  /** Whether a rule asks how many scans there were. */
  isCounting: boolean;
}

export type Decision =
  | { kind: 'go'; location: string; variant: string }
  | { kind: 'ask'; question: RuleQuestion }
  | { kind: 'notYet'; startsAt: Date }
  | { kind: 'expired'; fallback: string | undefined }
  /** A stored address that is none. */
  | { kind: 'unknown' };

type PolicyRow = Parameters<typeof landingAddress>[1] &
  Pick<DirectoryRow, 'rules' | 'starts_at' | 'expires_at' | 'scan_limit' | 'has_password' | 'fallback'>;

/** What is decided at each visit of a code; a code that always leads to one address has rules and limits of no kind. */
export function makeRedirectPolicy(config: Pick<Config, 'publicUrl'>, row: PolicyRow): RedirectPolicy {
  const rules = [...row.rules, ...appRules(row)];
  return {
    rules,
    otherwise: (row.type === 'app' && row.content.other) || landingAddress(config, row),
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    fallback: row.fallback ?? undefined,
    hasPassword: row.has_password,
    scanLimit: row.scan_limit,
    isCounting: rules.some(({ when }) => when.some(({ kind }) => kind === 'scans')),
  };
}

/** Whether there is nothing to decide. */
export const isPlain = ({ rules, startsAt, expiresAt, hasPassword, scanLimit }: RedirectPolicy) =>
  rules.length === 0 && !startsAt && !expiresAt && !hasPassword && scanLimit === null;

/** An app's stores are rules like any other, after those of the code. */
function appRules({ type, content: { ios, android } }: Pick<PolicyRow, 'type' | 'content'>): CodeRule[] {
  if (type !== 'app') return [];
  const forSystem = (system: 'iOS' | 'Android', target: string | undefined): CodeRule[] =>
    target ? [{ when: [{ kind: 'system', any: [system] }], target }] : [];
  return [...forSystem('iOS', ios), ...forSystem('Android', android)];
}

/** Where a visit is led, passwords and limits aside. */
export function decide(policy: RedirectPolicy, visit: Visit, codeId: string): Decision {
  const { startsAt, expiresAt } = policy;
  if (startsAt && visit.at < startsAt) return { kind: 'notYet', startsAt };
  if (expiresAt && visit.at >= expiresAt) return { kind: 'expired', fallback: safeLocation(policy.fallback ?? '') };
  const choice = choose(policy.rules, visit, codeId);
  if (choice.kind === 'ask') return { kind: 'ask', question: choice.question };
  return choice.kind === 'rule' ? go(choice.target, choice.variant) : go(policy.otherwise);
}

/** Rules were checked when they were stored; what may stand in a header is checked here. */
function go(target: string, variant = ''): Decision {
  const location = safeLocation(target);
  return location ? { kind: 'go', location, variant } : { kind: 'unknown' };
}
