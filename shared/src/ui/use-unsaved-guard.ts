import { useEffect, useRef } from 'react';
import { useBlocker } from '../router/index.js';
import { useShell } from '../sdk/index.js';

/** Asks before unsaved changes are left, by a link, the back button or closing the tab. */
export function useUnsavedGuard(isDirty: () => boolean): void {
  const { modal } = useShell();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const isAsking = useRef(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void modal
      .confirm({
        title: 'Leave without saving?',
        text: 'You will lose your changes on this page.',
        action: 'Leave',
        danger: true,
      })
      .then((isLeaving) => {
        isAsking.current = false;
        if (isLeaving) blocker.proceed();
        else blocker.reset();
      });
  }, [blocker, modal]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
