import { useShell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';
import { named, type Selected } from '../codes/selected.js';

const CodeLabelForm = lazy(() => import('./label-form.js'));

/** Opens the dialog that puts codes on sheets of labels. */
export function useLabelDialog() {
  const { modal } = useShell();
  return (codes: Selected) =>
    modal.open({
      title: t('{codes} on labels', { codes: named(codes) }),
      content: (close) => (
        <Suspense fallback={<Skeleton active title={false} />}>
          <CodeLabelForm codes={codes} close={close} />
        </Suspense>
      ),
    });
}
