import { toSvg } from '@swapt/shared/qr';
import { defaultQrStyle } from '@swapt/shared/values';

/** An address as a code, dark on light in every theme: that is what phones read. */
export const LinkCode = ({ link, alt, size = 208 }: { link: string; alt: string; size?: number }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(toSvg(link, { ...defaultQrStyle, level: 'M' }))}`}
    alt={alt}
    width={size}
    height={size}
    className="desk-code"
  />
);
