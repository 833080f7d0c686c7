import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import type { Subject } from './analytics.queries.js';
import { FunnelPanel, type Funnel } from './charts/funnel-panel.js';
import { labelOf } from './labels.js';
import { LivePanel } from './scans/live-panel.js';
import { MapPanel } from './charts/map-panel.js';
import { SharePanel } from './charts/share-panel.js';
import { TimePanel } from './charts/time-panel.js';
import { TopCodes } from './charts/top-codes.js';
import { Totals, type Before } from './totals.js';
import { WeekPanel } from './charts/week-panel.js';

interface Props {
  subject: Subject;
  analytics: Api['analytics.get']['out']['data'];
  before: Before;
  funnel: Funnel | undefined;
}

/** What is counted in a range, and between it what happens now. Shares that only some codes have show where there are any. */
export function AnalyticsPanels({ subject, analytics, before, funnel }: Props) {
  const { countries, cities, devices, systems, browsers, languages, sources, variants, channels } = analytics;
  return (
    <>
      <Totals totals={analytics.totals} before={before} />
      <LivePanel subject={subject} />
      <TimePanel analytics={analytics} />
      {funnel && <FunnelPanel funnel={funnel} />}
      {!subject.code_id && <TopCodes analytics={analytics} />}
      <MapPanel countries={countries} />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          gap: space.lg,
        }}
      >
        <SharePanel title="Countries" shares={countries} label={labelOf.country} />
        {cities.length > 0 && <SharePanel title="Cities" shares={cities} label={labelOf.city} />}
        <SharePanel title="Devices" shares={devices} label={labelOf.plain} />
        <SharePanel title="Systems" shares={systems} label={labelOf.plain} />
        <SharePanel title="Browsers" shares={browsers} label={labelOf.plain} />
        <SharePanel title="Languages" shares={languages} label={labelOf.language} />
        <SharePanel title="Sources" shares={sources} label={labelOf.source} />
        {variants.length > 0 && <SharePanel title="Split test variants" shares={variants} label={(key) => key} />}
        {channels.length > 0 && <SharePanel title="Channels" shares={channels} label={(key) => key} />}
      </div>
      <WeekPanel week={analytics.week} />
    </>
  );
}
