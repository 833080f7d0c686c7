import { useShell } from '@swapt/shared/sdk';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';
import { named, type Selected } from '../codes/selected.js';

const PrintsForm = lazy(() => import('./prints-form.js'));

/** Opens the dialog that downloads the prints of codes together. */
export function usePrintsDialog() {
  const { modal } = useShell();
  return (codes: Selected) =>
    modal.open({
      title: t('Download {codes}', { codes: named(codes) }),
      content: (close) => (
        <Suspense fallback={<Skeleton active title={false} />}>
          <PrintsForm codes={codes} close={close} />
        </Suspense>
      ),
    });
}
