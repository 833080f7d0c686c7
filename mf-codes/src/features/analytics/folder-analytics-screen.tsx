import { Link, useParams } from '@swapt/shared/router';
import { AnalyticsPage } from './analytics-page.js';
import { useFolderHead } from './analytics.queries.js';

export default function FolderAnalyticsScreen() {
  const { folderId = '' } = useParams();
  const head = useFolderHead(folderId).data;
  const to = `/admin/folder/${folderId}`;
  return (
    <AnalyticsPage
      subject={{ folder_id: folderId }}
      title={head ? `Analytics for ${head.name}` : 'Analytics'}
      lead="All codes currently in this folder. "
      breadcrumbs={[{ label: 'Folders', to: '/admin/folders' }, ...(head ? [{ label: head.name, to }] : [])]}
      isScanned={head?.isScanned}
      first={{
        text: 'Put codes in the folder and scan one with your phone. The scan appears here within seconds.',
        action: <Link to={to}>Go to the folder</Link>,
      }}
      elsewhere={<Link to="/admin/folders">See all folders</Link>}
    />
  );
}
