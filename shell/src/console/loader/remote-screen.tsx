import type { RegisteredRemote } from '@swapt/shared/remote';
import { ShellProvider, useShell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../console-context.js';
import { openScope } from '../feedback/scope.js';
import { reportOutcome } from '../telemetry.js';
import { refetch, type Release } from './federation.js';
import { toFailure } from './load-failure.js';
import { loadScreen } from './load-screen.js';
import { RemoteBoundary } from './remote-boundary.js';
import type { AskRegistry } from './use-discovery.js';

interface Screen {
  component: LazyExoticComponent<ComponentType>;
  /** Which release it came from, once it is there. */
  release?: Release;
}

const screens = new Map<string, Screen>();

interface Props {
  remote: RegisteredRemote;
  screen: string;
  askRegistry: AskRegistry;
}

/** A screen of a remote; made anew for each screen. Its failures, and what it leaves behind, stay its own. */
export function RemoteScreen({ remote, screen, askRegistry }: Props) {
  const { pathname } = useLocation();
  const [, setTries] = useState(0);
  const { openPage } = useConsole();
  const { name } = remote;
  const key = `${name}/${screen}`;
  const current = screens.get(key) ?? lazyScreen(key, remote, screen);

  const onCrash = (error: unknown) => {
    const { code, reference } = toFailure('crash', error);
    // What failed to load was told by the loader.
    if (code === 'crash' && current.release)
      reportOutcome(name, current.release, { outcome: 'failed', code, reference });
  };
  const [scope, renewScope] = useScope(name, onCrash);
  const outer = useShell();
  const shell = useMemo(() => ({ ...outer, ...scope }), [outer, scope]);
  const { component: Component } = current;
  return (
    <RemoteBoundary
      resetKey={pathname}
      onFailure={(failure) => {
        onCrash(failure);
        screens.delete(key);
        scope.end('crashed');
        renewScope();
      }}
      onRetry={async () => {
        // A release that fails may have been replaced by now; one that runs leaves only with its page.
        const [isOutdated] = await Promise.all([askRegistry(), refetch(remote)]);
        if (isOutdated) openPage(location.href);
        else setTries((count) => count + 1);
      }}
    >
      <ShellProvider value={shell}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <Component />
        </Suspense>
      </ShellProvider>
    </RemoteBoundary>
  );
}

/** React keeps the failure of a lazy component for ever, so a failed one is made anew. */
function lazyScreen(key: string, remote: RegisteredRemote, name: string): Screen {
  const screen: Screen = {
    component: lazy(async () => {
      const loaded = await loadScreen(remote, name);
      screen.release = loaded.release;
      return loaded;
    }),
  };
  screens.set(key, screen);
  return screen;
}

/** Ends with the component, a moment later: React's strict mode takes it away and brings it back at once. */
function useScope(name: string, onCrash: (error: unknown) => void) {
  const open = () => openScope(name, onCrash);
  const [scope, setScope] = useState(open);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      queueMicrotask(() => {
        if (!isHere.current) scope.end('left');
      });
    };
  }, [scope]);
  return [scope, () => setScope(open)] as const;
}
