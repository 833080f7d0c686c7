import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { labelOf } from './labels.js';
import { SharePanel } from './share-panel.js';
import { TimePanel } from './time-panel.js';
import { Totals, type Before } from './totals.js';
import { WeekPanel } from './week-panel.js';

type Analytics = Api['analytics.get']['out']['data'];

interface Props {
  analytics: Analytics;
  before: Before;
  /** Stands between the views over time and the shares. */
  children?: ReactNode;
}

/** What is counted of a code as of an organization. */
export function AnalyticsPanels({ analytics, before, children }: Props) {
  const { countries, devices, systems, browsers, languages, sources } = analytics;
  return (
    <Flex vertical gap={space.lg}>
      <Totals totals={analytics.totals} before={before} />
      <TimePanel analytics={analytics} />
      {children}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          gap: space.lg,
        }}
      >
        <SharePanel title="Countries" shares={countries} label={labelOf.country} />
        <SharePanel title="Devices" shares={devices} label={labelOf.plain} />
        <SharePanel title="Systems" shares={systems} label={labelOf.plain} />
        <SharePanel title="Browsers" shares={browsers} label={labelOf.plain} />
        <SharePanel title="Languages" shares={languages} label={labelOf.language} />
        <SharePanel title="Sources" shares={sources} label={labelOf.source} />
      </div>
      <WeekPanel week={analytics.week} />
    </Flex>
  );
}
