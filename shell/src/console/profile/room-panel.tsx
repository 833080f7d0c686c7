import { DeleteOutlined } from '@ant-design/icons';
import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { formatBytes, formatNumber, Panel, useDangerConfirm } from '@swapt/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';

type Upload = Api['uploads.list']['out']['data'][number];

/** How much room the uploads of the organization take up, and a way to free some. */
export function RoomPanel() {
  const { session, call, modal } = useShell();
  const { org_id } = session.org;
  const { data } = useQuery(apiQuery(call, 'uploads.list', { org_id, pageSize: 50 }));
  if (!data) return null;
  const { bytes, most_bytes, files, most_files } = data.room;
  const open = () =>
    modal.open({ title: 'The largest pictures and files', content: () => <LargestUploads orgId={org_id} /> });
  return (
    <Panel title="Pictures and files">
      <p>
        {formatBytes(bytes)} of {formatBytes(most_bytes)} used, in {formatNumber(files)} of {formatNumber(most_files)}{' '}
        files.
      </p>
      {files > 0 && <Button onClick={open}>See the largest</Button>}
    </Panel>
  );
}

function LargestUploads({ orgId }: { orgId: string }) {
  const { call } = useShell();
  const { data } = useQuery(apiQuery(call, 'uploads.list', { org_id: orgId, pageSize: 50 }));
  return (
    <>
      <p>What a code or page still shows cannot be deleted: take it off there first.</p>
      {data?.data.map((upload) => (
        <Flex key={upload.upload_id} align="center" gap={space.md} style={{ paddingBlock: space.xs }}>
          <a href={upload.url} target="_blank" rel="noreferrer" style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {upload.name || 'Without a name'}
          </a>
          <span style={{ whiteSpace: 'nowrap' }}>{formatBytes(upload.bytes)}</span>
          <DeleteUpload orgId={orgId} upload={upload} />
        </Flex>
      ))}
    </>
  );
}

function DeleteUpload({ orgId, upload: { upload_id, name } }: { orgId: string; upload: Upload }) {
  const { session, call, notify, report } = useShell();
  const queryClient = useQueryClient();
  const confirm = useDangerConfirm();
  if (!session.can('codes:write')) return null;
  const remove = async () => {
    if (!(await confirm(`Delete “${name}”?`, 'It is gone for good, and its address leads nowhere.', 'Delete'))) return;
    await call('uploads.delete', { org_id: orgId, upload_id });
    await queryClient.invalidateQueries({ queryKey: ['uploads'] });
    notify.success(`${name} is deleted.`);
  };
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      aria-label={`Delete ${name}`}
      onClick={() => void remove().catch(report)}
    />
  );
}
