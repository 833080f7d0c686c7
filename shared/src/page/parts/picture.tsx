import { useSurroundings } from '../surroundings.js';
import { SizedPicture, type SizedPictureProps } from './sized-picture.js';

/** A picture of a page; in the editor it is as wide as the preview, and nothing is fetched before others. */
export function Picture({ sizes, isFirst = false, ...props }: SizedPictureProps) {
  const { isEditing, pictureSizes = sizes } = useSurroundings();
  return <SizedPicture {...props} sizes={pictureSizes} isFirst={isFirst && !isEditing} />;
}
