import type { Operation } from '@swapt/shared/contract';
import { errors, type ErrorCode } from '@swapt/shared/values';
import { isSentInQuery } from '../requests/request-parts.js';

/** What a call can fail with: the operation's own codes, and those of the edge that every call of its kind passes. */
export function errorCodes(operation: Operation): ErrorCode[] {
  const { who, method, errors: own, input } = operation;
  const isOfOrg = who !== 'public' && who !== 'signed-in' && who !== 'operator';
  const edge: (ErrorCode | false)[] = [
    'request.invalid',
    who !== 'public' && 'auth.required',
    'auth.invalid_token',
    who !== 'public' && 'auth.forbidden',
    !operation.beforeTerms && 'terms.not_accepted',
    isOfOrg && 'org.not_found',
    isOfOrg && !input.required?.includes('org_id') && 'org.id_required',
    !isSentInQuery(method) && 'request.too_large',
    takesKey(operation) && 'idempotency.in_progress',
    takesKey(operation) && 'idempotency.mismatch',
    takesKey(operation) && operation.secretReply === true && 'idempotency.secret_shown',
    'rate.limited',
    'server.failed',
    'server.unavailable',
  ];
  return [...new Set([...own, ...edge.filter((code) => code !== false)])];
}

/** Whether a call can be repeated with an Idempotency-Key and takes effect once. */
export const takesKey = ({ method, readsOnly }: Operation) => method === 'POST' && !readsOnly;

/** The codes by their status, lowest first. */
export function codesByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const sorted = [...codes].sort((one, other) => errors[one][0] - errors[other][0]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of sorted) byStatus.set(errors[code][0], [...(byStatus.get(errors[code][0]) ?? []), code]);
  return byStatus;
}
