import type { SquarePlaces } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, Panel } from '@swapt/shared/ui';
import { Flex, Select, Skeleton, theme } from 'antd';
import { useId } from 'react';
import { useChoosePlace, usePlaces } from './square.queries.js';
import { Terminals } from './terminals.js';

type Store = SquarePlaces['stores'][number];

/** Where at Square each store sells, and which terminals take its payments. */
export function PlacesPanel({ deskUrl }: { deskUrl: string | null }) {
  const query = usePlaces();
  return (
    <Panel
      title={t('Stores and terminals')}
      lead={t('Each store sells at one of your Square locations. The terminals of that location take its payments.')}
      extra={
        deskUrl && (
          <a href={deskUrl} target="_blank" rel="noreferrer">
            {t('Open the test terminals')}
          </a>
        )
      }
    >
      {query.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.stores.length === 0 && t('You have no store yet. Create one first.')}
      {query.data?.stores.map((store) => (
        <StorePlace key={store.store_id} store={store} locations={query.data.locations} />
      ))}
    </Panel>
  );
}

interface Props {
  store: Store;
  locations: SquarePlaces['locations'];
}

function StorePlace({ store, locations }: Props) {
  const { token } = theme.useToken();
  const id = useId();
  const choose = useChoosePlace();
  const { store_id, name, currency, location_id: chosen } = store;
  const options = locations.map(({ location_id: value, name: label, currency: sells }) => ({
    value,
    label:
      sells === currency
        ? label
        : t('{name} sells in {currency}, this store does not', { name: label, currency: sells }),
    disabled: sells !== currency,
  }));
  return (
    <section
      aria-label={name}
      style={{ borderTop: `1px solid ${token.colorBorderSecondary}`, padding: `${space.md}px 0` }}
    >
      <Flex wrap align="center" justify="space-between" gap={space.sm}>
        <label htmlFor={id}>
          <strong>{name}</strong>
        </label>
        <Select
          id={id}
          aria-label={t('Location of {name}', { name })}
          style={{ width: 320, maxWidth: '100%' }}
          value={chosen ?? ''}
          loading={choose.isPending}
          disabled={choose.isPending}
          options={[{ value: '', label: t('At no location') }, ...options]}
          onChange={(value) => choose.mutate({ store_id, location_id: value === '' ? null : value })}
        />
      </Flex>
      {chosen !== null && <Terminals key={chosen} storeId={store_id} />}
    </section>
  );
}
