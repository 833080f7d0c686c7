import { Button } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { AnalyticsPage } from './analytics-page.js';

const everything = {};

export default function OrganizationAnalyticsScreen() {
  const navigate = useNavigate();
  return (
    <AnalyticsPage
      subject={everything}
      title="Analytics"
      lead="All codes in your organization. "
      first={{
        text: 'Create a code and scan it with your phone. The scan appears here within seconds.',
        action: <Button onClick={() => void navigate('/admin/my-codes')}>Go to my codes</Button>,
      }}
      elsewhere={<Link to="/admin/my-codes">See all codes</Link>}
    />
  );
}
