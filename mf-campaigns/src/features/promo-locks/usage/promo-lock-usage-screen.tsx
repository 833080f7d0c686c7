import LockOutlined from '@ant-design/icons/LockOutlined';
import type { PromoLock, PromoTry } from '@swapt/shared/contract';
import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { CsvButton, DataList, ErrorState, Page, Panel, StatTile, useListAddress } from '@swapt/shared/ui';
import { promoOutcomes } from '@swapt/shared/values';
import { Flex, Skeleton } from 'antd';
import { outcomeWords } from '../lock-words.js';
import { PlaceMap } from '../map/place-map.js';
import { lockPaths } from '../paths.js';
import { usePromoLock, usePromoUsage } from '../promo-locks.queries.js';
import { usageColumns } from './usage-columns.js';

const outcomeFilter = {
  name: 'outcome',
  label: t('Outcome'),
  options: promoOutcomes.map((outcome) => ({ value: outcome, label: outcomeWords[outcome] })),
};

/** Who had the promo code of a lock, from where, and what came of it. */
export default function PromoLockUsageScreen() {
  const { lockId = '' } = useParams();
  const query = usePromoLock(lockId);
  const { data: lock } = query;
  return (
    <Page
      title={lock ? t('Usage of {name}', lock) : t('Usage')}
      lead={t('Everybody who typed the right promo code. We keep no names, and places only to about 100 metres.')}
      breadcrumbs={[
        { label: t('Promo locks'), to: lockPaths.locks },
        ...(lock ? [{ label: lock.name, to: lockPaths.edit(lockId) }] : []),
      ]}
      actions={lock && <ExportButton lock={lock} />}
    >
      {lock && <Usage lock={lock} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.isError && (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={lockPaths.locks}>{t('See all promo locks')}</Link>}
        />
      )}
    </Page>
  );
}

function ExportButton({ lock: { lock_id, promo_code } }: { lock: PromoLock }) {
  const outcome = useOutcome();
  return (
    <CsvButton
      name={`promo-${promo_code.toLowerCase()}`}
      ask={(call, zone) => call('promoLock.exportCsv', { lock_id, zone, ...(outcome && { outcome }) })}
    />
  );
}

function useOutcome() {
  const chosen = useListAddress().filter('outcome');
  return promoOutcomes.find((one) => one === chosen);
}

function Usage({ lock }: { lock: PromoLock }) {
  const address = useListAddress();
  const outcome = useOutcome();
  const query = usePromoUsage({ lock_id: lock.lock_id, ...address.paging, ...(outcome && { outcome }) });
  const { grants, counts, points = [] } = query.data ?? {};
  const refused = counts?.filter((one) => one.outcome !== 'opened').reduce((sum, { count }) => sum + count, 0);
  const isMapped = lock.places.length > 0 || points.length > 0;
  return (
    <Flex vertical gap={space.md}>
      <Flex wrap gap={space.md}>
        <StatTile label={t('Ordered with it')} value={grants?.consumed} />
        <StatTile label={t('Open now')} value={grants?.open} />
        <StatTile label={t('Opened, but not used')} value={grants?.expired} />
        <StatTile label={t('With a master key')} value={grants?.by_master} />
        <StatTile label={t('Refused')} value={refused} />
      </Flex>
      {isMapped && (
        <Panel title={t('Where')} lead={t('Green: opened there. Red: mostly refused. Circles: where it opens.')}>
          <PlaceMap places={lock.places} points={points} />
        </Panel>
      )}
      <DataList<PromoTry>
        query={query}
        address={address}
        noun={t('tries')}
        filters={[outcomeFilter]}
        hasSearch={false}
        columns={usageColumns}
        rowKey={({ try_id }) => try_id}
        rowName={({ outcome: one }) => outcomeWords[one]}
        empty={{
          icon: <LockOutlined />,
          title: t('Nobody has typed this promo code yet'),
          text: t('As soon as somebody does, you see here from where and what came of it.'),
        }}
      />
    </Flex>
  );
}
