import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { AddOn, Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { RowMenu, useDangerConfirm } from '@swapt/shared/ui';
import { useDeleteAddOn } from '../../entities/addons/addons.queries.js';
import { moveActions } from '../../entities/item-order/move-actions.js';
import { EditAddOnForm } from './form/edit-addon-form.js';

interface Props {
  store: Store;
  addOn: AddOn;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
}

/** What can be done with one add-on, by those who may change it. */
export function AddOnMenu({ store, addOn, index, count, onMove }: Props) {
  const { modal, notify, session } = useShell();
  const confirm = useDangerConfirm();
  const deleting = useDeleteAddOn();
  if (!session.can('store:write')) return null;

  const edit = () =>
    modal.open({
      title: t('Edit “{name}”', addOn),
      content: (close) => <EditAddOnForm store={store} addOn={addOn} close={close} />,
    });
  const remove = async () => {
    const text = t(
      'Shoppers can no longer choose it. Orders that have it keep it. You cannot undo this; to take it away for a while, switch it off instead.',
    );
    if (!(await confirm(t('Delete “{name}”?', addOn), text, t('Delete add-on')))) return;
    const done = await deleting.mutateAsync({ add_on_id: addOn.add_on_id }).catch(() => undefined);
    if (done) notify.success(t('The add-on “{name}” was deleted.', addOn));
  };

  return (
    <RowMenu
      name={addOn.name}
      isBusy={deleting.isPending}
      items={[
        { key: 'edit', icon: <EditOutlined />, label: t('Edit'), onClick: edit },
        ...moveActions(index, count, onMove),
        { key: 'delete', icon: <DeleteOutlined />, label: t('Delete'), danger: true, onClick: () => void remove() },
      ]}
    />
  );
}
