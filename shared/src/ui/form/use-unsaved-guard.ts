import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';
import { t } from '../../text/index.js';

interface Options {
  /** What was typed is kept as a draft, and there again when the person comes back. */
  isKept?: boolean;
}

/** Asks before unsaved changes are left: by a link, also to the same screen for something else, the back button or closing the tab. */
export function useUnsavedGuard(isDirty: () => boolean, { isKept = false }: Options = {}): void {
  const { modal } = useShell();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      (from.pathname !== to.pathname || (from.search !== to.search && historyAction !== NavigationType.Replace)) &&
      isDirty(),
  );
  const isAsking = useRef(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void modal
      .confirm({
        title: t('Leave without saving?'),
        text: isKept
          ? t('Your changes are not saved. We keep them on this device until you come back to this page.')
          : t('You will lose your changes on this page.'),
        action: t('Leave'),
        danger: true,
      })
      .then((isLeaving) => {
        isAsking.current = false;
        if (isLeaving) blocker.proceed();
        else blocker.reset();
      });
  }, [blocker, modal, isKept]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
