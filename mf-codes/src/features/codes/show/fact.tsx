import { theme } from 'antd';
import type { ReactNode } from 'react';

/** One thing that is known of a code, as a term and its description. */
export function Fact({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div>
      <dt style={{ color: token.colorTextSecondary, fontSize: 13 }}>
        {name}
        {action}
      </dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
