import type { Code } from '@swapt/shared/contract';
import { liveInterval } from '@swapt/shared/query';
import { ErrorState, Page, type Crumb } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { useCode } from './codes.queries.js';
import { paths } from './paths.js';

export const codesCrumb: Crumb = { label: t('My codes'), to: paths.list };

interface Props {
  codeId: string;
  /** Keeps what is shown up to date while somebody looks at it. */
  isLive?: boolean;
  children: (code: Code) => ReactNode;
}

/** Shows a screen of one code once the code is there, else what it waits for or why it cannot be shown. */
export function CodeGate({ codeId, isLive = false, children }: Props) {
  const query = useCode(codeId, { refetchInterval: isLive ? liveInterval.screen : false });
  if (query.data) return children(query.data.data);
  return (
    <Page title={t('QR code')} breadcrumbs={[codesCrumb]}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={paths.list}>{t('See all codes')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}
