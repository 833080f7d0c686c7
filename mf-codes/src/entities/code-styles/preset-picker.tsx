import type { QrStyle } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import type { CSSProperties } from 'react';
import { t } from '@swapt/shared/text';
import { StyleButton } from './style-button.js';
import { stylePresets } from './style-presets.js';

interface Props {
  value: QrStyle;
  onPick: (style: QrStyle) => void;
}

export const styleGrid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: space.sm,
};

/** Styles to start from. A logo that is already there is kept. */
export function PresetPicker({ value, onPick }: Props) {
  const { logo, level, margin } = value;
  return (
    <div role="group" aria-label={t('Start with a ready-made style')} style={styleGrid}>
      {stylePresets.map(({ name, style }) => {
        const full: QrStyle = logo ? { ...style, logo, level, margin } : style;
        return (
          <StyleButton
            key={name}
            name={name}
            style={style}
            isChosen={isSameStyle(full, value)}
            onPick={() => onPick(full)}
          />
        );
      })}
    </div>
  );
}

const isSameStyle = (a: QrStyle, b: QrStyle) =>
  a.dots === b.dots &&
  a.eyes === b.eyes &&
  a.foreground === b.foreground &&
  a.background === b.background &&
  a.eyeColour === b.eyeColour;
