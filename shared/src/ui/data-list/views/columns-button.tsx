import TableOutlined from '@ant-design/icons/TableOutlined';
import { Button } from 'antd';
import { useApiMutation } from '../../../client/query.js';
import { useShell } from '../../../sdk/index.js';
import type { ListName } from '../../../values/platform/list-views.js';
import type { ListAddress } from '../use-list-address.js';
import { ColumnsForm, type ColumnChoice } from './columns-form.js';
import { t } from '../../../text/index.js';

interface Props {
  list: ListName;
  columns: readonly ColumnChoice[];
  /** The keys of those that are shown, from left to right. */
  shown: readonly string[];
  usual: readonly string[];
  address: ListAddress;
}

/** Opens the choice of columns. Those of a view are changed in the address, to be saved with the view; else they are one's own, wherever one signs in. */
export function ColumnsButton({ list, columns, shown, usual, address }: Props) {
  const { modal } = useShell();
  const choose = useApiMutation('listViews.choose', { shownByForm: true });
  const save = async (keys: readonly string[] | undefined) => {
    if (address.columns || address.viewId) address.setColumns(keys);
    else await choose.mutateAsync({ list, columns: keys ? [...keys] : null });
  };
  const open = () =>
    modal.open({
      title: t('Columns'),
      content: (close) => <ColumnsForm columns={columns} shown={shown} usual={usual} save={save} close={close} />,
    });
  return (
    <Button icon={<TableOutlined aria-hidden />} onClick={open}>
      {t('Columns')}
    </Button>
  );
}
