import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState, Page, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';

/** The first screen: the organization that is open, as the API tells it. */
export default function StartScreen() {
  const { call } = useShell();
  const query = useQuery(apiQuery(call, 'org.get', {}));
  return (
    <Page title={t('{{title}}')}>
      <Panel title={t('Your organization')}>
        {query.isPending && <Skeleton active />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && <p>{query.data.data.org_name}</p>}
      </Panel>
    </Page>
  );
}
