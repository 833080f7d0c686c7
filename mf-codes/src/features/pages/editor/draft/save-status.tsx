import { StatusLabel } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { SuspendedLabel } from '../../../../parts/suspended-notice.js';
import { countChanges } from './count-changes.js';
import type { SaveState } from './keep-draft.js';
import type { Draft } from './use-draft.js';

const words: Record<SaveState['kind'], string> = {
  saved: t('Saved'),
  waiting: t('Not saved yet'),
  saving: t('Saving …'),
  refused: t('Not saved'),
  conflict: t('Not saved'),
  failed: t('Not saved, trying again'),
};

/** Whether the page is public as it is, and whether the draft is saved. */
export function SaveStatus({ draft: { page, published, document, state } }: { draft: Draft }) {
  const changes = published && page.status === 'published' ? countChanges(published, document) : 0;
  return (
    <Flex wrap align="center" gap={8}>
      {page.held_at ? (
        <SuspendedLabel />
      ) : page.status !== 'published' ? (
        <StatusLabel hue="neutral" label={t('Draft, not public')} />
      ) : changes === 0 ? (
        <StatusLabel hue="success" label={t('Published')} />
      ) : (
        <StatusLabel
          hue="warning"
          label={t('Published, {changes, plural, one {# change} other {# changes}} not yet public', { changes })}
        />
      )}
      <Typography.Text role="status" type={'sentence' in state ? 'danger' : 'secondary'}>
        {words[state.kind]}
      </Typography.Text>
    </Flex>
  );
}
