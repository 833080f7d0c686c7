import { DateText, StatusLabel } from '@swapt/shared/ui';
import { Typography } from 'antd';
import type { PageSummary } from '@swapt/shared/contract';
import { SuspendedLabel } from '../../parts/suspended-notice.js';

export const statusOptions = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'deleted', label: 'Deleted' },
];

/** Whether everybody sees the page, and whether they see it as it is now. */
export function PageStatusLabel({ page }: { page: Pick<PageSummary, 'status' | 'held_at' | 'has_changes'> }) {
  if (page.status === 'deleted') return <StatusLabel hue="danger" label="Deleted" />;
  if (page.held_at) {
    return (
      <div>
        <SuspendedLabel />
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
          since <DateText at={page.held_at} />
        </Typography.Text>
      </div>
    );
  }
  if (page.status === 'draft') return <StatusLabel hue="neutral" label="Draft" />;
  return page.has_changes ? (
    <StatusLabel hue="warning" label="Changes not public" />
  ) : (
    <StatusLabel hue="success" label="Published" />
  );
}
