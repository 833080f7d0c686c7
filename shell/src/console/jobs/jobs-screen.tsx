import { liveInterval } from '@swapt/shared/query';
import { Page } from '@swapt/shared/ui';
import { jobFilters } from '@swapt/shared/values';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { JobList } from './job-list.js';
import { viewWords } from './job-words.js';
import { useFailedJobs } from './jobs.queries.js';

/** What goes on in the background for the organization; what failed comes first. */
export function JobsScreen() {
  const [params, setParams] = useSearchParams();
  // As often as the list below it, so that both say the same.
  const failed = useFailedJobs({ every: liveInterval.screen });
  // What somebody typed into the address is not trusted to be one of them.
  const current = jobFilters.find((filter) => filter === params.get('state')) ?? 'failed';
  return (
    <Page
      title={t('Background work')}
      lead={t('What goes on after you have left a screen: large changes and imports, campaigns at their time, mails.')}
      breadcrumbs={[{ label: t('Organization'), to: '/admin/organization' }]}
    >
      <title>{t('Background work · Swapt')}</title>
      <Tabs
        activeKey={current}
        onChange={(key) => setParams(key === 'failed' ? {} : { state: key })}
        items={jobFilters.map((filter) => ({
          key: filter,
          label:
            filter === 'failed' && failed > 0
              ? t('{label} ({failed})', { label: viewWords.failed.label, failed })
              : viewWords[filter].label,
          children: <JobList filter={filter} />,
        }))}
        destroyOnHidden
      />
    </Page>
  );
}
