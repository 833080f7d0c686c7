import type { Organization } from '@swapt/shared/contract';
import { localDrafts } from '@swapt/shared/drafts';
import type { RegisteredRemote } from '@swapt/shared/remote';
import { ShellProvider, type Shell } from '@swapt/shared/sdk';
import { can } from '@swapt/shared/values';
import { Spin } from 'antd';
import { useEffect, useMemo } from 'react';
import { matchRoutes, ScrollRestoration, useLocation } from 'react-router-dom';
import { ConsoleRoutes } from './console-routes.js';
import { useConsole } from './console-context.js';
import { Dialogs, modal } from './feedback/modal.js';
import { notify } from './feedback/notify.js';
import { report } from './feedback/report.js';
import { hideSpinner, showSpinner } from './feedback/spinner-store.js';
import { Banners } from './layout/banners.js';
import { Frame } from './layout/frame.js';
import { menuOf } from './layout/menu.js';
import { OverlayBadge } from './layout/overlay-badge.js';
import { useDiscovery } from './loader/use-discovery.js';
import { useArrival } from './org/switch-org.js';
import { useIsOperator } from './platform/platform.queries.js';
import { useTheme } from './theme/theme-store.js';
import { ProveDialog } from './auth/prove-dialog.js';
import { SignInAgain } from './auth/sign-in-again.js';
import { useSession, type User } from './auth/session-store.js';

/** Of the shell's own screens, which end with the page. */
const life = new AbortController();

interface Props {
  user: User;
  org: Organization;
  orgs: readonly Organization[];
}

/** The console in use: frame, menu and routes, painted before any remote's code is there. */
export function Console({ user, org, orgs }: Props) {
  const shell = useShellValue(user, org);
  const { remotes } = useConsole();
  const { discovery, isOutdated, ask } = useDiscovery(remotes);
  useArrival();
  const isExpired = useSession(({ status }) => status === 'expired');
  const { data: isOperator = false } = useIsOperator();
  const known = discovery?.remotes ?? [];
  const menu = menuOf(known, shell.session.can, { role: org.role, isOperator });
  const first = menu[0]?.path ?? '/admin/profile';
  const { isBare, isElsewhere } = usePage(known);
  const screens = isElsewhere ? (
    <Spin fullscreen />
  ) : (
    <ConsoleRoutes key={org.org_id} discovery={discovery} askRegistry={ask} first={first} />
  );
  return (
    <ShellProvider value={shell}>
      {isBare ? (
        screens
      ) : (
        <Frame menu={menu} orgs={orgs} isLoading={!discovery} remotes={known}>
          <Banners isStale={discovery?.isStale ?? false} isOutdated={isOutdated} />
          {screens}
        </Frame>
      )}
      {discovery?.overlay && <OverlayBadge overlay={discovery.overlay} />}
      <Dialogs />
      {isExpired ? <SignInAgain email={user.email} /> : <ProveDialog email={user.email} />}
      <ScrollRestoration />
    </ShellProvider>
  );
}

/**
 * Whether the screen of this address fills the window, and whether it is about to be loaded as a page of its own: screens with the camera and those
 * without it share none. Without the network, one stays.
 */
function usePage(remotes: readonly RegisteredRemote[]) {
  const { pathname } = useLocation();
  const { loadedAt, openPage } = useConsole();
  // The most specific one, as the router takes it.
  const routes = remotes.flatMap(({ contribution }) =>
    contribution.routes.map((route) => ({ path: route.path, handle: route })),
  );
  const at = (address: string) => matchRoutes(routes, address)?.[0]?.route.handle;
  const isElsewhere = navigator.onLine && (at(pathname)?.usesCamera ?? false) !== (at(loadedAt)?.usesCamera ?? false);
  useEffect(() => {
    if (isElsewhere) openPage(location.href);
  }, [isElsewhere, openPage]);
  return { isBare: at(pathname)?.isBare ?? false, isElsewhere };
}

function useShellValue({ id, email, name }: User, org: Organization): Shell {
  const { callFor, settings } = useConsole();
  const mode = useTheme(({ theme }) => theme);
  return useMemo(
    () => ({
      session: {
        user: { id, email, name },
        org,
        can: (permission) => can(org.role === '' ? undefined : org.role, permission),
      },
      call: callFor(org.org_id),
      theme: { mode },
      spinner: { show: showSpinner, hide: hideSpinner },
      notify,
      modal,
      report,
      drafts: localDrafts(id, org.org_id),
      signal: life.signal,
      settings,
    }),
    [id, email, name, org, callFor, settings, mode],
  );
}
