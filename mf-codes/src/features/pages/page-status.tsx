import { StatusLabel } from '@swapt/shared/ui';
import type { PageSummary } from '@swapt/shared/contract';

export const statusOptions = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'deleted', label: 'Deleted' },
];

/** Whether everybody sees the page, and whether they see it as it is now. */
export function PageStatusLabel({ page }: { page: Pick<PageSummary, 'status' | 'has_changes'> }) {
  if (page.status === 'deleted') return <StatusLabel hue="danger" label="Deleted" />;
  if (page.status === 'draft') return <StatusLabel hue="neutral" label="Draft" />;
  return page.has_changes ? (
    <StatusLabel hue="warning" label="Changes not public" />
  ) : (
    <StatusLabel hue="success" label="Published" />
  );
}
