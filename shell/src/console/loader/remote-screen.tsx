import type { RegisteredRemote } from '@swapt/shared/remote';
import { ShellProvider, useShell, type Shell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { hideSpinner, releaseSpinner, showSpinner } from '../feedback/spinner-store.js';
import { refetch } from './federation.js';
import { loadRemoteModule } from './load-remote.js';
import { PartBoundary } from './part-boundary.js';

const screens = new Map<string, LazyExoticComponent<ComponentType>>();

interface Props {
  remote: RegisteredRemote;
  screen: string;
  /** Asks the registry again: a release that fails may have been replaced by now. */
  askRegistry: () => Promise<void>;
}

/** A screen of a remote. Its failures, and the spinners it leaves behind, stay its own. */
export function RemoteScreen({ remote, screen, askRegistry }: Props) {
  const { pathname } = useLocation();
  const [, setTries] = useState(0);
  const shell = useShellOf(remote.name);
  const key = `${remote.name}/${screen}`;
  const Screen = screens.get(key) ?? lazyScreen(key, remote, screen);
  return (
    <PartBoundary
      key={key}
      resetKey={pathname}
      onFailure={() => {
        screens.delete(key);
        releaseSpinner(`${remote.name}:`);
      }}
      onRetry={async () => {
        await Promise.all([askRegistry(), refetch(remote)]);
        setTries((count) => count + 1);
      }}
    >
      <ShellProvider value={shell}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          {/* eslint-disable-next-line react-hooks/static-components -- made once per screen and kept in the map */}
          <Screen />
        </Suspense>
      </ShellProvider>
    </PartBoundary>
  );
}

/** React keeps the failure of a lazy component for ever, so a failed one is made anew. */
function lazyScreen(key: string, remote: RegisteredRemote, screen: string) {
  const component = lazy(async () => {
    const { screens } = await loadRemoteModule(remote);
    const load = screens[screen];
    if (!load) throw new Error(`${remote.name} has no screen ${screen}`);
    return load();
  });
  screens.set(key, component);
  return component;
}

/** The shell as one remote sees it: the keys of its spinners carry its name. */
function useShellOf(name: string): Shell {
  const shell = useShell();
  return useMemo(
    () => ({
      ...shell,
      spinner: { show: (key) => showSpinner(`${name}:${key}`), hide: (key) => hideSpinner(`${name}:${key}`) },
    }),
    [shell, name],
  );
}
