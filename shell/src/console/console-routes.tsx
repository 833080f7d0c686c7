import type { Permission } from '@swapt/shared/values';
import { useShell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { ConfirmEmailScreen } from './account/confirm-email-screen.js';
import { ProfileRoute } from './account/profile-route.js';
import { Checklist } from './checklist/checklist.js';
import type { Discovery } from './loader/registry.js';
import { RemoteScreen } from './loader/remote-screen.js';
import type { AskRegistry } from './loader/use-discovery.js';
import { ApiKeyScreen } from './screens/api-key-screen.js';
import { DesignRoute } from './screens/design/design-route.js';
import { DisabledRemote } from './screens/disabled-remote.js';
import { ForbiddenScreen } from './screens/forbidden-screen.js';
import { MissingRemote } from './screens/missing-remote.js';
import { NotFoundScreen } from './screens/not-found-screen.js';
import { JobsScreen } from './jobs/jobs-screen.js';
import { OrganizationScreen } from './organization/organization-screen.js';
import { SwitchOrg, switchOf } from './org/switch-org.js';
import { PlatformRoute } from './platform/platform-route.js';
import { UsersScreen } from './people/users-screen.js';

interface Props {
  discovery?: Discovery;
  askRegistry: AskRegistry;
  /** Where `/admin` leads: the first screen the role may use. */
  first: string;
}

/** The shell's own screens and those of the registry. The router ranks them by how specific their segments are. */
export function ConsoleRoutes({ discovery, askRegistry, first }: Props) {
  const location = useLocation();
  const remotes = discovery?.remotes ?? [];
  const enabled = remotes.filter(({ isDisabled }) => !isDisabled);
  const switchTo = switchOf(location.state);
  return (
    <>
      {location.pathname === first && <Checklist routes={enabled.flatMap(({ contribution }) => contribution.routes)} />}
      <Routes>
        <Route
          index
          element={
            switchTo ? <SwitchOrg orgId={switchTo} /> : discovery ? <Navigate to={first} replace /> : <Loading />
          }
        />
        <Route path="profile" element={<ProfileRoute />} />
        <Route path="profile/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="organization" element={<OrganizationScreen />} />
        <Route path="organization/background-work" element={<JobsScreen />} />
        <Route path="profile/users" element={<Allowed permission="users:read" screen={<UsersScreen />} />} />
        <Route path="profile/api-key" element={<Allowed permission="apikeys:read" screen={<ApiKeyScreen />} />} />
        <Route path="platform" element={<PlatformRoute />} />
        <Route path="dummy" element={<DesignRoute />} />
        {remotes.flatMap((remote) =>
          remote.contribution.routes
            .filter(({ path }) => path.startsWith('/admin/'))
            .map(({ path, screen, title, permission }) => (
              <Route
                key={path}
                path={path.slice('/admin/'.length)}
                element={
                  <Allowed
                    permission={permission}
                    screen={
                      <>
                        <title>{t('{title} · Swapt', { title: t(title) })}</title>
                        {remote.isDisabled ? (
                          <DisabledRemote />
                        ) : (
                          <RemoteScreen
                            key={`${remote.name}/${screen}`}
                            remote={remote}
                            screen={screen}
                            askRegistry={askRegistry}
                          />
                        )}
                      </>
                    }
                  />
                }
              />
            )),
        )}
        <Route path="*" element={<Unknown discovery={discovery} askRegistry={askRegistry} />} />
      </Routes>
    </>
  );
}

function Allowed({ permission, screen }: { permission?: Permission; screen: ReactNode }) {
  const { can } = useShell().session;
  return !permission || can(permission) ? screen : <ForbiddenScreen />;
}

/** Without a word from the registry nobody knows whether the address exists. */
function Unknown({ discovery, askRegistry }: Pick<Props, 'discovery' | 'askRegistry'>) {
  if (!discovery) return <Loading />;
  return discovery.isStale ? <MissingRemote onRetry={async () => void (await askRegistry())} /> : <NotFoundScreen />;
}

const Loading = () => <Skeleton active paragraph={{ rows: 8 }} />;
