import { CopyButton } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import type { PageSummary } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

/** Where everybody finds the page, with a button that copies it; one that was never published, or is stopped, is nowhere. */
export function PageAddress({
  page,
}: {
  page: Pick<PageSummary, 'status' | 'held_at' | 'name' | 'url' | 'named_url'>;
}) {
  if (page.status !== 'published' || page.held_at)
    return <Typography.Text type="secondary">{t('Not public')}</Typography.Text>;
  const address = page.named_url ?? page.url;
  return (
    <Flex align="center" gap={4} style={{ minWidth: 0 }}>
      <Typography.Link
        href={address}
        target="_blank"
        rel="noreferrer"
        ellipsis
        title={address}
        style={{ maxWidth: 180 }}
      >
        {new URL(address).pathname}
      </Typography.Link>
      <CopyButton
        text={address}
        label={t('Copy the link of {name}', { name: page.name })}
        iconOnly
        type="text"
        size="small"
      />
    </Flex>
  );
}
