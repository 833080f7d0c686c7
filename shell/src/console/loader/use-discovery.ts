import { useEffect, useState } from 'react';
import { isRunning } from './load-remote.js';
import { adopt, discover, hasNewer, type Discovery } from './registry.js';

const pollMs = 60_000;

/** The remotes of this page. Asks again every minute and when the page comes to the front; `isOutdated` asks for a reload. */
export function useDiscovery(): { discovery?: Discovery; isOutdated: boolean } {
  const [state, setState] = useState<{ discovery?: Discovery; isOutdated: boolean }>({ isOutdated: false });
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const latest = await discover();
      if (isGone) return;
      setState((state) => {
        if (!state.discovery) return { discovery: latest, isOutdated: false };
        if (latest.isStale) return state;
        return {
          discovery: adopt(state.discovery, latest, isRunning),
          isOutdated: hasNewer(state.discovery, latest, isRunning),
        };
      });
    };
    void ask();
    const timer = setInterval(() => void ask(), pollMs);
    const onFocus = () => void ask();
    window.addEventListener('focus', onFocus);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
  return state;
}
