import type { Interaction } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { ErrorState, Panel, RelativeTime } from '@swapt/shared/ui';
import { Flex, Skeleton, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { useInteractions } from '../customers.queries.js';

/** The codes and pages a customer met. */
export function InteractionsPanel({ customerId }: { customerId: string }) {
  const query = useInteractions(customerId);
  return (
    <Panel title={t('Codes and pages')}>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <List interactions={query.data} />}
    </Panel>
  );
}

function List({ interactions }: { interactions: Interaction[] }) {
  const { token } = theme.useToken();
  if (interactions.length === 0) {
    return <Typography.Text type="secondary">{t('None yet.')}</Typography.Text>;
  }
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {interactions.map((met) => (
        <li key={met.id} style={{ borderTop: `1px solid ${token.colorBorderSecondary}`, paddingBlock: space.sm }}>
          <Flex justify="space-between" gap={space.sm} wrap>
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={addressOf(met)}>
                {met.name || (met.kind === 'code' ? t('A deleted code') : t('A deleted page'))}
              </Link>
              <Typography.Text type="secondary"> · {met.kind === 'code' ? t('Code') : t('Page')}</Typography.Text>
            </span>
            <Typography.Text type="secondary">
              {countsOf(met)}, <RelativeTime at={met.last_at} />
            </Typography.Text>
          </Flex>
        </li>
      ))}
    </ul>
  );
}

const addressOf = ({ kind, id }: Interaction) =>
  kind === 'code' ? `/admin/my-codes/show/${id}` : `/admin/update-page/${id}`;

const countsOf = ({ scans, submissions }: Interaction) =>
  [
    scans > 0 && t('{scans, plural, one {# scan} other {# scans}}', { scans }),
    submissions > 0 && t('{submissions, plural, one {# form} other {# forms}}', { submissions }),
  ]
    .filter(Boolean)
    .join(', ');
