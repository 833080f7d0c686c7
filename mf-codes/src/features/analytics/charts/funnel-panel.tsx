import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { CountTable } from '@swapt/shared/ui/analytics';
import { t } from '@swapt/shared/text';

export type Funnel = Api['analytics.funnel']['out']['data'];

/** The steps in their order, as they are called on the screen and in the file. */
export const funnelSteps = ({ scans, views, submits }: Funnel) => [
  { name: t('Scans of codes that lead to pages'), count: scans },
  { name: t('Views of the pages'), count: views },
  { name: t('Forms sent'), count: submits },
];

/** From scan over view to submit: bars that shrink, and page by page in a table. */
export function FunnelPanel({ funnel }: { funnel: Funnel }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const steps = funnelSteps(funnel);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const pages = funnel.pages.map(({ page_id, name, views, submits }) => ({
    key: page_id,
    name: name || t('A deleted page'),
    counts: [views, submits],
  }));
  return (
    <Panel
      title={t('From scan to form')}
      lead={t('People can also open a page without scanning a code, so there may be more views than scans.')}
    >
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {steps.map(({ name, count }, index) => (
          <li key={name} style={{ marginBottom: 12 }}>
            <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
              <span>{name}</span>
              <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                <strong>{formatNumber(count)}</strong>{' '}
                <span style={{ color: palette.muted }}>{shareOf(count, steps[index - 1]?.count)}</span>
              </span>
            </div>
            <div aria-hidden style={{ height: 10, borderRadius: 4, background: palette.tints.primary, marginTop: 4 }}>
              <div
                style={{
                  width: `${(count / most) * 100}%`,
                  height: '100%',
                  borderRadius: 4,
                  background: palette.series[0],
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <CountTable
        caption={t('Views and forms by page')}
        titles={[t('Page'), t('Views'), t('Forms sent')]}
        rows={pages}
      />
    </Panel>
  );
}

/** Of the step before, where that is the larger one. */
function shareOf(count: number, before: number | undefined): string {
  return before && before >= count
    ? t('· {count} % of the previous step', { count: Math.round((count / before) * 100) })
    : '';
}
