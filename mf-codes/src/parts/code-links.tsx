import type { Code } from '@swapt/shared/contract';
import { CopyButton } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { withoutScheme } from './short-address.js';

/** The short address of a code of a list, with a button that copies it. */
export function ShortAddress({ code }: { code: Code }) {
  return (
    <Flex align="center" gap={4}>
      <Typography.Text type="secondary" ellipsis style={{ fontSize: 13 }}>
        {withoutScheme(code.url)}
      </Typography.Text>
      <CopyButton text={code.url} label={`Copy the link of ${code.name}`} iconOnly type="text" size="small" />
    </Flex>
  );
}

/** Where a code of a list leads. */
export function TargetLink({ code: { target } }: { code: Code }) {
  return (
    <Typography.Link href={target} target="_blank" rel="noreferrer" ellipsis title={target} style={{ maxWidth: 240 }}>
      {withoutScheme(target)}
    </Typography.Link>
  );
}
