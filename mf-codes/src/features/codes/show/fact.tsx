import EditOutlined from '@ant-design/icons/EditOutlined';
import { Button, theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  name: string;
  /** What is below says the name itself; then it is only read to screen readers. */
  isNameHidden?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

const hidden: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** One thing that is known of a code, as a term and its description. */
export function Fact({ name, isNameHidden = false, action, children }: Props) {
  const { token } = theme.useToken();
  return (
    <div>
      <dt style={isNameHidden ? hidden : { color: token.colorTextSecondary, fontSize: 13 }}>
        {name}
        {action}
      </dt>
      <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}

interface ChangeButtonProps {
  /** What it does, such as “Change the name”. */
  label: string;
  autoFocus?: boolean;
  onClick: () => void;
}

/** The pencil beside the name of a fact. */
export const ChangeButton = ({ label, autoFocus, onClick }: ChangeButtonProps) => (
  <Button
    type="text"
    size="small"
    icon={<EditOutlined />}
    aria-label={label}
    title={label}
    autoFocus={autoFocus}
    onClick={onClick}
  />
);
