import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { ErrorState, formatBytes } from '@swapt/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Flex, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { DeleteUpload } from './delete-upload.js';

const pageSize = 10;

type Upload = Api['uploads.list']['out']['data'][number];

/** What is sold is not to be seen by its address. */
function NameOfUpload({ upload: { name, kind, url } }: { upload: Upload }) {
  if (url === null) return <>{name}</>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name || t('Unnamed {kind}', { kind })}
    </a>
  );
}

/** All uploads, the largest first. Its page does not stand in the address: that is the page's below the dialog. */
export function LargestUploads() {
  const { call } = useShell();
  const [page, setPage] = useState(1);
  const input = { page, pageSize };
  const query = useQuery({ ...apiQuery(call, 'uploads.list', input), placeholderData: keepPreviousData });
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { data: uploads, total } = query.data;
  // The last one of the last page was deleted.
  if (uploads.length === 0 && page > 1 && !query.isPlaceholderData) setPage(page - 1);
  return (
    <div aria-busy={query.isFetching}>
      <p>
        {total > 0
          ? t('You cannot delete a file that a code, page or product still uses. Remove it there first.')
          : t('No files left.')}
      </p>
      {uploads.map((upload) => (
        <Flex key={upload.upload_id} align="center" gap={space.md} style={{ paddingBlock: space.xs }}>
          <span style={{ flex: 1, overflowWrap: 'anywhere' }}>
            <NameOfUpload upload={upload} />
          </span>
          <span style={{ whiteSpace: 'nowrap' }}>{formatBytes(upload.bytes)}</span>
          <DeleteUpload upload={upload} />
        </Flex>
      ))}
      {total > pageSize && (
        <Flex justify="flex-end" style={{ paddingTop: space.md }}>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={total}
            showSizeChanger={false}
            showLessItems
            size="small"
            onChange={setPage}
          />
        </Flex>
      )}
    </div>
  );
}
