import type { QrStyle } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { theme } from 'antd';
import { CodePicture } from './code-picture.js';
import { stylePresets } from './style-presets.js';

interface Props {
  value: QrStyle;
  onPick: (style: QrStyle) => void;
}

/** Looks to start from. A logo that is already there is kept. */
export function PresetPicker({ value, onPick }: Props) {
  const { token } = theme.useToken();
  const { logo, level, margin } = value;
  return (
    <div
      role="group"
      aria-label="Start from a look"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: space.sm }}
    >
      {stylePresets.map(({ name, style }) => {
        const full: QrStyle = logo ? { ...style, logo, level, margin } : style;
        const isChosen = sameLook(full, value);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onPick(full)}
            style={{
              display: 'grid',
              justifyItems: 'center',
              gap: space.xs,
              padding: space.sm,
              font: 'inherit',
              fontSize: 13,
              cursor: 'pointer',
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
      })}
    </div>
  );
}

const sameLook = (a: QrStyle, b: QrStyle) =>
  a.dots === b.dots &&
  a.eyes === b.eyes &&
  a.foreground === b.foreground &&
  a.background === b.background &&
  a.eyeColour === b.eyeColour;
