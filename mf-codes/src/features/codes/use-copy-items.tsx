import CopyOutlined from '@ant-design/icons/CopyOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import SubnodeOutlined from '@ant-design/icons/SubnodeOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { useChildDialog } from './use-child-dialog.js';
import { useCloneCode } from './codes.queries.js';
import { paths } from '../../entities/codes/paths.js';
import { useFolderDialog } from '../../entities/codes/many/use-folder-dialog.js';

/** What a menu offers to make more of a code and to put it in order. */
export function useCopyItems(code: Code) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const clone = useCloneCode();
  const putIntoFolder = useFolderDialog();
  const addChild = useChildDialog();

  const copy = () =>
    clone.mutate(
      { code_id: code.code_id },
      {
        onSuccess: ({ data }) =>
          notify.success(t('“{name}” was created.', { name: data.name }), {
            label: t('Open'),
            run: () => void navigate(paths.show(data.code_id)),
          }),
      },
    );

  const items = [
    { key: 'copy', icon: <CopyOutlined />, label: t('Make a copy'), onClick: copy },
    {
      key: 'many',
      icon: <UnorderedListOutlined />,
      label: t('Make many copies'),
      onClick: () => void navigate(paths.cloneMany(code.code_id)),
    },
    {
      key: 'folder',
      icon: <FolderOutlined />,
      label: code.folder ? t('Move to another folder') : t('Move to a folder'),
      onClick: () => putIntoFolder([code]),
    },
  ];
  const child = {
    key: 'child',
    icon: <SubnodeOutlined />,
    label: t('Add a child code'),
    onClick: () => addChild(code),
  };
  return { isCopying: clone.isPending, items: code.base ? items : [...items, child] };
}
