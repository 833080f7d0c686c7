import type { Page, PageVersion } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { EmptyState, ErrorState, formatDateTime, StatusLabel } from '@swapt/shared/ui';
import { Button, Flex, Skeleton, theme, Typography } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { DocumentPreview } from '../../../../entities/pages/document-preview.js';
import { useChangePage, useVersion, useVersions } from '../../pages.queries.js';

interface Props {
  page: Page;
  /** The revision of the draft that a version takes the place of. */
  revision: number;
  onRestored: () => void;
}

/** What was published, newest first, to look at and to bring back. */
export function Versions({ page, revision, onRestored }: Props) {
  const query = useVersions(page.page_id);
  const [shown, setShown] = useState<number>();
  const { token } = theme.useToken();
  if (query.isPending) return <Skeleton active />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const versions = query.data.data;
  if (versions.length === 0) {
    return (
      <EmptyState title={t('No versions yet')} text={t('Each time you publish the page, we keep that version here.')} />
    );
  }
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.sm }}>
      {versions.map((version) => (
        <li
          key={version.version}
          style={{ border: `1px solid ${token.colorBorderSecondary}`, borderRadius: radius, padding: space.sm }}
        >
          <Flex wrap justify="space-between" align="center" gap={space.sm}>
            <VersionName version={version} />
            <Button
              aria-expanded={shown === version.version}
              aria-label={t('View version {version}', { version: version.version })}
              onClick={() => setShown(shown === version.version ? undefined : version.version)}
            >
              {shown === version.version ? t('Close') : t('View')}
            </Button>
          </Flex>
          {shown === version.version && (
            <Shown page={page} version={version.version} revision={revision} onRestored={onRestored} />
          )}
        </li>
      ))}
    </ol>
  );
}

function VersionName({ version: { version, title, published_at, published_by, is_live } }: { version: PageVersion }) {
  return (
    <Flex vertical style={{ minWidth: 0 }}>
      <Flex wrap gap={space.sm} align="center">
        <strong>{t('Version {version}', { version })}</strong>
        {is_live && <StatusLabel hue="success" label={t('Public now')} />}
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {formatDateTime(published_at)}
        {published_by && t(' by {published_by}', { published_by })}
        {title && `, “${title}”`}
      </Typography.Text>
    </Flex>
  );
}

function Shown({ page, version, revision, onRestored }: Props & { version: number }) {
  const { notify } = useShell();
  const query = useVersion(page.page_id, version);
  const restore = useChangePage('pages.restore');
  if (query.isPending) return <Skeleton active />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data?.document) return <p>{t('This version is no longer available.')}</p>;
  return (
    <Flex wrap gap={space.md} style={{ marginTop: space.sm }}>
      <DocumentPreview document={query.data.document} width={293} height={480} />
      <Flex vertical gap={space.sm} style={{ flex: '1 1 180px' }}>
        <Typography.Text>
          {t(
            'Restore this version to continue from it. It replaces your draft. The public page does not change until you publish.',
          )}
        </Typography.Text>
        <Button
          type="primary"
          loading={restore.isPending}
          onClick={() =>
            restore.mutate(
              { page_id: page.page_id, version, revision },
              {
                onSuccess: () => {
                  notify.success(t('Version {version} is now your draft.', { version }));
                  onRestored();
                },
              },
            )
          }
        >
          {t('Restore this version')}
        </Button>
      </Flex>
    </Flex>
  );
}
