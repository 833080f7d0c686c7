import { Spin } from 'antd';
import { t } from '@swapt/shared/text';
import { useSpinner } from './spinner-store.js';
import './spinner-overlay.css';

/** Covers the page while any screen asks for it, above dialogs and menus. */
export function SpinnerOverlay() {
  const isShown = useSpinner((keys) => Object.values(keys).some((count) => count > 0));
  if (!isShown) return null;
  return (
    <div
      className="spinner-overlay"
      role="status"
      aria-live="polite"
      aria-label={t('Please wait')}
      style={{ zIndex: 3000 }}
    >
      <Spin size="large" />
    </div>
  );
}
