import TagsOutlined from '@ant-design/icons/TagsOutlined';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

const ShelfLabelsForm = lazy(() => import('./shelf-labels-form.js'));

/** Opens the dialog that prints labels for the shelves of a store. */
export function ShelfLabelsButton({ store }: { store: Store }) {
  const { modal, session } = useShell();
  if (!session.can('codes:write')) return null;
  return (
    <Button
      icon={<TagsOutlined aria-hidden />}
      onClick={() =>
        modal.open({
          title: t('Shelf labels of “{name}”', { name: store.name }),
          content: (close) => (
            <Suspense fallback={<Skeleton active title={false} />}>
              <ShelfLabelsForm store={store} close={close} />
            </Suspense>
          ),
        })
      }
    >
      {t('Shelf labels')}
    </Button>
  );
}
