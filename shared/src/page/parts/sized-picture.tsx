import type { PagePicture } from '../../contract/index.js';
import { pictureWidths } from '../../values/pages/pages.js';

export interface SizedPictureProps {
  picture: PagePicture;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  /** In view at once: not fetched late, and before others. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
}

/** An uploaded picture, in the size that is needed. Its width and height keep the place free until it is there. */
export function SizedPicture({ picture: { url, alt, width, height }, sizes, isFirst, className }: SizedPictureProps) {
  const smaller = pictureWidths.filter((small) => small < width);
  const candidates = [...smaller.map((small) => `${url}?w=${small} ${small}w`), `${url} ${width}w`];
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      {...(smaller.length > 0 && { srcSet: candidates.join(', '), sizes })}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
