import type { QrStyle } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import type { CSSProperties } from 'react';
import { LookButton } from './look-button.js';
import { stylePresets } from './style-presets.js';

interface Props {
  value: QrStyle;
  onPick: (style: QrStyle) => void;
}

export const lookGrid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: space.sm,
};

/** Looks to start from. A logo that is already there is kept. */
export function PresetPicker({ value, onPick }: Props) {
  const { logo, level, margin } = value;
  return (
    <div role="group" aria-label="Start with a ready-made style" style={lookGrid}>
      {stylePresets.map(({ name, style }) => {
        const full: QrStyle = logo ? { ...style, logo, level, margin } : style;
        return (
          <LookButton
            key={name}
            name={name}
            style={style}
            isChosen={sameLook(full, value)}
            onPick={() => onPick(full)}
          />
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
