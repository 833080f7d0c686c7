import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { deskPaths } from '../desks/paths.js';
import { storePaths } from './paths.js';

export type StoreTab =
  'overview' | 'orders' | 'events' | 'sales' | 'products' | 'stock' | 'add-ons' | 'look' | 'settings';

const tabs = [
  { tab: 'overview', label: t('Overview'), to: storePaths.store },
  { tab: 'orders', label: t('Orders'), to: storePaths.orders },
  { tab: 'events', label: t('Events'), to: deskPaths.events },
  { tab: 'sales', label: t('Sales'), to: storePaths.sales },
  { tab: 'products', label: t('Products'), to: storePaths.products },
  { tab: 'stock', label: t('Stock'), to: storePaths.stock },
  { tab: 'add-ons', label: t('Add-ons'), to: storePaths.addOns },
  { tab: 'look', label: t('Look'), to: storePaths.look },
  { tab: 'settings', label: t('Settings'), to: storePaths.settings },
] as const;

/** The screens of one store, as links in one line; a phone scrolls it to the one that is open. */
export function StoreTabs({ storeId, active }: { storeId: string; active: StoreTab }) {
  const { token } = theme.useToken();
  // Who stands at a stand has no use for the others.
  const isCashier = useShell().session.org.role === 'cashier';
  const shown = tabs.filter(({ tab }) => !isCashier || tab === 'orders' || tab === active);
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const list = here.current?.closest('nav');
    if (list && here.current) list.scrollLeft = here.current.offsetLeft - space.xl;
  }, [active]);
  return (
    <nav
      aria-label={t('Screens of this store')}
      style={{
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        borderBottom: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {shown.map(({ tab, label, to }) => {
        const isActive = tab === active;
        return (
          <Link
            key={tab}
            ref={isActive ? here : undefined}
            to={to(storeId)}
            aria-current={isActive ? 'page' : undefined}
            style={{
              flex: 'none',
              padding: `0 ${space.md}px`,
              lineHeight: '44px',
              // A ring around it would be cut off where the line scrolls.
              outlineOffset: -3,
              fontWeight: isActive ? 600 : 500,
              color: isActive ? token.colorPrimary : token.colorText,
              boxShadow: isActive ? `inset 0 -3px ${token.colorPrimary}` : undefined,
            }}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
