import type { PagePicture } from '@swapt/shared/contract';
import { SizedPicture } from '@swapt/shared/page/picture';
import { useText } from '../../frame/use-text.js';

/** The pictures of a product, side by side to be swiped through; they can be scrolled by keyboard. */
export function Gallery({ pictures }: { pictures: readonly PagePicture[] }) {
  const text = useText('storeItem');
  if (pictures.length === 0) return <div className="gallery" />;
  return (
    <div
      className="gallery"
      {...(pictures.length > 1 && { role: 'group', tabIndex: 0, 'aria-label': text('pictures') })}
    >
      {pictures.map((picture, at) => (
        <SizedPicture key={picture.url} picture={picture} sizes="(min-width: 800px) 540px, 100vw" isFirst={at === 0} />
      ))}
    </div>
  );
}
