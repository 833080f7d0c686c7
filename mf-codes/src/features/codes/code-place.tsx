import type { Code } from '@swapt/shared/contract';
import { Flex, Tag } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { paths } from '../../entities/codes/paths.js';

/** Where a code of the list belongs: its base code, its folder and its tags. */
export function CodePlace({ code: { base, folder, tags } }: { code: Code }) {
  if (!base && !folder && tags.length === 0) return null;
  return (
    <Flex wrap gap={4}>
      {base && <Chip to={paths.show(base.code_id)} text={t('under {name}', { name: base.name })} />}
      {folder && <Chip to={`/admin/folder/${folder.folder_id}`} text={t('in {name}', { name: folder.name })} />}
      <CodeTags tags={tags} />
    </Flex>
  );
}

/** Tags that lead to the codes that have them. */
export function CodeTags({ tags }: { tags: readonly string[] }) {
  return (
    <Flex wrap gap={4}>
      {tags.map((tag) => (
        <Chip key={tag} to={paths.tagged(tag)} text={tag} />
      ))}
    </Flex>
  );
}

function Chip({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} style={{ maxWidth: '100%' }}>
      <Tag style={{ marginInlineEnd: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</Tag>
    </Link>
  );
}
