import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatBytes, formatNumber, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { LargestUploads } from './largest-uploads.js';

/** How much room the uploads of the organization take up, and a way to free some. */
export function RoomPanel() {
  const { call, modal } = useShell();
  const { data } = useQuery(apiQuery(call, 'uploads.list', { pageSize: 1 }));
  if (!data) return null;
  const { bytes, most_bytes, files, most_files } = data.room;
  const open = () => modal.open({ title: t('Largest pictures and files'), content: () => <LargestUploads /> });
  return (
    <Panel title={t('Pictures and files')}>
      <p>
        {t('{bytes} of {most_bytes} used, in {files} of {most_files} files.', {
          bytes: formatBytes(bytes),
          most_bytes: formatBytes(most_bytes),
          files: formatNumber(files),
          most_files: formatNumber(most_files),
        })}
      </p>
      {files > 0 && <Button onClick={open}>{t('View the largest')}</Button>}
    </Panel>
  );
}
