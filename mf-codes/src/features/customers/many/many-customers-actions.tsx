import type { Customer } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useOneByOne } from '@swapt/shared/query';
import { customerName } from '../paths.js';
import { countOf } from './customers-count.js';
import { TagManyForm } from './tag-many-form.js';

interface Props {
  customers: readonly Customer[];
  onDone: () => void;
}

/** Buttons for the customers that are selected in the list; each shows when it applies to one of them at least. */
export function ManyCustomersActions({ customers, onDone }: Props) {
  const { call, modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const { runAll, done } = useOneByOne('customers.delete');
  const isBusy = done !== undefined;
  const count = countOf(customers);

  const tag = (action: 'tag' | 'untag') =>
    modal.open({
      title:
        action === 'tag'
          ? t('Tag {customers}', { customers: count })
          : t('Remove tags of {customers}', { customers: count }),
      content: (close) => <TagManyForm action={action} customers={customers} close={close} onDone={onDone} />,
    });
  const remove = async () => {
    const text = t(
      'You cannot undo this. We delete names, addresses, numbers, tags, notes, history and the forms they sent. We still count their scans.',
    );
    if (!(await confirm(t('Delete {customers}?', { customers: count }), text, t('Delete')))) return;
    const { changed, left } = await runAll(customers, customerName, ({ customer_id: id }) =>
      call('customers.delete', { id }),
    );
    if (changed.length > 0)
      notify.success(
        t('{customers} {count, plural, one {was} other {were}} deleted.', {
          customers: countOf(changed),
          count: changed.length,
        }),
      );
    const [first] = left;
    if (first)
      notify.error(
        t('{count, plural, one {# customer was} other {# customers were}} not deleted: “{name}”: {reason}', {
          count: left.length,
          ...first,
        }),
      );
    if (changed.length > 0) onDone();
  };

  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => tag('tag')}>
        {t('Tag')}
      </Button>
      {customers.some(({ tags }) => tags.length > 0) && (
        <Button size="small" disabled={isBusy} onClick={() => tag('untag')}>
          {t('Remove tags')}
        </Button>
      )}
      <Button size="small" danger disabled={isBusy} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      <Button size="small" type="text" disabled={isBusy} onClick={onDone}>
        {t('Clear selection')}
      </Button>
      {isBusy && <span role="status">{t('{done} done', { done: formatNumber(done) })}</span>}
    </>
  );
}
