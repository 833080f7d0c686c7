import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown, Typography, type MenuProps } from 'antd';
import type { ListView } from '../../../contract/index.js';
import type { ListName } from '../../../values/platform/list-views.js';
import { queryOf, type ListAddress } from '../use-list-address.js';
import type { ListViews } from './use-list-views.js';
import { useViewActions } from './use-view-actions.js';
import { t } from '../../../text/index.js';

interface Props {
  list: ListName;
  noun: string;
  address: ListAddress;
  own: ListViews;
}

/** The saved views of a list, and what can be done with the one that is shown. */
export function ViewsMenu({ list, noun, address, own }: Props) {
  const { views, shown, defaultId } = own;
  const actions = useViewActions(list, address, own);
  const isChanged = shown !== undefined && queryOf(shown.query) !== address.query;
  const group = (label: string, some: readonly ListView[]) =>
    some.length === 0
      ? []
      : [
          {
            key: label,
            type: 'group' as const,
            label,
            children: some.map((view) => ({
              key: view.view_id,
              label: <ViewName name={view.name} isFirst={view.view_id === defaultId} />,
              onClick: () => address.show(view),
            })),
          },
        ];
  const ofShown = shown && [
    ...(isChanged && actions.mayChange(shown)
      ? [
          {
            key: 'save',
            label: t('Save the changes to “{name}”', { name: shown.name }),
            onClick: () => actions.saveChanges(shown),
          },
        ]
      : []),
    shown.view_id === defaultId
      ? {
          key: 'not-first',
          label: t('Do not open the list with this view'),
          onClick: () => actions.openWith(undefined),
        }
      : { key: 'first', label: t('Always open the list with this view'), onClick: () => actions.openWith(shown) },
    ...(actions.mayChange(shown)
      ? [
          { key: 'rename', label: t('Rename or share…'), onClick: () => actions.rename(shown) },
          { key: 'delete', label: t('Delete this view'), danger: true, onClick: () => void actions.remove(shown) },
        ]
      : []),
  ];
  const items: MenuProps['items'] = [
    { key: 'all', label: t('All {noun}', { noun }), onClick: address.clear },
    ...group(
      t('Shared with everyone'),
      views.filter(({ is_shared }) => is_shared),
    ),
    ...group(
      t('My views'),
      views.filter(({ is_shared }) => !is_shared),
    ),
    { type: 'divider' },
    { key: 'new', label: t('Save as a new view…'), onClick: actions.saveNew },
    ...(ofShown ?? []),
  ];

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        selectable: true,
        selectedKeys: shown ? [shown.view_id] : address.query === '' ? ['all'] : [],
        style: { maxHeight: '60vh', overflowY: 'auto', maxWidth: 320 },
      }}
    >
      <Button icon={<DownOutlined aria-hidden />} iconPosition="end" style={{ maxWidth: 260 }}>
        <Typography.Text ellipsis style={{ color: 'inherit' }}>
          {shown ? shown.name : t('Views')}
        </Typography.Text>
        {isChanged && <span>{t(' (changed)')}</span>}
      </Button>
    </Dropdown>
  );
}

function ViewName({ name, isFirst }: { name: string; isFirst: boolean }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {name}
      {isFirst && <Typography.Text type="secondary">{t(' (opens first)')}</Typography.Text>}
    </span>
  );
}
