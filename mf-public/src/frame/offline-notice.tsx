import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from './use-text.js';

function subscribe(listener: () => void) {
  const gone = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: gone.signal });
  return () => gone.abort();
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return isOffline && <Offline />;
}

/** Forms wait meanwhile: the browser would put its own page in place of this one, and what was typed would be gone with it. */
function Offline() {
  const text = useText('frame');
  const [isFormSent, setFormSent] = useState(false);
  useEffect(() => {
    const back = new AbortController();
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setFormSent(true);
    };
    // Before any form hears of it.
    document.addEventListener('submit', stop, { capture: true, signal: back.signal });
    return () => back.abort();
  }, []);
  return (
    <p className="offline-notice" role="alert">
      {text(isFormSent ? 'offlineForm' : 'offline')}
    </p>
  );
}
