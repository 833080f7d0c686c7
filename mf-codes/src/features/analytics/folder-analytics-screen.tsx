import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { AnalyticsPage } from './analytics-page.js';
import { useFolderHead } from './analytics.queries.js';

export default function FolderAnalyticsScreen() {
  const { folderId = '' } = useParams();
  const head = useFolderHead(folderId).data;
  const to = `/admin/folder/${folderId}`;
  return (
    <AnalyticsPage
      subject={{ folder_id: folderId }}
      title={head ? t('Analytics for {name}', { name: head.name }) : t('Analytics')}
      lead={t('All codes currently in this folder. ')}
      breadcrumbs={[{ label: t('Folders'), to: '/admin/folders' }, ...(head ? [{ label: head.name, to }] : [])]}
      isScanned={head?.isScanned}
      first={{
        text: t('Put codes in the folder and scan one with your phone. The scan appears here within seconds.'),
        action: <Link to={to}>{t('Go to the folder')}</Link>,
      }}
      elsewhere={<Link to="/admin/folders">{t('See all folders')}</Link>}
    />
  );
}
