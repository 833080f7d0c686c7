import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';

const ChildForm = lazy(() => import('./child-form.js'));

/** Opens the dialog that makes a code under another one. */
export function useChildDialog() {
  const { modal } = useShell();
  return (base: Code) =>
    modal.open({
      title: t('New child code of “{name}”', { name: base.name }),
      content: (close) => (
        <Suspense fallback={<Skeleton active title={false} />}>
          <ChildForm base={base} close={close} />
        </Suspense>
      ),
    });
}
