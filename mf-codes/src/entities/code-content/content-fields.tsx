import type { Code } from '@swapt/shared/contract';
import type { CodeType } from '@swapt/shared/values';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { typeInfo } from './code-types.js';

/** What a code of this type holds, as fields of its form. */
export function ContentFields({ type, code }: { type: CodeType; code?: Code }) {
  const { Fields } = typeInfo[type];
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <Fields code={code} />
    </Suspense>
  );
}
