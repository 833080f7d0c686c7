import { Button } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { AnalyticsPage } from './analytics-page.js';

const everything = {};

export default function OrganizationAnalyticsScreen() {
  const navigate = useNavigate();
  return (
    <AnalyticsPage
      subject={everything}
      title={t('Analytics')}
      lead={t('All codes in your organization. ')}
      first={{
        text: t('Create a code and scan it with your phone. The scan appears here within seconds.'),
        action: <Button onClick={() => void navigate('/admin/my-codes')}>{t('Go to my codes')}</Button>,
      }}
      elsewhere={<Link to="/admin/my-codes">{t('See all codes')}</Link>}
    />
  );
}
