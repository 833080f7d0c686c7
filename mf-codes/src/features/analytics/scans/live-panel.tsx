import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { palettes, space } from '@swapt/shared/tokens';
import { Panel } from '@swapt/shared/ui';
import { CountTable } from '@swapt/shared/ui/analytics';
import { Flex, Skeleton, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { useLive, type Subject } from '../analytics.queries.js';
import { NewestScans } from './newest-scans.js';

type Live = Api['analytics.live']['out']['data'];
type Minute = { key: string; name: string; counts: readonly [number] };

/** The last half hour, by itself up to date while somebody looks. */
export function LivePanel({ subject }: { subject: Subject }) {
  const query = useLive(subject);
  const live = query.data?.data;
  return (
    <Panel title={t('Right now')} lead={t('People in the last 30 minutes. New scans appear within seconds.')}>
      {live ? (
        <LiveCounts live={live} />
      ) : query.isError ? (
        <Typography.Text type="secondary">{t('We cannot load this right now. We will keep trying.')}</Typography.Text>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Panel>
  );
}

function LiveCounts({ live }: { live: Live }) {
  const { minutes, scans, unique_visitors: visitors, visitor_mode: mode, newest } = live;
  const ago = (index: number) => minutes.length - index;
  const rows = minutes.map((count, index): Minute => ({
    key: String(index),
    name: t('{minutes, plural, one {The last minute} other {# minutes ago}}', { minutes: ago(index) }),
    counts: [count],
  }));
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))', gap: space.lg }}
    >
      <Flex vertical gap={space.sm} style={{ minWidth: 0 }}>
        <Flex wrap gap={space.lg} align="end">
          <div style={{ minWidth: 120 }}>
            <div style={{ fontSize: 28, fontWeight: 600, lineHeight: '40px', fontVariantNumeric: 'tabular-nums' }}>
              {t('{scans, plural, one {# scan} other {# scans}}', { scans })}
            </div>
            {mode !== 'none' && (
              <Typography.Text type="secondary">
                {t('{visitors, plural, one {# visitor} other {# visitors}}', { visitors })}
              </Typography.Text>
            )}
          </div>
          <MinuteBars rows={rows} />
        </Flex>
        <CountTable caption={t('Scans per minute')} titles={[t('When'), t('People')]} rows={rows} />
      </Flex>
      <NewestScans newest={newest} />
    </div>
  );
}

function MinuteBars({ rows }: { rows: readonly Minute[] }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const most = Math.max(1, ...rows.map(({ counts: [count] }) => count));
  return (
    <Flex aria-hidden align="end" gap={2} style={{ height: 56, flex: '1 1 160px' }}>
      {rows.map(({ key, name, counts: [count] }) => (
        <span
          key={key}
          title={`${name}: ${count}`}
          style={{
            flex: 1,
            height: count ? `${Math.max(12, (count / most) * 100)}%` : 2,
            borderRadius: 2,
            background: count ? palette.series[0] : palette.border,
          }}
        />
      ))}
    </Flex>
  );
}
