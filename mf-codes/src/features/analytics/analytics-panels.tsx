import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { BusyHours } from '@swapt/shared/ui/analytics';
import type { Subject } from './analytics.queries.js';
import { FunnelPanel, type Funnel } from './charts/funnel-panel.js';
import { labelOf } from './labels.js';
import { LivePanel } from './scans/live-panel.js';
import { MapPanel } from './charts/map-panel.js';
import { SharePanel } from './charts/share-panel.js';
import { sideMeaning, periodOf } from '../../parts/visitor-words.js';
import { TimePanel } from './charts/time-panel.js';
import { TopCodes } from './charts/top-codes.js';
import { Totals, type Before } from './totals.js';

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
      <Totals totals={analytics.totals} modes={analytics.visitor_modes} before={before} />
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
        <SharePanel title={t('Countries')} shares={countries} label={labelOf.country} />
        {cities.length > 0 && <SharePanel title={t('Cities')} shares={cities} label={labelOf.city} />}
        <SharePanel title={t('Devices')} shares={devices} label={labelOf.plain} />
        <SharePanel title={t('Systems')} shares={systems} label={labelOf.plain} />
        <SharePanel title={t('Browsers')} shares={browsers} label={labelOf.plain} />
        <SharePanel title={t('Languages')} shares={languages} label={labelOf.language} />
        <SharePanel title={t('Sources')} shares={sources} label={labelOf.source} />
        {variants.length > 0 && (
          <SharePanel
            title={t('Split test variants')}
            lead={sideMeaning[periodOf(analytics.visitor_modes)]}
            shares={variants}
            label={(key) => key}
          />
        )}
        {channels.length > 0 && <SharePanel title={t('Channels')} shares={channels} label={(key) => key} />}
      </div>
      <BusyHours
        lead={t('Human scans by weekday and hour, in your time zone.')}
        caption={t('Human scans by weekday and hour')}
        week={analytics.week}
      />
    </>
  );
}
