import { apiQuery } from '@swapt/shared/query';
import { ErrorState } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './auth/return-to.js';
import { useSession } from './auth/session-store.js';
import { Console } from './console.js';
import { useConsole } from './console-context.js';
import { FirstOrgScreen } from './org/first-org-screen.js';
import { useOrgs } from './org/use-orgs.js';
import { TermsScreen } from './screens/terms-screen.js';

/** What a signed-in person has to have before the console: the terms accepted, and an organization. */
export function AdminArea() {
  const session = useSession();
  const { call } = useConsole();
  const terms = useQuery({ ...apiQuery(call, 'terms.get', {}), staleTime: Infinity });
  const { query, orgs, current } = useOrgs();
  const { pathname, search, hash } = useLocation();

  if (!('user' in session)) return null;
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
