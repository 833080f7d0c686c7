import { Link, useParams } from '@swapt/shared/router';
import { AnalyticsPage } from './analytics-page.js';
import { useCodeHead } from './analytics.queries.js';

export default function CodeAnalyticsScreen() {
  const { codeId = '' } = useParams();
  const head = useCodeHead(codeId).data;
  return (
    <AnalyticsPage
      subject={{ code_id: codeId }}
      title={head ? `Analytics for ${head.name}` : 'Analytics'}
      breadcrumbs={[
        { label: 'My codes', to: '/admin/my-codes' },
        ...(head ? [{ label: head.name, to: `/admin/my-codes/show/${codeId}` }] : []),
      ]}
      isScanned={head?.isScanned}
      first={{ text: 'Scan the code with your phone. The scan appears here within seconds.' }}
      elsewhere={<Link to="/admin/my-codes">See all codes</Link>}
    />
  );
}
