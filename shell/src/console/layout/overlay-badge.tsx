import { Button } from 'antd';
import { useEffect } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { overlayOrigin, resetOverlay, type Overlay } from '../loader/overlay.js';

/** Stays in sight as long as a developer's own remote is shown, and starts the page anew when it was built again. */
export function OverlayBadge({ overlay: { host, name } }: { overlay: Overlay }) {
  const { openPage } = useConsole();
  const reload = () => openPage(location.href);
  const reset = () => {
    resetOverlay();
    reload();
  };
  useEffect(() => {
    const builds = new EventSource(`${overlayOrigin()}/events`);
    builds.addEventListener('message', () => location.reload());
    return () => builds.close();
  }, []);
  return (
    <aside className="overlay-badge" aria-label={t('Development remote')}>
      <span role="status">
        {name
          ? t('{name} from {host}', { name, host })
          : t('{host} does not answer. You see the released version.', { host })}
      </span>
      <Button size="small" onClick={reset}>
        {t('Reset')}
      </Button>
    </aside>
  );
}
