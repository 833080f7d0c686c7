import { Page } from '@swapt/shared/ui';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { HistoryList } from './history-list.js';
import { RemoteList } from './remote-list.js';
import { RemoteDetails } from './remote-details.js';
import './platform.css';
import { ReportList, ReportsLabel } from './report-list.js';
import { Summary } from './summary.js';
import { TokenList } from './token-list.js';
import { ViolationList } from './violation-list.js';

const views = [
  { key: 'remotes', label: t('Remotes'), view: <RemoteList /> },
  { key: 'history', label: t('History'), view: <HistoryList /> },
  { key: 'tokens', label: t('Tokens'), view: <TokenList /> },
  { key: 'policy', label: t('Policy'), view: <ViolationList /> },
  { key: 'reports', label: <ReportsLabel />, view: <ReportList /> },
];

/** The health of every remote of the console and of the public pages; `?remote=` opens one of them. */
export function PlatformScreen() {
  const [params, setParams] = useSearchParams();
  const name = params.get('remote');
  if (name) return <RemoteDetails name={name} />;
  const wanted = params.get('view');
  const current = views.find(({ key }) => key === wanted) ?? views[0];
  return (
    <Page
      title={t('Platform')}
      lead={t(
        'You release each remote on its own. See how its releases perform, try a new release with a few organizations first and roll back a broken one.',
      )}
    >
      <title>{t('Platform · Swapt')}</title>
      <Summary />
      <Tabs
        className="platform-tabs"
        // All fit a phone: what antd hides behind its "more" is no tab to a screen reader.
        tabBarGutter={16}
        activeKey={current?.key}
        onChange={(key) => setParams(key === 'remotes' ? {} : { view: key })}
        items={views.map(({ key, label, view }) => ({ key, label, children: view }))}
        destroyOnHidden
      />
    </Page>
  );
}
