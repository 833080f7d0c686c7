import type { Code } from '@swapt/shared/contract';
import { CopyButton } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { typeInfo } from '../code-content/code-types.js';
import { withoutScheme } from '../../parts/short-address.js';

/** The short address of a code of a list, with a button that copies it. */
export function ShortAddress({ code }: { code: Code }) {
  return (
    <Flex align="center" gap={4}>
      <Typography.Text type="secondary" ellipsis style={{ fontSize: 13 }}>
        {withoutScheme(code.url)}
      </Typography.Text>
      <CopyButton
        text={code.url}
        label={t('Copy the link of {name}', { name: code.name })}
        iconOnly
        type="text"
        size="small"
      />
    </Flex>
  );
}

/** Where a code leads in words: a link its address, any other what it is. */
export function targetWords({ type, target }: Pick<Code, 'type' | 'target'>): string {
  const { label, destination } = typeInfo[type];
  return destination?.(target) ?? label;
}

/** Where a code of a list leads. */
export function TargetLink({ code }: { code: Code }) {
  const { target, type } = code;
  return (
    <Typography.Link href={target} target="_blank" rel="noreferrer" ellipsis title={target} style={{ maxWidth: 240 }}>
      {type !== 'link' && <span aria-hidden>{typeInfo[type].icon} </span>}
      {targetWords(code)}
    </Typography.Link>
  );
}
