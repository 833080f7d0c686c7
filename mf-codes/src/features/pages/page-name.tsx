import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Flex, Typography } from 'antd';
import { PageThumb } from './page-thumb.js';
import type { PageSummary } from '@swapt/shared/contract';
import { paths } from './paths.js';

/** A page of a list: how it looks, how the team calls it, how it calls itself. */
export function PageName({ page }: { page: PageSummary }) {
  const mayWrite = useShell().session.can('pages:write') && page.status !== 'deleted';
  const style = { fontWeight: 600, overflowWrap: 'anywhere' } as const;
  return (
    <Flex gap={space.md} align="center">
      <PageThumb page={page} />
      <Flex vertical style={{ minWidth: 0 }}>
        {mayWrite ? (
          <Link to={paths.edit(page.page_id)} style={style}>
            {page.name}
          </Link>
        ) : (
          <span style={style}>{page.name}</span>
        )}
        {page.title && page.title !== page.name && (
          <Typography.Text type="secondary" style={{ fontSize: 13 }}>
            {page.title}
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
