import type { QrStyle } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import { useShell } from '@swapt/shared/sdk';
import { radius } from '@swapt/shared/tokens';
import { memo } from 'react';
import { imageUrl } from '../../parts/image-url.js';

export interface CodePictureProps {
  /** What the code says when it is scanned. */
  text: string;
  style: QrStyle;
  /** Width in px, or any CSS width. */
  width: number | string;
  /** Read to screen readers; without it the picture is decoration. */
  label?: string;
}

/** A code as it will be printed. */
export const CodePicture = memo(function CodePicture({ text, style, width, label }: CodePictureProps) {
  const { session } = useShell();
  const { size, background, layers, logo } = drawQr(text, style);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{
        display: 'block',
        flex: 'none',
        aspectRatio: '1',
        borderRadius: radius,
        boxShadow: '0 0 0 1px rgba(128,128,128,.2)',
      }}
    >
      <rect width={size} height={size} fill={background} />
      {layers.map(({ fill, path }) => (
        <path key={path.slice(0, 40)} fill={fill} d={path} />
      ))}
      {logo && style.logo && (
        <image
          href={imageUrl(session.org.org_id, style.logo.image_id)}
          x={logo.x}
          y={logo.y}
          width={logo.size}
          height={logo.size}
        />
      )}
    </svg>
  );
});
