import { Panel } from '@swapt/shared/ui';
import { Link } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { jobsPath, useFailedJobs } from './jobs.queries.js';

/** The way from the settings of the organization to its background work. */
export function JobsPanel() {
  const failed = useFailedJobs();
  return (
    <Panel
      title={t('Background work')}
      lead={t('Large changes and imports, campaigns at their time, mails: what has failed, and what is under way.')}
    >
      <Link to={jobsPath}>
        {failed > 0 ? t('View background work ({failed} failed)', { failed }) : t('View background work')}
      </Link>
    </Panel>
  );
}
