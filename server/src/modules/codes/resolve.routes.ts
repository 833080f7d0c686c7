import type { Handlers } from '../../http/handler.js';

/** What the redirect would do, for pages that follow a short name themselves. Malformed, reserved and unknown names get one answer. */
export const resolveHandlers: Handlers<'codes.resolve'> = {
  'codes.resolve': async ({ services }, { id }) => {
    const found = await services.scans.resolve(id);
    const nobody = { kind: found.kind, target: null, name: null, org_name: null };
    if (found.kind === 'unknown' || found.kind === 'deleted') return { data: nobody };
    const target = found.kind === 'target' ? found.location : null;
    return { data: { kind: found.kind, target, name: found.name, org_name: found.orgName } };
  },
};
