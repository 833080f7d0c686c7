import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';
import { t } from '../text/index.js';

type RowAction = NonNullable<MenuProps['items']>[number];

interface Props {
  /** What the row is called by people. */
  name: string;
  /** Nothing is shown where there is nothing to do. */
  items: readonly RowAction[];
  isBusy?: boolean;
}

/** What can be done with one row of a list, behind the same button in every list. */
export function RowMenu({ name, items, isBusy = false }: Props) {
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items: [...items] }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        icon={<EllipsisOutlined aria-hidden />}
        loading={isBusy}
        aria-label={t('Actions for {name}', { name })}
      />
    </Dropdown>
  );
}
