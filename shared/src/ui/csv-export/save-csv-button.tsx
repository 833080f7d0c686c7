import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button } from 'antd';
import { useShell } from '../../sdk/index.js';
import { t } from '../../text/index.js';
import { saveFile } from '../save-file.js';

/** Saves as CSV what the screen shows; `file` is undefined while it loads. */
export function SaveCsvButton({ file }: { file: (() => { name: string; text: string }) | undefined }) {
  const { notify } = useShell();
  const save = () => {
    if (!file) return;
    try {
      const { name, text } = file();
      // The mark at the beginning tells spreadsheets that it is UTF-8.
      saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
      notify.success(t('{name} is in your downloads.', { name }));
    } catch {
      notify.error(t('Failed to export CSV'));
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={!file} onClick={save}>
      {t('Download CSV')}
    </Button>
  );
}
