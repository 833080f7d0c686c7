import { useShell } from '@swapt/shared/sdk';
import { Alert } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { jobsPath, useFailedJobs } from './jobs.queries.js';

/** Says above every screen that something failed, to those who can run it again. */
export function JobsBanner() {
  const { can } = useShell().session;
  const { pathname } = useLocation();
  const failed = useFailedJobs({ enabled: can('org:write') });
  if (failed === 0 || pathname === jobsPath) return null;
  return (
    <Alert
      banner
      type="warning"
      role="status"
      message={t(
        '{failed, plural, one {Something that Swapt did in the background has failed.} other {# things that Swapt did in the background have failed.}}',
        { failed },
      )}
      action={<Link to={jobsPath}>{t('View what failed')}</Link>}
    />
  );
}
