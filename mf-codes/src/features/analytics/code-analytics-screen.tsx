import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { AnalyticsPage } from './analytics-page.js';
import { useCodeHead } from './analytics.queries.js';

export default function CodeAnalyticsScreen() {
  const { codeId = '' } = useParams();
  const head = useCodeHead(codeId).data;
  return (
    <AnalyticsPage
      subject={{ code_id: codeId }}
      title={head ? t('Analytics for {name}', { name: head.name }) : t('Analytics')}
      breadcrumbs={[
        { label: t('My codes'), to: '/admin/my-codes' },
        ...(head ? [{ label: head.name, to: `/admin/my-codes/show/${codeId}` }] : []),
      ]}
      isScanned={head?.isScanned}
      first={{ text: t('Scan the code with your phone. The scan appears here within seconds.') }}
      elsewhere={<Link to="/admin/my-codes">{t('See all codes')}</Link>}
    />
  );
}
