import { ApiError } from '@swapt/shared/client';
import type { Organization } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { ErrorState } from '@swapt/shared/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Spin } from 'antd';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './auth/return-to.js';
import { useSession } from './auth/session-store.js';
import { Console } from './console.js';
import { useConsole } from './console-context.js';
import { FirstOrgScreen } from './org/first-org-screen.js';
import { useOrg, type OrgRecord } from './org/org-store.js';
import { useOrgs } from './org/use-orgs.js';
import { TermsScreen } from './screens/terms-screen.js';

/** What nobody keeps of an organization in the browser, and no screen asks for while the network is away. */
const unknown: Omit<Organization, keyof OrgRecord> = {
  ...{ shopper_terms: '', shopper_name: '', colour: '', phone: '', website: '', hours: null, privacy_contact: '' },
  ...{ visitor_mode: 'none', created_at: new Date(0).toISOString(), delete_after: null },
};

/** Nothing is there, and nobody answered; until somebody does. */
const isCut = ({ data, failureReason }: Pick<UseQueryResult, 'data' | 'failureReason'>) =>
  data === undefined && failureReason instanceof ApiError && failureReason.status === 0;

/** What a signed-in person has to have before the console: the terms accepted, and an organization. */
export function AdminArea() {
  const session = useSession();
  const { call } = useConsole();
  const terms = useQuery({ ...apiQuery(call, 'terms.get', {}), staleTime: Infinity });
  const { query, orgs, current } = useOrgs();
  const kept = useOrg();
  const { pathname, search, hash } = useLocation();

  if (!('user' in session)) return null;
  // A desk that is opened without the network goes on with what was known last, also where the session turns out to have ended.
  const isUnknown = (asked: UseQueryResult) =>
    isCut(asked) || (session.status === 'expired' && asked.data === undefined);
  if (kept.org_id && pathname.startsWith('/admin/desk/') && [terms, query].some(isUnknown)) {
    const known = { ...unknown, ...kept };
    return <Console user={session.user} org={known} orgs={[known]} />;
  }
  const failed = [terms, query].find(({ isError, data }) => isError && !data);
  // Ended elsewhere before anything was shown: there is no page to sign in over.
  if (failed && session.status === 'expired') {
    return <Navigate to={loginPath(pathname + search + hash)} replace />;
  }
  if (failed) {
    const retry = () => Promise.all([terms, query].map(({ refetch }) => refetch()));
    return (
      <main className="lone">
        <ErrorState error={failed.error} onRetry={() => void retry()} />
      </main>
    );
  }
  if (!terms.data || !orgs) return <Spin fullscreen />;
  if (!terms.data.data.accepted_at) return <TermsScreen terms={terms.data.data} />;
  if (!current) return <FirstOrgScreen email={session.user.email} />;
  return <Console user={session.user} org={current} orgs={orgs} />;
}
