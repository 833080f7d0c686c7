import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { CustomerTagAction } from '@swapt/shared/values';
import { Button } from 'antd';
import { tagsOf } from '../../../parts/selected.js';
import { useChangeManyCustomers } from '../customers.queries.js';
import { countOf, selectionOf, type SelectedCustomers } from './selected.js';
import { TagManyForm } from './tag-many-form.js';

interface Props {
  selected: SelectedCustomers;
  onDone: () => void;
}

/** Buttons for the customers that are selected in the list; each shows when it applies to one of them at least. */
export function ManyCustomersActions({ selected, onDone }: Props) {
  const { modal } = useShell();
  const confirm = useDangerConfirm();
  const start = useChangeManyCustomers();
  const count = countOf(selected);

  const tag = (action: CustomerTagAction) =>
    modal.open({
      title:
        action === 'tag'
          ? t('Tag {customers}', { customers: count })
          : t('Remove tags from {customers}', { customers: count }),
      content: (close) => <TagManyForm action={action} selected={selected} close={close} onDone={onDone} />,
    });
  const remove = async () => {
    const text = t(
      'You cannot undo this. We delete names, addresses, numbers, tags, notes, history and the forms they sent. We still count their scans.',
    );
    if (!(await confirm(t('Delete {customers}?', { customers: count }), text, t('Delete')))) return;
    start.mutate({ ...selectionOf(selected), action: 'delete' }, { onSuccess: onDone });
  };

  return (
    <>
      <Button size="small" disabled={start.isPending} onClick={() => tag('tag')}>
        {t('Tag')}
      </Button>
      {tagsOf(selected)?.length !== 0 && (
        <Button size="small" disabled={start.isPending} onClick={() => tag('untag')}>
          {t('Remove tags')}
        </Button>
      )}
      <Button size="small" danger disabled={start.isPending} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      <Button size="small" type="text" onClick={onDone}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
