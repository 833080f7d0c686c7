import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatBytes, formatNumber, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { LargestUploads } from './largest-uploads.js';

/** How much room the uploads of the organization take up, and a way to free some. */
export function RoomPanel() {
  const { call, modal } = useShell();
  const { data } = useQuery(apiQuery(call, 'uploads.list', { pageSize: 1 }));
  if (!data) return null;
  const { bytes, most_bytes, files, most_files } = data.room;
  const open = () => modal.open({ title: 'Largest pictures and files', content: () => <LargestUploads /> });
  return (
    <Panel title="Pictures and files">
      <p>
        {formatBytes(bytes)} of {formatBytes(most_bytes)} used, in {formatNumber(files)} of {formatNumber(most_files)}{' '}
        files.
      </p>
      {files > 0 && <Button onClick={open}>View the largest</Button>}
    </Panel>
  );
}
