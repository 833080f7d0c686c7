import { ApiError } from '@swapt/shared/client';
import { onlineManager } from '@tanstack/react-query';

/** Ms between two checks of a server that could not be reached. */
const pause = 3000;

export interface Connection {
  /** A call got no answer: perhaps the server cannot be reached. */
  suspect: (error: unknown) => void;
  stop: () => void;
}

/**
 * Tells reads and saves whether they can go out; they wait while the server is out of reach, and go on by themselves. The browser knows of its own
 * network only, so what counts is whether the server answers.
 */
export function watchConnection(ask: () => Promise<unknown>): Connection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  const check = async () => {
    clearTimeout(timer);
    if (isChecking) return;
    isChecking = true;
    const isReached = await ask().then(
      () => true,
      () => false,
    );
    isChecking = false;
    onlineManager.setOnline(isReached);
    if (!isReached) timer = setTimeout(() => void check(), pause);
  };
  const listen = () => void check();
  onlineManager.setEventListener(() => undefined);
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return {
    suspect: (error) => {
      if (error instanceof ApiError && error.status === 0) void check();
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', listen);
    },
  };
}

/** Any answer will do: a server that is busy is there. */
export const askServer = (): Promise<unknown> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
