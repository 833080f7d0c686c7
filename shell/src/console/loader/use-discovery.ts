import { useCallback, useEffect, useState } from 'react';
import { isRunning } from './load-remote.js';
import { adopt, discover, hasNewer, type Discovery } from './registry.js';

const pollMs = 60_000;

interface State {
  discovery?: Discovery;
  /** A running release has another one by now: the page asks for a reload. */
  isOutdated: boolean;
}

/** The remotes of this page. The registry is asked again every minute, when the page comes to the front, and by `ask`. */
export function useDiscovery(): State & { ask: () => Promise<void> } {
  const [state, setState] = useState<State>({ isOutdated: false });
  const ask = useCallback(async () => {
    const latest = await discover();
    setState((state) => {
      if (!state.discovery) return { discovery: latest, isOutdated: false };
      if (latest.isStale) return state;
      return {
        discovery: adopt(state.discovery, latest, isRunning),
        isOutdated: hasNewer(state.discovery, latest, isRunning),
      };
    });
  }, []);
  useEffect(() => {
    const run = () => void ask();
    run();
    const timer = setInterval(run, pollMs);
    window.addEventListener('focus', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', run);
    };
  }, [ask]);
  return { ...state, ask };
}
