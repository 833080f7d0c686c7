import type { ReactNode } from 'react';
import type { BlockProps, PageDocument } from '../contract/index.js';
import { Buttons } from './blocks/buttons.js';
import { Consent } from './blocks/consent.js';
import { Countdown } from './blocks/countdown.js';
import { Form } from './blocks/form.js';
import { Gallery } from './blocks/gallery.js';
import { Hero } from './blocks/hero.js';
import { Image } from './blocks/image.js';
import { Links } from './blocks/links.js';
import { MapBlock } from './blocks/map.js';
import { Product } from './blocks/product.js';
import { Social } from './blocks/social.js';
import { Text } from './blocks/text.js';
import { Video } from './blocks/video.js';

const views: { [K in keyof BlockProps]: (props: BlockProps[K]) => ReactNode } = {
  hero: (props) => <Hero {...props} />,
  text: (props) => <Text {...props} />,
  image: (props) => <Image {...props} />,
  gallery: (props) => <Gallery {...props} />,
  video: (props) => <Video {...props} />,
  buttons: (props) => <Buttons {...props} />,
  links: (props) => <Links {...props} />,
  product: (props) => <Product {...props} />,
  form: (props) => <Form {...props} />,
  countdown: (props) => <Countdown {...props} />,
  map: (props) => <MapBlock {...props} />,
  social: (props) => <Social {...props} />,
  consent: (props) => <Consent {...props} />,
};

/** All blocks of a page, in the frame that its style sheet speaks of. A kind of block that is not known here is passed over. */
export function PageDocumentView({ document: { root, content } }: { document: PageDocument }) {
  // A page that begins without an opening is named to screen readers all the same.
  const hasHeading = content.some(({ type, props }) => type === 'hero' && props.title !== '');
  return (
    <div className="landing" lang={root.props.language}>
      {!hasHeading && root.props.title !== '' && <h1 className="lp-hidden">{root.props.title}</h1>}
      {content.map((block) => (
        <Block<typeof block.type> key={block.props.id} {...block} />
      ))}
    </div>
  );
}

/** How a block looks; the same on the public page and in the editor. */
export function Block<K extends keyof BlockProps>({ type, props }: { type: K; props: BlockProps[K] }): ReactNode {
  const view: ((props: BlockProps[K]) => ReactNode) | undefined = views[type];
  return view?.(props);
}
