import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { OneTimeBatch } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useBatchFile } from './one-time.queries.js';

/** The prints of a batch with their table. The browser takes the file in as it comes, however large it is. */
export function BatchDownload({ batch }: { batch: OneTimeBatch }) {
  const { notify } = useShell();
  const file = useBatchFile();
  if (batch.state !== 'done') return null;
  const { base_code_id, batch_id } = batch;

  const download = () =>
    file.mutate(
      { base_code_id, batch_id },
      {
        onSuccess: ({ data }) => {
          const link = document.createElement('a');
          link.href = data.url;
          link.download = 'one-time-codes.zip';
          link.click();
          notify.success(t('The download has started. It contains every QR code and a list of the codes.'));
        },
      },
    );

  return (
    <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={file.isPending} onClick={download}>
      {t('Download QR codes and list')}
    </Button>
  );
}
