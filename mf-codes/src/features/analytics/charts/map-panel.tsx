import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import type { Api } from '@swapt/shared/contract';
import { Panel } from '@swapt/shared/ui';
import { CountTable } from '@swapt/shared/ui/analytics';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '@swapt/shared/text';
import { labelOf } from '../labels.js';

// Outlines of all countries are fetched by those who want to see them.
const WorldMap = lazy(() => import(/* webpackChunkName: "worldMap" */ './world-map.js'));

/** Where people scan, as a map and as a table. */
export function MapPanel({ countries }: { countries: Api['analytics.get']['out']['data']['countries'] }) {
  const [isShown, setIsShown] = useState(false);
  const rows = countries.map(({ key, scans }) => ({ key, name: labelOf.country(key), counts: [scans] }));
  return (
    <Panel
      title={t('Map')}
      lead={t('Human scans by country. The table also lists very small countries.')}
      extra={
        <Button icon={<GlobalOutlined aria-hidden />} onClick={() => setIsShown(!isShown)} aria-expanded={isShown}>
          {isShown ? t('Hide the map') : t('Show the map')}
        </Button>
      }
    >
      {isShown && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          <WorldMap countries={countries} />
        </Suspense>
      )}
      <CountTable caption={t('Human scans by country')} titles={[t('Country'), t('People')]} rows={rows} />
    </Panel>
  );
}
