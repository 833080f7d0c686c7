import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Code } from '@swapt/shared/contract';
import { EmptyState, Page } from '@swapt/shared/ui';
import { Button } from 'antd';
import { codesCrumb } from './code-gate.js';
import { useCodeActions } from './use-code-actions.js';

/** A deleted code is brought back before it is changed. */
export function DeletedNotice({ code }: { code: Code }) {
  const { restore, isBusy } = useCodeActions();
  return (
    <Page title={code.name} breadcrumbs={[codesCrumb]}>
      <EmptyState
        icon={<DeleteOutlined />}
        title="This code was deleted"
        text="Whoever scans its print sees a page that says so. Bring it back to change it."
        action={
          <Button type="primary" loading={isBusy} onClick={() => void restore([code])}>
            Bring back
          </Button>
        }
      />
    </Page>
  );
}
