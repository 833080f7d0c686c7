import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { saveFile } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import type { Funnel } from './charts/funnel-panel.js';
import { reportCsv, reportName } from './report-csv.js';
import type { Before } from './totals.js';

interface Props {
  /** Undefined while it loads. */
  analytics: Api['analytics.get']['out']['data'] | undefined;
  before: Before;
  funnel: Funnel | undefined;
}

/** Saves what the screen shows. */
export function CsvButton({ analytics, before, funnel }: Props) {
  const { notify } = useShell();
  const save = () => {
    if (!analytics) return;
    const name = reportName(analytics.zone);
    try {
      // The mark at the beginning tells spreadsheets that it is UTF-8.
      const file = new Blob(['\uFEFF', reportCsv(analytics, before, funnel)], { type: 'text/csv;charset=utf-8' });
      saveFile(name, file);
    } catch {
      notify.error(t('Failed to export CSV'));
      return;
    }
    notify.success(t('{name} is in your downloads.', { name }));
  };
  return (
    <Button icon={<DownloadOutlined />} disabled={!analytics} onClick={save}>
      {t('Download CSV')}
    </Button>
  );
}
