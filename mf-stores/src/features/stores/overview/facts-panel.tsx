import type { Store } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { currencyName } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { storePaths } from '../../../entities/stores/paths.js';

/** What a store is in short; each fact leads to where it is changed. */
export function FactsPanel({ store }: { store: Store }) {
  const settings = storePaths.settings(store.store_id);
  const methods = store.fulfilment.filter(({ is_on }) => is_on).map(({ name }) => name);
  return (
    <Panel title={t('In short')}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', gap: space.md, margin: 0 }}>
        <Fact label={t('Contact')} to={settings}>
          {[store.email, store.phone].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label={t('Where')} to={settings}>
          {countryName(store.country)}
        </Fact>
        <Fact label={t('Currency')} to={settings}>
          {currencyName(store.currency)}
        </Fact>
        <Fact label={t('Delivery')} to={settings}>
          {methods.join(', ')}
        </Fact>
        <Fact label={t('Prices')} to={settings}>
          {store.tax_mode === 'included' ? t('Tax is in the price') : t('Tax is added at the till')}
        </Fact>
        <Fact label={t('Products')} to={storePaths.products(store.store_id)}>
          {t('See what it sells')}
        </Fact>
        <Fact label={t('Look')} to={storePaths.look(store.store_id)}>
          {t('Change its colours')}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <>
      <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={to}>{children || t('Not said yet')}</Link>
      </dd>
    </>
  );
}
