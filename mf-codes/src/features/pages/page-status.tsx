import { DateText, StatusLabel } from '@swapt/shared/ui';
import { Typography } from 'antd';
import type { PageSummary } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { SuspendedLabel } from '../../parts/suspended-notice.js';

export const statusOptions = [
  { value: 'published', label: t('Published') },
  { value: 'draft', label: t('Draft') },
  { value: 'deleted', label: t('Deleted') },
];

/** Whether everybody sees the page, and whether they see it as it is now. */
export function PageStatusLabel({ page }: { page: Pick<PageSummary, 'status' | 'held_at' | 'has_changes'> }) {
  if (page.status === 'deleted') return <StatusLabel hue="danger" label={t('Deleted')} />;
  const { held_at: since } = page;
  if (since) {
    return (
      <div>
        <SuspendedLabel />
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
          {t.rich('since <date></date>', { date: () => <DateText at={since} /> })}
        </Typography.Text>
      </div>
    );
  }
  if (page.status === 'draft') return <StatusLabel hue="neutral" label={t('Draft')} />;
  return page.has_changes ? (
    <StatusLabel hue="warning" label={t('Changes not public')} />
  ) : (
    <StatusLabel hue="success" label={t('Published')} />
  );
}
