import type { Code } from '@swapt/shared/contract';
import { Flex, Tag } from 'antd';
import { Link } from '@swapt/shared/router';
import { paths } from './paths.js';

/** Where a code of the list belongs: its base code and its folder. */
export function CodePlace({ code: { base, folder } }: { code: Code }) {
  if (!base && !folder) return null;
  return (
    <Flex wrap gap={4}>
      {base && (
        <Link to={paths.show(base.code_id)}>
          <Tag style={{ marginInlineEnd: 0 }}>under {base.name}</Tag>
        </Link>
      )}
      {folder && (
        <Link to={`/admin/folder/${folder.folder_id}`}>
          <Tag style={{ marginInlineEnd: 0 }}>{folder.name}</Tag>
        </Link>
      )}
    </Flex>
  );
}
