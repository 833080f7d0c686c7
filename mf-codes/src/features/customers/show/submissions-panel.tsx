import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { ErrorState, formatDateTime, formatNumber, Panel } from '@swapt/shared/ui';
import { Button, Flex, Skeleton, theme, Typography } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { Answers } from '../answers.js';
import { useSubmissions } from '../customers.queries.js';

const first = 3;
/** The most that the API gives at once. */
const most = 100;

/** What a customer sent by forms, the newest first. */
export function SubmissionsPanel({ customerId }: { customerId: string }) {
  const { token } = theme.useToken();
  const [shown, setShown] = useState(first);
  const query = useSubmissions({ customer_id: customerId, pageSize: shown });
  const { data: rows = [], total = 0 } = query.data ?? {};
  return (
    <Panel title={t('Forms they sent')}>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <Typography.Text type="secondary">{t('None yet.')}</Typography.Text>}
      {rows.map((submission) => (
        <section
          key={submission.submission_id}
          style={{ borderTop: `1px solid ${token.colorBorderSecondary}`, paddingBlock: space.sm + space.xs }}
        >
          <Flex justify="space-between" gap={space.sm} wrap style={{ marginBottom: space.xs }}>
            {submission.page_id ? (
              <Link to={`/admin/update-page/${submission.page_id}`}>{submission.page_name ?? t('A deleted page')}</Link>
            ) : (
              <span>{t('Another service')}</span>
            )}
            <Typography.Text type="secondary">{formatDateTime(submission.at)}</Typography.Text>
          </Flex>
          <Answers submission={submission} />
        </section>
      ))}
      {total > shown && shown < most && (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => setShown(most)}>
          {t('Show {total} more', { total: formatNumber(Math.min(total, most) - shown) })}
        </Button>
      )}
    </Panel>
  );
}
