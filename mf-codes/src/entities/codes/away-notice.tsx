import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import type { Code } from '@swapt/shared/contract';
import { EmptyState, Page } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { codesCrumb } from './code-gate.js';
import { useCodeActions } from './use-code-actions.js';

/** Whether a code was put away: it is brought back before it is changed. */
export const isAway = ({ status }: Code): boolean => status === 'archived' || status === 'deleted';

export function AwayNotice({ code }: { code: Code }) {
  const { restore, isBusy } = useCodeActions();
  const isDeleted = code.status === 'deleted';
  return (
    <Page title={code.name} breadcrumbs={[codesCrumb]}>
      <EmptyState
        icon={isDeleted ? <DeleteOutlined /> : <InboxOutlined />}
        title={isDeleted ? t('This code was deleted') : t('This code is archived')}
        text={t('People who scan it see a page that says it is no longer in use. Restore it to change it.')}
        action={
          <Button type="primary" loading={isBusy} onClick={() => void restore([code])}>
            {t('Restore')}
          </Button>
        }
      />
    </Page>
  );
}
