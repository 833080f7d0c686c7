import { useCallback, useEffect, useState } from 'react';
import { isRunning, wasTried } from './load-screen.js';
import { overlayOrigin, withOverlay } from './overlay.js';
import { adopt, discover, hasNewer, type Discovery } from './registry.js';

const pollMs = 60_000;

/** Asks the registry again and tells whether a reload would bring another release of what runs. */
export type AskRegistry = () => Promise<boolean>;

interface State {
  discovery?: Discovery;
  /** A running release has another one by now: the page asks for a reload. */
  isOutdated: boolean;
}

/** The remotes of this page: `first`, which came with it, else as asked. Asked again every minute, when the page comes to the front, and by `ask`. */
export function useDiscovery(first: Discovery | undefined): State & { ask: AskRegistry } {
  const [isGiven] = useState(() => Boolean(first) && !overlayOrigin());
  const [state, setState] = useState<State>({ discovery: isGiven ? first : undefined, isOutdated: false });
  const ask = useCallback(async () => {
    const latest = await withOverlay(await discover());
    const isOutdated = !latest.isStale && hasNewer(latest, isRunning, wasTried);
    setState((state) => {
      if (!state.discovery) return { discovery: latest, isOutdated: false };
      return latest.isStale ? state : { discovery: adopt(state.discovery, latest, isRunning), isOutdated };
    });
    return isOutdated;
  }, []);
  useEffect(() => {
    const run = () => void ask();
    if (!isGiven) run();
    const timer = setInterval(run, pollMs);
    window.addEventListener('focus', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', run);
    };
  }, [ask, isGiven]);
  return { ...state, ask };
}
