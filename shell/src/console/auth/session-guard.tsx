import { Spin } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { EmailScreen } from './email-screen.js';
import { loginPath } from './return-to.js';
import { useSession } from './session-store.js';

/** Only for people who are signed in with a confirmed address; others come back to this page after that. Nothing of one person stays for the next. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'leaving') return <Spin fullscreen />;
  if (session.status === 'anonymous') return <Navigate to={loginPath(pathname + search + hash)} replace />;
  if (!session.user.emailVerified) return <EmailScreen email={session.user.email} />;
  return <Fragment key={session.user.id}>{children}</Fragment>;
}
