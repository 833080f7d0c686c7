import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from './use-text.js';

function subscribe(listener: () => void) {
  const gone = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: gone.signal });
  return () => gone.abort();
}

/**
 * Says that the connection is gone, for as long as it is. Forms wait meanwhile: the browser would put its own page in place of this one, and what was
 * typed would be gone with it.
 */
export function OfflineNotice() {
  const text = useText('frame');
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [hasSent, setSent] = useState(false);
  useEffect(() => {
    if (!isOffline) return setSent(false);
    const back = new AbortController();
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setSent(true);
    };
    // Before any form hears of it.
    document.addEventListener('submit', hold, { capture: true, signal: back.signal });
    return () => back.abort();
  }, [isOffline]);
  if (!isOffline) return null;
  return (
    <p className="offline-notice" role="alert">
      {text(hasSent ? 'offlineForm' : 'offline')}
    </p>
  );
}
