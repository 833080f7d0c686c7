import type { QrStyle } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { theme } from 'antd';
import { CodePicture } from '../codes/code-picture.js';

interface Props {
  name: string;
  style: QrStyle;
  isChosen: boolean;
  onPick: () => void;
}

/** A style to start from, as its picture with its name. */
export function StyleButton({ name, style, isChosen, onPick }: Props) {
  const { token } = theme.useToken();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPick}
      style={{
        width: '100%',
        display: 'grid',
        justifyItems: 'center',
        gap: space.xs,
        padding: space.sm,
        font: 'inherit',
        fontSize: 13,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        color: token.colorText,
        background: isChosen ? token.colorPrimaryBg : 'transparent',
        border: `1px solid ${isChosen ? token.colorPrimary : token.colorBorderSecondary}`,
        borderRadius: radius,
      }}
    >
      <CodePicture text="swapt" style={style} width={56} />
      {name}
    </button>
  );
}
