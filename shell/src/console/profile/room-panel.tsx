import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';

type Upload = Api['uploads.list']['out']['data'][number];

const mb = (bytes: number) => (bytes / 1e6).toLocaleString('en', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 });

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
        {mb(bytes)} of {mb(most_bytes)} MB used, in {files.toLocaleString('en')} of {most_files.toLocaleString('en')}{' '}
        files.
      </p>
      {files > 0 && <Button onClick={open}>See the largest</Button>}
    </Panel>
  );
}

function LargestUploads({ orgId }: { orgId: string }) {
  const { session, call, notify, report } = useShell();
  const queryClient = useQueryClient();
  const { data } = useQuery(apiQuery(call, 'uploads.list', { org_id: orgId, pageSize: 50 }));
  const remove = ({ upload_id, name }: Upload) =>
    void call('uploads.delete', { org_id: orgId, upload_id })
      .then(async () => {
        await queryClient.invalidateQueries({ queryKey: ['uploads'] });
        notify.success(`${name} is deleted.`);
      })
      .catch(report);
  return (
    <>
      <p>Only what no code or page shows any more can be deleted.</p>
      <dl className="facts">
        {data?.data.map((upload) => (
          <div key={upload.upload_id} style={{ display: 'contents' }}>
            <dt style={{ overflowWrap: 'anywhere' }}>
              <a href={upload.url} target="_blank" rel="noreferrer">
                {upload.name || 'Without a name'}
              </a>
            </dt>
            <dd>
              {mb(upload.bytes)} MB{' '}
              {session.can('codes:write') && (
                <Button size="small" danger aria-label={`Delete ${upload.name}`} onClick={() => remove(upload)}>
                  Delete
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
