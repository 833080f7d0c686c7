import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { saveFile } from '@swapt/shared/ui';
import { Button } from 'antd';
import { salesCsv } from './sales-csv.js';
import type { Report } from './sales.queries.js';

interface Props {
  /** Undefined while it loads. */
  report: Report | undefined;
  before: Report['totals'] | undefined;
  storeName: string;
}

/** Saves what the screen shows. */
export function SalesCsvButton({ report, before, storeName }: Props) {
  const { notify } = useShell();
  const save = () => {
    if (!report) return;
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: report.zone }).format(new Date());
    const name = `sales-${storeName.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${day}.csv`;
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    saveFile(name, new Blob(['\uFEFF', salesCsv(report, before)], { type: 'text/csv;charset=utf-8' }));
    notify.success(t('{name} is in your downloads.', { name }));
  };
  return (
    <Button icon={<DownloadOutlined />} disabled={!report} onClick={save}>
      {t('Download CSV')}
    </Button>
  );
}
