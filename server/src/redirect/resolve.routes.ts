import type { Api } from '@swapt/shared/contract';
import type { Handlers, PublicCtx } from '../platform/http/handler.js';
import { type Visit, decide } from '../modules/code-rules/code-rules.service.js';
import {
  type PolicyCode,
  gateAddress,
  readVisit,
  stoppedKind,
  withForwarded,
} from '../modules/short-links/short-links.service.js';

type Hints = Api['codes.resolve']['in']['hints'];
type Answer = Api['codes.resolve']['out']['data'];

/** What the redirect would do, for pages that follow a short name themselves. Malformed, reserved and unknown names get one answer. */
export const resolveHandlers: Handlers<'codes.resolve'> = {
  'codes.resolve': async (ctx, { id, hints }) => {
    const found = await ctx.services.shortLinks.resolve(id);
    if (found.kind === 'unknown') return { data: nobody('unknown') };
    const stopped = stoppedKind(found);
    if (found.kind === 'freed' || stopped === 'deleted') return { data: nobody('deleted') };
    // What the team calls a code is theirs alone.
    const { orgName: org_name, type } = found;
    const known = { type, org_name };
    if (found.kind === 'target') {
      return {
        data: { kind: 'target', target: withForwarded(found.location, found.forwards, queryOf(hints)), ...known },
      };
    }
    if (found.kind !== 'policy') return { data: { kind: stopped ?? found.kind, target: null, ...known } };
    return { data: { ...known, ...(await decided(ctx, found, hints)) } };
  },
};

const queryOf = (hints: Hints) => `?${hints?.query ?? ''}`;

const nobody = (kind: 'unknown' | 'deleted'): Answer => ({
  kind,
  type: null,
  target: null,
  org_name: null,
});

async function decided({ services, request }: PublicCtx, code: PolicyCode, hints: Hints) {
  const { headers, ip } = request;
  const visit = await readVisit(services, code, { headers, ip, url: '' });
  const decision = decide(code.policy, hints ? hinted(visit, hints) : visit, code.codeId);
  if (decision.kind === 'expired') {
    return decision.fallback
      ? { kind: 'target' as const, target: decision.fallback }
      : { kind: 'expired' as const, target: null };
  }
  if (decision.kind === 'notYet' || decision.kind === 'unknown') return { kind: decision.kind, target: null };
  const { hasPassword, scanLimit } = code.policy;
  if (decision.kind === 'ask' || hasPassword || scanLimit !== null) {
    return { kind: 'conditional' as const, target: gateAddress(services.config, code, queryOf(hints)) };
  }
  return { kind: 'target' as const, target: withForwarded(decision.location, code.forwards, queryOf(hints)) };
}

/** A visit as somebody describes it; what they leave out stays as it is. */
function hinted(visit: Visit, { query, latitude, longitude, ...hints }: NonNullable<Hints>): Visit {
  const hasPlace = latitude !== undefined && longitude !== undefined;
  return {
    ...visit,
    ...hints,
    ...(query !== undefined && { query: new URLSearchParams(query) }),
    ...(hasPlace && { place: { latitude, longitude } }),
  };
}
